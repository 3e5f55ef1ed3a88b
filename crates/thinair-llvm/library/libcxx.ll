target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::exception_ptr" = type { i8* }
%"class.std::nested_exception" = type { i32 (...)**, %"class.std::exception_ptr" }
%"class.std::bad_alloc" = type { %"class.std::exception" }
%"class.std::exception" = type { i32 (...)** }
%"class.std::bad_array_new_length" = type { %"class.std::bad_alloc" }
%"class.std::bad_cast" = type { %"class.std::exception" }
%"class.std::bad_typeid" = type { %"class.std::exception" }
%"class.std::logic_error" = type { %"class.std::exception", %"class.std::__1::__libcpp_refstring" }
%"class.std::__1::__libcpp_refstring" = type { i8* }
%"class.std::__1::basic_string" = type { %"class.std::__1::__compressed_pair" }
%"class.std::__1::__compressed_pair" = type { %"struct.std::__1::__compressed_pair_elem" }
%"struct.std::__1::__compressed_pair_elem" = type { %"struct.std::__1::basic_string<char>::__rep" }
%"struct.std::__1::basic_string<char>::__rep" = type { %union.anon }
%union.anon = type { %"struct.std::__1::basic_string<char>::__long" }
%"struct.std::__1::basic_string<char>::__long" = type { i64, i64, i8* }
%"class.std::runtime_error" = type { %"class.std::exception", %"class.std::__1::__libcpp_refstring" }
%"class.std::bad_optional_access" = type { %"class.std::exception" }
%"class.std::__1::allocator" = type { i8 }
%"class.std::__1::bad_function_call" = type { %"class.std::exception" }
%"class.std::__1::bad_weak_ptr" = type { %"class.std::exception" }
%"class.std::__1::__shared_count" = type { i32 (...)**, i64 }
%"class.std::__1::__shared_weak_count" = type { %"class.std::__1::__shared_count", i64 }
%"class.std::__1::error_category" = type { i32 (...)** }
%"class.std::__1::system_error" = type { %"class.std::runtime_error", %"class.std::__1::error_code" }
%"class.std::__1::error_code" = type { i32, %"class.std::__1::error_category"* }
%"class.std::__1::thread" = type { i64 }
%"class.std::__1::__thread_struct" = type { %"class.std::__1::__thread_struct_imp"* }
%"class.std::__1::__thread_struct_imp" = type opaque
%"class.std::__1::recursive_mutex" = type { %union.pthread_mutex_t }
%"class.std::__1::timed_mutex" = type <{ %"class.std::__1::mutex", %"class.std::__1::condition_variable", i8, [7 x i8] }>
%"class.std::__1::mutex" = type { %union.pthread_mutex_t }
%"class.std::__1::condition_variable" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%"struct.std::__1::__shared_mutex_base" = type <{ %"class.std::__1::mutex", %"class.std::__1::condition_variable", %"class.std::__1::condition_variable", i32, [4 x i8] }>
%"class.std::__1::shared_timed_mutex" = type { %"struct.std::__1::__shared_mutex_base" }
%"class.std::__1::future_error" = type { %"class.std::logic_error", %"class.std::__1::error_code" }
%"class.std::__1::future" = type { %"class.std::__1::__assoc_sub_state"* }
%"class.std::__1::__assoc_sub_state" = type <{ %"class.std::__1::__shared_count", %"class.std::exception_ptr", %"class.std::__1::mutex", %"class.std::__1::condition_variable", i32, [4 x i8] }>
%"class.std::__1::promise" = type { %"class.std::__1::__assoc_sub_state"* }
%"class.std::__1::shared_future" = type { %"class.std::__1::__assoc_sub_state"* }
%"class.std::bad_variant_access" = type { %"class.std::exception" }
%"struct.std::__1::__default_init_tag" = type { i8 }
%"struct.std::__1::basic_string<char>::__raw" = type { [3 x i64] }
%"struct.std::__1::__compressed_pair_elem.1" = type { i8 }
%"struct.std::__1::basic_string<char>::__short" = type { %union.anon.0, [23 x i8] }
%union.anon.0 = type { i8 }
%"struct.std::__1::__less.9" = type { i8 }
%"struct.std::__1::integral_constant" = type { i8 }
%"class.std::__1::__wrap_iter" = type { i8* }
%"class.std::__1::__wrap_iter.2" = type { i8* }
%"struct.std::__1::random_access_iterator_tag" = type { i8 }
%"class.std::__1::basic_string_view" = type { i8*, i64 }
%"struct.std::__1::__less" = type { i8 }
%"struct.std::__1::__less.3" = type { i8 }
%"struct.std::__1::__less.4" = type { i8 }
%"class.std::type_info" = type { i32 (...)**, i8* }
%"class.std::__1::__sp_mut" = type { i8* }
%"class.std::__1::error_condition" = type { i32, %"class.std::__1::error_category"* }
%"union.std::__1::(anonymous namespace)::category" = type { %"struct.std::__1::(anonymous namespace)::named_category" }
%"struct.std::__1::(anonymous namespace)::named_category" = type { %"class.std::__1::error_category", i8* }
%"class.std::__1::chrono::duration" = type { i64 }
%"class.std::__1::__thread_specific_ptr" = type { i32 }
%union.pthread_mutexattr_t = type { i32 }
%"class.std::__1::unique_lock" = type <{ %"class.std::__1::mutex"*, i8, [7 x i8] }>
%"class.std::__1::lock_guard" = type { %"class.std::__1::mutex"* }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_rwlockattr_t = type { i64 }
%"class.std::__1::chrono::time_point" = type { %"class.std::__1::chrono::duration" }
%"struct.std::__1::__cxx_atomic_impl" = type opaque
%"class.std::__1::__barrier_algorithm_base" = type { i64*, i32 }
%struct.last = type { %"class.std::__1::__assoc_sub_state"* }
%"class.std::__1::chrono::time_point.5" = type { %"class.std::__1::chrono::duration" }
%"class.std::__1::chrono::duration.6" = type { i64 }
%"class.std::__1::chrono::time_point.7" = type { %"class.std::__1::chrono::duration.8" }
%"class.std::__1::chrono::duration.8" = type { i64 }
%"struct.std::__1::__non_trivial_if" = type { i8 }
%"struct.std::__1::chrono::__duration_cast" = type { i8 }
%"struct.std::__1::chrono::__duration_cast.10" = type { i8 }
%"class.std::out_of_range" = type { %"class.std::logic_error" }
%"class.std::length_error" = type { %"class.std::logic_error" }

$__clang_call_terminate = comdat any

$_ZNSt13exception_ptrC2Ev = comdat any

$_ZNKSt13exception_ptrcvbEv = comdat any

$_ZNSt9exceptionC2Ev = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5c_strEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC5ERKS5_ = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorIcEEE37select_on_container_copy_constructionIS2_vvEES2_RKS2_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv = comdat any

$_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagES5_EEOT_OT0_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv = comdat any

$_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv = comdat any

$_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE25__init_copy_ctor_externalEPKcm = comdat any

$_ZNSt3__112__to_addressIKcEEPT_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__get_long_sizeEv = comdat any

$_ZNSt3__119__debug_db_insert_cINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEEEvPT_ = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC5ERKS5_RKS4_ = comdat any

$_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagERKS5_EEOT_OT0_ = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC5ERKS5_mmRKS4_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEPKcm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv = comdat any

$_ZNSt3__13minImEERKT_S3_S3_ = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEED5Ev = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorIcEEE10deallocateERS2_Pcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__get_long_capEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEaSERKS5_ = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__copy_assign_allocERKS5_ = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_no_aliasILb1EEERS5_PKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_no_aliasILb0EEERS5_PKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEaSEc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm = comdat any

$_ZNSt3__111char_traitsIcE6assignERcRKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE27__invalidate_iterators_pastEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6resizeEmc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEmc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__erase_to_endEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7reserveEm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv = comdat any

$_ZNSt3__13maxImEERKT_S3_S3_ = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__shrink_or_extendEm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE2atEm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEixEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE2atEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEixEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendERKS5_mm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEPKcm = comdat any

$_ZNSt3__112__to_addressIcEEPT_S2_ = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv = comdat any

$_ZNSt3__111char_traitsIcE4copyEPcPKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEPKc = comdat any

$_ZNSt3__111char_traitsIcE6lengthEPKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm = comdat any

$_ZNSt3__111char_traitsIcE6assignEPcmc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9push_backEc = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__get_short_sizeEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignERKS5_mm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignEPKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__assign_shortEPKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignEPKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignEmc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmRKS5_mm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmPKcm = comdat any

$_ZNSt3__111char_traitsIcE4moveEPcPKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmPKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmmc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertENS_11__wrap_iterIPKcEEc = comdat any

$_ZNSt3__1miIPKcPcEEDTmicldtfp_4baseEcldtfp0_4baseEERKNS_11__wrap_iterIT_EERKNS5_IT0_EE = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5beginEv = comdat any

$_ZNKSt3__111__wrap_iterIPcEplEl = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5eraseEmm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__erase_external_with_moveEmm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmRKS5_mm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmPKcm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmPKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmmc = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4copyEPcmm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4findEPKcmm = comdat any

$_ZNSt3__110__str_findIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4findEcm = comdat any

$_ZNSt3__110__str_findIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S4_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5rfindEPKcmm = comdat any

$_ZNSt3__111__str_rfindIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5rfindEcm = comdat any

$_ZNSt3__111__str_rfindIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S4_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13find_first_ofEPKcmm = comdat any

$_ZNSt3__119__str_find_first_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE12find_last_ofEPKcmm = comdat any

$_ZNSt3__118__str_find_last_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17find_first_not_ofEPKcmm = comdat any

$_ZNSt3__123__str_find_first_not_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16find_last_not_ofEPKcmm = comdat any

$_ZNSt3__122__str_find_last_not_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_ = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmRKS5_mm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareINS_17basic_string_viewIcS2_EEEENS_9enable_ifIXaasr33__can_be_converted_to_string_viewIcS2_T_EE5valuentsr17__is_same_uncvrefISA_S5_EE5valueEiE4typeEmmRKSA_mm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEcvNS_17basic_string_viewIcS2_EEEv = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEPKc = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmPKcm = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmPKc = comdat any

$_ZNSt3__111char_traitsIcE7compareEPKcS3_m = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEPKcmm = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEmc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__invalidate_all_iteratorsEv = comdat any

$_ZNSt3__16__sortIRNS_6__lessIiiEEPiEEvT0_S5_T_ = comdat any

$_ZNSt3__17__log2iIlEET_S1_ = comdat any

$_ZNSt3__111__introsortIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE = comdat any

$_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIiiEEPiEEbT0_S5_T_ = comdat any

$_ZNKSt3__16__lessIiiEclERKiS3_ = comdat any

$_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_ = comdat any

$_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_ = comdat any

$_ZNSt3__17__sort4IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_T_ = comdat any

$_ZNSt3__17__sort5IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_S5_T_ = comdat any

$_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_ = comdat any

$_ZNSt3__16__sortIRNS_6__lessIllEEPlEEvT0_S5_T_ = comdat any

$_ZNSt3__111__introsortIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE = comdat any

$_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIllEEPlEEbT0_S5_T_ = comdat any

$_ZNKSt3__16__lessIllEclERKlS3_ = comdat any

$_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_ = comdat any

$_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_ = comdat any

$_ZNSt3__17__sort4IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_T_ = comdat any

$_ZNSt3__17__sort5IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_S5_T_ = comdat any

$_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_ = comdat any

$_ZNSt3__16__sortIRNS_6__lessIjjEEPjEEvT0_S5_T_ = comdat any

$_ZNSt3__111__introsortIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE = comdat any

$_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIjjEEPjEEbT0_S5_T_ = comdat any

$_ZNKSt3__16__lessIjjEclERKjS3_ = comdat any

$_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_ = comdat any

$_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_ = comdat any

$_ZNSt3__17__sort4IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_T_ = comdat any

$_ZNSt3__17__sort5IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_S5_T_ = comdat any

$_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_ = comdat any

$_ZNSt3__115error_conditionC2EiRKNS_14error_categoryE = comdat any

$_ZNSt3__1eqERKNS_15error_conditionES2_ = comdat any

$_ZNKSt3__114error_categoryeqERKS0_ = comdat any

$_ZNKSt3__110error_code8categoryEv = comdat any

$_ZNKSt3__110error_code5valueEv = comdat any

$_ZNSt3__110error_codeC2EiRKNS_14error_categoryE = comdat any

$_ZNSt3__15mutexC2Ev = comdat any

$_ZNSt3__118condition_variableC2Ev = comdat any

$_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_ = comdat any

$_ZNSt3__111unique_lockINS_5mutexEED2Ev = comdat any

$_ZNSt3__110lock_guardINS_5mutexEEC2ERS1_ = comdat any

$_ZNSt3__110lock_guardINS_5mutexEED2Ev = comdat any

$_ZNKSt3__111unique_lockINS_5mutexEE5mutexEv = comdat any

$_ZNSt3__15mutex13native_handleEv = comdat any

$_ZNKSt3__117__assoc_sub_state11__has_valueEv = comdat any

$_ZStneRKSt13exception_ptrS1_ = comdat any

$_ZNSt13exception_ptrC2EDn = comdat any

$_ZNKSt3__117__assoc_sub_state10__is_readyEv = comdat any

$_ZNSt3__111unique_lockINS_5mutexEE6unlockEv = comdat any

$_ZNSt3__115make_error_codeENS_11future_errcE = comdat any

$_ZNSt3__117__assoc_sub_state15__attach_futureEv = comdat any

$_ZNSt3__114__shared_count16__release_sharedEv = comdat any

$_ZNSt3__117__assoc_sub_stateC2Ev = comdat any

$_ZNKSt3__114__shared_count9use_countEv = comdat any

$_ZSt18make_exception_ptrINSt3__112future_errorEESt13exception_ptrT_ = comdat any

$_ZNSt3__114__shared_count12__add_sharedEv = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2IlEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2IxNS2_ILl1ELl1EEEEERKNS1_IT_T0_EEPNS_9enable_ifIXaasr13__no_overflowIS8_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIS7_EE5valueEvE4typeE = comdat any

$_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2ERKS6_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2IxNS2_ILl1ELl1EEEEERKNS1_IT_T0_EEPNS_9enable_ifIXaasr13__no_overflowIS8_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIS7_EE5valueEvE4typeE = comdat any

$_ZNSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEC2ERKS6_ = comdat any

$_ZNSt18bad_variant_accessD2Ev = comdat any

$_ZNSt18bad_variant_accessD0Ev = comdat any

$_ZNSt3__117__assoc_sub_stateD2Ev = comdat any

$_ZNSt3__117__assoc_sub_stateD0Ev = comdat any

$_ZNSt3__17forwardINS_18__default_init_tagEEEOT_RNS_16remove_referenceIS2_E4typeE = comdat any

$_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EEC2ENS_18__default_init_tagE = comdat any

$_ZNSt3__17forwardINS_9allocatorIcEEEEOT_RNS_16remove_referenceIS3_E4typeE = comdat any

$_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2IS2_vEEOT_ = comdat any

$_ZNKSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EE5__getEv = comdat any

$_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EE5__getEv = comdat any

$_ZNSt3__17forwardIRKNS_9allocatorIcEEEEOT_RNS_16remove_referenceIS5_E4typeE = comdat any

$_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2IRKS2_vEEOT_ = comdat any

$_ZNSt3__13minImNS_6__lessImmEEEERKT_S5_S5_T0_ = comdat any

$_ZNKSt3__16__lessImmEclERKmS3_ = comdat any

$_ZNSt3__19allocatorIcE10deallocateEPcm = comdat any

$_ZNSt3__119__libcpp_deallocateEPvmm = comdat any

$_ZNSt3__124__is_overaligned_for_newEm = comdat any

$_ZNSt3__127__do_deallocate_handle_sizeIJSt11align_val_tEEEvPvmDpT_ = comdat any

$_ZNSt3__127__do_deallocate_handle_sizeIJEEEvPvmDpT_ = comdat any

$_ZNSt3__124__libcpp_operator_deleteIJPvSt11align_val_tEEEvDpT_ = comdat any

$_ZNSt3__124__libcpp_operator_deleteIJPvEEEvDpT_ = comdat any

$_ZNSt3__13maxImNS_6__lessImmEEEERKT_S5_S5_T0_ = comdat any

$_ZNSt3__111char_traitsIcE11to_int_typeEc = comdat any

$_ZNKSt3__111__wrap_iterIPKcE4baseEv = comdat any

$_ZNKSt3__111__wrap_iterIPcE4baseEv = comdat any

$_ZNSt3__111__wrap_iterIPcEpLEl = comdat any

$_ZNSt3__118__search_substringIcNS_11char_traitsIcEEEEPKT_S5_S5_S5_S5_ = comdat any

$_ZNSt3__111char_traitsIcE4findEPKcmRS2_ = comdat any

$_ZNSt3__110__find_endIPDoFbccEPKcS4_EET0_S5_S5_T1_S6_T_NS_26random_access_iterator_tagES8_ = comdat any

$_ZNSt3__111char_traitsIcE2eqEcc = comdat any

$_ZNSt3__118__find_first_of_ceIPKcS2_PDoFbccEEET_S5_S5_T0_S6_T1_ = comdat any

$_ZNSt3__19allocatorIcE8allocateEm = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8max_sizeIS2_vvEEmRKS2_ = comdat any

$_ZSt28__throw_bad_array_new_lengthv = comdat any

$_ZNSt3__117__libcpp_allocateEmm = comdat any

$_ZNSt3__114numeric_limitsImE3maxEv = comdat any

$_ZNSt3__123__libcpp_numeric_limitsImLb1EE3maxEv = comdat any

$_ZNSt3__121__libcpp_operator_newIJmSt11align_val_tEEEPvDpT_ = comdat any

$_ZNSt3__121__libcpp_operator_newIJmEEEPvDpT_ = comdat any

$_ZNKSt3__115error_condition8categoryEv = comdat any

$_ZNKSt3__115error_condition5valueEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2IDnEEPKc = comdat any

$_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagESA_EEOT_OT0_ = comdat any

$_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2ENS_18__default_init_tagE = comdat any

$_ZNSt3__19allocatorIcEC2Ev = comdat any

$_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIcEEEC2Ev = comdat any

$_ZSteqRKSt13exception_ptrS1_ = comdat any

$_ZNSt3__120__throw_future_errorENS_11future_errcE = comdat any

$_ZNSt3__134__libcpp_atomic_refcount_decrementIlEET_RS1_ = comdat any

$_ZNSt3__114__shared_countC2El = comdat any

$_ZNSt3__121__libcpp_relaxed_loadIlEET_PKS1_ = comdat any

$_ZNSt3__134__libcpp_atomic_refcount_incrementIlEET_RS1_ = comdat any

$_ZNSt3__16chrono13duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEExNS3_ILl1ELl1EEEEENS_9enable_ifIXsr13__is_durationIT_EE5valueES8_E4typeERKNS2_IT0_T1_EE = comdat any

$_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countEv = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000000EEEEENS3_ILl1000000000ELl1EEELb0ELb1EEclERKS5_ = comdat any

$_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countEv = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2IxEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE = comdat any

$_ZNSt3__16chrono13duration_castINS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1EEEEENS_9enable_ifIXsr13__is_durationIT_EE5valueES8_E4typeERKNS2_IT0_T1_EE = comdat any

$_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEE5countEv = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1000000ELl1EEELb0ELb1EEclERKS5_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2IxEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE = comdat any

$_ZNSt3__19addressofINS_5mutexEEEPT_RS2_ = comdat any

$_ZNSt3__111unique_lockINS_5mutexEE4lockEv = comdat any

$_ZNSt3__111unique_lockINS_5mutexEE8try_lockEv = comdat any

$_ZNSt3__112future_errorC2ERKS0_ = comdat any

$_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E6secondEv = comdat any

$_ZNKSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EE5__getEv = comdat any

$_ZNSt3__120__throw_out_of_rangeEPKc = comdat any

$_ZNSt12out_of_rangeC2EPKc = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv = comdat any

$_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv = comdat any

$_ZNSt3__114pointer_traitsIPKcE10pointer_toERS1_ = comdat any

$_ZNSt3__19addressofIKcEEPT_RS2_ = comdat any

$_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E6secondEv = comdat any

$_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EE5__getEv = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__copy_assign_allocERKS5_NS_17integral_constantIbLb0EEE = comdat any

$_ZNSt3__114pointer_traitsIPcE10pointer_toERc = comdat any

$_ZNSt3__19addressofIcEEPT_RS1_ = comdat any

$_ZNSt3__120__throw_length_errorEPKc = comdat any

$_ZNSt12length_errorC2EPKc = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__align_itILm16EEEmm = comdat any

$_ZNSt3__111__wrap_iterIPcEC2ES1_ = comdat any

$_ZNSt3__117basic_string_viewIcNS_11char_traitsIcEEEC2EPKcm = comdat any

$_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE6substrEmm = comdat any

$_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE7compareES3_ = comdat any

$_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv = comdat any

$_ZNSt3__117basic_string_viewIcNS_11char_traitsIcEEEC2Ev = comdat any

$_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4dataEv = comdat any

$_ZNSt3__118__insertion_sort_3IRNS_6__lessIiiEEPiEEvT0_S5_T_ = comdat any

$_ZNSt3__114__partial_sortIRNS_6__lessIiiEEPiEEvT0_S5_S5_T_ = comdat any

$_ZNSt3__111__make_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_ = comdat any

$_ZNSt3__111__sift_downIRNS_6__lessIiiEEPiEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_ = comdat any

$_ZNSt3__111__sort_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_ = comdat any

$_ZNSt3__110__pop_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE = comdat any

$_ZNSt3__118__insertion_sort_3IRNS_6__lessIllEEPlEEvT0_S5_T_ = comdat any

$_ZNSt3__114__partial_sortIRNS_6__lessIllEEPlEEvT0_S5_S5_T_ = comdat any

$_ZNSt3__111__make_heapIRNS_6__lessIllEEPlEEvT0_S5_T_ = comdat any

$_ZNSt3__111__sift_downIRNS_6__lessIllEEPlEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_ = comdat any

$_ZNSt3__111__sort_heapIRNS_6__lessIllEEPlEEvT0_S5_T_ = comdat any

$_ZNSt3__110__pop_heapIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE = comdat any

$_ZNSt3__118__insertion_sort_3IRNS_6__lessIjjEEPjEEvT0_S5_T_ = comdat any

$_ZNSt3__114__partial_sortIRNS_6__lessIjjEEPjEEvT0_S5_S5_T_ = comdat any

$_ZNSt3__111__make_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_ = comdat any

$_ZNSt3__111__sift_downIRNS_6__lessIjjEEPjEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_ = comdat any

$_ZNSt3__111__sort_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_ = comdat any

$_ZNSt3__110__pop_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE = comdat any

$_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4nposE = comdat any

@_ZTVSt16nested_exception = external unnamed_addr constant { [4 x i8*] }, align 8
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTVSt20bad_array_new_length = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTVSt8bad_cast = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTVSt10bad_typeid = external unnamed_addr constant { [5 x i8*] }, align 8
@.str = private unnamed_addr constant [20 x i8] c"bad_optional_access\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"bad_variant_access\00", align 1
@_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4nposE = weak_odr dso_local constant i64 -1, comdat, align 8
@.str.2 = private unnamed_addr constant [13 x i8] c"bad_weak_ptr\00", align 1
@_ZNSt3__112placeholders2_1E = dso_local constant i8 0, align 1
@_ZNSt3__112placeholders2_2E = dso_local constant i8 0, align 1
@_ZNSt3__112placeholders2_3E = dso_local constant i8 0, align 1
@_ZNSt3__1L15shared_pointersE = internal global %union.pthread_mutex_t zeroinitializer, align 8
@_ZNSt3__1L11one_for_allE = internal global i64 0, align 8
@_ZTVNSt3__112system_errorE = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112system_errorE to i8*), i8* bitcast (void (%"class.std::__1::system_error"*)* @_ZNSt3__112system_errorD1Ev to i8*), i8* bitcast (void (%"class.std::__1::system_error"*)* @_ZNSt3__112system_errorD0Ev to i8*), i8* bitcast (i8* (%"class.std::runtime_error"*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, align 8
@.str.3 = private unnamed_addr constant [13 x i8] c"system_error\00", align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt3__112system_errorE = dso_local constant [23 x i8] c"NSt3__112system_errorE\00", align 1
@_ZTISt13runtime_error = external constant i8*
@_ZTINSt3__112system_errorE = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @_ZTSNSt3__112system_errorE, i32 0, i32 0), i8* bitcast (i8** @_ZTISt13runtime_error to i8*) }, align 8
@.str.4 = private unnamed_addr constant [20 x i8] c"thread::join failed\00", align 1
@.str.5 = private unnamed_addr constant [22 x i8] c"thread::detach failed\00", align 1
@_ZNSt3__1L14no_thread_dataE = internal global i64 0, align 8
@.str.6 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@_ZTVNSt3__112future_errorE = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112future_errorE to i8*), i8* bitcast (void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD1Ev to i8*), i8* bitcast (void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD0Ev to i8*), i8* bitcast (i8* (%"class.std::logic_error"*)* @_ZNKSt11logic_error4whatEv to i8*)] }, align 8
@.str.7 = private unnamed_addr constant [56 x i8] c"set_value_at_thread_exit and its like are not supported\00", align 1
@_ZTSNSt3__112future_errorE = dso_local constant [23 x i8] c"NSt3__112future_errorE\00", align 1
@_ZTISt11logic_error = external constant i8*
@_ZTINSt3__112future_errorE = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @_ZTSNSt3__112future_errorE, i32 0, i32 0), i8* bitcast (i8** @_ZTISt11logic_error to i8*) }, align 8
@_ZZNSt3__112__next_primeEmE6primes = internal constant [13 x i64] [i64 2, i64 5, i64 11, i64 23, i64 47, i64 97, i64 199, i64 409, i64 823, i64 1741, i64 3739, i64 7517, i64 15173], align 16
@_ZTVSt18bad_variant_access = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTISt18bad_variant_access to i8*), i8* bitcast (void (%"class.std::bad_variant_access"*)* @_ZNSt18bad_variant_accessD2Ev to i8*), i8* bitcast (void (%"class.std::bad_variant_access"*)* @_ZNSt18bad_variant_accessD0Ev to i8*), i8* bitcast (i8* (%"class.std::bad_variant_access"*)* @_ZNKSt18bad_variant_access4whatEv to i8*)] }, align 8
@_ZTSSt18bad_variant_access = dso_local constant [23 x i8] c"St18bad_variant_access\00", align 1
@_ZTISt9exception = external constant i8*
@_ZTISt18bad_variant_access = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @_ZTSSt18bad_variant_access, i32 0, i32 0), i8* bitcast (i8** @_ZTISt9exception to i8*) }, align 8
@_ZTVNSt3__112bad_weak_ptrE = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112bad_weak_ptrE to i8*), i8* bitcast (void (%"class.std::__1::bad_weak_ptr"*)* @_ZNSt3__112bad_weak_ptrD1Ev to i8*), i8* bitcast (void (%"class.std::__1::bad_weak_ptr"*)* @_ZNSt3__112bad_weak_ptrD0Ev to i8*), i8* bitcast (i8* (%"class.std::__1::bad_weak_ptr"*)* @_ZNKSt3__112bad_weak_ptr4whatEv to i8*)] }, align 8
@_ZTSNSt3__112bad_weak_ptrE = dso_local constant [23 x i8] c"NSt3__112bad_weak_ptrE\00", align 1
@_ZTINSt3__112bad_weak_ptrE = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @_ZTSNSt3__112bad_weak_ptrE, i32 0, i32 0), i8* bitcast (i8** @_ZTISt9exception to i8*) }, align 8
@_ZTVNSt3__114__shared_countE = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTINSt3__114__shared_countE to i8*), i8* bitcast (void (%"class.std::__1::__shared_count"*)* @_ZNSt3__114__shared_countD1Ev to i8*), i8* bitcast (void (%"class.std::__1::__shared_count"*)* @_ZNSt3__114__shared_countD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTSNSt3__114__shared_countE = dso_local constant [25 x i8] c"NSt3__114__shared_countE\00", align 1
@_ZTINSt3__114__shared_countE = dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @_ZTSNSt3__114__shared_countE, i32 0, i32 0) }, align 8
@_ZTVNSt3__119__shared_weak_countE = dso_local unnamed_addr constant { [7 x i8*] } { [7 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTINSt3__119__shared_weak_countE to i8*), i8* bitcast (void (%"class.std::__1::__shared_weak_count"*)* @_ZNSt3__119__shared_weak_countD1Ev to i8*), i8* bitcast (void (%"class.std::__1::__shared_weak_count"*)* @_ZNSt3__119__shared_weak_countD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (i8* (%"class.std::__1::__shared_weak_count"*, %"class.std::type_info"*)* @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTSNSt3__119__shared_weak_countE = dso_local constant [30 x i8] c"NSt3__119__shared_weak_countE\00", align 1
@_ZTINSt3__119__shared_weak_countE = dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @_ZTSNSt3__119__shared_weak_countE, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTINSt3__114__shared_countE to i8*), i64 0 }, align 8
@_ZTVNSt3__117bad_function_callE = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__117bad_function_callE to i8*), i8* bitcast (void (%"class.std::__1::bad_function_call"*)* @_ZNSt3__117bad_function_callD1Ev to i8*), i8* bitcast (void (%"class.std::__1::bad_function_call"*)* @_ZNSt3__117bad_function_callD0Ev to i8*), i8* bitcast (i8* (%"class.std::exception"*)* @_ZNKSt9exception4whatEv to i8*)] }, align 8
@_ZTSNSt3__117bad_function_callE = dso_local constant [28 x i8] c"NSt3__117bad_function_callE\00", align 1
@_ZTINSt3__117bad_function_callE = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @_ZTSNSt3__117bad_function_callE, i32 0, i32 0), i8* bitcast (i8** @_ZTISt9exception to i8*) }, align 8
@_ZTVNSt3__117__assoc_sub_stateE = dso_local unnamed_addr constant { [6 x i8*] } { [6 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__117__assoc_sub_stateE to i8*), i8* bitcast (void (%"class.std::__1::__assoc_sub_state"*)* @_ZNSt3__117__assoc_sub_stateD2Ev to i8*), i8* bitcast (void (%"class.std::__1::__assoc_sub_state"*)* @_ZNSt3__117__assoc_sub_stateD0Ev to i8*), i8* bitcast (void (%"class.std::__1::__assoc_sub_state"*)* @_ZNSt3__117__assoc_sub_state16__on_zero_sharedEv to i8*), i8* bitcast (void (%"class.std::__1::__assoc_sub_state"*)* @_ZNSt3__117__assoc_sub_state9__executeEv to i8*)] }, align 8
@_ZTSNSt3__117__assoc_sub_stateE = dso_local constant [28 x i8] c"NSt3__117__assoc_sub_stateE\00", align 1
@_ZTINSt3__117__assoc_sub_stateE = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @_ZTSNSt3__117__assoc_sub_stateE, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTINSt3__114__shared_countE to i8*) }, align 8
@_ZTVSt19bad_optional_access = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTISt19bad_optional_access to i8*), i8* bitcast (void (%"class.std::bad_optional_access"*)* @_ZNSt19bad_optional_accessD1Ev to i8*), i8* bitcast (void (%"class.std::bad_optional_access"*)* @_ZNSt19bad_optional_accessD0Ev to i8*), i8* bitcast (i8* (%"class.std::bad_optional_access"*)* @_ZNKSt19bad_optional_access4whatEv to i8*)] }, align 8
@_ZTSSt19bad_optional_access = dso_local constant [24 x i8] c"St19bad_optional_access\00", align 1
@_ZTISt19bad_optional_access = dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSSt19bad_optional_access, i32 0, i32 0), i8* bitcast (i8** @_ZTISt9exception to i8*) }, align 8
@_ZTVNSt3__114error_categoryE = dso_local unnamed_addr constant { [9 x i8*] } { [9 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTINSt3__114error_categoryE to i8*), i8* bitcast (void (%"class.std::__1::error_category"*)* @_ZNSt3__114error_categoryD1Ev to i8*), i8* bitcast (void (%"class.std::__1::error_category"*)* @_ZNSt3__114error_categoryD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast ({ i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)* @_ZNKSt3__114error_category23default_error_conditionEi to i8*), i8* bitcast (i1 (%"class.std::__1::error_category"*, i32, %"class.std::__1::error_condition"*)* @_ZNKSt3__114error_category10equivalentEiRKNS_15error_conditionE to i8*), i8* bitcast (i1 (%"class.std::__1::error_category"*, %"class.std::__1::error_code"*, i32)* @_ZNKSt3__114error_category10equivalentERKNS_10error_codeEi to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, align 8
@_ZTSNSt3__114error_categoryE = dso_local constant [25 x i8] c"NSt3__114error_categoryE\00", align 1
@_ZTINSt3__114error_categoryE = dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @_ZTSNSt3__114error_categoryE, i32 0, i32 0) }, align 8
@_ZTVSt9exception = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTISt20bad_array_new_length = external constant i8*
@_ZTVNSt3__112_GLOBAL__N_114named_categoryE = internal unnamed_addr constant { [9 x i8*] } { [9 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112_GLOBAL__N_114named_categoryE to i8*), i8* bitcast (void (%"struct.std::__1::(anonymous namespace)::named_category"*)* @_ZNSt3__112_GLOBAL__N_114named_categoryD2Ev to i8*), i8* bitcast (void (%"struct.std::__1::(anonymous namespace)::named_category"*)* @_ZNSt3__112_GLOBAL__N_114named_categoryD0Ev to i8*), i8* bitcast (i8* (%"struct.std::__1::(anonymous namespace)::named_category"*)* @_ZNKSt3__112_GLOBAL__N_114named_category4nameEv to i8*), i8* bitcast ({ i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)* @_ZNKSt3__114error_category23default_error_conditionEi to i8*), i8* bitcast (i1 (%"class.std::__1::error_category"*, i32, %"class.std::__1::error_condition"*)* @_ZNKSt3__114error_category10equivalentEiRKNS_15error_conditionE to i8*), i8* bitcast (i1 (%"class.std::__1::error_category"*, %"class.std::__1::error_code"*, i32)* @_ZNKSt3__114error_category10equivalentERKNS_10error_codeEi to i8*), i8* bitcast (void (%"class.std::__1::basic_string"*, %"struct.std::__1::(anonymous namespace)::named_category"*, i32)* @_ZNKSt3__112_GLOBAL__N_114named_category7messageEi to i8*)] }, align 8
@.str.8 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@_ZNSt3__112_GLOBAL__N_17genericE = internal global { { i8**, i8* } } { { i8**, i8* } { i8** getelementptr inbounds ({ [9 x i8*] }, { [9 x i8*] }* @_ZTVNSt3__112_GLOBAL__N_114named_categoryE, i32 0, inrange i32 0, i32 2), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.8, i32 0, i32 0) } }, align 8
@_ZTSNSt3__112_GLOBAL__N_114named_categoryE = internal constant [39 x i8] c"NSt3__112_GLOBAL__N_114named_categoryE\00", align 1
@_ZTINSt3__112_GLOBAL__N_114named_categoryE = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @_ZTSNSt3__112_GLOBAL__N_114named_categoryE, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTINSt3__114error_categoryE to i8*) }, align 8
@.str.10 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@_ZNSt3__112_GLOBAL__N_19of_systemE = internal global { { i8**, i8* } } { { i8**, i8* } { i8** getelementptr inbounds ({ [9 x i8*] }, { [9 x i8*] }* @_ZTVNSt3__112_GLOBAL__N_114named_categoryE, i32 0, inrange i32 0, i32 2), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0) } }, align 8
@_ZNSt3__112_GLOBAL__N_110of_futuresE = internal global { { i8**, i8* } } { { i8**, i8* } { i8** getelementptr inbounds ({ [9 x i8*] }, { [9 x i8*] }* @_ZTVNSt3__112_GLOBAL__N_114named_categoryE, i32 0, inrange i32 0, i32 2), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0) } }, align 8
@.str.13 = private unnamed_addr constant [41 x i8] c"unique_lock::lock: references null mutex\00", align 1
@.str.14 = private unnamed_addr constant [34 x i8] c"unique_lock::lock: already locked\00", align 1
@.str.15 = private unnamed_addr constant [45 x i8] c"unique_lock::try_lock: references null mutex\00", align 1
@.str.16 = private unnamed_addr constant [38 x i8] c"unique_lock::try_lock: already locked\00", align 1
@.str.17 = private unnamed_addr constant [32 x i8] c"unique_lock::unlock: not locked\00", align 1
@.str.18 = private unnamed_addr constant [13 x i8] c"basic_string\00", align 1
@_ZTISt12out_of_range = external constant i8*
@_ZTVSt12out_of_range = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTISt12length_error = external constant i8*
@_ZTVSt12length_error = external unnamed_addr constant { [5 x i8*] }, align 8
@.str.19 = private unnamed_addr constant [20 x i8] c"string_view::substr\00", align 1

@_ZNSt13exception_ptrC1ERKS_ = dso_local unnamed_addr alias void (%"class.std::exception_ptr"*, %"class.std::exception_ptr"*), void (%"class.std::exception_ptr"*, %"class.std::exception_ptr"*)* @_ZNSt13exception_ptrC2ERKS_
@_ZNSt13exception_ptrD1Ev = dso_local unnamed_addr alias void (%"class.std::exception_ptr"*), void (%"class.std::exception_ptr"*)* @_ZNSt13exception_ptrD2Ev
@_ZNSt16nested_exceptionC1Ev = dso_local unnamed_addr alias void (%"class.std::nested_exception"*), void (%"class.std::nested_exception"*)* @_ZNSt16nested_exceptionC2Ev
@_ZNSt9bad_allocC1Ev = dso_local unnamed_addr alias void (%"class.std::bad_alloc"*), void (%"class.std::bad_alloc"*)* @_ZNSt9bad_allocC2Ev
@_ZNSt20bad_array_new_lengthC1Ev = dso_local unnamed_addr alias void (%"class.std::bad_array_new_length"*), void (%"class.std::bad_array_new_length"*)* @_ZNSt20bad_array_new_lengthC2Ev
@_ZNSt8bad_castC1Ev = dso_local unnamed_addr alias void (%"class.std::bad_cast"*), void (%"class.std::bad_cast"*)* @_ZNSt8bad_castC2Ev
@_ZNSt10bad_typeidC1Ev = dso_local unnamed_addr alias void (%"class.std::bad_typeid"*), void (%"class.std::bad_typeid"*)* @_ZNSt10bad_typeidC2Ev
@_ZNSt11logic_errorC1ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE = dso_local unnamed_addr alias void (%"class.std::logic_error"*, %"class.std::__1::basic_string"*), void (%"class.std::logic_error"*, %"class.std::__1::basic_string"*)* @_ZNSt11logic_errorC2ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE
@_ZNSt13runtime_errorC1ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE = dso_local unnamed_addr alias void (%"class.std::runtime_error"*, %"class.std::__1::basic_string"*), void (%"class.std::runtime_error"*, %"class.std::__1::basic_string"*)* @_ZNSt13runtime_errorC2ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE
@_ZNSt19bad_optional_accessD1Ev = dso_local unnamed_addr alias void (%"class.std::bad_optional_access"*), void (%"class.std::bad_optional_access"*)* @_ZNSt19bad_optional_accessD2Ev
@_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC1ERKS5_ = weak_odr dso_local unnamed_addr alias void (%"class.std::__1::basic_string"*, %"class.std::__1::basic_string"*), void (%"class.std::__1::basic_string"*, %"class.std::__1::basic_string"*)* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2ERKS5_
@_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC1ERKS5_RKS4_ = weak_odr dso_local unnamed_addr alias void (%"class.std::__1::basic_string"*, %"class.std::__1::basic_string"*, %"class.std::__1::allocator"*), void (%"class.std::__1::basic_string"*, %"class.std::__1::basic_string"*, %"class.std::__1::allocator"*)* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2ERKS5_RKS4_
@_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC1ERKS5_mmRKS4_ = weak_odr dso_local unnamed_addr alias void (%"class.std::__1::basic_string"*, %"class.std::__1::basic_string"*, i64, i64, %"class.std::__1::allocator"*), void (%"class.std::__1::basic_string"*, %"class.std::__1::basic_string"*, i64, i64, %"class.std::__1::allocator"*)* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2ERKS5_mmRKS4_
@_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEED1Ev = weak_odr dso_local unnamed_addr alias void (%"class.std::__1::basic_string"*), void (%"class.std::__1::basic_string"*)* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEED2Ev
@_ZNSt3__117bad_function_callD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::bad_function_call"*), void (%"class.std::__1::bad_function_call"*)* @_ZNSt3__117bad_function_callD2Ev
@_ZNSt3__112bad_weak_ptrD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::bad_weak_ptr"*), void (%"class.std::__1::bad_weak_ptr"*)* @_ZNSt3__112bad_weak_ptrD2Ev
@_ZNSt3__114__shared_countD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::__shared_count"*), void (%"class.std::__1::__shared_count"*)* @_ZNSt3__114__shared_countD2Ev
@_ZNSt3__119__shared_weak_countD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::__shared_weak_count"*), void (%"class.std::__1::__shared_weak_count"*)* @_ZNSt3__119__shared_weak_countD2Ev
@_ZNSt3__114error_categoryD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::error_category"*), void (%"class.std::__1::error_category"*)* @_ZNSt3__114error_categoryD2Ev
@_ZNSt3__112system_errorC1ENS_10error_codeERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE = dso_local unnamed_addr alias void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*, %"class.std::__1::basic_string"*), void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*, %"class.std::__1::basic_string"*)* @_ZNSt3__112system_errorC2ENS_10error_codeERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE
@_ZNSt3__112system_errorC1ENS_10error_codeEPKc = dso_local unnamed_addr alias void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*, i8*), void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*, i8*)* @_ZNSt3__112system_errorC2ENS_10error_codeEPKc
@_ZNSt3__112system_errorC1ENS_10error_codeE = dso_local unnamed_addr alias void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*), void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*)* @_ZNSt3__112system_errorC2ENS_10error_codeE
@_ZNSt3__112system_errorC1EiRKNS_14error_categoryEPKc = dso_local unnamed_addr alias void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*, i8*), void (%"class.std::__1::system_error"*, i32, %"class.std::__1::error_category"*, i8*)* @_ZNSt3__112system_errorC2EiRKNS_14error_categoryEPKc
@_ZNSt3__112system_errorD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::system_error"*), void (%"class.std::__1::system_error"*)* @_ZNSt3__112system_errorD2Ev
@_ZNSt3__16threadD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::thread"*), void (%"class.std::__1::thread"*)* @_ZNSt3__16threadD2Ev
@_ZNSt3__115__thread_structC1Ev = dso_local unnamed_addr alias void (%"class.std::__1::__thread_struct"*), void (%"class.std::__1::__thread_struct"*)* @_ZNSt3__115__thread_structC2Ev
@_ZNSt3__115__thread_structD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::__thread_struct"*), void (%"class.std::__1::__thread_struct"*)* @_ZNSt3__115__thread_structD2Ev
@_ZNSt3__115recursive_mutexC1Ev = dso_local unnamed_addr alias void (%"class.std::__1::recursive_mutex"*), void (%"class.std::__1::recursive_mutex"*)* @_ZNSt3__115recursive_mutexC2Ev
@_ZNSt3__115recursive_mutexD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::recursive_mutex"*), void (%"class.std::__1::recursive_mutex"*)* @_ZNSt3__115recursive_mutexD2Ev
@_ZNSt3__111timed_mutexC1Ev = dso_local unnamed_addr alias void (%"class.std::__1::timed_mutex"*), void (%"class.std::__1::timed_mutex"*)* @_ZNSt3__111timed_mutexC2Ev
@_ZNSt3__111timed_mutexD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::timed_mutex"*), void (%"class.std::__1::timed_mutex"*)* @_ZNSt3__111timed_mutexD2Ev
@_ZNSt3__119__shared_mutex_baseC1Ev = dso_local unnamed_addr alias void (%"struct.std::__1::__shared_mutex_base"*), void (%"struct.std::__1::__shared_mutex_base"*)* @_ZNSt3__119__shared_mutex_baseC2Ev
@_ZNSt3__118shared_timed_mutexC1Ev = dso_local unnamed_addr alias void (%"class.std::__1::shared_timed_mutex"*), void (%"class.std::__1::shared_timed_mutex"*)* @_ZNSt3__118shared_timed_mutexC2Ev
@_ZNSt3__118condition_variableD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::condition_variable"*), void (%"class.std::__1::condition_variable"*)* @_ZNSt3__118condition_variableD2Ev
@_ZNSt3__112future_errorC1ENS_10error_codeE = dso_local unnamed_addr alias void (%"class.std::__1::future_error"*, i32, %"class.std::__1::error_category"*), void (%"class.std::__1::future_error"*, i32, %"class.std::__1::error_category"*)* @_ZNSt3__112future_errorC2ENS_10error_codeE
@_ZNSt3__112future_errorD1Ev = dso_local unnamed_addr alias void (%"class.std::__1::future_error"*), void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD2Ev
@_ZNSt3__16futureIvEC1EPNS_17__assoc_sub_stateE = dso_local unnamed_addr alias void (%"class.std::__1::future"*, %"class.std::__1::__assoc_sub_state"*), void (%"class.std::__1::future"*, %"class.std::__1::__assoc_sub_state"*)* @_ZNSt3__16futureIvEC2EPNS_17__assoc_sub_stateE
@_ZNSt3__16futureIvED1Ev = dso_local unnamed_addr alias void (%"class.std::__1::future"*), void (%"class.std::__1::future"*)* @_ZNSt3__16futureIvED2Ev
@_ZNSt3__17promiseIvEC1Ev = dso_local unnamed_addr alias void (%"class.std::__1::promise"*), void (%"class.std::__1::promise"*)* @_ZNSt3__17promiseIvEC2Ev
@_ZNSt3__17promiseIvED1Ev = dso_local unnamed_addr alias void (%"class.std::__1::promise"*), void (%"class.std::__1::promise"*)* @_ZNSt3__17promiseIvED2Ev
@_ZNSt3__113shared_futureIvED1Ev = dso_local unnamed_addr alias void (%"class.std::__1::shared_future"*), void (%"class.std::__1::shared_future"*)* @_ZNSt3__113shared_futureIvED2Ev

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt13exception_ptrC2ERKS_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %other) unnamed_addr #0 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::exception_ptr"*, align 8
  %other.addr = alloca %"class.std::exception_ptr"*, align 8
  store %"class.std::exception_ptr"* %this, %"class.std::exception_ptr"** %this.addr, align 8
  store %"class.std::exception_ptr"* %other, %"class.std::exception_ptr"** %other.addr, align 8
  %this1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %this.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  %0 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %other.addr, align 8
  %__ptr_2 = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %0, i32 0, i32 0
  %1 = load i8*, i8** %__ptr_2, align 8
  store i8* %1, i8** %__ptr_, align 8
  %__ptr_3 = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  %2 = load i8*, i8** %__ptr_3, align 8
  invoke void @__thinair_retain(i8* noundef %2) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { i8*, i32 }
          catch i8* null
  %4 = extractvalue { i8*, i32 } %3, 0
  call void @__clang_call_terminate(i8* %4) #18
  unreachable
}

declare void @__thinair_retain(i8* noundef) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #2 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #19
  call void @_ZSt9terminatev() #18
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt13exception_ptrD2Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::exception_ptr"*, align 8
  store %"class.std::exception_ptr"* %this, %"class.std::exception_ptr"** %this.addr, align 8
  %this1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %this.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__ptr_, align 8
  invoke void @__thinair_release(i8* noundef %0) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null
  %2 = extractvalue { i8*, i32 } %1, 0
  call void @__clang_call_terminate(i8* %2) #18
  unreachable
}

declare void @__thinair_release(i8* noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::exception_ptr"* @_ZNSt13exception_ptraSERKS_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %other) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::exception_ptr"*, align 8
  %other.addr = alloca %"class.std::exception_ptr"*, align 8
  %before = alloca i8*, align 8
  store %"class.std::exception_ptr"* %this, %"class.std::exception_ptr"** %this.addr, align 8
  store %"class.std::exception_ptr"* %other, %"class.std::exception_ptr"** %other.addr, align 8
  %this1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %this.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__ptr_, align 8
  store i8* %0, i8** %before, align 8
  %1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %other.addr, align 8
  %__ptr_2 = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %1, i32 0, i32 0
  %2 = load i8*, i8** %__ptr_2, align 8
  invoke void @__thinair_retain(i8* noundef %2) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %3 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %other.addr, align 8
  %__ptr_3 = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %3, i32 0, i32 0
  %4 = load i8*, i8** %__ptr_3, align 8
  %__ptr_4 = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  store i8* %4, i8** %__ptr_4, align 8
  %5 = load i8*, i8** %before, align 8
  invoke void @__thinair_release(i8* noundef %5) #17
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %invoke.cont
  ret %"class.std::exception_ptr"* %this1

terminate.lpad:                                   ; preds = %invoke.cont, %entry
  %6 = landingpad { i8*, i32 }
          catch i8* null
  %7 = extractvalue { i8*, i32 } %6, 0
  call void @__clang_call_terminate(i8* %7) #18
  unreachable
}

; Function Attrs: mustprogress noinline noreturn uwtable
define dso_local void @_ZSt17rethrow_exceptionSt13exception_ptr(%"class.std::exception_ptr"* noundef %pointer) #4 {
entry:
  %0 = bitcast %"class.std::exception_ptr"* %pointer to i8**
  %1 = load i8*, i8** %0, align 8
  call void @__thinair_rethrow(i8* noundef %1) #20
  unreachable
}

; Function Attrs: noreturn
declare void @__thinair_rethrow(i8* noundef) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt13exception_ptr31__from_native_exception_pointerEPv(%"class.std::exception_ptr"* noalias sret(%"class.std::exception_ptr") align 8 %agg.result, i8* noundef %object) #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %result.ptr = alloca i8*, align 8
  %object.addr = alloca i8*, align 8
  %nrvo = alloca i1, align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = bitcast %"class.std::exception_ptr"* %agg.result to i8*
  store i8* %0, i8** %result.ptr, align 8
  store i8* %object, i8** %object.addr, align 8
  store i1 false, i1* %nrvo, align 1
  call void @_ZNSt13exception_ptrC2Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.result) #21
  %1 = load i8*, i8** %object.addr, align 8
  invoke void @__thinair_retain(i8* noundef %1) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %2 = load i8*, i8** %object.addr, align 8
  %3 = bitcast %"class.std::exception_ptr"* %agg.result to i8**
  store i8* %2, i8** %3, align 8
  store i1 true, i1* %nrvo, align 1
  %nrvo.val = load i1, i1* %nrvo, align 1
  br i1 %nrvo.val, label %nrvo.skipdtor, label %nrvo.unused

lpad:                                             ; preds = %entry
  %4 = landingpad { i8*, i32 }
          catch i8* null
  %5 = extractvalue { i8*, i32 } %4, 0
  store i8* %5, i8** %exn.slot, align 8
  %6 = extractvalue { i8*, i32 } %4, 1
  store i32 %6, i32* %ehselector.slot, align 4
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.result) #21
  br label %terminate.handler

nrvo.unused:                                      ; preds = %invoke.cont
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.result) #21
  br label %nrvo.skipdtor

nrvo.skipdtor:                                    ; preds = %nrvo.unused, %invoke.cont
  ret void

terminate.handler:                                ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  call void @__clang_call_terminate(i8* %exn) #18
  unreachable
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt13exception_ptrC2Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::exception_ptr"*, align 8
  store %"class.std::exception_ptr"* %this, %"class.std::exception_ptr"** %this.addr, align 8
  %this1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %this.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  store i8* null, i8** %__ptr_, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt16nested_exceptionC2Ev(%"class.std::nested_exception"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::nested_exception"*, align 8
  store %"class.std::nested_exception"* %this, %"class.std::nested_exception"** %this.addr, align 8
  %this1 = load %"class.std::nested_exception"*, %"class.std::nested_exception"** %this.addr, align 8
  %0 = bitcast %"class.std::nested_exception"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTVSt16nested_exception, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8
  %__ptr_ = getelementptr inbounds %"class.std::nested_exception", %"class.std::nested_exception"* %this1, i32 0, i32 1
  call void @_ZSt17current_exceptionv(%"class.std::exception_ptr"* sret(%"class.std::exception_ptr") align 8 %__ptr_) #21
  ret void
}

; Function Attrs: nounwind
declare void @_ZSt17current_exceptionv(%"class.std::exception_ptr"* sret(%"class.std::exception_ptr") align 8) #6

; Function Attrs: mustprogress noinline noreturn uwtable
define dso_local void @_ZNKSt16nested_exception14rethrow_nestedEv(%"class.std::nested_exception"* noundef nonnull align 8 dereferenceable(16) %this) #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::nested_exception"*, align 8
  %agg.tmp = alloca %"class.std::exception_ptr", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::nested_exception"* %this, %"class.std::nested_exception"** %this.addr, align 8
  %this1 = load %"class.std::nested_exception"*, %"class.std::nested_exception"** %this.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::nested_exception", %"class.std::nested_exception"* %this1, i32 0, i32 1
  %call = call noundef zeroext i1 @_ZNKSt13exception_ptrcvbEv(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__ptr_) #21
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @_ZSt9terminatev() #22
  unreachable

if.end:                                           ; preds = %entry
  %__ptr_2 = getelementptr inbounds %"class.std::nested_exception", %"class.std::nested_exception"* %this1, i32 0, i32 1
  call void @_ZNSt13exception_ptrC1ERKS_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__ptr_2) #21
  invoke void @_ZSt17rethrow_exceptionSt13exception_ptr(%"class.std::exception_ptr"* noundef %agg.tmp) #20
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.end
  unreachable

lpad:                                             ; preds = %if.end
  %0 = landingpad { i8*, i32 }
          cleanup
  %1 = extractvalue { i8*, i32 } %0, 0
  store i8* %1, i8** %exn.slot, align 8
  %2 = extractvalue { i8*, i32 } %0, 1
  store i32 %2, i32* %ehselector.slot, align 4
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #21
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val3 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt13exception_ptrcvbEv(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::exception_ptr"*, align 8
  store %"class.std::exception_ptr"* %this, %"class.std::exception_ptr"** %this.addr, align 8
  %this1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %this.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__ptr_, align 8
  %cmp = icmp ne i8* %0, null
  ret i1 %cmp
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt9bad_allocC2Ev(%"class.std::bad_alloc"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_alloc"*, align 8
  store %"class.std::bad_alloc"* %this, %"class.std::bad_alloc"** %this.addr, align 8
  %this1 = load %"class.std::bad_alloc"*, %"class.std::bad_alloc"** %this.addr, align 8
  %0 = bitcast %"class.std::bad_alloc"* %this1 to %"class.std::exception"*
  call void @_ZNSt9exceptionC2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) #21
  %1 = bitcast %"class.std::bad_alloc"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt9bad_alloc, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt9exceptionC2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::exception"*, align 8
  store %"class.std::exception"* %this, %"class.std::exception"** %this.addr, align 8
  %this1 = load %"class.std::exception"*, %"class.std::exception"** %this.addr, align 8
  %0 = bitcast %"class.std::exception"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt9exception, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt20bad_array_new_lengthC2Ev(%"class.std::bad_array_new_length"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_array_new_length"*, align 8
  store %"class.std::bad_array_new_length"* %this, %"class.std::bad_array_new_length"** %this.addr, align 8
  %this1 = load %"class.std::bad_array_new_length"*, %"class.std::bad_array_new_length"** %this.addr, align 8
  %0 = bitcast %"class.std::bad_array_new_length"* %this1 to %"class.std::bad_alloc"*
  call void @_ZNSt9bad_allocC2Ev(%"class.std::bad_alloc"* noundef nonnull align 8 dereferenceable(8) %0) #21
  %1 = bitcast %"class.std::bad_array_new_length"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt20bad_array_new_length, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt8bad_castC2Ev(%"class.std::bad_cast"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_cast"*, align 8
  store %"class.std::bad_cast"* %this, %"class.std::bad_cast"** %this.addr, align 8
  %this1 = load %"class.std::bad_cast"*, %"class.std::bad_cast"** %this.addr, align 8
  %0 = bitcast %"class.std::bad_cast"* %this1 to %"class.std::exception"*
  call void @_ZNSt9exceptionC2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) #21
  %1 = bitcast %"class.std::bad_cast"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt8bad_cast, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt10bad_typeidC2Ev(%"class.std::bad_typeid"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_typeid"*, align 8
  store %"class.std::bad_typeid"* %this, %"class.std::bad_typeid"** %this.addr, align 8
  %this1 = load %"class.std::bad_typeid"*, %"class.std::bad_typeid"** %this.addr, align 8
  %0 = bitcast %"class.std::bad_typeid"* %this1 to %"class.std::exception"*
  call void @_ZNSt9exceptionC2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) #21
  %1 = bitcast %"class.std::bad_typeid"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt10bad_typeid, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8
  ret void
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt11logic_errorC2ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %text) unnamed_addr #7 align 2 {
entry:
  %this.addr = alloca %"class.std::logic_error"*, align 8
  %text.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::logic_error"* %this, %"class.std::logic_error"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %text, %"class.std::__1::basic_string"** %text.addr, align 8
  %this1 = load %"class.std::logic_error"*, %"class.std::logic_error"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %text.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5c_strEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  call void @_ZNSt11logic_errorC2EPKc(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %this1, i8* noundef %call) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5c_strEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  ret i8* %call
}

declare void @_ZNSt11logic_errorC2EPKc(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #1

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt13runtime_errorC2ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %text) unnamed_addr #7 align 2 {
entry:
  %this.addr = alloca %"class.std::runtime_error"*, align 8
  %text.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::runtime_error"* %this, %"class.std::runtime_error"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %text, %"class.std::__1::basic_string"** %text.addr, align 8
  %this1 = load %"class.std::runtime_error"*, %"class.std::runtime_error"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %text.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5c_strEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  call void @_ZNSt13runtime_errorC2EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %this1, i8* noundef %call) #17
  ret void
}

declare void @_ZNSt13runtime_errorC2EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt19bad_optional_accessD2Ev(%"class.std::bad_optional_access"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_optional_access"*, align 8
  store %"class.std::bad_optional_access"* %this, %"class.std::bad_optional_access"** %this.addr, align 8
  %this1 = load %"class.std::bad_optional_access"*, %"class.std::bad_optional_access"** %this.addr, align 8
  %0 = bitcast %"class.std::bad_optional_access"* %this1 to %"class.std::exception"*
  call void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) #21
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt19bad_optional_accessD0Ev(%"class.std::bad_optional_access"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_optional_access"*, align 8
  store %"class.std::bad_optional_access"* %this, %"class.std::bad_optional_access"** %this.addr, align 8
  %this1 = load %"class.std::bad_optional_access"*, %"class.std::bad_optional_access"** %this.addr, align 8
  call void @_ZNSt19bad_optional_accessD1Ev(%"class.std::bad_optional_access"* noundef nonnull align 8 dereferenceable(8) %this1) #21
  %0 = bitcast %"class.std::bad_optional_access"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i8* @_ZNKSt19bad_optional_access4whatEv(%"class.std::bad_optional_access"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_optional_access"*, align 8
  store %"class.std::bad_optional_access"* %this, %"class.std::bad_optional_access"** %this.addr, align 8
  %this1 = load %"class.std::bad_optional_access"*, %"class.std::bad_optional_access"** %this.addr, align 8
  ret i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0)
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i8* @_ZNKSt18bad_variant_access4whatEv(%"class.std::bad_variant_access"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"class.std::bad_variant_access"*, align 8
  store %"class.std::bad_variant_access"* %this, %"class.std::bad_variant_access"** %this.addr, align 8
  %this1 = load %"class.std::bad_variant_access"*, %"class.std::bad_variant_access"** %this.addr, align 8
  ret i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0)
}

; Function Attrs: noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2ERKS5_(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str) unnamed_addr #7 comdat($_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC5ERKS5_) align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %ref.tmp = alloca %"struct.std::__1::__default_init_tag", align 1
  %ref.tmp2 = alloca %"class.std::__1::allocator", align 1
  %undef.agg.tmp = alloca %"class.std::__1::allocator", align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  call void @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE37select_on_container_copy_constructionIS2_vvEES2_RKS2_(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call) #17
  call void @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagES5_EEOT_OT0_(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %ref.tmp, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp2) #17
  %1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %1) #21
  br i1 %call3, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %2 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %__r_4 = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %2, i32 0, i32 0
  %call5 = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_4) #21
  %3 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call5, i32 0, i32 0
  %__r = bitcast %union.anon* %3 to %"struct.std::__1::basic_string<char>::__raw"*
  %__r_6 = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call7 = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_6) #21
  %4 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call7, i32 0, i32 0
  %__r8 = bitcast %union.anon* %4 to %"struct.std::__1::basic_string<char>::__raw"*
  %5 = bitcast %"struct.std::__1::basic_string<char>::__raw"* %__r8 to i8*
  %6 = bitcast %"struct.std::__1::basic_string<char>::__raw"* %__r to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 %6, i64 24, i1 false)
  br label %if.end

if.else:                                          ; preds = %entry
  %7 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call9 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %7) #21
  %call10 = call noundef i8* @_ZNSt3__112__to_addressIKcEEPT_S3_(i8* noundef %call9) #21
  %8 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call11 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__get_long_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %8) #21
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE25__init_copy_ctor_externalEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %call10, i64 noundef %call11) #17
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @_ZNSt3__119__debug_db_insert_cINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEEEvPT_(%"class.std::__1::basic_string"* noundef %this1) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE37select_on_container_copy_constructionIS2_vvEES2_RKS2_(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) #3 comdat align 2 {
entry:
  %__a.addr = alloca %"class.std::__1::allocator"*, align 8
  store %"class.std::__1::allocator"* %__a, %"class.std::__1::allocator"** %__a.addr, align 8
  %0 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__a.addr, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E6secondEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  ret %"class.std::__1::allocator"* %call
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagES5_EEOT_OT0_(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %this, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %__t1, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__t2) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__compressed_pair"*, align 8
  %__t1.addr = alloca %"struct.std::__1::__default_init_tag"*, align 8
  %__t2.addr = alloca %"class.std::__1::allocator"*, align 8
  %agg.tmp = alloca %"struct.std::__1::__default_init_tag", align 1
  store %"class.std::__1::__compressed_pair"* %this, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  store %"struct.std::__1::__default_init_tag"* %__t1, %"struct.std::__1::__default_init_tag"** %__t1.addr, align 8
  store %"class.std::__1::allocator"* %__t2, %"class.std::__1::allocator"** %__t2.addr, align 8
  %this1 = load %"class.std::__1::__compressed_pair"*, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem"*
  %1 = load %"struct.std::__1::__default_init_tag"*, %"struct.std::__1::__default_init_tag"** %__t1.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::__1::__default_init_tag"* @_ZNSt3__17forwardINS_18__default_init_tagEEEOT_RNS_16remove_referenceIS2_E4typeE(%"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %1) #21
  call void @_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EEC2ENS_18__default_init_tagE(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %0) #17
  %2 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem.1"*
  %3 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__t2.addr, align 8
  %call2 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__17forwardINS_9allocatorIcEEEEOT_RNS_16remove_referenceIS3_E4typeE(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #21
  call void @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2IS2_vEEOT_(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %2, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call2) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__s = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__short"*
  %1 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__short", %"struct.std::__1::basic_string<char>::__short"* %__s, i32 0, i32 0
  %__size_ = bitcast %union.anon.0* %1 to i8*
  %2 = load i8, i8* %__size_, align 8
  %conv = zext i8 %2 to i64
  %and = and i64 %conv, 1
  %tobool = icmp ne i64 %and, 0
  ret i1 %tobool
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__compressed_pair"*, align 8
  store %"class.std::__1::__compressed_pair"* %this, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %this1 = load %"class.std::__1::__compressed_pair"*, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem"*
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EE5__getEv(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %0) #21
  ret %"struct.std::__1::basic_string<char>::__rep"* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__compressed_pair"*, align 8
  store %"class.std::__1::__compressed_pair"* %this, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %this1 = load %"class.std::__1::__compressed_pair"*, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem"*
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EE5__getEv(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %0) #21
  ret %"struct.std::__1::basic_string<char>::__rep"* %call
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE25__init_copy_ctor_externalEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__sz) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__cap = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__sz.addr, align 8
  %call = call noundef zeroext i1 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm(i64 noundef %0) #17
  br i1 %call, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call2, i8** %__p, align 8
  %1 = load i64, i64* %__sz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %1) #21
  br label %if.end9

if.else:                                          ; preds = %entry
  %2 = load i64, i64* %__sz.addr, align 8
  %call3 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp ugt i64 %2, %call3
  br i1 %cmp, label %if.then4, label %if.end

if.then4:                                         ; preds = %if.else
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %if.else
  %3 = load i64, i64* %__sz.addr, align 8
  %call5 = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %3) #21
  store i64 %call5, i64* %__cap, align 8
  %call6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %4 = load i64, i64* %__cap, align 8
  %add = add i64 %4, 1
  %call7 = call noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call6, i64 noundef %add) #17
  store i8* %call7, i8** %__p, align 8
  %5 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %5) #21
  %6 = load i64, i64* %__cap, align 8
  %add8 = add i64 %6, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add8) #21
  %7 = load i64, i64* %__sz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %7) #21
  br label %if.end9

if.end9:                                          ; preds = %if.end, %if.then
  %8 = load i8*, i8** %__p, align 8
  %call10 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %8) #21
  %9 = load i8*, i8** %__s.addr, align 8
  %10 = load i64, i64* %__sz.addr, align 8
  %add11 = add i64 %10, 1
  %call12 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call10, i8* noundef %9, i64 noundef %add11) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__112__to_addressIKcEEPT_S3_(i8* noundef %__p) #3 comdat {
entry:
  %__p.addr = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__l = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__long"*
  %__data_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__long", %"struct.std::__1::basic_string<char>::__long"* %__l, i32 0, i32 2
  %1 = load i8*, i8** %__data_, align 8
  ret i8* %1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__get_long_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__l = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__long"*
  %__size_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__long", %"struct.std::__1::basic_string<char>::__long"* %__l, i32 0, i32 1
  %1 = load i64, i64* %__size_, align 8
  ret i64 %1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__119__debug_db_insert_cINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEEEvPT_(%"class.std::__1::basic_string"* noundef %__c) #3 comdat {
entry:
  %__c.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %__c, %"class.std::__1::basic_string"** %__c.addr, align 8
  ret void
}

; Function Attrs: noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2ERKS5_RKS4_(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 comdat($_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC5ERKS5_RKS4_) align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__a.addr = alloca %"class.std::__1::allocator"*, align 8
  %ref.tmp = alloca %"struct.std::__1::__default_init_tag", align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  store %"class.std::__1::allocator"* %__a, %"class.std::__1::allocator"** %__a.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__a.addr, align 8
  call void @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagERKS5_EEOT_OT0_(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %ref.tmp, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %0) #17
  %1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %1) #21
  br i1 %call, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %2 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %__r_2 = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %2, i32 0, i32 0
  %call3 = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_2) #21
  %3 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call3, i32 0, i32 0
  %__r = bitcast %union.anon* %3 to %"struct.std::__1::basic_string<char>::__raw"*
  %__r_4 = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call5 = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_4) #21
  %4 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call5, i32 0, i32 0
  %__r6 = bitcast %union.anon* %4 to %"struct.std::__1::basic_string<char>::__raw"*
  %5 = bitcast %"struct.std::__1::basic_string<char>::__raw"* %__r6 to i8*
  %6 = bitcast %"struct.std::__1::basic_string<char>::__raw"* %__r to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 %6, i64 24, i1 false)
  br label %if.end

if.else:                                          ; preds = %entry
  %7 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call7 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %7) #21
  %call8 = call noundef i8* @_ZNSt3__112__to_addressIKcEEPT_S3_(i8* noundef %call7) #21
  %8 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call9 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__get_long_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %8) #21
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE25__init_copy_ctor_externalEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %call8, i64 noundef %call9) #17
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @_ZNSt3__119__debug_db_insert_cINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEEEvPT_(%"class.std::__1::basic_string"* noundef %this1) #17
  ret void
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagERKS5_EEOT_OT0_(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %this, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %__t1, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__t2) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__compressed_pair"*, align 8
  %__t1.addr = alloca %"struct.std::__1::__default_init_tag"*, align 8
  %__t2.addr = alloca %"class.std::__1::allocator"*, align 8
  %agg.tmp = alloca %"struct.std::__1::__default_init_tag", align 1
  store %"class.std::__1::__compressed_pair"* %this, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  store %"struct.std::__1::__default_init_tag"* %__t1, %"struct.std::__1::__default_init_tag"** %__t1.addr, align 8
  store %"class.std::__1::allocator"* %__t2, %"class.std::__1::allocator"** %__t2.addr, align 8
  %this1 = load %"class.std::__1::__compressed_pair"*, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem"*
  %1 = load %"struct.std::__1::__default_init_tag"*, %"struct.std::__1::__default_init_tag"** %__t1.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::__1::__default_init_tag"* @_ZNSt3__17forwardINS_18__default_init_tagEEEOT_RNS_16remove_referenceIS2_E4typeE(%"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %1) #21
  call void @_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EEC2ENS_18__default_init_tagE(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %0) #17
  %2 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem.1"*
  %3 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__t2.addr, align 8
  %call2 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__17forwardIRKNS_9allocatorIcEEEEOT_RNS_16remove_referenceIS5_E4typeE(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #21
  call void @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2IRKS2_vEEOT_(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %2, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call2) #17
  ret void
}

; Function Attrs: noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2ERKS5_mmRKS4_(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str, i64 noundef %__pos, i64 noundef %__n, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 comdat($_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC5ERKS5_mmRKS4_) align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__a.addr = alloca %"class.std::__1::allocator"*, align 8
  %ref.tmp = alloca %"struct.std::__1::__default_init_tag", align 1
  %__str_sz = alloca i64, align 8
  %ref.tmp3 = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store %"class.std::__1::allocator"* %__a, %"class.std::__1::allocator"** %__a.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__a.addr, align 8
  call void @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagERKS5_EEOT_OT0_(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %ref.tmp, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %0) #17
  %1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %1) #21
  store i64 %call, i64* %__str_sz, align 8
  %2 = load i64, i64* %__pos.addr, align 8
  %3 = load i64, i64* %__str_sz, align 8
  %cmp = icmp ugt i64 %2, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %4 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call2 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %4) #21
  %5 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call2, i64 %5
  %6 = load i64, i64* %__str_sz, align 8
  %7 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %6, %7
  store i64 %sub, i64* %ref.tmp3, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp3) #17
  %8 = load i64, i64* %call4, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %add.ptr, i64 noundef %8) #17
  call void @_ZNSt3__119__debug_db_insert_cINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEEEvPT_(%"class.std::__1::basic_string"* noundef %this1) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__get_long_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call3 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__get_short_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call2, %cond.true ], [ %call3, %cond.false ]
  ret i64 %cond
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #4 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  call void @_ZNSt3__120__throw_out_of_rangeEPKc(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.18, i64 0, i64 0)) #20
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__sz) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__cap = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__sz.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp ugt i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__sz.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm(i64 noundef %1) #17
  br i1 %call2, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.end
  %2 = load i64, i64* %__sz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2) #21
  %call4 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call4, i8** %__p, align 8
  br label %if.end9

if.else:                                          ; preds = %if.end
  %3 = load i64, i64* %__sz.addr, align 8
  %call5 = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %3) #21
  store i64 %call5, i64* %__cap, align 8
  %call6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %4 = load i64, i64* %__cap, align 8
  %add = add i64 %4, 1
  %call7 = call noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call6, i64 noundef %add) #17
  store i8* %call7, i8** %__p, align 8
  %5 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %5) #21
  %6 = load i64, i64* %__cap, align 8
  %add8 = add i64 %6, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add8) #21
  %7 = load i64, i64* %__sz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %7) #21
  br label %if.end9

if.end9:                                          ; preds = %if.else, %if.then3
  %8 = load i8*, i8** %__p, align 8
  %call10 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %8) #21
  %9 = load i8*, i8** %__s.addr, align 8
  %10 = load i64, i64* %__sz.addr, align 8
  %call11 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call10, i8* noundef %9, i64 noundef %10) #21
  %11 = load i8*, i8** %__p, align 8
  %12 = load i64, i64* %__sz.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %11, i64 %12
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i8* @_ZNSt3__112__to_addressIKcEEPT_S3_(i8* noundef %call) #21
  ret i8* %call2
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__a, i64* noundef nonnull align 8 dereferenceable(8) %__b) #10 comdat {
entry:
  %__a.addr = alloca i64*, align 8
  %__b.addr = alloca i64*, align 8
  %agg.tmp = alloca %"struct.std::__1::__less.9", align 1
  store i64* %__a, i64** %__a.addr, align 8
  store i64* %__b, i64** %__b.addr, align 8
  %0 = load i64*, i64** %__a.addr, align 8
  %1 = load i64*, i64** %__b.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImNS_6__lessImmEEEERKT_S5_S5_T0_(i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #17
  ret i64* %call
}

; Function Attrs: noinline nounwind uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEED2Ev(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #0 comdat($_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEED5Ev) align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call3 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call4 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__get_long_capEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  call void @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE10deallocateERS2_Pcm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call2, i8* noundef %call3, i64 noundef %call4) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE10deallocateERS2_Pcm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i8* noundef %__p, i64 noundef %__n) #3 comdat align 2 {
entry:
  %__a.addr = alloca %"class.std::__1::allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::allocator"* %__a, %"class.std::__1::allocator"** %__a.addr, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__a.addr, align 8
  %1 = load i8*, i8** %__p.addr, align 8
  %2 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__19allocatorIcE10deallocateEPcm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i8* noundef %1, i64 noundef %2) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E6secondEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  ret %"class.std::__1::allocator"* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__l = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__long"*
  %__data_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__long", %"struct.std::__1::basic_string<char>::__long"* %__l, i32 0, i32 2
  %1 = load i8*, i8** %__data_, align 8
  ret i8* %1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__get_long_capEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__l = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__long"*
  %__cap_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__long", %"struct.std::__1::basic_string<char>::__long"* %__l, i32 0, i32 0
  %1 = load i64, i64* %__cap_, align 8
  %and = and i64 %1, -2
  ret i64 %and
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEaSERKS5_(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str) #10 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::basic_string"*, align 8
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %cmp = icmp ne %"class.std::__1::basic_string"* %this1, %0
  br i1 %cmp, label %if.then, label %if.end17

if.then:                                          ; preds = %entry
  %1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__copy_assign_allocERKS5_(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %1) #17
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %if.else12, label %if.then2

if.then2:                                         ; preds = %if.then
  %2 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %2) #21
  br i1 %call3, label %if.else, label %if.then4

if.then4:                                         ; preds = %if.then2
  %3 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %3, i32 0, i32 0
  %call5 = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %4 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call5, i32 0, i32 0
  %__r = bitcast %union.anon* %4 to %"struct.std::__1::basic_string<char>::__raw"*
  %__r_6 = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call7 = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_6) #21
  %5 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call7, i32 0, i32 0
  %__r8 = bitcast %union.anon* %5 to %"struct.std::__1::basic_string<char>::__raw"*
  %6 = bitcast %"struct.std::__1::basic_string<char>::__raw"* %__r8 to i8*
  %7 = bitcast %"struct.std::__1::basic_string<char>::__raw"* %__r to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 24, i1 false)
  br label %if.end

if.else:                                          ; preds = %if.then2
  %8 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call9 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %8) #21
  %9 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call10 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %9) #21
  %call11 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_no_aliasILb1EEERS5_PKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %call9, i64 noundef %call10) #17
  store %"class.std::__1::basic_string"* %call11, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

if.end:                                           ; preds = %if.then4
  br label %if.end16

if.else12:                                        ; preds = %if.then
  %10 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call13 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %10) #21
  %11 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call14 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %11) #21
  %call15 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_no_aliasILb0EEERS5_PKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %call13, i64 noundef %call14) #17
  store %"class.std::__1::basic_string"* %call15, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

if.end16:                                         ; preds = %if.end
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %entry
  store %"class.std::__1::basic_string"* %this1, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

return:                                           ; preds = %if.end17, %if.else12, %if.else
  %12 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %retval, align 8
  ret %"class.std::__1::basic_string"* %12
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__copy_assign_allocERKS5_(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %agg.tmp = alloca %"struct.std::__1::integral_constant", align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__copy_assign_allocERKS5_NS_17integral_constantIbLb0EEE(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_no_aliasILb1EEERS5_PKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i8, align 1
  %__sz = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 23, i64* %__cap, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %1 = load i64, i64* %__cap, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call, i8** %__p, align 8
  %2 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2) #21
  %3 = load i8*, i8** %__p, align 8
  %call2 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %3) #21
  %4 = load i8*, i8** %__s.addr, align 8
  %5 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call2, i8* noundef %4, i64 noundef %5) #21
  %6 = load i8*, i8** %__p, align 8
  %7 = load i64, i64* %__n.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %6, i64 %7
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  %8 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE27__invalidate_iterators_pastEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %8) #17
  br label %if.end

if.else:                                          ; preds = %entry
  %call4 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__get_short_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call4, i64* %__sz, align 8
  %9 = load i64, i64* %__cap, align 8
  %sub = sub i64 %9, 1
  %10 = load i64, i64* %__n.addr, align 8
  %11 = load i64, i64* %__cap, align 8
  %sub5 = sub i64 %10, %11
  %add = add i64 %sub5, 1
  %12 = load i64, i64* %__sz, align 8
  %13 = load i64, i64* %__sz, align 8
  %14 = load i64, i64* %__n.addr, align 8
  %15 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %sub, i64 noundef %add, i64 noundef %12, i64 noundef 0, i64 noundef %13, i64 noundef %14, i8* noundef %15) #17
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_no_aliasILb0EEERS5_PKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i8, align 1
  %__sz = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__get_long_capEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__cap, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %1 = load i64, i64* %__cap, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call2, i8** %__p, align 8
  %2 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2) #21
  %3 = load i8*, i8** %__p, align 8
  %call3 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %3) #21
  %4 = load i8*, i8** %__s.addr, align 8
  %5 = load i64, i64* %__n.addr, align 8
  %call4 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call3, i8* noundef %4, i64 noundef %5) #21
  %6 = load i8*, i8** %__p, align 8
  %7 = load i64, i64* %__n.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %6, i64 %7
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  %8 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE27__invalidate_iterators_pastEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %8) #17
  br label %if.end

if.else:                                          ; preds = %entry
  %call5 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__get_long_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call5, i64* %__sz, align 8
  %9 = load i64, i64* %__cap, align 8
  %sub = sub i64 %9, 1
  %10 = load i64, i64* %__n.addr, align 8
  %11 = load i64, i64* %__cap, align 8
  %sub6 = sub i64 %10, %11
  %add = add i64 %sub6, 1
  %12 = load i64, i64* %__sz, align 8
  %13 = load i64, i64* %__sz, align 8
  %14 = load i64, i64* %__n.addr, align 8
  %15 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %sub, i64 noundef %add, i64 noundef %12, i64 noundef 0, i64 noundef %13, i64 noundef %14, i8* noundef %15) #17
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEaSEc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__c.addr = alloca i8, align 1
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call2, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef 1) #21
  br label %if.end

if.else:                                          ; preds = %entry
  %call3 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call3, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef 1) #21
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %0 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %0, i8* noundef nonnull align 1 dereferenceable(1) %__c.addr) #21
  %1 = load i8*, i8** %__p, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %1, i32 1
  store i8* %incdec.ptr, i8** %__p, align 8
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %incdec.ptr, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE27__invalidate_iterators_pastEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef 1) #17
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__s) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__s, i64* %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__s.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %1 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__l = bitcast %union.anon* %1 to %"struct.std::__1::basic_string<char>::__long"*
  %__size_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__long", %"struct.std::__1::basic_string<char>::__long"* %__l, i32 0, i32 1
  store i64 %0, i64* %__size_, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__s = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__short"*
  %__data_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__short", %"struct.std::__1::basic_string<char>::__short"* %__s, i32 0, i32 1
  %arrayidx = getelementptr inbounds [23 x i8], [23 x i8]* %__data_, i64 0, i64 0
  %call2 = call noundef i8* @_ZNSt3__114pointer_traitsIPcE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx) #21
  ret i8* %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__s) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__s, i64* %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__s.addr, align 8
  %shl = shl i64 %0, 1
  %conv = trunc i64 %shl to i8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %1 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__s2 = bitcast %union.anon* %1 to %"struct.std::__1::basic_string<char>::__short"*
  %2 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__short", %"struct.std::__1::basic_string<char>::__short"* %__s2, i32 0, i32 0
  %__size_ = bitcast %union.anon.0* %2 to i8*
  store i8 %conv, i8* %__size_, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %__c1, i8* noundef nonnull align 1 dereferenceable(1) %__c2) #3 comdat align 2 {
entry:
  %__c1.addr = alloca i8*, align 8
  %__c2.addr = alloca i8*, align 8
  store i8* %__c1, i8** %__c1.addr, align 8
  store i8* %__c2, i8** %__c2.addr, align 8
  %0 = load i8*, i8** %__c2.addr, align 8
  %1 = load i8, i8* %0, align 1
  %2 = load i8*, i8** %__c1.addr, align 8
  store i8 %1, i8* %2, align 1
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE27__invalidate_iterators_pastEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6resizeEmc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__sz = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %2 = load i64, i64* %__n.addr, align 8
  %3 = load i64, i64* %__sz, align 8
  %sub = sub i64 %2, %3
  %4 = load i8, i8* %__c.addr, align 1
  %call2 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEmc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %sub, i8 noundef signext %4) #17
  br label %if.end

if.else:                                          ; preds = %entry
  %5 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__erase_to_endEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %5) #17
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEmc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__cap = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.then, label %if.end9

if.then:                                          ; preds = %entry
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__cap, align 8
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call2, i64* %__sz, align 8
  %1 = load i64, i64* %__cap, align 8
  %2 = load i64, i64* %__sz, align 8
  %sub = sub i64 %1, %2
  %3 = load i64, i64* %__n.addr, align 8
  %cmp = icmp ult i64 %sub, %3
  br i1 %cmp, label %if.then3, label %if.end

if.then3:                                         ; preds = %if.then
  %4 = load i64, i64* %__cap, align 8
  %5 = load i64, i64* %__sz, align 8
  %6 = load i64, i64* %__n.addr, align 8
  %add = add i64 %5, %6
  %7 = load i64, i64* %__cap, align 8
  %sub4 = sub i64 %add, %7
  %8 = load i64, i64* %__sz, align 8
  %9 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %4, i64 noundef %sub4, i64 noundef %8, i64 noundef %9, i64 noundef 0, i64 noundef 0) #17
  br label %if.end

if.end:                                           ; preds = %if.then3, %if.then
  %call5 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call5, i8** %__p, align 8
  %10 = load i8*, i8** %__p, align 8
  %call6 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %10) #21
  %11 = load i64, i64* %__sz, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call6, i64 %11
  %12 = load i64, i64* %__n.addr, align 8
  %13 = load i8, i8* %__c.addr, align 1
  %call7 = call noundef i8* @_ZNSt3__111char_traitsIcE6assignEPcmc(i8* noundef %add.ptr, i64 noundef %12, i8 noundef signext %13) #21
  %14 = load i64, i64* %__n.addr, align 8
  %15 = load i64, i64* %__sz, align 8
  %add8 = add i64 %15, %14
  store i64 %add8, i64* %__sz, align 8
  %16 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %16) #21
  %17 = load i8*, i8** %__p, align 8
  %18 = load i64, i64* %__sz, align 8
  %arrayidx = getelementptr inbounds i8, i8* %17, i64 %18
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  br label %if.end9

if.end9:                                          ; preds = %if.end, %entry
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__erase_to_endEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call) #21
  %0 = load i64, i64* %__pos.addr, align 8
  %call3 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %call2, i64 noundef %0) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7reserveEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__requested_capacity) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__requested_capacity.addr = alloca i64, align 8
  %__target_capacity = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__requested_capacity, i64* %__requested_capacity.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__requested_capacity.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp ugt i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__requested_capacity.addr, align 8
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp3 = icmp ule i64 %1, %call2
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  br label %return

if.end5:                                          ; preds = %if.end
  %call6 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call6, i64* %ref.tmp, align 8
  %call7 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13maxImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__requested_capacity.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %2 = load i64, i64* %call7, align 8
  store i64 %2, i64* %__target_capacity, align 8
  %3 = load i64, i64* %__target_capacity, align 8
  %call8 = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %3) #21
  store i64 %call8, i64* %__target_capacity, align 8
  %4 = load i64, i64* %__target_capacity, align 8
  %call9 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp10 = icmp eq i64 %4, %call9
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end5
  br label %return

if.end12:                                         ; preds = %if.end5
  %5 = load i64, i64* %__target_capacity, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__shrink_or_extendEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %5) #17
  br label %return

return:                                           ; preds = %if.end12, %if.then11, %if.then4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__m = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8max_sizeIS2_vvEEmRKS2_(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call) #21
  store i64 %call2, i64* %__m, align 8
  %0 = load i64, i64* %__m, align 8
  %sub = sub i64 %0, 16
  ret i64 %sub
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #4 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  call void @_ZNSt3__120__throw_length_errorEPKc(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.18, i64 0, i64 0)) #20
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__get_long_capEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call2, %cond.true ], [ 23, %cond.false ]
  %sub = sub i64 %cond, 1
  ret i64 %sub
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13maxImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__a, i64* noundef nonnull align 8 dereferenceable(8) %__b) #10 comdat {
entry:
  %__a.addr = alloca i64*, align 8
  %__b.addr = alloca i64*, align 8
  %agg.tmp = alloca %"struct.std::__1::__less.9", align 1
  store i64* %__a, i64** %__a.addr, align 8
  store i64* %__b, i64** %__b.addr, align 8
  %0 = load i64*, i64** %__a.addr, align 8
  %1 = load i64*, i64** %__b.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13maxImNS_6__lessImmEEEERKT_S5_S5_T0_(i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #17
  ret i64* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %__s) #3 comdat align 2 {
entry:
  %retval = alloca i64, align 8
  %__s.addr = alloca i64, align 8
  %__guess = alloca i64, align 8
  store i64 %__s, i64* %__s.addr, align 8
  %0 = load i64, i64* %__s.addr, align 8
  %cmp = icmp ult i64 %0, 23
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 22, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__s.addr, align 8
  %add = add i64 %1, 1
  %call = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__align_itILm16EEEmm(i64 noundef %add) #21
  %sub = sub i64 %call, 1
  store i64 %sub, i64* %__guess, align 8
  %2 = load i64, i64* %__guess, align 8
  %cmp1 = icmp eq i64 %2, 23
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %3 = load i64, i64* %__guess, align 8
  %inc = add i64 %3, 1
  store i64 %inc, i64* %__guess, align 8
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  %4 = load i64, i64* %__guess, align 8
  store i64 %4, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end3, %if.then
  %5 = load i64, i64* %retval, align 8
  ret i64 %5
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__shrink_or_extendEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__target_capacity) #10 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__target_capacity.addr = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__new_data = alloca i8*, align 8
  %__p = alloca i8*, align 8
  %__was_long = alloca i8, align 1
  %__now_long = alloca i8, align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__target_capacity, i64* %__target_capacity.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__cap, align 8
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call2, i64* %__sz, align 8
  %0 = load i64, i64* %__target_capacity.addr, align 8
  %cmp = icmp eq i64 %0, 22
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i8 1, i8* %__was_long, align 1
  store i8 0, i8* %__now_long, align 1
  %call3 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call3, i8** %__new_data, align 8
  %call4 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call4, i8** %__p, align 8
  br label %if.end15

if.else:                                          ; preds = %entry
  %1 = load i64, i64* %__target_capacity.addr, align 8
  %2 = load i64, i64* %__cap, align 8
  %cmp5 = icmp ugt i64 %1, %2
  br i1 %cmp5, label %if.then6, label %if.else9

if.then6:                                         ; preds = %if.else
  %call7 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %3 = load i64, i64* %__target_capacity.addr, align 8
  %add = add i64 %3, 1
  %call8 = call noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call7, i64 noundef %add) #17
  store i8* %call8, i8** %__new_data, align 8
  br label %if.end

if.else9:                                         ; preds = %if.else
  %call10 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %4 = load i64, i64* %__target_capacity.addr, align 8
  %add11 = add i64 %4, 1
  %call12 = invoke noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call10, i64 noundef %add11) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.else9
  store i8* %call12, i8** %__new_data, align 8
  br label %try.cont

lpad:                                             ; preds = %if.else9
  %5 = landingpad { i8*, i32 }
          catch i8* null
  %6 = extractvalue { i8*, i32 } %5, 0
  store i8* %6, i8** %exn.slot, align 8
  %7 = extractvalue { i8*, i32 } %5, 1
  store i32 %7, i32* %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %8 = call i8* @__cxa_begin_catch(i8* %exn) #19
  call void @__cxa_end_catch()
  br label %return

try.cont:                                         ; preds = %invoke.cont
  br label %if.end

if.end:                                           ; preds = %try.cont, %if.then6
  store i8 1, i8* %__now_long, align 1
  %call13 = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %frombool = zext i1 %call13 to i8
  store i8 %frombool, i8* %__was_long, align 1
  %call14 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call14, i8** %__p, align 8
  br label %if.end15

if.end15:                                         ; preds = %if.end, %if.then
  %9 = load i8*, i8** %__new_data, align 8
  %call16 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %9) #21
  %10 = load i8*, i8** %__p, align 8
  %call17 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %10) #21
  %call18 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %add19 = add i64 %call18, 1
  %call20 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call16, i8* noundef %call17, i64 noundef %add19) #21
  %11 = load i8, i8* %__was_long, align 1
  %tobool = trunc i8 %11 to i1
  br i1 %tobool, label %if.then21, label %if.end24

if.then21:                                        ; preds = %if.end15
  %call22 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %12 = load i8*, i8** %__p, align 8
  %13 = load i64, i64* %__cap, align 8
  %add23 = add i64 %13, 1
  call void @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE10deallocateERS2_Pcm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call22, i8* noundef %12, i64 noundef %add23) #21
  br label %if.end24

if.end24:                                         ; preds = %if.then21, %if.end15
  %14 = load i8, i8* %__now_long, align 1
  %tobool25 = trunc i8 %14 to i1
  br i1 %tobool25, label %if.then26, label %if.else28

if.then26:                                        ; preds = %if.end24
  %15 = load i64, i64* %__target_capacity.addr, align 8
  %add27 = add i64 %15, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add27) #21
  %16 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %16) #21
  %17 = load i8*, i8** %__new_data, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %17) #21
  br label %if.end29

if.else28:                                        ; preds = %if.end24
  %18 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %18) #21
  br label %if.end29

if.end29:                                         ; preds = %if.else28, %if.then26
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__invalidate_all_iteratorsEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #17
  br label %return

return:                                           ; preds = %if.end29, %catch
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 1 dereferenceable(1) i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE2atEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp uge i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__n.addr, align 8
  %call2 = call noundef nonnull align 1 dereferenceable(1) i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEixEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %1) #21
  ret i8* %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEixEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call, i64 %0
  ret i8* %add.ptr
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE2atEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp uge i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__n.addr, align 8
  %call2 = call noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEixEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %1) #21
  ret i8* %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEixEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call, i64 %0
  ret i8* %add.ptr
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendERKS5_mm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str, i64 noundef %__pos, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__sz = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  store i64 %call, i64* %__sz, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %3 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call2 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %3) #21
  %4 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call2, i64 %4
  %5 = load i64, i64* %__sz, align 8
  %6 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %5, %6
  store i64 %sub, i64* %ref.tmp, align 8
  %call3 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %7 = load i64, i64* %call3, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %add.ptr, i64 noundef %7) #17
  ret %"class.std::__1::basic_string"* %call4
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__cap, align 8
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call2, i64* %__sz, align 8
  %0 = load i64, i64* %__cap, align 8
  %1 = load i64, i64* %__sz, align 8
  %sub = sub i64 %0, %1
  %2 = load i64, i64* %__n.addr, align 8
  %cmp = icmp uge i64 %sub, %2
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %3 = load i64, i64* %__n.addr, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %if.then3, label %if.end

if.then3:                                         ; preds = %if.then
  %call4 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call5 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call4) #21
  store i8* %call5, i8** %__p, align 8
  %4 = load i8*, i8** %__p, align 8
  %5 = load i64, i64* %__sz, align 8
  %add.ptr = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8*, i8** %__s.addr, align 8
  %7 = load i64, i64* %__n.addr, align 8
  %call6 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %add.ptr, i8* noundef %6, i64 noundef %7) #21
  %8 = load i64, i64* %__n.addr, align 8
  %9 = load i64, i64* %__sz, align 8
  %add = add i64 %9, %8
  store i64 %add, i64* %__sz, align 8
  %10 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %10) #21
  %11 = load i8*, i8** %__p, align 8
  %12 = load i64, i64* %__sz, align 8
  %arrayidx = getelementptr inbounds i8, i8* %11, i64 %12
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  br label %if.end

if.end:                                           ; preds = %if.then3, %if.then
  br label %if.end9

if.else:                                          ; preds = %entry
  %13 = load i64, i64* %__cap, align 8
  %14 = load i64, i64* %__sz, align 8
  %15 = load i64, i64* %__n.addr, align 8
  %add7 = add i64 %14, %15
  %16 = load i64, i64* %__cap, align 8
  %sub8 = sub i64 %add7, %16
  %17 = load i64, i64* %__sz, align 8
  %18 = load i64, i64* %__sz, align 8
  %19 = load i64, i64* %__n.addr, align 8
  %20 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %13, i64 noundef %sub8, i64 noundef %17, i64 noundef %18, i64 noundef 0, i64 noundef %19, i8* noundef %20) #17
  br label %if.end9

if.end9:                                          ; preds = %if.else, %if.end
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %__p) #3 comdat {
entry:
  %__p.addr = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call3 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %call2, %cond.true ], [ %call3, %cond.false ]
  ret i8* %cond
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #3 comdat align 2 {
entry:
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  store i8* %__s2, i8** %__s2.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i8*, i8** %__s1.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i8*, i8** %__s1.addr, align 8
  %3 = load i8*, i8** %__s2.addr, align 8
  %4 = load i64, i64* %__n.addr, align 8
  %call = call i8* @memcpy(i8* noundef %2, i8* noundef %3, i64 noundef %4) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %1, %cond.true ], [ %call, %cond.false ]
  ret i8* %cond
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__s) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__s, i64* %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %0 = load i64, i64* %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %0) #21
  br label %if.end

if.else:                                          ; preds = %entry
  %1 = load i64, i64* %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %1) #21
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__old_cap, i64 noundef %__delta_cap, i64 noundef %__old_sz, i64 noundef %__n_copy, i64 noundef %__n_del, i64 noundef %__n_add, i8* noundef %__p_new_stuff) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__old_cap.addr = alloca i64, align 8
  %__delta_cap.addr = alloca i64, align 8
  %__old_sz.addr = alloca i64, align 8
  %__n_copy.addr = alloca i64, align 8
  %__n_del.addr = alloca i64, align 8
  %__n_add.addr = alloca i64, align 8
  %__p_new_stuff.addr = alloca i8*, align 8
  %__ms = alloca i64, align 8
  %__old_p = alloca i8*, align 8
  %__cap = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  %ref.tmp6 = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__sec_cp_sz = alloca i64, align 8
  %ref.tmp45 = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__old_cap, i64* %__old_cap.addr, align 8
  store i64 %__delta_cap, i64* %__delta_cap.addr, align 8
  store i64 %__old_sz, i64* %__old_sz.addr, align 8
  store i64 %__n_copy, i64* %__n_copy.addr, align 8
  store i64 %__n_del, i64* %__n_del.addr, align 8
  store i64 %__n_add, i64* %__n_add.addr, align 8
  store i8* %__p_new_stuff, i8** %__p_new_stuff.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__ms, align 8
  %0 = load i64, i64* %__delta_cap.addr, align 8
  %1 = load i64, i64* %__ms, align 8
  %2 = load i64, i64* %__old_cap.addr, align 8
  %sub = sub i64 %1, %2
  %sub2 = sub i64 %sub, 1
  %cmp = icmp ugt i64 %0, %sub2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %call3 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call3, i8** %__old_p, align 8
  %3 = load i64, i64* %__old_cap.addr, align 8
  %4 = load i64, i64* %__ms, align 8
  %div = udiv i64 %4, 2
  %sub4 = sub i64 %div, 16
  %cmp5 = icmp ult i64 %3, %sub4
  br i1 %cmp5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %5 = load i64, i64* %__old_cap.addr, align 8
  %6 = load i64, i64* %__delta_cap.addr, align 8
  %add = add i64 %5, %6
  store i64 %add, i64* %ref.tmp, align 8
  %7 = load i64, i64* %__old_cap.addr, align 8
  %mul = mul i64 2, %7
  store i64 %mul, i64* %ref.tmp6, align 8
  %call7 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13maxImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp6) #17
  %8 = load i64, i64* %call7, align 8
  %call8 = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %8) #21
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %9 = load i64, i64* %__ms, align 8
  %sub9 = sub i64 %9, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call8, %cond.true ], [ %sub9, %cond.false ]
  store i64 %cond, i64* %__cap, align 8
  %call10 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %10 = load i64, i64* %__cap, align 8
  %add11 = add i64 %10, 1
  %call12 = call noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call10, i64 noundef %add11) #17
  store i8* %call12, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__invalidate_all_iteratorsEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #17
  %11 = load i64, i64* %__n_copy.addr, align 8
  %cmp13 = icmp ne i64 %11, 0
  br i1 %cmp13, label %if.then14, label %if.end18

if.then14:                                        ; preds = %cond.end
  %12 = load i8*, i8** %__p, align 8
  %call15 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %12) #21
  %13 = load i8*, i8** %__old_p, align 8
  %call16 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %13) #21
  %14 = load i64, i64* %__n_copy.addr, align 8
  %call17 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call15, i8* noundef %call16, i64 noundef %14) #21
  br label %if.end18

if.end18:                                         ; preds = %if.then14, %cond.end
  %15 = load i64, i64* %__n_add.addr, align 8
  %cmp19 = icmp ne i64 %15, 0
  br i1 %cmp19, label %if.then20, label %if.end23

if.then20:                                        ; preds = %if.end18
  %16 = load i8*, i8** %__p, align 8
  %call21 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %16) #21
  %17 = load i64, i64* %__n_copy.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call21, i64 %17
  %18 = load i8*, i8** %__p_new_stuff.addr, align 8
  %19 = load i64, i64* %__n_add.addr, align 8
  %call22 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %add.ptr, i8* noundef %18, i64 noundef %19) #21
  br label %if.end23

if.end23:                                         ; preds = %if.then20, %if.end18
  %20 = load i64, i64* %__old_sz.addr, align 8
  %21 = load i64, i64* %__n_del.addr, align 8
  %sub24 = sub i64 %20, %21
  %22 = load i64, i64* %__n_copy.addr, align 8
  %sub25 = sub i64 %sub24, %22
  store i64 %sub25, i64* %__sec_cp_sz, align 8
  %23 = load i64, i64* %__sec_cp_sz, align 8
  %cmp26 = icmp ne i64 %23, 0
  br i1 %cmp26, label %if.then27, label %if.end35

if.then27:                                        ; preds = %if.end23
  %24 = load i8*, i8** %__p, align 8
  %call28 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %24) #21
  %25 = load i64, i64* %__n_copy.addr, align 8
  %add.ptr29 = getelementptr inbounds i8, i8* %call28, i64 %25
  %26 = load i64, i64* %__n_add.addr, align 8
  %add.ptr30 = getelementptr inbounds i8, i8* %add.ptr29, i64 %26
  %27 = load i8*, i8** %__old_p, align 8
  %call31 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %27) #21
  %28 = load i64, i64* %__n_copy.addr, align 8
  %add.ptr32 = getelementptr inbounds i8, i8* %call31, i64 %28
  %29 = load i64, i64* %__n_del.addr, align 8
  %add.ptr33 = getelementptr inbounds i8, i8* %add.ptr32, i64 %29
  %30 = load i64, i64* %__sec_cp_sz, align 8
  %call34 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %add.ptr30, i8* noundef %add.ptr33, i64 noundef %30) #21
  br label %if.end35

if.end35:                                         ; preds = %if.then27, %if.end23
  %31 = load i64, i64* %__old_cap.addr, align 8
  %add36 = add i64 %31, 1
  %cmp37 = icmp ne i64 %add36, 23
  br i1 %cmp37, label %if.then38, label %if.end41

if.then38:                                        ; preds = %if.end35
  %call39 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %32 = load i8*, i8** %__old_p, align 8
  %33 = load i64, i64* %__old_cap.addr, align 8
  %add40 = add i64 %33, 1
  call void @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE10deallocateERS2_Pcm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call39, i8* noundef %32, i64 noundef %add40) #21
  br label %if.end41

if.end41:                                         ; preds = %if.then38, %if.end35
  %34 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %34) #21
  %35 = load i64, i64* %__cap, align 8
  %add42 = add i64 %35, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add42) #21
  %36 = load i64, i64* %__n_copy.addr, align 8
  %37 = load i64, i64* %__n_add.addr, align 8
  %add43 = add i64 %36, %37
  %38 = load i64, i64* %__sec_cp_sz, align 8
  %add44 = add i64 %add43, %38
  store i64 %add44, i64* %__old_sz.addr, align 8
  %39 = load i64, i64* %__old_sz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %39) #21
  %40 = load i8*, i8** %__p, align 8
  %41 = load i64, i64* %__old_sz.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %40, i64 %41
  store i8 0, i8* %ref.tmp45, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp45) #21
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %1) #21
  %call2 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6appendEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %0, i64 noundef %call) #17
  ret %"class.std::__1::basic_string"* %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %__s) #3 comdat align 2 {
entry:
  %__s.addr = alloca i8*, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %0 = load i8*, i8** %__s.addr, align 8
  %call = call i64 @strlen(i8* noundef %0) #21
  ret i64 %call
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__old_cap, i64 noundef %__delta_cap, i64 noundef %__old_sz, i64 noundef %__n_copy, i64 noundef %__n_del, i64 noundef %__n_add) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__old_cap.addr = alloca i64, align 8
  %__delta_cap.addr = alloca i64, align 8
  %__old_sz.addr = alloca i64, align 8
  %__n_copy.addr = alloca i64, align 8
  %__n_del.addr = alloca i64, align 8
  %__n_add.addr = alloca i64, align 8
  %__ms = alloca i64, align 8
  %__old_p = alloca i8*, align 8
  %__cap = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  %ref.tmp5 = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__sec_cp_sz = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__old_cap, i64* %__old_cap.addr, align 8
  store i64 %__delta_cap, i64* %__delta_cap.addr, align 8
  store i64 %__old_sz, i64* %__old_sz.addr, align 8
  store i64 %__n_copy, i64* %__n_copy.addr, align 8
  store i64 %__n_del, i64* %__n_del.addr, align 8
  store i64 %__n_add, i64* %__n_add.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__ms, align 8
  %0 = load i64, i64* %__delta_cap.addr, align 8
  %1 = load i64, i64* %__ms, align 8
  %2 = load i64, i64* %__old_cap.addr, align 8
  %sub = sub i64 %1, %2
  %cmp = icmp ugt i64 %0, %sub
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call2, i8** %__old_p, align 8
  %3 = load i64, i64* %__old_cap.addr, align 8
  %4 = load i64, i64* %__ms, align 8
  %div = udiv i64 %4, 2
  %sub3 = sub i64 %div, 16
  %cmp4 = icmp ult i64 %3, %sub3
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %5 = load i64, i64* %__old_cap.addr, align 8
  %6 = load i64, i64* %__delta_cap.addr, align 8
  %add = add i64 %5, %6
  store i64 %add, i64* %ref.tmp, align 8
  %7 = load i64, i64* %__old_cap.addr, align 8
  %mul = mul i64 2, %7
  store i64 %mul, i64* %ref.tmp5, align 8
  %call6 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13maxImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp5) #17
  %8 = load i64, i64* %call6, align 8
  %call7 = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %8) #21
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %9 = load i64, i64* %__ms, align 8
  %sub8 = sub i64 %9, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call7, %cond.true ], [ %sub8, %cond.false ]
  store i64 %cond, i64* %__cap, align 8
  %call9 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %10 = load i64, i64* %__cap, align 8
  %add10 = add i64 %10, 1
  %call11 = call noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call9, i64 noundef %add10) #17
  store i8* %call11, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__invalidate_all_iteratorsEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #17
  %11 = load i64, i64* %__n_copy.addr, align 8
  %cmp12 = icmp ne i64 %11, 0
  br i1 %cmp12, label %if.then13, label %if.end17

if.then13:                                        ; preds = %cond.end
  %12 = load i8*, i8** %__p, align 8
  %call14 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %12) #21
  %13 = load i8*, i8** %__old_p, align 8
  %call15 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %13) #21
  %14 = load i64, i64* %__n_copy.addr, align 8
  %call16 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call14, i8* noundef %call15, i64 noundef %14) #21
  br label %if.end17

if.end17:                                         ; preds = %if.then13, %cond.end
  %15 = load i64, i64* %__old_sz.addr, align 8
  %16 = load i64, i64* %__n_del.addr, align 8
  %sub18 = sub i64 %15, %16
  %17 = load i64, i64* %__n_copy.addr, align 8
  %sub19 = sub i64 %sub18, %17
  store i64 %sub19, i64* %__sec_cp_sz, align 8
  %18 = load i64, i64* %__sec_cp_sz, align 8
  %cmp20 = icmp ne i64 %18, 0
  br i1 %cmp20, label %if.then21, label %if.end28

if.then21:                                        ; preds = %if.end17
  %19 = load i8*, i8** %__p, align 8
  %call22 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %19) #21
  %20 = load i64, i64* %__n_copy.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call22, i64 %20
  %21 = load i64, i64* %__n_add.addr, align 8
  %add.ptr23 = getelementptr inbounds i8, i8* %add.ptr, i64 %21
  %22 = load i8*, i8** %__old_p, align 8
  %call24 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %22) #21
  %23 = load i64, i64* %__n_copy.addr, align 8
  %add.ptr25 = getelementptr inbounds i8, i8* %call24, i64 %23
  %24 = load i64, i64* %__n_del.addr, align 8
  %add.ptr26 = getelementptr inbounds i8, i8* %add.ptr25, i64 %24
  %25 = load i64, i64* %__sec_cp_sz, align 8
  %call27 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %add.ptr23, i8* noundef %add.ptr26, i64 noundef %25) #21
  br label %if.end28

if.end28:                                         ; preds = %if.then21, %if.end17
  %26 = load i64, i64* %__old_cap.addr, align 8
  %add29 = add i64 %26, 1
  %cmp30 = icmp ne i64 %add29, 23
  br i1 %cmp30, label %if.then31, label %if.end34

if.then31:                                        ; preds = %if.end28
  %call32 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %27 = load i8*, i8** %__old_p, align 8
  %28 = load i64, i64* %__old_cap.addr, align 8
  %add33 = add i64 %28, 1
  call void @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE10deallocateERS2_Pcm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call32, i8* noundef %27, i64 noundef %add33) #21
  br label %if.end34

if.end34:                                         ; preds = %if.then31, %if.end28
  %29 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %29) #21
  %30 = load i64, i64* %__cap, align 8
  %add35 = add i64 %30, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add35) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt3__111char_traitsIcE6assignEPcmc(i8* noundef %__s, i64 noundef %__n, i8 noundef signext %__a) #3 comdat align 2 {
entry:
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__a.addr = alloca i8, align 1
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i8 %__a, i8* %__a.addr, align 1
  %0 = load i64, i64* %__n.addr, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i8*, i8** %__s.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i8*, i8** %__s.addr, align 8
  %3 = load i8, i8* %__a.addr, align 1
  %call = call noundef i32 @_ZNSt3__111char_traitsIcE11to_int_typeEc(i8 noundef signext %3) #21
  %4 = load i64, i64* %__n.addr, align 8
  %call1 = call i8* @memset(i8* noundef %2, i32 noundef %call, i64 noundef %4) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %1, %cond.true ], [ %call1, %cond.false ]
  ret i8* %cond
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9push_backEc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__c.addr = alloca i8, align 1
  %__is_short = alloca i8, align 1
  %__cap = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %lnot = xor i1 %call, true
  %frombool = zext i1 %lnot to i8
  store i8 %frombool, i8* %__is_short, align 1
  %0 = load i8, i8* %__is_short, align 1
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i64 22, i64* %__cap, align 8
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__get_short_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call2, i64* %__sz, align 8
  br label %if.end

if.else:                                          ; preds = %entry
  %call3 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__get_long_capEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %sub = sub i64 %call3, 1
  store i64 %sub, i64* %__cap, align 8
  %call4 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__get_long_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call4, i64* %__sz, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %1 = load i64, i64* %__sz, align 8
  %2 = load i64, i64* %__cap, align 8
  %cmp = icmp eq i64 %1, %2
  br i1 %cmp, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end
  %3 = load i64, i64* %__cap, align 8
  %4 = load i64, i64* %__sz, align 8
  %5 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %3, i64 noundef 1, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef 0) #17
  store i8 0, i8* %__is_short, align 1
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %if.end
  %6 = load i8, i8* %__is_short, align 1
  %tobool7 = trunc i8 %6 to i1
  br i1 %tobool7, label %if.then8, label %if.else10

if.then8:                                         ; preds = %if.end6
  %call9 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %7 = load i64, i64* %__sz, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call9, i64 %7
  store i8* %add.ptr, i8** %__p, align 8
  %8 = load i64, i64* %__sz, align 8
  %add = add i64 %8, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add) #21
  br label %if.end14

if.else10:                                        ; preds = %if.end6
  %call11 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %9 = load i64, i64* %__sz, align 8
  %add.ptr12 = getelementptr inbounds i8, i8* %call11, i64 %9
  store i8* %add.ptr12, i8** %__p, align 8
  %10 = load i64, i64* %__sz, align 8
  %add13 = add i64 %10, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add13) #21
  br label %if.end14

if.end14:                                         ; preds = %if.else10, %if.then8
  %11 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %11, i8* noundef nonnull align 1 dereferenceable(1) %__c.addr) #21
  %12 = load i8*, i8** %__p, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %incdec.ptr, i8** %__p, align 8
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %incdec.ptr, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__get_short_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__s = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__short"*
  %1 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__short", %"struct.std::__1::basic_string<char>::__short"* %__s, i32 0, i32 0
  %__size_ = bitcast %union.anon.0* %1 to i8*
  %2 = load i8, i8* %__size_, align 8
  %conv = zext i8 %2 to i32
  %shr = ashr i32 %conv, 1
  %conv2 = sext i32 %shr to i64
  ret i64 %conv2
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignERKS5_mm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str, i64 noundef %__pos, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__sz = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  store i64 %call, i64* %__sz, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %3 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call2 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %3) #21
  %4 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call2, i64 %4
  %5 = load i64, i64* %__sz, align 8
  %6 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %5, %6
  store i64 %sub, i64* %ref.tmp, align 8
  %call3 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %7 = load i64, i64* %call3, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %add.ptr, i64 noundef %7) #17
  ret %"class.std::__1::basic_string"* %call4
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %1 = call i1 @llvm.is.constant.i64(i64 %0)
  br i1 %1, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %2 = load i64, i64* %__n.addr, align 8
  %call = call noundef zeroext i1 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm(i64 noundef %2) #17
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %3 = load i8*, i8** %__s.addr, align 8
  %4 = load i64, i64* %__n.addr, align 8
  %call2 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__assign_shortEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %3, i64 noundef %4) #17
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  %5 = load i8*, i8** %__s.addr, align 8
  %6 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %5, i64 noundef %6) #17
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond-lvalue = phi %"class.std::__1::basic_string"* [ %call2, %cond.true ], [ %call3, %cond.false ]
  ret %"class.std::__1::basic_string"* %cond-lvalue
}

; Function Attrs: convergent nofree nosync nounwind readnone willreturn
declare i1 @llvm.is.constant.i64(i64) #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm(i64 noundef %__sz) #3 comdat align 2 {
entry:
  %__sz.addr = alloca i64, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  %0 = load i64, i64* %__sz.addr, align 8
  %cmp = icmp ult i64 %0, 23
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__assign_shortEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %0 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %0) #21
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %1) #21
  %call3 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %call2, %cond.true ], [ %call3, %cond.false ]
  store i8* %cond, i8** %__p, align 8
  %2 = load i8*, i8** %__p, align 8
  %call4 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %2) #21
  %3 = load i8*, i8** %__s.addr, align 8
  %4 = load i64, i64* %__n.addr, align 8
  %call5 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %call4, i8* noundef %3, i64 noundef %4) #21
  %5 = load i8*, i8** %__p, align 8
  %6 = load i64, i64* %__n.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %6
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__n) #10 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::basic_string"*, align 8
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__sz = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__cap, align 8
  %0 = load i64, i64* %__cap, align 8
  %1 = load i64, i64* %__n.addr, align 8
  %cmp = icmp uge i64 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call3 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call2) #21
  store i8* %call3, i8** %__p, align 8
  %2 = load i8*, i8** %__p, align 8
  %3 = load i8*, i8** %__s.addr, align 8
  %4 = load i64, i64* %__n.addr, align 8
  %call4 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %2, i8* noundef %3, i64 noundef %4) #21
  %5 = load i8*, i8** %__p, align 8
  %6 = load i64, i64* %__n.addr, align 8
  %call5 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %5, i64 noundef %6) #17
  store %"class.std::__1::basic_string"* %call5, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

if.else:                                          ; preds = %entry
  %call6 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call6, i64* %__sz, align 8
  %7 = load i64, i64* %__cap, align 8
  %8 = load i64, i64* %__n.addr, align 8
  %9 = load i64, i64* %__cap, align 8
  %sub = sub i64 %8, %9
  %10 = load i64, i64* %__sz, align 8
  %11 = load i64, i64* %__sz, align 8
  %12 = load i64, i64* %__n.addr, align 8
  %13 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %7, i64 noundef %sub, i64 noundef %10, i64 noundef 0, i64 noundef %11, i64 noundef %12, i8* noundef %13) #17
  store %"class.std::__1::basic_string"* %this1, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

return:                                           ; preds = %if.else, %if.then
  %14 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %retval, align 8
  ret %"class.std::__1::basic_string"* %14
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignEPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i8, i8* %0, align 1
  %2 = call i1 @llvm.is.constant.i8(i8 %1)
  br i1 %2, label %cond.true, label %cond.false8

cond.true:                                        ; preds = %entry
  %3 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %3) #21
  %call2 = call noundef zeroext i1 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm(i64 noundef %call) #17
  br i1 %call2, label %cond.true3, label %cond.false

cond.true3:                                       ; preds = %cond.true
  %4 = load i8*, i8** %__s.addr, align 8
  %5 = load i8*, i8** %__s.addr, align 8
  %call4 = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %5) #21
  %call5 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__assign_shortEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %4, i64 noundef %call4) #17
  br label %cond.end

cond.false:                                       ; preds = %cond.true
  %6 = load i8*, i8** %__s.addr, align 8
  %7 = load i8*, i8** %__s.addr, align 8
  %call6 = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %7) #21
  %call7 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %6, i64 noundef %call6) #17
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true3
  %cond-lvalue = phi %"class.std::__1::basic_string"* [ %call5, %cond.true3 ], [ %call7, %cond.false ]
  br label %cond.end10

cond.false8:                                      ; preds = %entry
  %8 = load i8*, i8** %__s.addr, align 8
  %call9 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %8) #17
  br label %cond.end10

cond.end10:                                       ; preds = %cond.false8, %cond.end
  %cond-lvalue11 = phi %"class.std::__1::basic_string"* [ %cond-lvalue, %cond.end ], [ %call9, %cond.false8 ]
  ret %"class.std::__1::basic_string"* %cond-lvalue11
}

; Function Attrs: convergent nofree nosync nounwind readnone willreturn
declare i1 @llvm.is.constant.i8(i8) #11

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %1) #21
  %call2 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17__assign_externalEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %0, i64 noundef %call) #17
  ret %"class.std::__1::basic_string"* %call2
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6assignEmc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__cap = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__p = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__cap, align 8
  %0 = load i64, i64* %__cap, align 8
  %1 = load i64, i64* %__n.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call2, i64* %__sz, align 8
  %2 = load i64, i64* %__cap, align 8
  %3 = load i64, i64* %__n.addr, align 8
  %4 = load i64, i64* %__cap, align 8
  %sub = sub i64 %3, %4
  %5 = load i64, i64* %__sz, align 8
  %6 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2, i64 noundef %sub, i64 noundef %5, i64 noundef 0, i64 noundef %6, i64 noundef 0) #17
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call3 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call4 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call3) #21
  store i8* %call4, i8** %__p, align 8
  %7 = load i8*, i8** %__p, align 8
  %8 = load i64, i64* %__n.addr, align 8
  %9 = load i8, i8* %__c.addr, align 1
  %call5 = call noundef i8* @_ZNSt3__111char_traitsIcE6assignEPcmc(i8* noundef %7, i64 noundef %8, i8 noundef signext %9) #21
  %10 = load i8*, i8** %__p, align 8
  %11 = load i64, i64* %__n.addr, align 8
  %call6 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %10, i64 noundef %11) #17
  ret %"class.std::__1::basic_string"* %call6
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__p, i64 noundef %__newsz) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__p.addr = alloca i8*, align 8
  %__newsz.addr = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__newsz, i64* %__newsz.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__newsz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %0) #21
  %1 = load i64, i64* %__newsz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE27__invalidate_iterators_pastEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %1) #17
  %2 = load i8*, i8** %__p.addr, align 8
  %3 = load i64, i64* %__newsz.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmRKS5_mm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos1, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str, i64 noundef %__pos2, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos1.addr = alloca i64, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos2.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__str_sz = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos1, i64* %__pos1.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  store i64 %__pos2, i64* %__pos2.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  store i64 %call, i64* %__str_sz, align 8
  %1 = load i64, i64* %__pos2.addr, align 8
  %2 = load i64, i64* %__str_sz, align 8
  %cmp = icmp ugt i64 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %3 = load i64, i64* %__pos1.addr, align 8
  %4 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call2 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %4) #21
  %5 = load i64, i64* %__pos2.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call2, i64 %5
  %6 = load i64, i64* %__str_sz, align 8
  %7 = load i64, i64* %__pos2.addr, align 8
  %sub = sub i64 %6, %7
  store i64 %sub, i64* %ref.tmp, align 8
  %call3 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %8 = load i64, i64* %call3, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %3, i8* noundef %add.ptr, i64 noundef %8) #17
  ret %"class.std::__1::basic_string"* %call4
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i8* noundef %__s, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__n_move = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call2, i64* %__cap, align 8
  %2 = load i64, i64* %__cap, align 8
  %3 = load i64, i64* %__sz, align 8
  %sub = sub i64 %2, %3
  %4 = load i64, i64* %__n.addr, align 8
  %cmp3 = icmp uge i64 %sub, %4
  br i1 %cmp3, label %if.then4, label %if.else

if.then4:                                         ; preds = %if.end
  %5 = load i64, i64* %__n.addr, align 8
  %tobool = icmp ne i64 %5, 0
  br i1 %tobool, label %if.then5, label %if.end24

if.then5:                                         ; preds = %if.then4
  %call6 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call7 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call6) #21
  store i8* %call7, i8** %__p, align 8
  %6 = load i64, i64* %__sz, align 8
  %7 = load i64, i64* %__pos.addr, align 8
  %sub8 = sub i64 %6, %7
  store i64 %sub8, i64* %__n_move, align 8
  %8 = load i64, i64* %__n_move, align 8
  %cmp9 = icmp ne i64 %8, 0
  br i1 %cmp9, label %if.then10, label %if.end21

if.then10:                                        ; preds = %if.then5
  %9 = load i8*, i8** %__p, align 8
  %10 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %9, i64 %10
  %11 = load i8*, i8** %__s.addr, align 8
  %cmp11 = icmp ule i8* %add.ptr, %11
  br i1 %cmp11, label %land.lhs.true, label %if.end16

land.lhs.true:                                    ; preds = %if.then10
  %12 = load i8*, i8** %__s.addr, align 8
  %13 = load i8*, i8** %__p, align 8
  %14 = load i64, i64* %__sz, align 8
  %add.ptr12 = getelementptr inbounds i8, i8* %13, i64 %14
  %cmp13 = icmp ult i8* %12, %add.ptr12
  br i1 %cmp13, label %if.then14, label %if.end16

if.then14:                                        ; preds = %land.lhs.true
  %15 = load i64, i64* %__n.addr, align 8
  %16 = load i8*, i8** %__s.addr, align 8
  %add.ptr15 = getelementptr inbounds i8, i8* %16, i64 %15
  store i8* %add.ptr15, i8** %__s.addr, align 8
  br label %if.end16

if.end16:                                         ; preds = %if.then14, %land.lhs.true, %if.then10
  %17 = load i8*, i8** %__p, align 8
  %18 = load i64, i64* %__pos.addr, align 8
  %add.ptr17 = getelementptr inbounds i8, i8* %17, i64 %18
  %19 = load i64, i64* %__n.addr, align 8
  %add.ptr18 = getelementptr inbounds i8, i8* %add.ptr17, i64 %19
  %20 = load i8*, i8** %__p, align 8
  %21 = load i64, i64* %__pos.addr, align 8
  %add.ptr19 = getelementptr inbounds i8, i8* %20, i64 %21
  %22 = load i64, i64* %__n_move, align 8
  %call20 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr18, i8* noundef %add.ptr19, i64 noundef %22) #21
  br label %if.end21

if.end21:                                         ; preds = %if.end16, %if.then5
  %23 = load i8*, i8** %__p, align 8
  %24 = load i64, i64* %__pos.addr, align 8
  %add.ptr22 = getelementptr inbounds i8, i8* %23, i64 %24
  %25 = load i8*, i8** %__s.addr, align 8
  %26 = load i64, i64* %__n.addr, align 8
  %call23 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr22, i8* noundef %25, i64 noundef %26) #21
  %27 = load i64, i64* %__n.addr, align 8
  %28 = load i64, i64* %__sz, align 8
  %add = add i64 %28, %27
  store i64 %add, i64* %__sz, align 8
  %29 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %29) #21
  %30 = load i8*, i8** %__p, align 8
  %31 = load i64, i64* %__sz, align 8
  %arrayidx = getelementptr inbounds i8, i8* %30, i64 %31
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  br label %if.end24

if.end24:                                         ; preds = %if.end21, %if.then4
  br label %if.end27

if.else:                                          ; preds = %if.end
  %32 = load i64, i64* %__cap, align 8
  %33 = load i64, i64* %__sz, align 8
  %34 = load i64, i64* %__n.addr, align 8
  %add25 = add i64 %33, %34
  %35 = load i64, i64* %__cap, align 8
  %sub26 = sub i64 %add25, %35
  %36 = load i64, i64* %__sz, align 8
  %37 = load i64, i64* %__pos.addr, align 8
  %38 = load i64, i64* %__n.addr, align 8
  %39 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %32, i64 noundef %sub26, i64 noundef %36, i64 noundef %37, i64 noundef 0, i64 noundef %38, i8* noundef %39) #17
  br label %if.end27

if.end27:                                         ; preds = %if.else, %if.end24
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #3 comdat align 2 {
entry:
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  store i8* %__s2, i8** %__s2.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i8*, i8** %__s1.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i8*, i8** %__s1.addr, align 8
  %3 = load i8*, i8** %__s2.addr, align 8
  %4 = load i64, i64* %__n.addr, align 8
  %call = call i8* @memmove(i8* noundef %2, i8* noundef %3, i64 noundef %4) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %1, %cond.true ], [ %call, %cond.false ]
  ret i8* %cond
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i8* noundef %__s) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i8*, i8** %__s.addr, align 8
  %2 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %2) #21
  %call2 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %0, i8* noundef %1, i64 noundef %call) #17
  ret %"class.std::__1::basic_string"* %call2
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertEmmc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i64 noundef %__n, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__sz = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__n_move = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %2 = load i64, i64* %__n.addr, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %if.then2, label %if.end22

if.then2:                                         ; preds = %if.end
  %call3 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call3, i64* %__cap, align 8
  %3 = load i64, i64* %__cap, align 8
  %4 = load i64, i64* %__sz, align 8
  %sub = sub i64 %3, %4
  %5 = load i64, i64* %__n.addr, align 8
  %cmp4 = icmp uge i64 %sub, %5
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:                                         ; preds = %if.then2
  %call6 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call7 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call6) #21
  store i8* %call7, i8** %__p, align 8
  %6 = load i64, i64* %__sz, align 8
  %7 = load i64, i64* %__pos.addr, align 8
  %sub8 = sub i64 %6, %7
  store i64 %sub8, i64* %__n_move, align 8
  %8 = load i64, i64* %__n_move, align 8
  %cmp9 = icmp ne i64 %8, 0
  br i1 %cmp9, label %if.then10, label %if.end14

if.then10:                                        ; preds = %if.then5
  %9 = load i8*, i8** %__p, align 8
  %10 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %9, i64 %10
  %11 = load i64, i64* %__n.addr, align 8
  %add.ptr11 = getelementptr inbounds i8, i8* %add.ptr, i64 %11
  %12 = load i8*, i8** %__p, align 8
  %13 = load i64, i64* %__pos.addr, align 8
  %add.ptr12 = getelementptr inbounds i8, i8* %12, i64 %13
  %14 = load i64, i64* %__n_move, align 8
  %call13 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr11, i8* noundef %add.ptr12, i64 noundef %14) #21
  br label %if.end14

if.end14:                                         ; preds = %if.then10, %if.then5
  br label %if.end18

if.else:                                          ; preds = %if.then2
  %15 = load i64, i64* %__cap, align 8
  %16 = load i64, i64* %__sz, align 8
  %17 = load i64, i64* %__n.addr, align 8
  %add = add i64 %16, %17
  %18 = load i64, i64* %__cap, align 8
  %sub15 = sub i64 %add, %18
  %19 = load i64, i64* %__sz, align 8
  %20 = load i64, i64* %__pos.addr, align 8
  %21 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %15, i64 noundef %sub15, i64 noundef %19, i64 noundef %20, i64 noundef 0, i64 noundef %21) #17
  %call16 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call17 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call16) #21
  store i8* %call17, i8** %__p, align 8
  br label %if.end18

if.end18:                                         ; preds = %if.else, %if.end14
  %22 = load i8*, i8** %__p, align 8
  %23 = load i64, i64* %__pos.addr, align 8
  %add.ptr19 = getelementptr inbounds i8, i8* %22, i64 %23
  %24 = load i64, i64* %__n.addr, align 8
  %25 = load i8, i8* %__c.addr, align 1
  %call20 = call noundef i8* @_ZNSt3__111char_traitsIcE6assignEPcmc(i8* noundef %add.ptr19, i64 noundef %24, i8 noundef signext %25) #21
  %26 = load i64, i64* %__n.addr, align 8
  %27 = load i64, i64* %__sz, align 8
  %add21 = add i64 %27, %26
  store i64 %add21, i64* %__sz, align 8
  %28 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %28) #21
  %29 = load i8*, i8** %__p, align 8
  %30 = load i64, i64* %__sz, align 8
  %arrayidx = getelementptr inbounds i8, i8* %29, i64 %30
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  br label %if.end22

if.end22:                                         ; preds = %if.end18, %if.end
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6insertENS_11__wrap_iterIPKcEEc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* %__pos.coerce, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::__wrap_iter", align 8
  %__pos = alloca %"class.std::__1::__wrap_iter.2", align 8
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__c.addr = alloca i8, align 1
  %__ip = alloca i64, align 8
  %ref.tmp = alloca %"class.std::__1::__wrap_iter", align 8
  %__sz = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__n_move = alloca i64, align 8
  %ref.tmp17 = alloca i8, align 1
  %ref.tmp18 = alloca %"class.std::__1::__wrap_iter", align 8
  %coerce.dive = getelementptr inbounds %"class.std::__1::__wrap_iter.2", %"class.std::__1::__wrap_iter.2"* %__pos, i32 0, i32 0
  store i8* %__pos.coerce, i8** %coerce.dive, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5beginEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %coerce.dive2 = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %ref.tmp, i32 0, i32 0
  store i8* %call, i8** %coerce.dive2, align 8
  %call3 = call noundef i64 @_ZNSt3__1miIPKcPcEEDTmicldtfp_4baseEcldtfp0_4baseEERKNS_11__wrap_iterIT_EERKNS5_IT0_EE(%"class.std::__1::__wrap_iter.2"* noundef nonnull align 8 dereferenceable(8) %__pos, %"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #21
  store i64 %call3, i64* %__ip, align 8
  %call4 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call4, i64* %__sz, align 8
  %call5 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call5, i64* %__cap, align 8
  %0 = load i64, i64* %__cap, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp eq i64 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %2 = load i64, i64* %__cap, align 8
  %3 = load i64, i64* %__sz, align 8
  %4 = load i64, i64* %__ip, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2, i64 noundef 1, i64 noundef %3, i64 noundef %4, i64 noundef 0, i64 noundef 1) #17
  %call6 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call7 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call6) #21
  store i8* %call7, i8** %__p, align 8
  br label %if.end15

if.else:                                          ; preds = %entry
  %call8 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call9 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call8) #21
  store i8* %call9, i8** %__p, align 8
  %5 = load i64, i64* %__sz, align 8
  %6 = load i64, i64* %__ip, align 8
  %sub = sub i64 %5, %6
  store i64 %sub, i64* %__n_move, align 8
  %7 = load i64, i64* %__n_move, align 8
  %cmp10 = icmp ne i64 %7, 0
  br i1 %cmp10, label %if.then11, label %if.end

if.then11:                                        ; preds = %if.else
  %8 = load i8*, i8** %__p, align 8
  %9 = load i64, i64* %__ip, align 8
  %add.ptr = getelementptr inbounds i8, i8* %8, i64 %9
  %add.ptr12 = getelementptr inbounds i8, i8* %add.ptr, i64 1
  %10 = load i8*, i8** %__p, align 8
  %11 = load i64, i64* %__ip, align 8
  %add.ptr13 = getelementptr inbounds i8, i8* %10, i64 %11
  %12 = load i64, i64* %__n_move, align 8
  %call14 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr12, i8* noundef %add.ptr13, i64 noundef %12) #21
  br label %if.end

if.end:                                           ; preds = %if.then11, %if.else
  br label %if.end15

if.end15:                                         ; preds = %if.end, %if.then
  %13 = load i8*, i8** %__p, align 8
  %14 = load i64, i64* %__ip, align 8
  %arrayidx = getelementptr inbounds i8, i8* %13, i64 %14
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %__c.addr) #21
  %15 = load i8*, i8** %__p, align 8
  %16 = load i64, i64* %__sz, align 8
  %inc = add i64 %16, 1
  store i64 %inc, i64* %__sz, align 8
  %arrayidx16 = getelementptr inbounds i8, i8* %15, i64 %inc
  store i8 0, i8* %ref.tmp17, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx16, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp17) #21
  %17 = load i64, i64* %__sz, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__set_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %17) #21
  %call19 = call i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5beginEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %coerce.dive20 = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %ref.tmp18, i32 0, i32 0
  store i8* %call19, i8** %coerce.dive20, align 8
  %18 = load i64, i64* %__ip, align 8
  %call21 = call i8* @_ZNKSt3__111__wrap_iterIPcEplEl(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %ref.tmp18, i64 noundef %18) #21
  %coerce.dive22 = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %retval, i32 0, i32 0
  store i8* %call21, i8** %coerce.dive22, align 8
  %coerce.dive23 = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %retval, i32 0, i32 0
  %19 = load i8*, i8** %coerce.dive23, align 8
  ret i8* %19
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__1miIPKcPcEEDTmicldtfp_4baseEcldtfp0_4baseEERKNS_11__wrap_iterIT_EERKNS5_IT0_EE(%"class.std::__1::__wrap_iter.2"* noundef nonnull align 8 dereferenceable(8) %__x, %"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %__y) #3 comdat {
entry:
  %__x.addr = alloca %"class.std::__1::__wrap_iter.2"*, align 8
  %__y.addr = alloca %"class.std::__1::__wrap_iter"*, align 8
  store %"class.std::__1::__wrap_iter.2"* %__x, %"class.std::__1::__wrap_iter.2"** %__x.addr, align 8
  store %"class.std::__1::__wrap_iter"* %__y, %"class.std::__1::__wrap_iter"** %__y.addr, align 8
  %0 = load %"class.std::__1::__wrap_iter.2"*, %"class.std::__1::__wrap_iter.2"** %__x.addr, align 8
  %call = call noundef i8* @_ZNKSt3__111__wrap_iterIPKcE4baseEv(%"class.std::__1::__wrap_iter.2"* noundef nonnull align 8 dereferenceable(8) %0) #21
  %1 = load %"class.std::__1::__wrap_iter"*, %"class.std::__1::__wrap_iter"** %__y.addr, align 8
  %call1 = call noundef i8* @_ZNKSt3__111__wrap_iterIPcE4baseEv(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %1) #21
  %sub.ptr.lhs.cast = ptrtoint i8* %call to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %call1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  ret i64 %sub.ptr.sub
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5beginEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::__wrap_iter", align 8
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  call void @_ZNSt3__111__wrap_iterIPcEC2ES1_(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %retval, i8* noundef %call) #21
  %coerce.dive = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %retval, i32 0, i32 0
  %0 = load i8*, i8** %coerce.dive, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden i8* @_ZNKSt3__111__wrap_iterIPcEplEl(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %__n) #3 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::__wrap_iter", align 8
  %this.addr = alloca %"class.std::__1::__wrap_iter"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::__wrap_iter"* %this, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::__wrap_iter"*, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__wrap_iter"* %retval to i8*
  %1 = bitcast %"class.std::__1::__wrap_iter"* %this1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %0, i8* align 8 %1, i64 8, i1 false)
  %2 = load i64, i64* %__n.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) %"class.std::__1::__wrap_iter"* @_ZNSt3__111__wrap_iterIPcEpLEl(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %retval, i64 noundef %2) #21
  %coerce.dive = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %retval, i32 0, i32 0
  %3 = load i8*, i8** %coerce.dive, align 8
  ret i8* %3
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5eraseEmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp ugt i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__n.addr, align 8
  %cmp2 = icmp eq i64 %1, -1
  br i1 %cmp2, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.end
  %2 = load i64, i64* %__pos.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__erase_to_endEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2) #17
  br label %if.end4

if.else:                                          ; preds = %if.end
  %3 = load i64, i64* %__pos.addr, align 8
  %4 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__erase_external_with_moveEmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %3, i64 noundef %4) #17
  br label %if.end4

if.end4:                                          ; preds = %if.else, %if.then3
  ret %"class.std::__1::basic_string"* %this1
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__erase_external_with_moveEmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__p = alloca i8*, align 8
  %ref.tmp = alloca i64, align 8
  %__n_move = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.then, label %if.end13

if.then:                                          ; preds = %entry
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %call2 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call3 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call2) #21
  store i8* %call3, i8** %__p, align 8
  %1 = load i64, i64* %__sz, align 8
  %2 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %1, %2
  store i64 %sub, i64* %ref.tmp, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %3 = load i64, i64* %call4, align 8
  store i64 %3, i64* %__n.addr, align 8
  %4 = load i64, i64* %__sz, align 8
  %5 = load i64, i64* %__pos.addr, align 8
  %sub5 = sub i64 %4, %5
  %6 = load i64, i64* %__n.addr, align 8
  %sub6 = sub i64 %sub5, %6
  store i64 %sub6, i64* %__n_move, align 8
  %7 = load i64, i64* %__n_move, align 8
  %cmp = icmp ne i64 %7, 0
  br i1 %cmp, label %if.then7, label %if.end

if.then7:                                         ; preds = %if.then
  %8 = load i8*, i8** %__p, align 8
  %9 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i8*, i8** %__p, align 8
  %11 = load i64, i64* %__pos.addr, align 8
  %add.ptr8 = getelementptr inbounds i8, i8* %10, i64 %11
  %12 = load i64, i64* %__n.addr, align 8
  %add.ptr9 = getelementptr inbounds i8, i8* %add.ptr8, i64 %12
  %13 = load i64, i64* %__n_move, align 8
  %call10 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr, i8* noundef %add.ptr9, i64 noundef %13) #21
  br label %if.end

if.end:                                           ; preds = %if.then7, %if.then
  %14 = load i8*, i8** %__p, align 8
  %15 = load i64, i64* %__sz, align 8
  %16 = load i64, i64* %__n.addr, align 8
  %sub11 = sub i64 %15, %16
  %call12 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %14, i64 noundef %sub11) #17
  br label %if.end13

if.end13:                                         ; preds = %if.end, %entry
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmRKS5_mm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos1, i64 noundef %__n1, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str, i64 noundef %__pos2, i64 noundef %__n2) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos1.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos2.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %__str_sz = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos1, i64* %__pos1.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  store i64 %__pos2, i64* %__pos2.addr, align 8
  store i64 %__n2, i64* %__n2.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #21
  store i64 %call, i64* %__str_sz, align 8
  %1 = load i64, i64* %__pos2.addr, align 8
  %2 = load i64, i64* %__str_sz, align 8
  %cmp = icmp ugt i64 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %3 = load i64, i64* %__pos1.addr, align 8
  %4 = load i64, i64* %__n1.addr, align 8
  %5 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call2 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %5) #21
  %6 = load i64, i64* %__pos2.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call2, i64 %6
  %7 = load i64, i64* %__str_sz, align 8
  %8 = load i64, i64* %__pos2.addr, align 8
  %sub = sub i64 %7, %8
  store i64 %sub, i64* %ref.tmp, align 8
  %call3 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n2.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %9 = load i64, i64* %call3, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %3, i64 noundef %4, i8* noundef %add.ptr, i64 noundef %9) #17
  ret %"class.std::__1::basic_string"* %call4
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i64 noundef %__n1, i8* noundef %__s, i64 noundef %__n2) #10 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::basic_string"*, align 8
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__n2.addr = alloca i64, align 8
  %__sz = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__n_move = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n2, i64* %__n2.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %2 = load i64, i64* %__sz, align 8
  %3 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %2, %3
  store i64 %sub, i64* %ref.tmp, align 8
  %call2 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n1.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %4 = load i64, i64* %call2, align 8
  store i64 %4, i64* %__n1.addr, align 8
  %call3 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call3, i64* %__cap, align 8
  %5 = load i64, i64* %__cap, align 8
  %6 = load i64, i64* %__sz, align 8
  %sub4 = sub i64 %5, %6
  %7 = load i64, i64* %__n1.addr, align 8
  %add = add i64 %sub4, %7
  %8 = load i64, i64* %__n2.addr, align 8
  %cmp5 = icmp uge i64 %add, %8
  br i1 %cmp5, label %if.then6, label %if.else57

if.then6:                                         ; preds = %if.end
  %call7 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call8 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call7) #21
  store i8* %call8, i8** %__p, align 8
  %9 = load i64, i64* %__n1.addr, align 8
  %10 = load i64, i64* %__n2.addr, align 8
  %cmp9 = icmp ne i64 %9, %10
  br i1 %cmp9, label %if.then10, label %if.end51

if.then10:                                        ; preds = %if.then6
  %11 = load i64, i64* %__sz, align 8
  %12 = load i64, i64* %__pos.addr, align 8
  %sub11 = sub i64 %11, %12
  %13 = load i64, i64* %__n1.addr, align 8
  %sub12 = sub i64 %sub11, %13
  store i64 %sub12, i64* %__n_move, align 8
  %14 = load i64, i64* %__n_move, align 8
  %cmp13 = icmp ne i64 %14, 0
  br i1 %cmp13, label %if.then14, label %if.end50

if.then14:                                        ; preds = %if.then10
  %15 = load i64, i64* %__n1.addr, align 8
  %16 = load i64, i64* %__n2.addr, align 8
  %cmp15 = icmp ugt i64 %15, %16
  br i1 %cmp15, label %if.then16, label %if.end26

if.then16:                                        ; preds = %if.then14
  %17 = load i8*, i8** %__p, align 8
  %18 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %17, i64 %18
  %19 = load i8*, i8** %__s.addr, align 8
  %20 = load i64, i64* %__n2.addr, align 8
  %call17 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr, i8* noundef %19, i64 noundef %20) #21
  %21 = load i8*, i8** %__p, align 8
  %22 = load i64, i64* %__pos.addr, align 8
  %add.ptr18 = getelementptr inbounds i8, i8* %21, i64 %22
  %23 = load i64, i64* %__n2.addr, align 8
  %add.ptr19 = getelementptr inbounds i8, i8* %add.ptr18, i64 %23
  %24 = load i8*, i8** %__p, align 8
  %25 = load i64, i64* %__pos.addr, align 8
  %add.ptr20 = getelementptr inbounds i8, i8* %24, i64 %25
  %26 = load i64, i64* %__n1.addr, align 8
  %add.ptr21 = getelementptr inbounds i8, i8* %add.ptr20, i64 %26
  %27 = load i64, i64* %__n_move, align 8
  %call22 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr19, i8* noundef %add.ptr21, i64 noundef %27) #21
  %28 = load i8*, i8** %__p, align 8
  %29 = load i64, i64* %__sz, align 8
  %30 = load i64, i64* %__n2.addr, align 8
  %31 = load i64, i64* %__n1.addr, align 8
  %sub23 = sub i64 %30, %31
  %add24 = add i64 %29, %sub23
  %call25 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %28, i64 noundef %add24) #17
  store %"class.std::__1::basic_string"* %call25, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

if.end26:                                         ; preds = %if.then14
  %32 = load i8*, i8** %__p, align 8
  %33 = load i64, i64* %__pos.addr, align 8
  %add.ptr27 = getelementptr inbounds i8, i8* %32, i64 %33
  %34 = load i8*, i8** %__s.addr, align 8
  %cmp28 = icmp ult i8* %add.ptr27, %34
  br i1 %cmp28, label %land.lhs.true, label %if.end44

land.lhs.true:                                    ; preds = %if.end26
  %35 = load i8*, i8** %__s.addr, align 8
  %36 = load i8*, i8** %__p, align 8
  %37 = load i64, i64* %__sz, align 8
  %add.ptr29 = getelementptr inbounds i8, i8* %36, i64 %37
  %cmp30 = icmp ult i8* %35, %add.ptr29
  br i1 %cmp30, label %if.then31, label %if.end44

if.then31:                                        ; preds = %land.lhs.true
  %38 = load i8*, i8** %__p, align 8
  %39 = load i64, i64* %__pos.addr, align 8
  %add.ptr32 = getelementptr inbounds i8, i8* %38, i64 %39
  %40 = load i64, i64* %__n1.addr, align 8
  %add.ptr33 = getelementptr inbounds i8, i8* %add.ptr32, i64 %40
  %41 = load i8*, i8** %__s.addr, align 8
  %cmp34 = icmp ule i8* %add.ptr33, %41
  br i1 %cmp34, label %if.then35, label %if.else

if.then35:                                        ; preds = %if.then31
  %42 = load i64, i64* %__n2.addr, align 8
  %43 = load i64, i64* %__n1.addr, align 8
  %sub36 = sub i64 %42, %43
  %44 = load i8*, i8** %__s.addr, align 8
  %add.ptr37 = getelementptr inbounds i8, i8* %44, i64 %sub36
  store i8* %add.ptr37, i8** %__s.addr, align 8
  br label %if.end43

if.else:                                          ; preds = %if.then31
  %45 = load i8*, i8** %__p, align 8
  %46 = load i64, i64* %__pos.addr, align 8
  %add.ptr38 = getelementptr inbounds i8, i8* %45, i64 %46
  %47 = load i8*, i8** %__s.addr, align 8
  %48 = load i64, i64* %__n1.addr, align 8
  %call39 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr38, i8* noundef %47, i64 noundef %48) #21
  %49 = load i64, i64* %__n1.addr, align 8
  %50 = load i64, i64* %__pos.addr, align 8
  %add40 = add i64 %50, %49
  store i64 %add40, i64* %__pos.addr, align 8
  %51 = load i64, i64* %__n2.addr, align 8
  %52 = load i8*, i8** %__s.addr, align 8
  %add.ptr41 = getelementptr inbounds i8, i8* %52, i64 %51
  store i8* %add.ptr41, i8** %__s.addr, align 8
  %53 = load i64, i64* %__n1.addr, align 8
  %54 = load i64, i64* %__n2.addr, align 8
  %sub42 = sub i64 %54, %53
  store i64 %sub42, i64* %__n2.addr, align 8
  store i64 0, i64* %__n1.addr, align 8
  br label %if.end43

if.end43:                                         ; preds = %if.else, %if.then35
  br label %if.end44

if.end44:                                         ; preds = %if.end43, %land.lhs.true, %if.end26
  %55 = load i8*, i8** %__p, align 8
  %56 = load i64, i64* %__pos.addr, align 8
  %add.ptr45 = getelementptr inbounds i8, i8* %55, i64 %56
  %57 = load i64, i64* %__n2.addr, align 8
  %add.ptr46 = getelementptr inbounds i8, i8* %add.ptr45, i64 %57
  %58 = load i8*, i8** %__p, align 8
  %59 = load i64, i64* %__pos.addr, align 8
  %add.ptr47 = getelementptr inbounds i8, i8* %58, i64 %59
  %60 = load i64, i64* %__n1.addr, align 8
  %add.ptr48 = getelementptr inbounds i8, i8* %add.ptr47, i64 %60
  %61 = load i64, i64* %__n_move, align 8
  %call49 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr46, i8* noundef %add.ptr48, i64 noundef %61) #21
  br label %if.end50

if.end50:                                         ; preds = %if.end44, %if.then10
  br label %if.end51

if.end51:                                         ; preds = %if.end50, %if.then6
  %62 = load i8*, i8** %__p, align 8
  %63 = load i64, i64* %__pos.addr, align 8
  %add.ptr52 = getelementptr inbounds i8, i8* %62, i64 %63
  %64 = load i8*, i8** %__s.addr, align 8
  %65 = load i64, i64* %__n2.addr, align 8
  %call53 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr52, i8* noundef %64, i64 noundef %65) #21
  %66 = load i8*, i8** %__p, align 8
  %67 = load i64, i64* %__sz, align 8
  %68 = load i64, i64* %__n2.addr, align 8
  %69 = load i64, i64* %__n1.addr, align 8
  %sub54 = sub i64 %68, %69
  %add55 = add i64 %67, %sub54
  %call56 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %66, i64 noundef %add55) #17
  store %"class.std::__1::basic_string"* %call56, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

if.else57:                                        ; preds = %if.end
  %70 = load i64, i64* %__cap, align 8
  %71 = load i64, i64* %__sz, align 8
  %72 = load i64, i64* %__n1.addr, align 8
  %sub58 = sub i64 %71, %72
  %73 = load i64, i64* %__n2.addr, align 8
  %add59 = add i64 %sub58, %73
  %74 = load i64, i64* %__cap, align 8
  %sub60 = sub i64 %add59, %74
  %75 = load i64, i64* %__sz, align 8
  %76 = load i64, i64* %__pos.addr, align 8
  %77 = load i64, i64* %__n1.addr, align 8
  %78 = load i64, i64* %__n2.addr, align 8
  %79 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE21__grow_by_and_replaceEmmmmmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %70, i64 noundef %sub60, i64 noundef %75, i64 noundef %76, i64 noundef %77, i64 noundef %78, i8* noundef %79) #17
  br label %if.end61

if.end61:                                         ; preds = %if.else57
  store %"class.std::__1::basic_string"* %this1, %"class.std::__1::basic_string"** %retval, align 8
  br label %return

return:                                           ; preds = %if.end61, %if.end51, %if.then16
  %80 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %retval, align 8
  ret %"class.std::__1::basic_string"* %80
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i64 noundef %__n1, i8* noundef %__s) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__n1.addr, align 8
  %2 = load i8*, i8** %__s.addr, align 8
  %3 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %3) #21
  %call2 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %0, i64 noundef %1, i8* noundef %2, i64 noundef %call) #17
  ret %"class.std::__1::basic_string"* %call2
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7replaceEmmmc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos, i64 noundef %__n1, i64 noundef %__n2, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__sz = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  %__cap = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__n_move = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store i64 %__n2, i64* %__n2.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %2 = load i64, i64* %__sz, align 8
  %3 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %2, %3
  store i64 %sub, i64* %ref.tmp, align 8
  %call2 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n1.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %4 = load i64, i64* %call2, align 8
  store i64 %4, i64* %__n1.addr, align 8
  %call3 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8capacityEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call3, i64* %__cap, align 8
  %5 = load i64, i64* %__cap, align 8
  %6 = load i64, i64* %__sz, align 8
  %sub4 = sub i64 %5, %6
  %7 = load i64, i64* %__n1.addr, align 8
  %add = add i64 %sub4, %7
  %8 = load i64, i64* %__n2.addr, align 8
  %cmp5 = icmp uge i64 %add, %8
  br i1 %cmp5, label %if.then6, label %if.else

if.then6:                                         ; preds = %if.end
  %call7 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call8 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call7) #21
  store i8* %call8, i8** %__p, align 8
  %9 = load i64, i64* %__n1.addr, align 8
  %10 = load i64, i64* %__n2.addr, align 8
  %cmp9 = icmp ne i64 %9, %10
  br i1 %cmp9, label %if.then10, label %if.end20

if.then10:                                        ; preds = %if.then6
  %11 = load i64, i64* %__sz, align 8
  %12 = load i64, i64* %__pos.addr, align 8
  %sub11 = sub i64 %11, %12
  %13 = load i64, i64* %__n1.addr, align 8
  %sub12 = sub i64 %sub11, %13
  store i64 %sub12, i64* %__n_move, align 8
  %14 = load i64, i64* %__n_move, align 8
  %cmp13 = icmp ne i64 %14, 0
  br i1 %cmp13, label %if.then14, label %if.end19

if.then14:                                        ; preds = %if.then10
  %15 = load i8*, i8** %__p, align 8
  %16 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %15, i64 %16
  %17 = load i64, i64* %__n2.addr, align 8
  %add.ptr15 = getelementptr inbounds i8, i8* %add.ptr, i64 %17
  %18 = load i8*, i8** %__p, align 8
  %19 = load i64, i64* %__pos.addr, align 8
  %add.ptr16 = getelementptr inbounds i8, i8* %18, i64 %19
  %20 = load i64, i64* %__n1.addr, align 8
  %add.ptr17 = getelementptr inbounds i8, i8* %add.ptr16, i64 %20
  %21 = load i64, i64* %__n_move, align 8
  %call18 = call noundef i8* @_ZNSt3__111char_traitsIcE4moveEPcPKcm(i8* noundef %add.ptr15, i8* noundef %add.ptr17, i64 noundef %21) #21
  br label %if.end19

if.end19:                                         ; preds = %if.then14, %if.then10
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %if.then6
  br label %if.end26

if.else:                                          ; preds = %if.end
  %22 = load i64, i64* %__cap, align 8
  %23 = load i64, i64* %__sz, align 8
  %24 = load i64, i64* %__n1.addr, align 8
  %sub21 = sub i64 %23, %24
  %25 = load i64, i64* %__n2.addr, align 8
  %add22 = add i64 %sub21, %25
  %26 = load i64, i64* %__cap, align 8
  %sub23 = sub i64 %add22, %26
  %27 = load i64, i64* %__sz, align 8
  %28 = load i64, i64* %__pos.addr, align 8
  %29 = load i64, i64* %__n1.addr, align 8
  %30 = load i64, i64* %__n2.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__grow_byEmmmmmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %22, i64 noundef %sub23, i64 noundef %27, i64 noundef %28, i64 noundef %29, i64 noundef %30) #17
  %call24 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call25 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %call24) #21
  store i8* %call25, i8** %__p, align 8
  br label %if.end26

if.end26:                                         ; preds = %if.else, %if.end20
  %31 = load i8*, i8** %__p, align 8
  %32 = load i64, i64* %__pos.addr, align 8
  %add.ptr27 = getelementptr inbounds i8, i8* %31, i64 %32
  %33 = load i64, i64* %__n2.addr, align 8
  %34 = load i8, i8* %__c.addr, align 1
  %call28 = call noundef i8* @_ZNSt3__111char_traitsIcE6assignEPcmc(i8* noundef %add.ptr27, i64 noundef %33, i8 noundef signext %34) #21
  %35 = load i8*, i8** %__p, align 8
  %36 = load i64, i64* %__sz, align 8
  %37 = load i64, i64* %__n1.addr, align 8
  %38 = load i64, i64* %__n2.addr, align 8
  %sub29 = sub i64 %37, %38
  %sub30 = sub i64 %36, %sub29
  %call31 = call noundef nonnull align 8 dereferenceable(24) %"class.std::__1::basic_string"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__null_terminate_atEPcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %35, i64 noundef %sub30) #17
  ret %"class.std::__1::basic_string"* %call31
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4copyEPcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__n, i64 noundef %__pos) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__pos.addr = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__rlen = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %2 = load i64, i64* %__sz, align 8
  %3 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %2, %3
  store i64 %sub, i64* %ref.tmp, align 8
  %call2 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %4 = load i64, i64* %call2, align 8
  store i64 %4, i64* %__rlen, align 8
  %5 = load i8*, i8** %__s.addr, align 8
  %call3 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %6 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call3, i64 %6
  %7 = load i64, i64* %__rlen, align 8
  %call4 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %5, i8* noundef %add.ptr, i64 noundef %7) #21
  %8 = load i64, i64* %__rlen, align 8
  ret i64 %8
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4findEPKcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__110__str_findIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %call, i64 noundef %call2, i8* noundef %0, i64 noundef %1, i64 noundef %2) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__110__str_findIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %__p, i64 noundef %__sz, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__r = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz.addr, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 -1, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i64, i64* %__n.addr, align 8
  %cmp1 = icmp eq i64 %2, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %3 = load i64, i64* %__pos.addr, align 8
  store i64 %3, i64* %retval, align 8
  br label %return

if.end3:                                          ; preds = %if.end
  %4 = load i8*, i8** %__p.addr, align 8
  %5 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8*, i8** %__p.addr, align 8
  %7 = load i64, i64* %__sz.addr, align 8
  %add.ptr4 = getelementptr inbounds i8, i8* %6, i64 %7
  %8 = load i8*, i8** %__s.addr, align 8
  %9 = load i8*, i8** %__s.addr, align 8
  %10 = load i64, i64* %__n.addr, align 8
  %add.ptr5 = getelementptr inbounds i8, i8* %9, i64 %10
  %call = call noundef i8* @_ZNSt3__118__search_substringIcNS_11char_traitsIcEEEEPKT_S5_S5_S5_S5_(i8* noundef %add.ptr, i8* noundef %add.ptr4, i8* noundef %8, i8* noundef %add.ptr5) #21
  store i8* %call, i8** %__r, align 8
  %11 = load i8*, i8** %__r, align 8
  %12 = load i8*, i8** %__p.addr, align 8
  %13 = load i64, i64* %__sz.addr, align 8
  %add.ptr6 = getelementptr inbounds i8, i8* %12, i64 %13
  %cmp7 = icmp eq i8* %11, %add.ptr6
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end3
  store i64 -1, i64* %retval, align 8
  br label %return

if.end9:                                          ; preds = %if.end3
  %14 = load i8*, i8** %__r, align 8
  %15 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %14 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %15 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end9, %if.then8, %if.then2, %if.then
  %16 = load i64, i64* %retval, align 8
  ret i64 %16
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4findEcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8 noundef signext %__c, i64 noundef %__pos) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__c.addr = alloca i8, align 1
  %__pos.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  store i64 %__pos, i64* %__pos.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8, i8* %__c.addr, align 1
  %1 = load i64, i64* %__pos.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__110__str_findIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S4_S3_(i8* noundef %call, i64 noundef %call2, i8 noundef signext %0, i64 noundef %1) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__110__str_findIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S4_S3_(i8* noundef %__p, i64 noundef %__sz, i8 noundef signext %__c, i64 noundef %__pos) #3 comdat {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__pos.addr = alloca i64, align 8
  %__r = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  store i64 %__pos, i64* %__pos.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz.addr, align 8
  %cmp = icmp uge i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 -1, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i8*, i8** %__p.addr, align 8
  %3 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i64, i64* %__sz.addr, align 8
  %5 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %4, %5
  %call = call noundef i8* @_ZNSt3__111char_traitsIcE4findEPKcmRS2_(i8* noundef %add.ptr, i64 noundef %sub, i8* noundef nonnull align 1 dereferenceable(1) %__c.addr) #21
  store i8* %call, i8** %__r, align 8
  %6 = load i8*, i8** %__r, align 8
  %cmp1 = icmp eq i8* %6, null
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i64 -1, i64* %retval, align 8
  br label %return

if.end3:                                          ; preds = %if.end
  %7 = load i8*, i8** %__r, align 8
  %8 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %7 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %8 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end3, %if.then2, %if.then
  %9 = load i64, i64* %retval, align 8
  ret i64 %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5rfindEPKcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__111__str_rfindIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %call, i64 noundef %call2, i8* noundef %0, i64 noundef %1, i64 noundef %2) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__111__str_rfindIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %__p, i64 noundef %__sz, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__r = alloca i8*, align 8
  %agg.tmp = alloca %"struct.std::__1::random_access_iterator_tag", align 1
  %agg.tmp2 = alloca %"struct.std::__1::random_access_iterator_tag", align 1
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %call = invoke noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__pos.addr, i64* noundef nonnull align 8 dereferenceable(8) %__sz.addr) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %0 = load i64, i64* %call, align 8
  store i64 %0, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__n.addr, align 8
  %2 = load i64, i64* %__sz.addr, align 8
  %3 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %2, %3
  %cmp = icmp ult i64 %1, %sub
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %invoke.cont
  %4 = load i64, i64* %__n.addr, align 8
  %5 = load i64, i64* %__pos.addr, align 8
  %add = add i64 %5, %4
  store i64 %add, i64* %__pos.addr, align 8
  br label %if.end

if.else:                                          ; preds = %invoke.cont
  %6 = load i64, i64* %__sz.addr, align 8
  store i64 %6, i64* %__pos.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %7 = load i8*, i8** %__p.addr, align 8
  %8 = load i8*, i8** %__p.addr, align 8
  %9 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i8*, i8** %__s.addr, align 8
  %11 = load i8*, i8** %__s.addr, align 8
  %12 = load i64, i64* %__n.addr, align 8
  %add.ptr1 = getelementptr inbounds i8, i8* %11, i64 %12
  %call4 = invoke noundef i8* @_ZNSt3__110__find_endIPDoFbccEPKcS4_EET0_S5_S5_T1_S6_T_NS_26random_access_iterator_tagES8_(i8* noundef %7, i8* noundef %add.ptr, i8* noundef %10, i8* noundef %add.ptr1, i1 (i8, i8)* noundef @_ZNSt3__111char_traitsIcE2eqEcc) #17
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %if.end
  store i8* %call4, i8** %__r, align 8
  %13 = load i64, i64* %__n.addr, align 8
  %cmp5 = icmp ugt i64 %13, 0
  br i1 %cmp5, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %invoke.cont3
  %14 = load i8*, i8** %__r, align 8
  %15 = load i8*, i8** %__p.addr, align 8
  %16 = load i64, i64* %__pos.addr, align 8
  %add.ptr6 = getelementptr inbounds i8, i8* %15, i64 %16
  %cmp7 = icmp eq i8* %14, %add.ptr6
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %land.lhs.true
  store i64 -1, i64* %retval, align 8
  br label %return

if.end9:                                          ; preds = %land.lhs.true, %invoke.cont3
  %17 = load i8*, i8** %__r, align 8
  %18 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %17 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %18 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end9, %if.then8
  %19 = load i64, i64* %retval, align 8
  ret i64 %19

terminate.lpad:                                   ; preds = %if.end, %entry
  %20 = landingpad { i8*, i32 }
          catch i8* null
  %21 = extractvalue { i8*, i32 } %20, 0
  call void @__clang_call_terminate(i8* %21) #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5rfindEcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8 noundef signext %__c, i64 noundef %__pos) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__c.addr = alloca i8, align 1
  %__pos.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  store i64 %__pos, i64* %__pos.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8, i8* %__c.addr, align 1
  %1 = load i64, i64* %__pos.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__111__str_rfindIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S4_S3_(i8* noundef %call, i64 noundef %call2, i8 noundef signext %0, i64 noundef %1) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__111__str_rfindIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S4_S3_(i8* noundef %__p, i64 noundef %__sz, i8 noundef signext %__c, i64 noundef %__pos) #3 comdat {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__pos.addr = alloca i64, align 8
  %__ps = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  store i64 %__pos, i64* %__pos.addr, align 8
  %0 = load i64, i64* %__sz.addr, align 8
  %cmp = icmp ult i64 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 -1, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__sz.addr, align 8
  %cmp1 = icmp ult i64 %1, %2
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %3 = load i64, i64* %__pos.addr, align 8
  %inc = add i64 %3, 1
  store i64 %inc, i64* %__pos.addr, align 8
  br label %if.end3

if.else:                                          ; preds = %if.end
  %4 = load i64, i64* %__sz.addr, align 8
  store i64 %4, i64* %__pos.addr, align 8
  br label %if.end3

if.end3:                                          ; preds = %if.else, %if.then2
  %5 = load i8*, i8** %__p.addr, align 8
  %6 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  store i8* %add.ptr, i8** %__ps, align 8
  br label %for.cond

for.cond:                                         ; preds = %if.end6, %if.end3
  %7 = load i8*, i8** %__ps, align 8
  %8 = load i8*, i8** %__p.addr, align 8
  %cmp4 = icmp ne i8* %7, %8
  br i1 %cmp4, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load i8*, i8** %__ps, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %9, i32 -1
  store i8* %incdec.ptr, i8** %__ps, align 8
  %10 = load i8, i8* %incdec.ptr, align 1
  %11 = load i8, i8* %__c.addr, align 1
  %call = call noundef zeroext i1 @_ZNSt3__111char_traitsIcE2eqEcc(i8 noundef signext %10, i8 noundef signext %11) #21
  br i1 %call, label %if.then5, label %if.end6

if.then5:                                         ; preds = %for.body
  %12 = load i8*, i8** %__ps, align 8
  %13 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %12 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %13 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

if.end6:                                          ; preds = %for.body
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  store i64 -1, i64* %retval, align 8
  br label %return

return:                                           ; preds = %for.end, %if.then5, %if.then
  %14 = load i64, i64* %retval, align 8
  ret i64 %14
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13find_first_ofEPKcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__119__str_find_first_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %call, i64 noundef %call2, i8* noundef %0, i64 noundef %1, i64 noundef %2) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__119__str_find_first_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %__p, i64 noundef %__sz, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__r = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz.addr, align 8
  %cmp = icmp uge i64 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i64, i64* %__n.addr, align 8
  %cmp1 = icmp eq i64 %2, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i64 -1, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load i8*, i8** %__p.addr, align 8
  %4 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %4
  %5 = load i8*, i8** %__p.addr, align 8
  %6 = load i64, i64* %__sz.addr, align 8
  %add.ptr2 = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8*, i8** %__s.addr, align 8
  %8 = load i8*, i8** %__s.addr, align 8
  %9 = load i64, i64* %__n.addr, align 8
  %add.ptr3 = getelementptr inbounds i8, i8* %8, i64 %9
  %call = invoke noundef i8* @_ZNSt3__118__find_first_of_ceIPKcS2_PDoFbccEEET_S5_S5_T0_S6_T1_(i8* noundef %add.ptr, i8* noundef %add.ptr2, i8* noundef %7, i8* noundef %add.ptr3, i1 (i8, i8)* noundef @_ZNSt3__111char_traitsIcE2eqEcc) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.end
  store i8* %call, i8** %__r, align 8
  %10 = load i8*, i8** %__r, align 8
  %11 = load i8*, i8** %__p.addr, align 8
  %12 = load i64, i64* %__sz.addr, align 8
  %add.ptr4 = getelementptr inbounds i8, i8* %11, i64 %12
  %cmp5 = icmp eq i8* %10, %add.ptr4
  br i1 %cmp5, label %if.then6, label %if.end7

if.then6:                                         ; preds = %invoke.cont
  store i64 -1, i64* %retval, align 8
  br label %return

if.end7:                                          ; preds = %invoke.cont
  %13 = load i8*, i8** %__r, align 8
  %14 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %13 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %14 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end7, %if.then6, %if.then
  %15 = load i64, i64* %retval, align 8
  ret i64 %15

terminate.lpad:                                   ; preds = %if.end
  %16 = landingpad { i8*, i32 }
          catch i8* null
  %17 = extractvalue { i8*, i32 } %16, 0
  call void @__clang_call_terminate(i8* %17) #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE12find_last_ofEPKcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__118__str_find_last_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %call, i64 noundef %call2, i8* noundef %0, i64 noundef %1, i64 noundef %2) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__118__str_find_last_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %__p, i64 noundef %__sz, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__ps = alloca i8*, align 8
  %__r = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %cmp = icmp ne i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end6

if.then:                                          ; preds = %entry
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__sz.addr, align 8
  %cmp1 = icmp ult i64 %1, %2
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.then
  %3 = load i64, i64* %__pos.addr, align 8
  %inc = add i64 %3, 1
  store i64 %inc, i64* %__pos.addr, align 8
  br label %if.end

if.else:                                          ; preds = %if.then
  %4 = load i64, i64* %__sz.addr, align 8
  store i64 %4, i64* %__pos.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then2
  %5 = load i8*, i8** %__p.addr, align 8
  %6 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  store i8* %add.ptr, i8** %__ps, align 8
  br label %for.cond

for.cond:                                         ; preds = %if.end5, %if.end
  %7 = load i8*, i8** %__ps, align 8
  %8 = load i8*, i8** %__p.addr, align 8
  %cmp3 = icmp ne i8* %7, %8
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load i8*, i8** %__s.addr, align 8
  %10 = load i64, i64* %__n.addr, align 8
  %11 = load i8*, i8** %__ps, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %11, i32 -1
  store i8* %incdec.ptr, i8** %__ps, align 8
  %call = call noundef i8* @_ZNSt3__111char_traitsIcE4findEPKcmRS2_(i8* noundef %9, i64 noundef %10, i8* noundef nonnull align 1 dereferenceable(1) %incdec.ptr) #21
  store i8* %call, i8** %__r, align 8
  %12 = load i8*, i8** %__r, align 8
  %tobool = icmp ne i8* %12, null
  br i1 %tobool, label %if.then4, label %if.end5

if.then4:                                         ; preds = %for.body
  %13 = load i8*, i8** %__ps, align 8
  %14 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %13 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %14 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

if.end5:                                          ; preds = %for.body
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  br label %if.end6

if.end6:                                          ; preds = %for.end, %entry
  store i64 -1, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end6, %if.then4
  %15 = load i64, i64* %retval, align 8
  ret i64 %15
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE17find_first_not_ofEPKcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__123__str_find_first_not_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %call, i64 noundef %call2, i8* noundef %0, i64 noundef %1, i64 noundef %2) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__123__str_find_first_not_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %__p, i64 noundef %__sz, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__pe = alloca i8*, align 8
  %__ps = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end5

if.then:                                          ; preds = %entry
  %2 = load i8*, i8** %__p.addr, align 8
  %3 = load i64, i64* %__sz.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %3
  store i8* %add.ptr, i8** %__pe, align 8
  %4 = load i8*, i8** %__p.addr, align 8
  %5 = load i64, i64* %__pos.addr, align 8
  %add.ptr1 = getelementptr inbounds i8, i8* %4, i64 %5
  store i8* %add.ptr1, i8** %__ps, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %6 = load i8*, i8** %__ps, align 8
  %7 = load i8*, i8** %__pe, align 8
  %cmp2 = icmp ne i8* %6, %7
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i8*, i8** %__s.addr, align 8
  %9 = load i64, i64* %__n.addr, align 8
  %10 = load i8*, i8** %__ps, align 8
  %call = call noundef i8* @_ZNSt3__111char_traitsIcE4findEPKcmRS2_(i8* noundef %8, i64 noundef %9, i8* noundef nonnull align 1 dereferenceable(1) %10) #21
  %cmp3 = icmp eq i8* %call, null
  br i1 %cmp3, label %if.then4, label %if.end

if.then4:                                         ; preds = %for.body
  %11 = load i8*, i8** %__ps, align 8
  %12 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %11 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %12 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %13 = load i8*, i8** %__ps, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %13, i32 1
  store i8* %incdec.ptr, i8** %__ps, align 8
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  br label %if.end5

if.end5:                                          ; preds = %for.end, %entry
  store i64 -1, i64* %retval, align 8
  br label %return

return:                                           ; preds = %if.end5, %if.then4
  %14 = load i64, i64* %retval, align 8
  ret i64 %14
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16find_last_not_ofEPKcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i64, i64* %__pos.addr, align 8
  %2 = load i64, i64* %__n.addr, align 8
  %call3 = call noundef i64 @_ZNSt3__122__str_find_last_not_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %call, i64 noundef %call2, i8* noundef %0, i64 noundef %1, i64 noundef %2) #21
  ret i64 %call3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__122__str_find_last_not_ofIcmNS_11char_traitsIcEELm18446744073709551615EEET0_PKT_S3_S6_S3_S3_(i8* noundef %__p, i64 noundef %__sz, i8* noundef %__s, i64 noundef %__pos, i64 noundef %__n) #3 comdat {
entry:
  %retval = alloca i64, align 8
  %__p.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %__ps = alloca i8*, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %1 = load i64, i64* %__sz.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %2 = load i64, i64* %__pos.addr, align 8
  %inc = add i64 %2, 1
  store i64 %inc, i64* %__pos.addr, align 8
  br label %if.end

if.else:                                          ; preds = %entry
  %3 = load i64, i64* %__sz.addr, align 8
  store i64 %3, i64* %__pos.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %4 = load i8*, i8** %__p.addr, align 8
  %5 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %4, i64 %5
  store i8* %add.ptr, i8** %__ps, align 8
  br label %for.cond

for.cond:                                         ; preds = %if.end4, %if.end
  %6 = load i8*, i8** %__ps, align 8
  %7 = load i8*, i8** %__p.addr, align 8
  %cmp1 = icmp ne i8* %6, %7
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i8*, i8** %__s.addr, align 8
  %9 = load i64, i64* %__n.addr, align 8
  %10 = load i8*, i8** %__ps, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %10, i32 -1
  store i8* %incdec.ptr, i8** %__ps, align 8
  %call = call noundef i8* @_ZNSt3__111char_traitsIcE4findEPKcmRS2_(i8* noundef %8, i64 noundef %9, i8* noundef nonnull align 1 dereferenceable(1) %incdec.ptr) #21
  %cmp2 = icmp eq i8* %call, null
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %for.body
  %11 = load i8*, i8** %__ps, align 8
  %12 = load i8*, i8** %__p.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %11 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %12 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %retval, align 8
  br label %return

if.end4:                                          ; preds = %for.body
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  store i64 -1, i64* %retval, align 8
  br label %return

return:                                           ; preds = %for.end, %if.then3
  %13 = load i64, i64* %retval, align 8
  ret i64 %13
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmRKS5_mm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos1, i64 noundef %__n1, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %__str, i64 noundef %__pos2, i64 noundef %__n2) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos1.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__str.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos2.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %ref.tmp = alloca %"class.std::__1::basic_string_view", align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos1, i64* %__pos1.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store %"class.std::__1::basic_string"* %__str, %"class.std::__1::basic_string"** %__str.addr, align 8
  store i64 %__pos2, i64* %__pos2.addr, align 8
  store i64 %__n2, i64* %__n2.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos1.addr, align 8
  %1 = load i64, i64* %__n1.addr, align 8
  %2 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %__str.addr, align 8
  %call = call { i8*, i64 } @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEcvNS_17basic_string_viewIcS2_EEEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %2) #21
  %3 = bitcast %"class.std::__1::basic_string_view"* %ref.tmp to { i8*, i64 }*
  %4 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %3, i32 0, i32 0
  %5 = extractvalue { i8*, i64 } %call, 0
  store i8* %5, i8** %4, align 8
  %6 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %3, i32 0, i32 1
  %7 = extractvalue { i8*, i64 } %call, 1
  store i64 %7, i64* %6, align 8
  %8 = load i64, i64* %__pos2.addr, align 8
  %9 = load i64, i64* %__n2.addr, align 8
  %call2 = call noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareINS_17basic_string_viewIcS2_EEEENS_9enable_ifIXaasr33__can_be_converted_to_string_viewIcS2_T_EE5valuentsr17__is_same_uncvrefISA_S5_EE5valueEiE4typeEmmRKSA_mm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %0, i64 noundef %1, %"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %ref.tmp, i64 noundef %8, i64 noundef %9) #17
  ret i32 %call2
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareINS_17basic_string_viewIcS2_EEEENS_9enable_ifIXaasr33__can_be_converted_to_string_viewIcS2_T_EE5valuentsr17__is_same_uncvrefISA_S5_EE5valueEiE4typeEmmRKSA_mm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos1, i64 noundef %__n1, %"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %__t, i64 noundef %__pos2, i64 noundef %__n2) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos1.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__t.addr = alloca %"class.std::__1::basic_string_view"*, align 8
  %__pos2.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %__sv = alloca %"class.std::__1::basic_string_view", align 8
  %ref.tmp = alloca %"class.std::__1::basic_string_view", align 8
  %ref.tmp2 = alloca %"class.std::__1::basic_string_view", align 8
  %agg.tmp = alloca %"class.std::__1::basic_string_view", align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos1, i64* %__pos1.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store %"class.std::__1::basic_string_view"* %__t, %"class.std::__1::basic_string_view"** %__t.addr, align 8
  store i64 %__pos2, i64* %__pos2.addr, align 8
  store i64 %__n2, i64* %__n2.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load %"class.std::__1::basic_string_view"*, %"class.std::__1::basic_string_view"** %__t.addr, align 8
  %1 = bitcast %"class.std::__1::basic_string_view"* %__sv to i8*
  %2 = bitcast %"class.std::__1::basic_string_view"* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %2, i64 16, i1 false)
  %call = call { i8*, i64 } @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEcvNS_17basic_string_viewIcS2_EEEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %3 = bitcast %"class.std::__1::basic_string_view"* %ref.tmp2 to { i8*, i64 }*
  %4 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %3, i32 0, i32 0
  %5 = extractvalue { i8*, i64 } %call, 0
  store i8* %5, i8** %4, align 8
  %6 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %3, i32 0, i32 1
  %7 = extractvalue { i8*, i64 } %call, 1
  store i64 %7, i64* %6, align 8
  %8 = load i64, i64* %__pos1.addr, align 8
  %9 = load i64, i64* %__n1.addr, align 8
  %call3 = call { i8*, i64 } @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE6substrEmm(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %ref.tmp2, i64 noundef %8, i64 noundef %9) #17
  %10 = bitcast %"class.std::__1::basic_string_view"* %ref.tmp to { i8*, i64 }*
  %11 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %10, i32 0, i32 0
  %12 = extractvalue { i8*, i64 } %call3, 0
  store i8* %12, i8** %11, align 8
  %13 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %10, i32 0, i32 1
  %14 = extractvalue { i8*, i64 } %call3, 1
  store i64 %14, i64* %13, align 8
  %15 = load i64, i64* %__pos2.addr, align 8
  %16 = load i64, i64* %__n2.addr, align 8
  %call4 = call { i8*, i64 } @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE6substrEmm(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %__sv, i64 noundef %15, i64 noundef %16) #17
  %17 = bitcast %"class.std::__1::basic_string_view"* %agg.tmp to { i8*, i64 }*
  %18 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %17, i32 0, i32 0
  %19 = extractvalue { i8*, i64 } %call4, 0
  store i8* %19, i8** %18, align 8
  %20 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %17, i32 0, i32 1
  %21 = extractvalue { i8*, i64 } %call4, 1
  store i64 %21, i64* %20, align 8
  %22 = bitcast %"class.std::__1::basic_string_view"* %agg.tmp to { i8*, i64 }*
  %23 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %22, i32 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %22, i32 0, i32 1
  %26 = load i64, i64* %25, align 8
  %call5 = call noundef i32 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE7compareES3_(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %ref.tmp, i8* %24, i64 %26) #21
  ret i32 %call5
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden { i8*, i64 } @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEcvNS_17basic_string_viewIcS2_EEEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::basic_string_view", align 8
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %call2 = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  call void @_ZNSt3__117basic_string_viewIcNS_11char_traitsIcEEEC2EPKcm(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %retval, i8* noundef %call, i64 noundef %call2) #21
  %0 = bitcast %"class.std::__1::basic_string_view"* %retval to { i8*, i64 }*
  %1 = load { i8*, i64 }, { i8*, i64 }* %0, align 8
  ret { i8*, i64 } %1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s) #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %1) #21
  %call2 = invoke noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef 0, i64 noundef -1, i8* noundef %0, i64 noundef %call) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret i32 %call2

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { i8*, i32 }
          catch i8* null
  %3 = extractvalue { i8*, i32 } %2, 0
  call void @__clang_call_terminate(i8* %3) #18
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos1, i64 noundef %__n1, i8* noundef %__s, i64 noundef %__n2) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos1.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__n2.addr = alloca i64, align 8
  %__sz = alloca i64, align 8
  %__rlen = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  %__r = alloca i32, align 4
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos1, i64* %__pos1.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n2, i64* %__n2.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i64 %call, i64* %__sz, align 8
  %0 = load i64, i64* %__pos1.addr, align 8
  %1 = load i64, i64* %__sz, align 8
  %cmp = icmp ugt i64 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i64, i64* %__n2.addr, align 8
  %cmp2 = icmp eq i64 %2, -1
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_out_of_rangeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %lor.lhs.false
  %3 = load i64, i64* %__sz, align 8
  %4 = load i64, i64* %__pos1.addr, align 8
  %sub = sub i64 %3, %4
  store i64 %sub, i64* %ref.tmp, align 8
  %call3 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n1.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %5 = load i64, i64* %call3, align 8
  store i64 %5, i64* %__rlen, align 8
  %call4 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE4dataEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %6 = load i64, i64* %__pos1.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call4, i64 %6
  %7 = load i8*, i8** %__s.addr, align 8
  %call5 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__rlen, i64* noundef nonnull align 8 dereferenceable(8) %__n2.addr) #17
  %8 = load i64, i64* %call5, align 8
  %call6 = call noundef i32 @_ZNSt3__111char_traitsIcE7compareEPKcS3_m(i8* noundef %add.ptr, i8* noundef %7, i64 noundef %8) #21
  store i32 %call6, i32* %__r, align 4
  %9 = load i32, i32* %__r, align 4
  %cmp7 = icmp eq i32 %9, 0
  br i1 %cmp7, label %if.then8, label %if.end15

if.then8:                                         ; preds = %if.end
  %10 = load i64, i64* %__rlen, align 8
  %11 = load i64, i64* %__n2.addr, align 8
  %cmp9 = icmp ult i64 %10, %11
  br i1 %cmp9, label %if.then10, label %if.else

if.then10:                                        ; preds = %if.then8
  store i32 -1, i32* %__r, align 4
  br label %if.end14

if.else:                                          ; preds = %if.then8
  %12 = load i64, i64* %__rlen, align 8
  %13 = load i64, i64* %__n2.addr, align 8
  %cmp11 = icmp ugt i64 %12, %13
  br i1 %cmp11, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.else
  store i32 1, i32* %__r, align 4
  br label %if.end13

if.end13:                                         ; preds = %if.then12, %if.else
  br label %if.end14

if.end14:                                         ; preds = %if.end13, %if.then10
  br label %if.end15

if.end15:                                         ; preds = %if.end14, %if.end
  %14 = load i32, i32* %__r, align 4
  ret i32 %14
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__pos1, i64 noundef %__n1, i8* noundef %__s) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__pos1.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__pos1, i64* %__pos1.addr, align 8
  store i64 %__n1, i64* %__n1.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos1.addr, align 8
  %1 = load i64, i64* %__n1.addr, align 8
  %2 = load i8*, i8** %__s.addr, align 8
  %3 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %3) #21
  %call2 = call noundef i32 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7compareEmmPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %0, i64 noundef %1, i8* noundef %2, i64 noundef %call) #17
  ret i32 %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__111char_traitsIcE7compareEPKcS3_m(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #3 comdat align 2 {
entry:
  %retval = alloca i32, align 4
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  store i8* %__s2, i8** %__s2.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i8*, i8** %__s1.addr, align 8
  %2 = load i8*, i8** %__s2.addr, align 8
  %3 = load i64, i64* %__n.addr, align 8
  %call = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %3) #21
  store i32 %call, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, i32* %retval, align 4
  ret i32 %4
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEPKcmm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s, i64 noundef %__sz, i64 noundef %__reserve) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__sz.addr = alloca i64, align 8
  %__reserve.addr = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__cap = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__sz, i64* %__sz.addr, align 8
  store i64 %__reserve, i64* %__reserve.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__reserve.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp ugt i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__reserve.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm(i64 noundef %1) #17
  br i1 %call2, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.end
  %2 = load i64, i64* %__sz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2) #21
  %call4 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call4, i8** %__p, align 8
  br label %if.end9

if.else:                                          ; preds = %if.end
  %3 = load i64, i64* %__reserve.addr, align 8
  %call5 = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %3) #21
  store i64 %call5, i64* %__cap, align 8
  %call6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %4 = load i64, i64* %__cap, align 8
  %add = add i64 %4, 1
  %call7 = call noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call6, i64 noundef %add) #17
  store i8* %call7, i8** %__p, align 8
  %5 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %5) #21
  %6 = load i64, i64* %__cap, align 8
  %add8 = add i64 %6, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add8) #21
  %7 = load i64, i64* %__sz.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %7) #21
  br label %if.end9

if.end9:                                          ; preds = %if.else, %if.then3
  %8 = load i8*, i8** %__p, align 8
  %call10 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %8) #21
  %9 = load i8*, i8** %__s.addr, align 8
  %10 = load i64, i64* %__sz.addr, align 8
  %call11 = call noundef i8* @_ZNSt3__111char_traitsIcE4copyEPcPKcm(i8* noundef %call10, i8* noundef %9, i64 noundef %10) #21
  %11 = load i8*, i8** %__p, align 8
  %12 = load i64, i64* %__sz.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %11, i64 %12
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i64 noundef %__n) #10 comdat align 2 {
entry:
  %__a.addr = alloca %"class.std::__1::allocator"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::allocator"* %__a, %"class.std::__1::allocator"** %__a.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %0 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__a.addr, align 8
  %1 = load i64, i64* %__n.addr, align 8
  %call = call noundef i8* @_ZNSt3__19allocatorIcE8allocateEm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #17
  ret i8* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__p) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__p.addr = alloca i8*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__p, i8** %__p.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %1 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__l = bitcast %union.anon* %1 to %"struct.std::__1::basic_string<char>::__long"*
  %__data_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__long", %"struct.std::__1::basic_string<char>::__long"* %__l, i32 0, i32 2
  store i8* %0, i8** %__data_, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__s) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i64, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__s, i64* %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__s.addr, align 8
  %or = or i64 1, %0
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %1 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__l = bitcast %union.anon* %1 to %"struct.std::__1::basic_string<char>::__long"*
  %__cap_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__long", %"struct.std::__1::basic_string<char>::__long"* %__l, i32 0, i32 0
  store i64 %or, i64* %__cap_, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEmc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n, i8 noundef signext %__c) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %__c.addr = alloca i8, align 1
  %__p = alloca i8*, align 8
  %__cap = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i8 %__c, i8* %__c.addr, align 1
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %call = call noundef i64 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE8max_sizeEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %cmp = icmp ugt i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE20__throw_length_errorEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__n.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__fits_in_ssoEm(i64 noundef %1) #17
  br i1 %call2, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.end
  %2 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE16__set_short_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2) #21
  %call4 = call noundef i8* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  store i8* %call4, i8** %__p, align 8
  br label %if.end9

if.else:                                          ; preds = %if.end
  %3 = load i64, i64* %__n.addr, align 8
  %call5 = call noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE11__recommendEm(i64 noundef %3) #21
  store i64 %call5, i64* %__cap, align 8
  %call6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE7__allocEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  %4 = load i64, i64* %__cap, align 8
  %add = add i64 %4, 1
  %call7 = call noundef i8* @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8allocateERS2_m(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %call6, i64 noundef %add) #17
  store i8* %call7, i8** %__p, align 8
  %5 = load i8*, i8** %__p, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__set_long_pointerEPc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %5) #21
  %6 = load i64, i64* %__cap, align 8
  %add8 = add i64 %6, 1
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE14__set_long_capEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %add8) #21
  %7 = load i64, i64* %__n.addr, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE15__set_long_sizeEm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %7) #21
  br label %if.end9

if.end9:                                          ; preds = %if.else, %if.then3
  %8 = load i8*, i8** %__p, align 8
  %call10 = call noundef i8* @_ZNSt3__112__to_addressIcEEPT_S2_(i8* noundef %8) #21
  %9 = load i64, i64* %__n.addr, align 8
  %10 = load i8, i8* %__c.addr, align 1
  %call11 = call noundef i8* @_ZNSt3__111char_traitsIcE6assignEPcmc(i8* noundef %call10, i64 noundef %9, i8 noundef signext %10) #21
  %11 = load i8*, i8** %__p, align 8
  %12 = load i64, i64* %__n.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %11, i64 %12
  store i8 0, i8* %ref.tmp, align 1
  call void @_ZNSt3__111char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE26__invalidate_all_iteratorsEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__16__sortIRNS_6__lessIiiEEPiEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__depth_limit = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  %call = call noundef i64 @_ZNSt3__17__log2iIlEET_S1_(i64 noundef %sub.ptr.div) #17
  %mul = mul nsw i64 2, %call
  store i64 %mul, i64* %__depth_limit, align 8
  %2 = load i32*, i32** %__first.addr, align 8
  %3 = load i32*, i32** %__last.addr, align 8
  %4 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %5 = load i64, i64* %__depth_limit, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %2, i32* noundef %3, %"struct.std::__1::__less"* noundef nonnull align 1 %4, i64 noundef %5) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__17__log2iIlEET_S1_(i64 noundef %__n) #3 comdat {
entry:
  %__n.addr = alloca i64, align 8
  %__log2 = alloca i64, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i64 0, i64* %__log2, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i64, i64* %__n.addr, align 8
  %cmp = icmp sgt i64 %0, 1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i64, i64* %__log2, align 8
  %inc = add nsw i64 %1, 1
  store i64 %inc, i64* %__log2, align 8
  %2 = load i64, i64* %__n.addr, align 8
  %shr = ashr i64 %2, 1
  store i64 %shr, i64* %__n.addr, align 8
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %while.cond
  %3 = load i64, i64* %__log2, align 8
  ret i64 %3
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__introsortIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 %__comp, i64 noundef %__depth) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__depth.addr = alloca i64, align 8
  %__limit = alloca i64, align 8
  %__len = alloca i64, align 8
  %__m = alloca i32*, align 8
  %__lm1 = alloca i32*, align 8
  %__n_swaps = alloca i32, align 4
  %__delta = alloca i64, align 8
  %__i = alloca i32*, align 8
  %__j = alloca i32*, align 8
  %__fs = alloca i8, align 1
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  store i64 %__depth, i64* %__depth.addr, align 8
  store i64 30, i64* %__limit, align 8
  br label %while.body

while.body:                                       ; preds = %entry, %if.end121, %if.then124, %if.end142
  br label %__restart

__restart:                                        ; preds = %while.end75, %while.body
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__len, align 8
  %2 = load i64, i64* %__len, align 8
  switch i64 %2, label %sw.epilog [
    i64 0, label %sw.bb
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 3, label %sw.bb2
    i64 4, label %sw.bb5
    i64 5, label %sw.bb10
  ]

sw.bb:                                            ; preds = %__restart, %__restart
  br label %return

sw.bb1:                                           ; preds = %__restart
  %3 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %4 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %4, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  %5 = load i32*, i32** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr, i32* noundef nonnull align 4 dereferenceable(4) %5) #17
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb1
  %6 = load i32*, i32** %__first.addr, align 8
  %7 = load i32*, i32** %__last.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %7) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb1
  br label %return

sw.bb2:                                           ; preds = %__restart
  %8 = load i32*, i32** %__first.addr, align 8
  %9 = load i32*, i32** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i32, i32* %9, i64 1
  %10 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr3 = getelementptr inbounds i32, i32* %10, i32 -1
  store i32* %incdec.ptr3, i32** %__last.addr, align 8
  %11 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call4 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_(i32* noundef %8, i32* noundef %add.ptr, i32* noundef %incdec.ptr3, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %11) #17
  br label %return

sw.bb5:                                           ; preds = %__restart
  %12 = load i32*, i32** %__first.addr, align 8
  %13 = load i32*, i32** %__first.addr, align 8
  %add.ptr6 = getelementptr inbounds i32, i32* %13, i64 1
  %14 = load i32*, i32** %__first.addr, align 8
  %add.ptr7 = getelementptr inbounds i32, i32* %14, i64 2
  %15 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr8 = getelementptr inbounds i32, i32* %15, i32 -1
  store i32* %incdec.ptr8, i32** %__last.addr, align 8
  %16 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call9 = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_T_(i32* noundef %12, i32* noundef %add.ptr6, i32* noundef %add.ptr7, i32* noundef %incdec.ptr8, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %16) #17
  br label %return

sw.bb10:                                          ; preds = %__restart
  %17 = load i32*, i32** %__first.addr, align 8
  %18 = load i32*, i32** %__first.addr, align 8
  %add.ptr11 = getelementptr inbounds i32, i32* %18, i64 1
  %19 = load i32*, i32** %__first.addr, align 8
  %add.ptr12 = getelementptr inbounds i32, i32* %19, i64 2
  %20 = load i32*, i32** %__first.addr, align 8
  %add.ptr13 = getelementptr inbounds i32, i32* %20, i64 3
  %21 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr14 = getelementptr inbounds i32, i32* %21, i32 -1
  store i32* %incdec.ptr14, i32** %__last.addr, align 8
  %22 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call15 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_S5_T_(i32* noundef %17, i32* noundef %add.ptr11, i32* noundef %add.ptr12, i32* noundef %add.ptr13, i32* noundef %incdec.ptr14, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %22) #17
  br label %return

sw.epilog:                                        ; preds = %__restart
  %23 = load i64, i64* %__len, align 8
  %cmp = icmp sle i64 %23, 30
  br i1 %cmp, label %if.then16, label %if.end17

if.then16:                                        ; preds = %sw.epilog
  %24 = load i32*, i32** %__first.addr, align 8
  %25 = load i32*, i32** %__last.addr, align 8
  %26 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  call void @_ZNSt3__118__insertion_sort_3IRNS_6__lessIiiEEPiEEvT0_S5_T_(i32* noundef %24, i32* noundef %25, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %26) #17
  br label %return

if.end17:                                         ; preds = %sw.epilog
  %27 = load i64, i64* %__depth.addr, align 8
  %cmp18 = icmp eq i64 %27, 0
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end17
  %28 = load i32*, i32** %__first.addr, align 8
  %29 = load i32*, i32** %__last.addr, align 8
  %30 = load i32*, i32** %__last.addr, align 8
  %31 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  call void @_ZNSt3__114__partial_sortIRNS_6__lessIiiEEPiEEvT0_S5_S5_T_(i32* noundef %28, i32* noundef %29, i32* noundef %30, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %31) #17
  br label %return

if.end20:                                         ; preds = %if.end17
  %32 = load i64, i64* %__depth.addr, align 8
  %dec = add nsw i64 %32, -1
  store i64 %dec, i64* %__depth.addr, align 8
  %33 = load i32*, i32** %__first.addr, align 8
  store i32* %33, i32** %__m, align 8
  %34 = load i32*, i32** %__last.addr, align 8
  store i32* %34, i32** %__lm1, align 8
  %35 = load i32*, i32** %__lm1, align 8
  %incdec.ptr21 = getelementptr inbounds i32, i32* %35, i32 -1
  store i32* %incdec.ptr21, i32** %__lm1, align 8
  %36 = load i64, i64* %__len, align 8
  %cmp22 = icmp sge i64 %36, 1000
  br i1 %cmp22, label %if.then23, label %if.else

if.then23:                                        ; preds = %if.end20
  %37 = load i64, i64* %__len, align 8
  %div = sdiv i64 %37, 2
  store i64 %div, i64* %__delta, align 8
  %38 = load i64, i64* %__delta, align 8
  %39 = load i32*, i32** %__m, align 8
  %add.ptr24 = getelementptr inbounds i32, i32* %39, i64 %38
  store i32* %add.ptr24, i32** %__m, align 8
  %40 = load i64, i64* %__delta, align 8
  %div25 = sdiv i64 %40, 2
  store i64 %div25, i64* %__delta, align 8
  %41 = load i32*, i32** %__first.addr, align 8
  %42 = load i32*, i32** %__first.addr, align 8
  %43 = load i64, i64* %__delta, align 8
  %add.ptr26 = getelementptr inbounds i32, i32* %42, i64 %43
  %44 = load i32*, i32** %__m, align 8
  %45 = load i32*, i32** %__m, align 8
  %46 = load i64, i64* %__delta, align 8
  %add.ptr27 = getelementptr inbounds i32, i32* %45, i64 %46
  %47 = load i32*, i32** %__lm1, align 8
  %48 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call28 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_S5_T_(i32* noundef %41, i32* noundef %add.ptr26, i32* noundef %44, i32* noundef %add.ptr27, i32* noundef %47, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %48) #17
  store i32 %call28, i32* %__n_swaps, align 4
  br label %if.end32

if.else:                                          ; preds = %if.end20
  %49 = load i64, i64* %__len, align 8
  %div29 = sdiv i64 %49, 2
  store i64 %div29, i64* %__delta, align 8
  %50 = load i64, i64* %__delta, align 8
  %51 = load i32*, i32** %__m, align 8
  %add.ptr30 = getelementptr inbounds i32, i32* %51, i64 %50
  store i32* %add.ptr30, i32** %__m, align 8
  %52 = load i32*, i32** %__first.addr, align 8
  %53 = load i32*, i32** %__m, align 8
  %54 = load i32*, i32** %__lm1, align 8
  %55 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call31 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_(i32* noundef %52, i32* noundef %53, i32* noundef %54, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %55) #17
  store i32 %call31, i32* %__n_swaps, align 4
  br label %if.end32

if.end32:                                         ; preds = %if.else, %if.then23
  %56 = load i32*, i32** %__first.addr, align 8
  store i32* %56, i32** %__i, align 8
  %57 = load i32*, i32** %__lm1, align 8
  store i32* %57, i32** %__j, align 8
  %58 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %59 = load i32*, i32** %__i, align 8
  %60 = load i32*, i32** %__m, align 8
  %call33 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %58, i32* noundef nonnull align 4 dereferenceable(4) %59, i32* noundef nonnull align 4 dereferenceable(4) %60) #17
  br i1 %call33, label %if.end82, label %if.then34

if.then34:                                        ; preds = %if.end32
  br label %while.body36

while.body36:                                     ; preds = %if.then34, %if.end80
  %61 = load i32*, i32** %__i, align 8
  %62 = load i32*, i32** %__j, align 8
  %incdec.ptr37 = getelementptr inbounds i32, i32* %62, i32 -1
  store i32* %incdec.ptr37, i32** %__j, align 8
  %cmp38 = icmp eq i32* %61, %incdec.ptr37
  br i1 %cmp38, label %if.then39, label %if.end76

if.then39:                                        ; preds = %while.body36
  %63 = load i32*, i32** %__i, align 8
  %incdec.ptr40 = getelementptr inbounds i32, i32* %63, i32 1
  store i32* %incdec.ptr40, i32** %__i, align 8
  %64 = load i32*, i32** %__last.addr, align 8
  store i32* %64, i32** %__j, align 8
  %65 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %66 = load i32*, i32** %__first.addr, align 8
  %67 = load i32*, i32** %__j, align 8
  %incdec.ptr41 = getelementptr inbounds i32, i32* %67, i32 -1
  store i32* %incdec.ptr41, i32** %__j, align 8
  %call42 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %65, i32* noundef nonnull align 4 dereferenceable(4) %66, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr41) #17
  br i1 %call42, label %if.end54, label %if.then43

if.then43:                                        ; preds = %if.then39
  br label %while.body45

while.body45:                                     ; preds = %if.then43, %if.end52
  %68 = load i32*, i32** %__i, align 8
  %69 = load i32*, i32** %__j, align 8
  %cmp46 = icmp eq i32* %68, %69
  br i1 %cmp46, label %if.then47, label %if.end48

if.then47:                                        ; preds = %while.body45
  br label %return

if.end48:                                         ; preds = %while.body45
  %70 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %71 = load i32*, i32** %__first.addr, align 8
  %72 = load i32*, i32** %__i, align 8
  %call49 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %70, i32* noundef nonnull align 4 dereferenceable(4) %71, i32* noundef nonnull align 4 dereferenceable(4) %72) #17
  br i1 %call49, label %if.then50, label %if.end52

if.then50:                                        ; preds = %if.end48
  %73 = load i32*, i32** %__i, align 8
  %74 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %73, i32* noundef nonnull align 4 dereferenceable(4) %74) #21
  %75 = load i32, i32* %__n_swaps, align 4
  %inc = add i32 %75, 1
  store i32 %inc, i32* %__n_swaps, align 4
  %76 = load i32*, i32** %__i, align 8
  %incdec.ptr51 = getelementptr inbounds i32, i32* %76, i32 1
  store i32* %incdec.ptr51, i32** %__i, align 8
  br label %while.end

if.end52:                                         ; preds = %if.end48
  %77 = load i32*, i32** %__i, align 8
  %incdec.ptr53 = getelementptr inbounds i32, i32* %77, i32 1
  store i32* %incdec.ptr53, i32** %__i, align 8
  br label %while.body45, !llvm.loop !12

while.end:                                        ; preds = %if.then50
  br label %if.end54

if.end54:                                         ; preds = %while.end, %if.then39
  %78 = load i32*, i32** %__i, align 8
  %79 = load i32*, i32** %__j, align 8
  %cmp55 = icmp eq i32* %78, %79
  br i1 %cmp55, label %if.then56, label %if.end57

if.then56:                                        ; preds = %if.end54
  br label %return

if.end57:                                         ; preds = %if.end54
  br label %while.body59

while.body59:                                     ; preds = %if.end57, %if.end72
  br label %while.cond60

while.cond60:                                     ; preds = %while.body62, %while.body59
  %80 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %81 = load i32*, i32** %__first.addr, align 8
  %82 = load i32*, i32** %__i, align 8
  %call61 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %80, i32* noundef nonnull align 4 dereferenceable(4) %81, i32* noundef nonnull align 4 dereferenceable(4) %82) #17
  %lnot = xor i1 %call61, true
  br i1 %lnot, label %while.body62, label %while.end64

while.body62:                                     ; preds = %while.cond60
  %83 = load i32*, i32** %__i, align 8
  %incdec.ptr63 = getelementptr inbounds i32, i32* %83, i32 1
  store i32* %incdec.ptr63, i32** %__i, align 8
  br label %while.cond60, !llvm.loop !13

while.end64:                                      ; preds = %while.cond60
  br label %while.cond65

while.cond65:                                     ; preds = %while.body68, %while.end64
  %84 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %85 = load i32*, i32** %__first.addr, align 8
  %86 = load i32*, i32** %__j, align 8
  %incdec.ptr66 = getelementptr inbounds i32, i32* %86, i32 -1
  store i32* %incdec.ptr66, i32** %__j, align 8
  %call67 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %84, i32* noundef nonnull align 4 dereferenceable(4) %85, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr66) #17
  br i1 %call67, label %while.body68, label %while.end69

while.body68:                                     ; preds = %while.cond65
  br label %while.cond65, !llvm.loop !14

while.end69:                                      ; preds = %while.cond65
  %87 = load i32*, i32** %__i, align 8
  %88 = load i32*, i32** %__j, align 8
  %cmp70 = icmp uge i32* %87, %88
  br i1 %cmp70, label %if.then71, label %if.end72

if.then71:                                        ; preds = %while.end69
  br label %while.end75

if.end72:                                         ; preds = %while.end69
  %89 = load i32*, i32** %__i, align 8
  %90 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %89, i32* noundef nonnull align 4 dereferenceable(4) %90) #21
  %91 = load i32, i32* %__n_swaps, align 4
  %inc73 = add i32 %91, 1
  store i32 %inc73, i32* %__n_swaps, align 4
  %92 = load i32*, i32** %__i, align 8
  %incdec.ptr74 = getelementptr inbounds i32, i32* %92, i32 1
  store i32* %incdec.ptr74, i32** %__i, align 8
  br label %while.body59, !llvm.loop !15

while.end75:                                      ; preds = %if.then71
  %93 = load i32*, i32** %__i, align 8
  store i32* %93, i32** %__first.addr, align 8
  br label %__restart

if.end76:                                         ; preds = %while.body36
  %94 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %95 = load i32*, i32** %__j, align 8
  %96 = load i32*, i32** %__m, align 8
  %call77 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %94, i32* noundef nonnull align 4 dereferenceable(4) %95, i32* noundef nonnull align 4 dereferenceable(4) %96) #17
  br i1 %call77, label %if.then78, label %if.end80

if.then78:                                        ; preds = %if.end76
  %97 = load i32*, i32** %__i, align 8
  %98 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %97, i32* noundef nonnull align 4 dereferenceable(4) %98) #21
  %99 = load i32, i32* %__n_swaps, align 4
  %inc79 = add i32 %99, 1
  store i32 %inc79, i32* %__n_swaps, align 4
  br label %while.end81

if.end80:                                         ; preds = %if.end76
  br label %while.body36, !llvm.loop !16

while.end81:                                      ; preds = %if.then78
  br label %if.end82

if.end82:                                         ; preds = %while.end81, %if.end32
  %100 = load i32*, i32** %__i, align 8
  %incdec.ptr83 = getelementptr inbounds i32, i32* %100, i32 1
  store i32* %incdec.ptr83, i32** %__i, align 8
  %101 = load i32*, i32** %__i, align 8
  %102 = load i32*, i32** %__j, align 8
  %cmp84 = icmp ult i32* %101, %102
  br i1 %cmp84, label %if.then85, label %if.end108

if.then85:                                        ; preds = %if.end82
  br label %while.body87

while.body87:                                     ; preds = %if.then85, %if.end105
  br label %while.cond88

while.cond88:                                     ; preds = %while.body90, %while.body87
  %103 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %104 = load i32*, i32** %__i, align 8
  %105 = load i32*, i32** %__m, align 8
  %call89 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %103, i32* noundef nonnull align 4 dereferenceable(4) %104, i32* noundef nonnull align 4 dereferenceable(4) %105) #17
  br i1 %call89, label %while.body90, label %while.end92

while.body90:                                     ; preds = %while.cond88
  %106 = load i32*, i32** %__i, align 8
  %incdec.ptr91 = getelementptr inbounds i32, i32* %106, i32 1
  store i32* %incdec.ptr91, i32** %__i, align 8
  br label %while.cond88, !llvm.loop !17

while.end92:                                      ; preds = %while.cond88
  br label %while.cond93

while.cond93:                                     ; preds = %while.body97, %while.end92
  %107 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %108 = load i32*, i32** %__j, align 8
  %incdec.ptr94 = getelementptr inbounds i32, i32* %108, i32 -1
  store i32* %incdec.ptr94, i32** %__j, align 8
  %109 = load i32*, i32** %__m, align 8
  %call95 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %107, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr94, i32* noundef nonnull align 4 dereferenceable(4) %109) #17
  %lnot96 = xor i1 %call95, true
  br i1 %lnot96, label %while.body97, label %while.end98

while.body97:                                     ; preds = %while.cond93
  br label %while.cond93, !llvm.loop !18

while.end98:                                      ; preds = %while.cond93
  %110 = load i32*, i32** %__i, align 8
  %111 = load i32*, i32** %__j, align 8
  %cmp99 = icmp ugt i32* %110, %111
  br i1 %cmp99, label %if.then100, label %if.end101

if.then100:                                       ; preds = %while.end98
  br label %while.end107

if.end101:                                        ; preds = %while.end98
  %112 = load i32*, i32** %__i, align 8
  %113 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %112, i32* noundef nonnull align 4 dereferenceable(4) %113) #21
  %114 = load i32, i32* %__n_swaps, align 4
  %inc102 = add i32 %114, 1
  store i32 %inc102, i32* %__n_swaps, align 4
  %115 = load i32*, i32** %__m, align 8
  %116 = load i32*, i32** %__i, align 8
  %cmp103 = icmp eq i32* %115, %116
  br i1 %cmp103, label %if.then104, label %if.end105

if.then104:                                       ; preds = %if.end101
  %117 = load i32*, i32** %__j, align 8
  store i32* %117, i32** %__m, align 8
  br label %if.end105

if.end105:                                        ; preds = %if.then104, %if.end101
  %118 = load i32*, i32** %__i, align 8
  %incdec.ptr106 = getelementptr inbounds i32, i32* %118, i32 1
  store i32* %incdec.ptr106, i32** %__i, align 8
  br label %while.body87, !llvm.loop !19

while.end107:                                     ; preds = %if.then100
  br label %if.end108

if.end108:                                        ; preds = %while.end107, %if.end82
  %119 = load i32*, i32** %__i, align 8
  %120 = load i32*, i32** %__m, align 8
  %cmp109 = icmp ne i32* %119, %120
  br i1 %cmp109, label %land.lhs.true, label %if.end113

land.lhs.true:                                    ; preds = %if.end108
  %121 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %122 = load i32*, i32** %__m, align 8
  %123 = load i32*, i32** %__i, align 8
  %call110 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %121, i32* noundef nonnull align 4 dereferenceable(4) %122, i32* noundef nonnull align 4 dereferenceable(4) %123) #17
  br i1 %call110, label %if.then111, label %if.end113

if.then111:                                       ; preds = %land.lhs.true
  %124 = load i32*, i32** %__i, align 8
  %125 = load i32*, i32** %__m, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %124, i32* noundef nonnull align 4 dereferenceable(4) %125) #21
  %126 = load i32, i32* %__n_swaps, align 4
  %inc112 = add i32 %126, 1
  store i32 %inc112, i32* %__n_swaps, align 4
  br label %if.end113

if.end113:                                        ; preds = %if.then111, %land.lhs.true, %if.end108
  %127 = load i32, i32* %__n_swaps, align 4
  %cmp114 = icmp eq i32 %127, 0
  br i1 %cmp114, label %if.then115, label %if.end128

if.then115:                                       ; preds = %if.end113
  %128 = load i32*, i32** %__first.addr, align 8
  %129 = load i32*, i32** %__i, align 8
  %130 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call116 = call noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIiiEEPiEEbT0_S5_T_(i32* noundef %128, i32* noundef %129, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %130) #17
  %frombool = zext i1 %call116 to i8
  store i8 %frombool, i8* %__fs, align 1
  %131 = load i32*, i32** %__i, align 8
  %add.ptr117 = getelementptr inbounds i32, i32* %131, i64 1
  %132 = load i32*, i32** %__last.addr, align 8
  %133 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call118 = call noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIiiEEPiEEbT0_S5_T_(i32* noundef %add.ptr117, i32* noundef %132, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %133) #17
  br i1 %call118, label %if.then119, label %if.else122

if.then119:                                       ; preds = %if.then115
  %134 = load i8, i8* %__fs, align 1
  %tobool = trunc i8 %134 to i1
  br i1 %tobool, label %if.then120, label %if.end121

if.then120:                                       ; preds = %if.then119
  br label %return

if.end121:                                        ; preds = %if.then119
  %135 = load i32*, i32** %__i, align 8
  store i32* %135, i32** %__last.addr, align 8
  br label %while.body, !llvm.loop !20

if.else122:                                       ; preds = %if.then115
  %136 = load i8, i8* %__fs, align 1
  %tobool123 = trunc i8 %136 to i1
  br i1 %tobool123, label %if.then124, label %if.end126

if.then124:                                       ; preds = %if.else122
  %137 = load i32*, i32** %__i, align 8
  %incdec.ptr125 = getelementptr inbounds i32, i32* %137, i32 1
  store i32* %incdec.ptr125, i32** %__i, align 8
  store i32* %incdec.ptr125, i32** %__first.addr, align 8
  br label %while.body, !llvm.loop !20

if.end126:                                        ; preds = %if.else122
  br label %if.end127

if.end127:                                        ; preds = %if.end126
  br label %if.end128

if.end128:                                        ; preds = %if.end127, %if.end113
  %138 = load i32*, i32** %__i, align 8
  %139 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast129 = ptrtoint i32* %138 to i64
  %sub.ptr.rhs.cast130 = ptrtoint i32* %139 to i64
  %sub.ptr.sub131 = sub i64 %sub.ptr.lhs.cast129, %sub.ptr.rhs.cast130
  %sub.ptr.div132 = sdiv exact i64 %sub.ptr.sub131, 4
  %140 = load i32*, i32** %__last.addr, align 8
  %141 = load i32*, i32** %__i, align 8
  %sub.ptr.lhs.cast133 = ptrtoint i32* %140 to i64
  %sub.ptr.rhs.cast134 = ptrtoint i32* %141 to i64
  %sub.ptr.sub135 = sub i64 %sub.ptr.lhs.cast133, %sub.ptr.rhs.cast134
  %sub.ptr.div136 = sdiv exact i64 %sub.ptr.sub135, 4
  %cmp137 = icmp slt i64 %sub.ptr.div132, %sub.ptr.div136
  br i1 %cmp137, label %if.then138, label %if.else140

if.then138:                                       ; preds = %if.end128
  %142 = load i32*, i32** %__first.addr, align 8
  %143 = load i32*, i32** %__i, align 8
  %144 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %145 = load i64, i64* %__depth.addr, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %142, i32* noundef %143, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %144, i64 noundef %145) #17
  %146 = load i32*, i32** %__i, align 8
  %incdec.ptr139 = getelementptr inbounds i32, i32* %146, i32 1
  store i32* %incdec.ptr139, i32** %__i, align 8
  store i32* %incdec.ptr139, i32** %__first.addr, align 8
  br label %if.end142

if.else140:                                       ; preds = %if.end128
  %147 = load i32*, i32** %__i, align 8
  %add.ptr141 = getelementptr inbounds i32, i32* %147, i64 1
  %148 = load i32*, i32** %__last.addr, align 8
  %149 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %150 = load i64, i64* %__depth.addr, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %add.ptr141, i32* noundef %148, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %149, i64 noundef %150) #17
  %151 = load i32*, i32** %__i, align 8
  store i32* %151, i32** %__last.addr, align 8
  br label %if.end142

if.end142:                                        ; preds = %if.else140, %if.then138
  br label %while.body, !llvm.loop !20

return:                                           ; preds = %if.then120, %if.then56, %if.then47, %if.then19, %if.then16, %sw.bb10, %sw.bb5, %sw.bb2, %if.end, %sw.bb
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIiiEEPiEEbT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %retval = alloca i1, align 1
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__j = alloca i32*, align 8
  %__limit = alloca i32, align 4
  %__count = alloca i32, align 4
  %__i = alloca i32*, align 8
  %__t = alloca i32, align 4
  %__k = alloca i32*, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  switch i64 %sub.ptr.div, label %sw.epilog [
    i64 0, label %sw.bb
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 3, label %sw.bb2
    i64 4, label %sw.bb5
    i64 5, label %sw.bb10
  ]

sw.bb:                                            ; preds = %entry, %entry
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb1:                                           ; preds = %entry
  %2 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %3 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %3, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  %4 = load i32*, i32** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %2, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr, i32* noundef nonnull align 4 dereferenceable(4) %4) #17
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb1
  %5 = load i32*, i32** %__first.addr, align 8
  %6 = load i32*, i32** %__last.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %5, i32* noundef nonnull align 4 dereferenceable(4) %6) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb1
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb2:                                           ; preds = %entry
  %7 = load i32*, i32** %__first.addr, align 8
  %8 = load i32*, i32** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i32, i32* %8, i64 1
  %9 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr3 = getelementptr inbounds i32, i32* %9, i32 -1
  store i32* %incdec.ptr3, i32** %__last.addr, align 8
  %10 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call4 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_(i32* noundef %7, i32* noundef %add.ptr, i32* noundef %incdec.ptr3, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %10) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb5:                                           ; preds = %entry
  %11 = load i32*, i32** %__first.addr, align 8
  %12 = load i32*, i32** %__first.addr, align 8
  %add.ptr6 = getelementptr inbounds i32, i32* %12, i64 1
  %13 = load i32*, i32** %__first.addr, align 8
  %add.ptr7 = getelementptr inbounds i32, i32* %13, i64 2
  %14 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr8 = getelementptr inbounds i32, i32* %14, i32 -1
  store i32* %incdec.ptr8, i32** %__last.addr, align 8
  %15 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call9 = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_T_(i32* noundef %11, i32* noundef %add.ptr6, i32* noundef %add.ptr7, i32* noundef %incdec.ptr8, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %15) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb10:                                          ; preds = %entry
  %16 = load i32*, i32** %__first.addr, align 8
  %17 = load i32*, i32** %__first.addr, align 8
  %add.ptr11 = getelementptr inbounds i32, i32* %17, i64 1
  %18 = load i32*, i32** %__first.addr, align 8
  %add.ptr12 = getelementptr inbounds i32, i32* %18, i64 2
  %19 = load i32*, i32** %__first.addr, align 8
  %add.ptr13 = getelementptr inbounds i32, i32* %19, i64 3
  %20 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr14 = getelementptr inbounds i32, i32* %20, i32 -1
  store i32* %incdec.ptr14, i32** %__last.addr, align 8
  %21 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call15 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_S5_T_(i32* noundef %16, i32* noundef %add.ptr11, i32* noundef %add.ptr12, i32* noundef %add.ptr13, i32* noundef %incdec.ptr14, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %21) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.epilog:                                        ; preds = %entry
  %22 = load i32*, i32** %__first.addr, align 8
  %add.ptr16 = getelementptr inbounds i32, i32* %22, i64 2
  store i32* %add.ptr16, i32** %__j, align 8
  %23 = load i32*, i32** %__first.addr, align 8
  %24 = load i32*, i32** %__first.addr, align 8
  %add.ptr17 = getelementptr inbounds i32, i32* %24, i64 1
  %25 = load i32*, i32** %__j, align 8
  %26 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call18 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_(i32* noundef %23, i32* noundef %add.ptr17, i32* noundef %25, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %26) #17
  store i32 8, i32* %__limit, align 4
  store i32 0, i32* %__count, align 4
  %27 = load i32*, i32** %__j, align 8
  %add.ptr19 = getelementptr inbounds i32, i32* %27, i64 1
  store i32* %add.ptr19, i32** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %sw.epilog
  %28 = load i32*, i32** %__i, align 8
  %29 = load i32*, i32** %__last.addr, align 8
  %cmp = icmp ne i32* %28, %29
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %30 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %31 = load i32*, i32** %__i, align 8
  %32 = load i32*, i32** %__j, align 8
  %call20 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %30, i32* noundef nonnull align 4 dereferenceable(4) %31, i32* noundef nonnull align 4 dereferenceable(4) %32) #17
  br i1 %call20, label %if.then21, label %if.end33

if.then21:                                        ; preds = %for.body
  %33 = load i32*, i32** %__i, align 8
  %call22 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %33) #21
  %34 = load i32, i32* %call22, align 4
  store i32 %34, i32* %__t, align 4
  %35 = load i32*, i32** %__j, align 8
  store i32* %35, i32** %__k, align 8
  %36 = load i32*, i32** %__i, align 8
  store i32* %36, i32** %__j, align 8
  br label %do.body

do.body:                                          ; preds = %land.end, %if.then21
  %37 = load i32*, i32** %__k, align 8
  %call23 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %37) #21
  %38 = load i32, i32* %call23, align 4
  %39 = load i32*, i32** %__j, align 8
  store i32 %38, i32* %39, align 4
  %40 = load i32*, i32** %__k, align 8
  store i32* %40, i32** %__j, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %41 = load i32*, i32** %__j, align 8
  %42 = load i32*, i32** %__first.addr, align 8
  %cmp24 = icmp ne i32* %41, %42
  br i1 %cmp24, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %do.cond
  %43 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %44 = load i32*, i32** %__k, align 8
  %incdec.ptr25 = getelementptr inbounds i32, i32* %44, i32 -1
  store i32* %incdec.ptr25, i32** %__k, align 8
  %call26 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %43, i32* noundef nonnull align 4 dereferenceable(4) %__t, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr25) #17
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %45 = phi i1 [ false, %do.cond ], [ %call26, %land.rhs ]
  br i1 %45, label %do.body, label %do.end, !llvm.loop !21

do.end:                                           ; preds = %land.end
  %call27 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #21
  %46 = load i32, i32* %call27, align 4
  %47 = load i32*, i32** %__j, align 8
  store i32 %46, i32* %47, align 4
  %48 = load i32, i32* %__count, align 4
  %inc = add i32 %48, 1
  store i32 %inc, i32* %__count, align 4
  %cmp28 = icmp eq i32 %inc, 8
  br i1 %cmp28, label %if.then29, label %if.end32

if.then29:                                        ; preds = %do.end
  %49 = load i32*, i32** %__i, align 8
  %incdec.ptr30 = getelementptr inbounds i32, i32* %49, i32 1
  store i32* %incdec.ptr30, i32** %__i, align 8
  %50 = load i32*, i32** %__last.addr, align 8
  %cmp31 = icmp eq i32* %incdec.ptr30, %50
  store i1 %cmp31, i1* %retval, align 1
  br label %return

if.end32:                                         ; preds = %do.end
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %for.body
  %51 = load i32*, i32** %__i, align 8
  store i32* %51, i32** %__j, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end33
  %52 = load i32*, i32** %__i, align 8
  %incdec.ptr34 = getelementptr inbounds i32, i32* %52, i32 1
  store i32* %incdec.ptr34, i32** %__i, align 8
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %for.cond
  store i1 true, i1* %retval, align 1
  br label %return

return:                                           ; preds = %for.end, %if.then29, %sw.bb10, %sw.bb5, %sw.bb2, %if.end, %sw.bb
  %53 = load i1, i1* %retval, align 1
  ret i1 %53
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %this, i32* noundef nonnull align 4 dereferenceable(4) %__x, i32* noundef nonnull align 4 dereferenceable(4) %__y) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__less"*, align 8
  %__x.addr = alloca i32*, align 8
  %__y.addr = alloca i32*, align 8
  store %"struct.std::__1::__less"* %this, %"struct.std::__1::__less"** %this.addr, align 8
  store i32* %__x, i32** %__x.addr, align 8
  store i32* %__y, i32** %__y.addr, align 8
  %this1 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %this.addr, align 8
  %0 = load i32*, i32** %__x.addr, align 8
  %1 = load i32, i32* %0, align 4
  %2 = load i32*, i32** %__y.addr, align 8
  %3 = load i32, i32* %2, align 4
  %cmp = icmp slt i32 %1, %3
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %__x, i32* noundef nonnull align 4 dereferenceable(4) %__y) #3 comdat {
entry:
  %__x.addr = alloca i32*, align 8
  %__y.addr = alloca i32*, align 8
  %__t = alloca i32, align 4
  store i32* %__x, i32** %__x.addr, align 8
  store i32* %__y, i32** %__y.addr, align 8
  %0 = load i32*, i32** %__x.addr, align 8
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %0) #21
  %1 = load i32, i32* %call, align 4
  store i32 %1, i32* %__t, align 4
  %2 = load i32*, i32** %__y.addr, align 8
  %call1 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %2) #21
  %3 = load i32, i32* %call1, align 4
  %4 = load i32*, i32** %__x.addr, align 8
  store i32 %3, i32* %4, align 4
  %call2 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #21
  %5 = load i32, i32* %call2, align 4
  %6 = load i32*, i32** %__y.addr, align 8
  store i32 %5, i32* %6, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_(i32* noundef %__x, i32* noundef %__y, i32* noundef %__z, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %retval = alloca i32, align 4
  %__x.addr = alloca i32*, align 8
  %__y.addr = alloca i32*, align 8
  %__z.addr = alloca i32*, align 8
  %__c.addr = alloca %"struct.std::__1::__less"*, align 8
  %__r = alloca i32, align 4
  store i32* %__x, i32** %__x.addr, align 8
  store i32* %__y, i32** %__y.addr, align 8
  store i32* %__z, i32** %__z.addr, align 8
  store %"struct.std::__1::__less"* %__c, %"struct.std::__1::__less"** %__c.addr, align 8
  store i32 0, i32* %__r, align 4
  %0 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %1 = load i32*, i32** %__y.addr, align 8
  %2 = load i32*, i32** %__x.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef nonnull align 4 dereferenceable(4) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #17
  br i1 %call, label %if.end6, label %if.then

if.then:                                          ; preds = %entry
  %3 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %4 = load i32*, i32** %__z.addr, align 8
  %5 = load i32*, i32** %__y.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef nonnull align 4 dereferenceable(4) %4, i32* noundef nonnull align 4 dereferenceable(4) %5) #17
  br i1 %call1, label %if.end, label %if.then2

if.then2:                                         ; preds = %if.then
  %6 = load i32, i32* %__r, align 4
  store i32 %6, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %if.then
  %7 = load i32*, i32** %__y.addr, align 8
  %8 = load i32*, i32** %__z.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %7, i32* noundef nonnull align 4 dereferenceable(4) %8) #21
  store i32 1, i32* %__r, align 4
  %9 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %10 = load i32*, i32** %__y.addr, align 8
  %11 = load i32*, i32** %__x.addr, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %9, i32* noundef nonnull align 4 dereferenceable(4) %10, i32* noundef nonnull align 4 dereferenceable(4) %11) #17
  br i1 %call3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  %12 = load i32*, i32** %__x.addr, align 8
  %13 = load i32*, i32** %__y.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %12, i32* noundef nonnull align 4 dereferenceable(4) %13) #21
  store i32 2, i32* %__r, align 4
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  %14 = load i32, i32* %__r, align 4
  store i32 %14, i32* %retval, align 4
  br label %return

if.end6:                                          ; preds = %entry
  %15 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %16 = load i32*, i32** %__z.addr, align 8
  %17 = load i32*, i32** %__y.addr, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %15, i32* noundef nonnull align 4 dereferenceable(4) %16, i32* noundef nonnull align 4 dereferenceable(4) %17) #17
  br i1 %call7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  %18 = load i32*, i32** %__x.addr, align 8
  %19 = load i32*, i32** %__z.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %18, i32* noundef nonnull align 4 dereferenceable(4) %19) #21
  store i32 1, i32* %__r, align 4
  %20 = load i32, i32* %__r, align 4
  store i32 %20, i32* %retval, align 4
  br label %return

if.end9:                                          ; preds = %if.end6
  %21 = load i32*, i32** %__x.addr, align 8
  %22 = load i32*, i32** %__y.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %21, i32* noundef nonnull align 4 dereferenceable(4) %22) #21
  store i32 1, i32* %__r, align 4
  %23 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %24 = load i32*, i32** %__z.addr, align 8
  %25 = load i32*, i32** %__y.addr, align 8
  %call10 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %23, i32* noundef nonnull align 4 dereferenceable(4) %24, i32* noundef nonnull align 4 dereferenceable(4) %25) #17
  br i1 %call10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  %26 = load i32*, i32** %__y.addr, align 8
  %27 = load i32*, i32** %__z.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %26, i32* noundef nonnull align 4 dereferenceable(4) %27) #21
  store i32 2, i32* %__r, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  %28 = load i32, i32* %__r, align 4
  store i32 %28, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end12, %if.then8, %if.end5, %if.then2
  %29 = load i32, i32* %retval, align 4
  ret i32 %29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_T_(i32* noundef %__x1, i32* noundef %__x2, i32* noundef %__x3, i32* noundef %__x4, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %__x1.addr = alloca i32*, align 8
  %__x2.addr = alloca i32*, align 8
  %__x3.addr = alloca i32*, align 8
  %__x4.addr = alloca i32*, align 8
  %__c.addr = alloca %"struct.std::__1::__less"*, align 8
  %__r = alloca i32, align 4
  store i32* %__x1, i32** %__x1.addr, align 8
  store i32* %__x2, i32** %__x2.addr, align 8
  store i32* %__x3, i32** %__x3.addr, align 8
  store i32* %__x4, i32** %__x4.addr, align 8
  store %"struct.std::__1::__less"* %__c, %"struct.std::__1::__less"** %__c.addr, align 8
  %0 = load i32*, i32** %__x1.addr, align 8
  %1 = load i32*, i32** %__x2.addr, align 8
  %2 = load i32*, i32** %__x3.addr, align 8
  %3 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %3) #17
  store i32 %call, i32* %__r, align 4
  %4 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %5 = load i32*, i32** %__x4.addr, align 8
  %6 = load i32*, i32** %__x3.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %4, i32* noundef nonnull align 4 dereferenceable(4) %5, i32* noundef nonnull align 4 dereferenceable(4) %6) #17
  br i1 %call1, label %if.then, label %if.end9

if.then:                                          ; preds = %entry
  %7 = load i32*, i32** %__x3.addr, align 8
  %8 = load i32*, i32** %__x4.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %7, i32* noundef nonnull align 4 dereferenceable(4) %8) #21
  %9 = load i32, i32* %__r, align 4
  %inc = add i32 %9, 1
  store i32 %inc, i32* %__r, align 4
  %10 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %11 = load i32*, i32** %__x3.addr, align 8
  %12 = load i32*, i32** %__x2.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %10, i32* noundef nonnull align 4 dereferenceable(4) %11, i32* noundef nonnull align 4 dereferenceable(4) %12) #17
  br i1 %call2, label %if.then3, label %if.end8

if.then3:                                         ; preds = %if.then
  %13 = load i32*, i32** %__x2.addr, align 8
  %14 = load i32*, i32** %__x3.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %13, i32* noundef nonnull align 4 dereferenceable(4) %14) #21
  %15 = load i32, i32* %__r, align 4
  %inc4 = add i32 %15, 1
  store i32 %inc4, i32* %__r, align 4
  %16 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %17 = load i32*, i32** %__x2.addr, align 8
  %18 = load i32*, i32** %__x1.addr, align 8
  %call5 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %16, i32* noundef nonnull align 4 dereferenceable(4) %17, i32* noundef nonnull align 4 dereferenceable(4) %18) #17
  br i1 %call5, label %if.then6, label %if.end

if.then6:                                         ; preds = %if.then3
  %19 = load i32*, i32** %__x1.addr, align 8
  %20 = load i32*, i32** %__x2.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %19, i32* noundef nonnull align 4 dereferenceable(4) %20) #21
  %21 = load i32, i32* %__r, align 4
  %inc7 = add i32 %21, 1
  store i32 %inc7, i32* %__r, align 4
  br label %if.end

if.end:                                           ; preds = %if.then6, %if.then3
  br label %if.end8

if.end8:                                          ; preds = %if.end, %if.then
  br label %if.end9

if.end9:                                          ; preds = %if.end8, %entry
  %22 = load i32, i32* %__r, align 4
  ret i32 %22
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_S5_T_(i32* noundef %__x1, i32* noundef %__x2, i32* noundef %__x3, i32* noundef %__x4, i32* noundef %__x5, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %__x1.addr = alloca i32*, align 8
  %__x2.addr = alloca i32*, align 8
  %__x3.addr = alloca i32*, align 8
  %__x4.addr = alloca i32*, align 8
  %__x5.addr = alloca i32*, align 8
  %__c.addr = alloca %"struct.std::__1::__less"*, align 8
  %__r = alloca i32, align 4
  store i32* %__x1, i32** %__x1.addr, align 8
  store i32* %__x2, i32** %__x2.addr, align 8
  store i32* %__x3, i32** %__x3.addr, align 8
  store i32* %__x4, i32** %__x4.addr, align 8
  store i32* %__x5, i32** %__x5.addr, align 8
  store %"struct.std::__1::__less"* %__c, %"struct.std::__1::__less"** %__c.addr, align 8
  %0 = load i32*, i32** %__x1.addr, align 8
  %1 = load i32*, i32** %__x2.addr, align 8
  %2 = load i32*, i32** %__x3.addr, align 8
  %3 = load i32*, i32** %__x4.addr, align 8
  %4 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIiiEEPiEEjT0_S5_S5_S5_T_(i32* noundef %0, i32* noundef %1, i32* noundef %2, i32* noundef %3, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %4) #17
  store i32 %call, i32* %__r, align 4
  %5 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %6 = load i32*, i32** %__x5.addr, align 8
  %7 = load i32*, i32** %__x4.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %5, i32* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %7) #17
  br i1 %call1, label %if.then, label %if.end13

if.then:                                          ; preds = %entry
  %8 = load i32*, i32** %__x4.addr, align 8
  %9 = load i32*, i32** %__x5.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %8, i32* noundef nonnull align 4 dereferenceable(4) %9) #21
  %10 = load i32, i32* %__r, align 4
  %inc = add i32 %10, 1
  store i32 %inc, i32* %__r, align 4
  %11 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %12 = load i32*, i32** %__x4.addr, align 8
  %13 = load i32*, i32** %__x3.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %11, i32* noundef nonnull align 4 dereferenceable(4) %12, i32* noundef nonnull align 4 dereferenceable(4) %13) #17
  br i1 %call2, label %if.then3, label %if.end12

if.then3:                                         ; preds = %if.then
  %14 = load i32*, i32** %__x3.addr, align 8
  %15 = load i32*, i32** %__x4.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %14, i32* noundef nonnull align 4 dereferenceable(4) %15) #21
  %16 = load i32, i32* %__r, align 4
  %inc4 = add i32 %16, 1
  store i32 %inc4, i32* %__r, align 4
  %17 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %18 = load i32*, i32** %__x3.addr, align 8
  %19 = load i32*, i32** %__x2.addr, align 8
  %call5 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %17, i32* noundef nonnull align 4 dereferenceable(4) %18, i32* noundef nonnull align 4 dereferenceable(4) %19) #17
  br i1 %call5, label %if.then6, label %if.end11

if.then6:                                         ; preds = %if.then3
  %20 = load i32*, i32** %__x2.addr, align 8
  %21 = load i32*, i32** %__x3.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %20, i32* noundef nonnull align 4 dereferenceable(4) %21) #21
  %22 = load i32, i32* %__r, align 4
  %inc7 = add i32 %22, 1
  store i32 %inc7, i32* %__r, align 4
  %23 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__c.addr, align 8
  %24 = load i32*, i32** %__x2.addr, align 8
  %25 = load i32*, i32** %__x1.addr, align 8
  %call8 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %23, i32* noundef nonnull align 4 dereferenceable(4) %24, i32* noundef nonnull align 4 dereferenceable(4) %25) #17
  br i1 %call8, label %if.then9, label %if.end

if.then9:                                         ; preds = %if.then6
  %26 = load i32*, i32** %__x1.addr, align 8
  %27 = load i32*, i32** %__x2.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %26, i32* noundef nonnull align 4 dereferenceable(4) %27) #21
  %28 = load i32, i32* %__r, align 4
  %inc10 = add i32 %28, 1
  store i32 %inc10, i32* %__r, align 4
  br label %if.end

if.end:                                           ; preds = %if.then9, %if.then6
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then3
  br label %if.end12

if.end12:                                         ; preds = %if.end11, %if.then
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %entry
  %29 = load i32, i32* %__r, align 4
  ret i32 %29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #3 comdat {
entry:
  %__t.addr = alloca i32*, align 8
  store i32* %__t, i32** %__t.addr, align 8
  %0 = load i32*, i32** %__t.addr, align 8
  ret i32* %0
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__16__sortIRNS_6__lessIllEEPlEEvT0_S5_T_(i64* noundef %__first, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 %__comp) #10 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__depth_limit = alloca i64, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %0 = load i64*, i64** %__last.addr, align 8
  %1 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i64* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i64* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 8
  %call = call noundef i64 @_ZNSt3__17__log2iIlEET_S1_(i64 noundef %sub.ptr.div) #17
  %mul = mul nsw i64 2, %call
  store i64 %mul, i64* %__depth_limit, align 8
  %2 = load i64*, i64** %__first.addr, align 8
  %3 = load i64*, i64** %__last.addr, align 8
  %4 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %5 = load i64, i64* %__depth_limit, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i64* noundef %2, i64* noundef %3, %"struct.std::__1::__less.3"* noundef nonnull align 1 %4, i64 noundef %5) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__introsortIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i64* noundef %__first, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 %__comp, i64 noundef %__depth) #10 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__depth.addr = alloca i64, align 8
  %__limit = alloca i64, align 8
  %__len = alloca i64, align 8
  %__m = alloca i64*, align 8
  %__lm1 = alloca i64*, align 8
  %__n_swaps = alloca i32, align 4
  %__delta = alloca i64, align 8
  %__i = alloca i64*, align 8
  %__j = alloca i64*, align 8
  %__fs = alloca i8, align 1
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  store i64 %__depth, i64* %__depth.addr, align 8
  store i64 30, i64* %__limit, align 8
  br label %while.body

while.body:                                       ; preds = %entry, %if.end121, %if.then124, %if.end142
  br label %__restart

__restart:                                        ; preds = %while.end75, %while.body
  %0 = load i64*, i64** %__last.addr, align 8
  %1 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i64* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i64* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 8
  store i64 %sub.ptr.div, i64* %__len, align 8
  %2 = load i64, i64* %__len, align 8
  switch i64 %2, label %sw.epilog [
    i64 0, label %sw.bb
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 3, label %sw.bb2
    i64 4, label %sw.bb5
    i64 5, label %sw.bb10
  ]

sw.bb:                                            ; preds = %__restart, %__restart
  br label %return

sw.bb1:                                           ; preds = %__restart
  %3 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %4 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %4, i32 -1
  store i64* %incdec.ptr, i64** %__last.addr, align 8
  %5 = load i64*, i64** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %3, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr, i64* noundef nonnull align 8 dereferenceable(8) %5) #17
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb1
  %6 = load i64*, i64** %__first.addr, align 8
  %7 = load i64*, i64** %__last.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %6, i64* noundef nonnull align 8 dereferenceable(8) %7) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb1
  br label %return

sw.bb2:                                           ; preds = %__restart
  %8 = load i64*, i64** %__first.addr, align 8
  %9 = load i64*, i64** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i64, i64* %9, i64 1
  %10 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr3 = getelementptr inbounds i64, i64* %10, i32 -1
  store i64* %incdec.ptr3, i64** %__last.addr, align 8
  %11 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call4 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_(i64* noundef %8, i64* noundef %add.ptr, i64* noundef %incdec.ptr3, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %11) #17
  br label %return

sw.bb5:                                           ; preds = %__restart
  %12 = load i64*, i64** %__first.addr, align 8
  %13 = load i64*, i64** %__first.addr, align 8
  %add.ptr6 = getelementptr inbounds i64, i64* %13, i64 1
  %14 = load i64*, i64** %__first.addr, align 8
  %add.ptr7 = getelementptr inbounds i64, i64* %14, i64 2
  %15 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr8 = getelementptr inbounds i64, i64* %15, i32 -1
  store i64* %incdec.ptr8, i64** %__last.addr, align 8
  %16 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call9 = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_T_(i64* noundef %12, i64* noundef %add.ptr6, i64* noundef %add.ptr7, i64* noundef %incdec.ptr8, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %16) #17
  br label %return

sw.bb10:                                          ; preds = %__restart
  %17 = load i64*, i64** %__first.addr, align 8
  %18 = load i64*, i64** %__first.addr, align 8
  %add.ptr11 = getelementptr inbounds i64, i64* %18, i64 1
  %19 = load i64*, i64** %__first.addr, align 8
  %add.ptr12 = getelementptr inbounds i64, i64* %19, i64 2
  %20 = load i64*, i64** %__first.addr, align 8
  %add.ptr13 = getelementptr inbounds i64, i64* %20, i64 3
  %21 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr14 = getelementptr inbounds i64, i64* %21, i32 -1
  store i64* %incdec.ptr14, i64** %__last.addr, align 8
  %22 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call15 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_S5_T_(i64* noundef %17, i64* noundef %add.ptr11, i64* noundef %add.ptr12, i64* noundef %add.ptr13, i64* noundef %incdec.ptr14, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %22) #17
  br label %return

sw.epilog:                                        ; preds = %__restart
  %23 = load i64, i64* %__len, align 8
  %cmp = icmp sle i64 %23, 30
  br i1 %cmp, label %if.then16, label %if.end17

if.then16:                                        ; preds = %sw.epilog
  %24 = load i64*, i64** %__first.addr, align 8
  %25 = load i64*, i64** %__last.addr, align 8
  %26 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  call void @_ZNSt3__118__insertion_sort_3IRNS_6__lessIllEEPlEEvT0_S5_T_(i64* noundef %24, i64* noundef %25, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %26) #17
  br label %return

if.end17:                                         ; preds = %sw.epilog
  %27 = load i64, i64* %__depth.addr, align 8
  %cmp18 = icmp eq i64 %27, 0
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end17
  %28 = load i64*, i64** %__first.addr, align 8
  %29 = load i64*, i64** %__last.addr, align 8
  %30 = load i64*, i64** %__last.addr, align 8
  %31 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  call void @_ZNSt3__114__partial_sortIRNS_6__lessIllEEPlEEvT0_S5_S5_T_(i64* noundef %28, i64* noundef %29, i64* noundef %30, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %31) #17
  br label %return

if.end20:                                         ; preds = %if.end17
  %32 = load i64, i64* %__depth.addr, align 8
  %dec = add nsw i64 %32, -1
  store i64 %dec, i64* %__depth.addr, align 8
  %33 = load i64*, i64** %__first.addr, align 8
  store i64* %33, i64** %__m, align 8
  %34 = load i64*, i64** %__last.addr, align 8
  store i64* %34, i64** %__lm1, align 8
  %35 = load i64*, i64** %__lm1, align 8
  %incdec.ptr21 = getelementptr inbounds i64, i64* %35, i32 -1
  store i64* %incdec.ptr21, i64** %__lm1, align 8
  %36 = load i64, i64* %__len, align 8
  %cmp22 = icmp sge i64 %36, 1000
  br i1 %cmp22, label %if.then23, label %if.else

if.then23:                                        ; preds = %if.end20
  %37 = load i64, i64* %__len, align 8
  %div = sdiv i64 %37, 2
  store i64 %div, i64* %__delta, align 8
  %38 = load i64, i64* %__delta, align 8
  %39 = load i64*, i64** %__m, align 8
  %add.ptr24 = getelementptr inbounds i64, i64* %39, i64 %38
  store i64* %add.ptr24, i64** %__m, align 8
  %40 = load i64, i64* %__delta, align 8
  %div25 = sdiv i64 %40, 2
  store i64 %div25, i64* %__delta, align 8
  %41 = load i64*, i64** %__first.addr, align 8
  %42 = load i64*, i64** %__first.addr, align 8
  %43 = load i64, i64* %__delta, align 8
  %add.ptr26 = getelementptr inbounds i64, i64* %42, i64 %43
  %44 = load i64*, i64** %__m, align 8
  %45 = load i64*, i64** %__m, align 8
  %46 = load i64, i64* %__delta, align 8
  %add.ptr27 = getelementptr inbounds i64, i64* %45, i64 %46
  %47 = load i64*, i64** %__lm1, align 8
  %48 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call28 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_S5_T_(i64* noundef %41, i64* noundef %add.ptr26, i64* noundef %44, i64* noundef %add.ptr27, i64* noundef %47, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %48) #17
  store i32 %call28, i32* %__n_swaps, align 4
  br label %if.end32

if.else:                                          ; preds = %if.end20
  %49 = load i64, i64* %__len, align 8
  %div29 = sdiv i64 %49, 2
  store i64 %div29, i64* %__delta, align 8
  %50 = load i64, i64* %__delta, align 8
  %51 = load i64*, i64** %__m, align 8
  %add.ptr30 = getelementptr inbounds i64, i64* %51, i64 %50
  store i64* %add.ptr30, i64** %__m, align 8
  %52 = load i64*, i64** %__first.addr, align 8
  %53 = load i64*, i64** %__m, align 8
  %54 = load i64*, i64** %__lm1, align 8
  %55 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call31 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_(i64* noundef %52, i64* noundef %53, i64* noundef %54, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %55) #17
  store i32 %call31, i32* %__n_swaps, align 4
  br label %if.end32

if.end32:                                         ; preds = %if.else, %if.then23
  %56 = load i64*, i64** %__first.addr, align 8
  store i64* %56, i64** %__i, align 8
  %57 = load i64*, i64** %__lm1, align 8
  store i64* %57, i64** %__j, align 8
  %58 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %59 = load i64*, i64** %__i, align 8
  %60 = load i64*, i64** %__m, align 8
  %call33 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %58, i64* noundef nonnull align 8 dereferenceable(8) %59, i64* noundef nonnull align 8 dereferenceable(8) %60) #17
  br i1 %call33, label %if.end82, label %if.then34

if.then34:                                        ; preds = %if.end32
  br label %while.body36

while.body36:                                     ; preds = %if.then34, %if.end80
  %61 = load i64*, i64** %__i, align 8
  %62 = load i64*, i64** %__j, align 8
  %incdec.ptr37 = getelementptr inbounds i64, i64* %62, i32 -1
  store i64* %incdec.ptr37, i64** %__j, align 8
  %cmp38 = icmp eq i64* %61, %incdec.ptr37
  br i1 %cmp38, label %if.then39, label %if.end76

if.then39:                                        ; preds = %while.body36
  %63 = load i64*, i64** %__i, align 8
  %incdec.ptr40 = getelementptr inbounds i64, i64* %63, i32 1
  store i64* %incdec.ptr40, i64** %__i, align 8
  %64 = load i64*, i64** %__last.addr, align 8
  store i64* %64, i64** %__j, align 8
  %65 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %66 = load i64*, i64** %__first.addr, align 8
  %67 = load i64*, i64** %__j, align 8
  %incdec.ptr41 = getelementptr inbounds i64, i64* %67, i32 -1
  store i64* %incdec.ptr41, i64** %__j, align 8
  %call42 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %65, i64* noundef nonnull align 8 dereferenceable(8) %66, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr41) #17
  br i1 %call42, label %if.end54, label %if.then43

if.then43:                                        ; preds = %if.then39
  br label %while.body45

while.body45:                                     ; preds = %if.then43, %if.end52
  %68 = load i64*, i64** %__i, align 8
  %69 = load i64*, i64** %__j, align 8
  %cmp46 = icmp eq i64* %68, %69
  br i1 %cmp46, label %if.then47, label %if.end48

if.then47:                                        ; preds = %while.body45
  br label %return

if.end48:                                         ; preds = %while.body45
  %70 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %71 = load i64*, i64** %__first.addr, align 8
  %72 = load i64*, i64** %__i, align 8
  %call49 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %70, i64* noundef nonnull align 8 dereferenceable(8) %71, i64* noundef nonnull align 8 dereferenceable(8) %72) #17
  br i1 %call49, label %if.then50, label %if.end52

if.then50:                                        ; preds = %if.end48
  %73 = load i64*, i64** %__i, align 8
  %74 = load i64*, i64** %__j, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %73, i64* noundef nonnull align 8 dereferenceable(8) %74) #21
  %75 = load i32, i32* %__n_swaps, align 4
  %inc = add i32 %75, 1
  store i32 %inc, i32* %__n_swaps, align 4
  %76 = load i64*, i64** %__i, align 8
  %incdec.ptr51 = getelementptr inbounds i64, i64* %76, i32 1
  store i64* %incdec.ptr51, i64** %__i, align 8
  br label %while.end

if.end52:                                         ; preds = %if.end48
  %77 = load i64*, i64** %__i, align 8
  %incdec.ptr53 = getelementptr inbounds i64, i64* %77, i32 1
  store i64* %incdec.ptr53, i64** %__i, align 8
  br label %while.body45, !llvm.loop !23

while.end:                                        ; preds = %if.then50
  br label %if.end54

if.end54:                                         ; preds = %while.end, %if.then39
  %78 = load i64*, i64** %__i, align 8
  %79 = load i64*, i64** %__j, align 8
  %cmp55 = icmp eq i64* %78, %79
  br i1 %cmp55, label %if.then56, label %if.end57

if.then56:                                        ; preds = %if.end54
  br label %return

if.end57:                                         ; preds = %if.end54
  br label %while.body59

while.body59:                                     ; preds = %if.end57, %if.end72
  br label %while.cond60

while.cond60:                                     ; preds = %while.body62, %while.body59
  %80 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %81 = load i64*, i64** %__first.addr, align 8
  %82 = load i64*, i64** %__i, align 8
  %call61 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %80, i64* noundef nonnull align 8 dereferenceable(8) %81, i64* noundef nonnull align 8 dereferenceable(8) %82) #17
  %lnot = xor i1 %call61, true
  br i1 %lnot, label %while.body62, label %while.end64

while.body62:                                     ; preds = %while.cond60
  %83 = load i64*, i64** %__i, align 8
  %incdec.ptr63 = getelementptr inbounds i64, i64* %83, i32 1
  store i64* %incdec.ptr63, i64** %__i, align 8
  br label %while.cond60, !llvm.loop !24

while.end64:                                      ; preds = %while.cond60
  br label %while.cond65

while.cond65:                                     ; preds = %while.body68, %while.end64
  %84 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %85 = load i64*, i64** %__first.addr, align 8
  %86 = load i64*, i64** %__j, align 8
  %incdec.ptr66 = getelementptr inbounds i64, i64* %86, i32 -1
  store i64* %incdec.ptr66, i64** %__j, align 8
  %call67 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %84, i64* noundef nonnull align 8 dereferenceable(8) %85, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr66) #17
  br i1 %call67, label %while.body68, label %while.end69

while.body68:                                     ; preds = %while.cond65
  br label %while.cond65, !llvm.loop !25

while.end69:                                      ; preds = %while.cond65
  %87 = load i64*, i64** %__i, align 8
  %88 = load i64*, i64** %__j, align 8
  %cmp70 = icmp uge i64* %87, %88
  br i1 %cmp70, label %if.then71, label %if.end72

if.then71:                                        ; preds = %while.end69
  br label %while.end75

if.end72:                                         ; preds = %while.end69
  %89 = load i64*, i64** %__i, align 8
  %90 = load i64*, i64** %__j, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %89, i64* noundef nonnull align 8 dereferenceable(8) %90) #21
  %91 = load i32, i32* %__n_swaps, align 4
  %inc73 = add i32 %91, 1
  store i32 %inc73, i32* %__n_swaps, align 4
  %92 = load i64*, i64** %__i, align 8
  %incdec.ptr74 = getelementptr inbounds i64, i64* %92, i32 1
  store i64* %incdec.ptr74, i64** %__i, align 8
  br label %while.body59, !llvm.loop !26

while.end75:                                      ; preds = %if.then71
  %93 = load i64*, i64** %__i, align 8
  store i64* %93, i64** %__first.addr, align 8
  br label %__restart

if.end76:                                         ; preds = %while.body36
  %94 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %95 = load i64*, i64** %__j, align 8
  %96 = load i64*, i64** %__m, align 8
  %call77 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %94, i64* noundef nonnull align 8 dereferenceable(8) %95, i64* noundef nonnull align 8 dereferenceable(8) %96) #17
  br i1 %call77, label %if.then78, label %if.end80

if.then78:                                        ; preds = %if.end76
  %97 = load i64*, i64** %__i, align 8
  %98 = load i64*, i64** %__j, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %97, i64* noundef nonnull align 8 dereferenceable(8) %98) #21
  %99 = load i32, i32* %__n_swaps, align 4
  %inc79 = add i32 %99, 1
  store i32 %inc79, i32* %__n_swaps, align 4
  br label %while.end81

if.end80:                                         ; preds = %if.end76
  br label %while.body36, !llvm.loop !27

while.end81:                                      ; preds = %if.then78
  br label %if.end82

if.end82:                                         ; preds = %while.end81, %if.end32
  %100 = load i64*, i64** %__i, align 8
  %incdec.ptr83 = getelementptr inbounds i64, i64* %100, i32 1
  store i64* %incdec.ptr83, i64** %__i, align 8
  %101 = load i64*, i64** %__i, align 8
  %102 = load i64*, i64** %__j, align 8
  %cmp84 = icmp ult i64* %101, %102
  br i1 %cmp84, label %if.then85, label %if.end108

if.then85:                                        ; preds = %if.end82
  br label %while.body87

while.body87:                                     ; preds = %if.then85, %if.end105
  br label %while.cond88

while.cond88:                                     ; preds = %while.body90, %while.body87
  %103 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %104 = load i64*, i64** %__i, align 8
  %105 = load i64*, i64** %__m, align 8
  %call89 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %103, i64* noundef nonnull align 8 dereferenceable(8) %104, i64* noundef nonnull align 8 dereferenceable(8) %105) #17
  br i1 %call89, label %while.body90, label %while.end92

while.body90:                                     ; preds = %while.cond88
  %106 = load i64*, i64** %__i, align 8
  %incdec.ptr91 = getelementptr inbounds i64, i64* %106, i32 1
  store i64* %incdec.ptr91, i64** %__i, align 8
  br label %while.cond88, !llvm.loop !28

while.end92:                                      ; preds = %while.cond88
  br label %while.cond93

while.cond93:                                     ; preds = %while.body97, %while.end92
  %107 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %108 = load i64*, i64** %__j, align 8
  %incdec.ptr94 = getelementptr inbounds i64, i64* %108, i32 -1
  store i64* %incdec.ptr94, i64** %__j, align 8
  %109 = load i64*, i64** %__m, align 8
  %call95 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %107, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr94, i64* noundef nonnull align 8 dereferenceable(8) %109) #17
  %lnot96 = xor i1 %call95, true
  br i1 %lnot96, label %while.body97, label %while.end98

while.body97:                                     ; preds = %while.cond93
  br label %while.cond93, !llvm.loop !29

while.end98:                                      ; preds = %while.cond93
  %110 = load i64*, i64** %__i, align 8
  %111 = load i64*, i64** %__j, align 8
  %cmp99 = icmp ugt i64* %110, %111
  br i1 %cmp99, label %if.then100, label %if.end101

if.then100:                                       ; preds = %while.end98
  br label %while.end107

if.end101:                                        ; preds = %while.end98
  %112 = load i64*, i64** %__i, align 8
  %113 = load i64*, i64** %__j, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %112, i64* noundef nonnull align 8 dereferenceable(8) %113) #21
  %114 = load i32, i32* %__n_swaps, align 4
  %inc102 = add i32 %114, 1
  store i32 %inc102, i32* %__n_swaps, align 4
  %115 = load i64*, i64** %__m, align 8
  %116 = load i64*, i64** %__i, align 8
  %cmp103 = icmp eq i64* %115, %116
  br i1 %cmp103, label %if.then104, label %if.end105

if.then104:                                       ; preds = %if.end101
  %117 = load i64*, i64** %__j, align 8
  store i64* %117, i64** %__m, align 8
  br label %if.end105

if.end105:                                        ; preds = %if.then104, %if.end101
  %118 = load i64*, i64** %__i, align 8
  %incdec.ptr106 = getelementptr inbounds i64, i64* %118, i32 1
  store i64* %incdec.ptr106, i64** %__i, align 8
  br label %while.body87, !llvm.loop !30

while.end107:                                     ; preds = %if.then100
  br label %if.end108

if.end108:                                        ; preds = %while.end107, %if.end82
  %119 = load i64*, i64** %__i, align 8
  %120 = load i64*, i64** %__m, align 8
  %cmp109 = icmp ne i64* %119, %120
  br i1 %cmp109, label %land.lhs.true, label %if.end113

land.lhs.true:                                    ; preds = %if.end108
  %121 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %122 = load i64*, i64** %__m, align 8
  %123 = load i64*, i64** %__i, align 8
  %call110 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %121, i64* noundef nonnull align 8 dereferenceable(8) %122, i64* noundef nonnull align 8 dereferenceable(8) %123) #17
  br i1 %call110, label %if.then111, label %if.end113

if.then111:                                       ; preds = %land.lhs.true
  %124 = load i64*, i64** %__i, align 8
  %125 = load i64*, i64** %__m, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %124, i64* noundef nonnull align 8 dereferenceable(8) %125) #21
  %126 = load i32, i32* %__n_swaps, align 4
  %inc112 = add i32 %126, 1
  store i32 %inc112, i32* %__n_swaps, align 4
  br label %if.end113

if.end113:                                        ; preds = %if.then111, %land.lhs.true, %if.end108
  %127 = load i32, i32* %__n_swaps, align 4
  %cmp114 = icmp eq i32 %127, 0
  br i1 %cmp114, label %if.then115, label %if.end128

if.then115:                                       ; preds = %if.end113
  %128 = load i64*, i64** %__first.addr, align 8
  %129 = load i64*, i64** %__i, align 8
  %130 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call116 = call noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIllEEPlEEbT0_S5_T_(i64* noundef %128, i64* noundef %129, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %130) #17
  %frombool = zext i1 %call116 to i8
  store i8 %frombool, i8* %__fs, align 1
  %131 = load i64*, i64** %__i, align 8
  %add.ptr117 = getelementptr inbounds i64, i64* %131, i64 1
  %132 = load i64*, i64** %__last.addr, align 8
  %133 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call118 = call noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIllEEPlEEbT0_S5_T_(i64* noundef %add.ptr117, i64* noundef %132, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %133) #17
  br i1 %call118, label %if.then119, label %if.else122

if.then119:                                       ; preds = %if.then115
  %134 = load i8, i8* %__fs, align 1
  %tobool = trunc i8 %134 to i1
  br i1 %tobool, label %if.then120, label %if.end121

if.then120:                                       ; preds = %if.then119
  br label %return

if.end121:                                        ; preds = %if.then119
  %135 = load i64*, i64** %__i, align 8
  store i64* %135, i64** %__last.addr, align 8
  br label %while.body, !llvm.loop !31

if.else122:                                       ; preds = %if.then115
  %136 = load i8, i8* %__fs, align 1
  %tobool123 = trunc i8 %136 to i1
  br i1 %tobool123, label %if.then124, label %if.end126

if.then124:                                       ; preds = %if.else122
  %137 = load i64*, i64** %__i, align 8
  %incdec.ptr125 = getelementptr inbounds i64, i64* %137, i32 1
  store i64* %incdec.ptr125, i64** %__i, align 8
  store i64* %incdec.ptr125, i64** %__first.addr, align 8
  br label %while.body, !llvm.loop !31

if.end126:                                        ; preds = %if.else122
  br label %if.end127

if.end127:                                        ; preds = %if.end126
  br label %if.end128

if.end128:                                        ; preds = %if.end127, %if.end113
  %138 = load i64*, i64** %__i, align 8
  %139 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast129 = ptrtoint i64* %138 to i64
  %sub.ptr.rhs.cast130 = ptrtoint i64* %139 to i64
  %sub.ptr.sub131 = sub i64 %sub.ptr.lhs.cast129, %sub.ptr.rhs.cast130
  %sub.ptr.div132 = sdiv exact i64 %sub.ptr.sub131, 8
  %140 = load i64*, i64** %__last.addr, align 8
  %141 = load i64*, i64** %__i, align 8
  %sub.ptr.lhs.cast133 = ptrtoint i64* %140 to i64
  %sub.ptr.rhs.cast134 = ptrtoint i64* %141 to i64
  %sub.ptr.sub135 = sub i64 %sub.ptr.lhs.cast133, %sub.ptr.rhs.cast134
  %sub.ptr.div136 = sdiv exact i64 %sub.ptr.sub135, 8
  %cmp137 = icmp slt i64 %sub.ptr.div132, %sub.ptr.div136
  br i1 %cmp137, label %if.then138, label %if.else140

if.then138:                                       ; preds = %if.end128
  %142 = load i64*, i64** %__first.addr, align 8
  %143 = load i64*, i64** %__i, align 8
  %144 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %145 = load i64, i64* %__depth.addr, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i64* noundef %142, i64* noundef %143, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %144, i64 noundef %145) #17
  %146 = load i64*, i64** %__i, align 8
  %incdec.ptr139 = getelementptr inbounds i64, i64* %146, i32 1
  store i64* %incdec.ptr139, i64** %__i, align 8
  store i64* %incdec.ptr139, i64** %__first.addr, align 8
  br label %if.end142

if.else140:                                       ; preds = %if.end128
  %147 = load i64*, i64** %__i, align 8
  %add.ptr141 = getelementptr inbounds i64, i64* %147, i64 1
  %148 = load i64*, i64** %__last.addr, align 8
  %149 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %150 = load i64, i64* %__depth.addr, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i64* noundef %add.ptr141, i64* noundef %148, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %149, i64 noundef %150) #17
  %151 = load i64*, i64** %__i, align 8
  store i64* %151, i64** %__last.addr, align 8
  br label %if.end142

if.end142:                                        ; preds = %if.else140, %if.then138
  br label %while.body, !llvm.loop !31

return:                                           ; preds = %if.then120, %if.then56, %if.then47, %if.then19, %if.then16, %sw.bb10, %sw.bb5, %sw.bb2, %if.end, %sw.bb
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIllEEPlEEbT0_S5_T_(i64* noundef %__first, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %retval = alloca i1, align 1
  %__first.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__j = alloca i64*, align 8
  %__limit = alloca i32, align 4
  %__count = alloca i32, align 4
  %__i = alloca i64*, align 8
  %__t = alloca i64, align 8
  %__k = alloca i64*, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %0 = load i64*, i64** %__last.addr, align 8
  %1 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i64* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i64* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 8
  switch i64 %sub.ptr.div, label %sw.epilog [
    i64 0, label %sw.bb
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 3, label %sw.bb2
    i64 4, label %sw.bb5
    i64 5, label %sw.bb10
  ]

sw.bb:                                            ; preds = %entry, %entry
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb1:                                           ; preds = %entry
  %2 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %3 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %3, i32 -1
  store i64* %incdec.ptr, i64** %__last.addr, align 8
  %4 = load i64*, i64** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %2, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr, i64* noundef nonnull align 8 dereferenceable(8) %4) #17
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb1
  %5 = load i64*, i64** %__first.addr, align 8
  %6 = load i64*, i64** %__last.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %5, i64* noundef nonnull align 8 dereferenceable(8) %6) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb1
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb2:                                           ; preds = %entry
  %7 = load i64*, i64** %__first.addr, align 8
  %8 = load i64*, i64** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i64, i64* %8, i64 1
  %9 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr3 = getelementptr inbounds i64, i64* %9, i32 -1
  store i64* %incdec.ptr3, i64** %__last.addr, align 8
  %10 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call4 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_(i64* noundef %7, i64* noundef %add.ptr, i64* noundef %incdec.ptr3, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %10) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb5:                                           ; preds = %entry
  %11 = load i64*, i64** %__first.addr, align 8
  %12 = load i64*, i64** %__first.addr, align 8
  %add.ptr6 = getelementptr inbounds i64, i64* %12, i64 1
  %13 = load i64*, i64** %__first.addr, align 8
  %add.ptr7 = getelementptr inbounds i64, i64* %13, i64 2
  %14 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr8 = getelementptr inbounds i64, i64* %14, i32 -1
  store i64* %incdec.ptr8, i64** %__last.addr, align 8
  %15 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call9 = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_T_(i64* noundef %11, i64* noundef %add.ptr6, i64* noundef %add.ptr7, i64* noundef %incdec.ptr8, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %15) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb10:                                          ; preds = %entry
  %16 = load i64*, i64** %__first.addr, align 8
  %17 = load i64*, i64** %__first.addr, align 8
  %add.ptr11 = getelementptr inbounds i64, i64* %17, i64 1
  %18 = load i64*, i64** %__first.addr, align 8
  %add.ptr12 = getelementptr inbounds i64, i64* %18, i64 2
  %19 = load i64*, i64** %__first.addr, align 8
  %add.ptr13 = getelementptr inbounds i64, i64* %19, i64 3
  %20 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr14 = getelementptr inbounds i64, i64* %20, i32 -1
  store i64* %incdec.ptr14, i64** %__last.addr, align 8
  %21 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call15 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_S5_T_(i64* noundef %16, i64* noundef %add.ptr11, i64* noundef %add.ptr12, i64* noundef %add.ptr13, i64* noundef %incdec.ptr14, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %21) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.epilog:                                        ; preds = %entry
  %22 = load i64*, i64** %__first.addr, align 8
  %add.ptr16 = getelementptr inbounds i64, i64* %22, i64 2
  store i64* %add.ptr16, i64** %__j, align 8
  %23 = load i64*, i64** %__first.addr, align 8
  %24 = load i64*, i64** %__first.addr, align 8
  %add.ptr17 = getelementptr inbounds i64, i64* %24, i64 1
  %25 = load i64*, i64** %__j, align 8
  %26 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call18 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_(i64* noundef %23, i64* noundef %add.ptr17, i64* noundef %25, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %26) #17
  store i32 8, i32* %__limit, align 4
  store i32 0, i32* %__count, align 4
  %27 = load i64*, i64** %__j, align 8
  %add.ptr19 = getelementptr inbounds i64, i64* %27, i64 1
  store i64* %add.ptr19, i64** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %sw.epilog
  %28 = load i64*, i64** %__i, align 8
  %29 = load i64*, i64** %__last.addr, align 8
  %cmp = icmp ne i64* %28, %29
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %30 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %31 = load i64*, i64** %__i, align 8
  %32 = load i64*, i64** %__j, align 8
  %call20 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %30, i64* noundef nonnull align 8 dereferenceable(8) %31, i64* noundef nonnull align 8 dereferenceable(8) %32) #17
  br i1 %call20, label %if.then21, label %if.end33

if.then21:                                        ; preds = %for.body
  %33 = load i64*, i64** %__i, align 8
  %call22 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %33) #21
  %34 = load i64, i64* %call22, align 8
  store i64 %34, i64* %__t, align 8
  %35 = load i64*, i64** %__j, align 8
  store i64* %35, i64** %__k, align 8
  %36 = load i64*, i64** %__i, align 8
  store i64* %36, i64** %__j, align 8
  br label %do.body

do.body:                                          ; preds = %land.end, %if.then21
  %37 = load i64*, i64** %__k, align 8
  %call23 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %37) #21
  %38 = load i64, i64* %call23, align 8
  %39 = load i64*, i64** %__j, align 8
  store i64 %38, i64* %39, align 8
  %40 = load i64*, i64** %__k, align 8
  store i64* %40, i64** %__j, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %41 = load i64*, i64** %__j, align 8
  %42 = load i64*, i64** %__first.addr, align 8
  %cmp24 = icmp ne i64* %41, %42
  br i1 %cmp24, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %do.cond
  %43 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %44 = load i64*, i64** %__k, align 8
  %incdec.ptr25 = getelementptr inbounds i64, i64* %44, i32 -1
  store i64* %incdec.ptr25, i64** %__k, align 8
  %call26 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %43, i64* noundef nonnull align 8 dereferenceable(8) %__t, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr25) #17
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %45 = phi i1 [ false, %do.cond ], [ %call26, %land.rhs ]
  br i1 %45, label %do.body, label %do.end, !llvm.loop !32

do.end:                                           ; preds = %land.end
  %call27 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %__t) #21
  %46 = load i64, i64* %call27, align 8
  %47 = load i64*, i64** %__j, align 8
  store i64 %46, i64* %47, align 8
  %48 = load i32, i32* %__count, align 4
  %inc = add i32 %48, 1
  store i32 %inc, i32* %__count, align 4
  %cmp28 = icmp eq i32 %inc, 8
  br i1 %cmp28, label %if.then29, label %if.end32

if.then29:                                        ; preds = %do.end
  %49 = load i64*, i64** %__i, align 8
  %incdec.ptr30 = getelementptr inbounds i64, i64* %49, i32 1
  store i64* %incdec.ptr30, i64** %__i, align 8
  %50 = load i64*, i64** %__last.addr, align 8
  %cmp31 = icmp eq i64* %incdec.ptr30, %50
  store i1 %cmp31, i1* %retval, align 1
  br label %return

if.end32:                                         ; preds = %do.end
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %for.body
  %51 = load i64*, i64** %__i, align 8
  store i64* %51, i64** %__j, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end33
  %52 = load i64*, i64** %__i, align 8
  %incdec.ptr34 = getelementptr inbounds i64, i64* %52, i32 1
  store i64* %incdec.ptr34, i64** %__i, align 8
  br label %for.cond, !llvm.loop !33

for.end:                                          ; preds = %for.cond
  store i1 true, i1* %retval, align 1
  br label %return

return:                                           ; preds = %for.end, %if.then29, %sw.bb10, %sw.bb5, %sw.bb2, %if.end, %sw.bb
  %53 = load i1, i1* %retval, align 1
  ret i1 %53
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %this, i64* noundef nonnull align 8 dereferenceable(8) %__x, i64* noundef nonnull align 8 dereferenceable(8) %__y) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__x.addr = alloca i64*, align 8
  %__y.addr = alloca i64*, align 8
  store %"struct.std::__1::__less.3"* %this, %"struct.std::__1::__less.3"** %this.addr, align 8
  store i64* %__x, i64** %__x.addr, align 8
  store i64* %__y, i64** %__y.addr, align 8
  %this1 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %this.addr, align 8
  %0 = load i64*, i64** %__x.addr, align 8
  %1 = load i64, i64* %0, align 8
  %2 = load i64*, i64** %__y.addr, align 8
  %3 = load i64, i64* %2, align 8
  %cmp = icmp slt i64 %1, %3
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %__x, i64* noundef nonnull align 8 dereferenceable(8) %__y) #3 comdat {
entry:
  %__x.addr = alloca i64*, align 8
  %__y.addr = alloca i64*, align 8
  %__t = alloca i64, align 8
  store i64* %__x, i64** %__x.addr, align 8
  store i64* %__y, i64** %__y.addr, align 8
  %0 = load i64*, i64** %__x.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %0) #21
  %1 = load i64, i64* %call, align 8
  store i64 %1, i64* %__t, align 8
  %2 = load i64*, i64** %__y.addr, align 8
  %call1 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %2) #21
  %3 = load i64, i64* %call1, align 8
  %4 = load i64*, i64** %__x.addr, align 8
  store i64 %3, i64* %4, align 8
  %call2 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %__t) #21
  %5 = load i64, i64* %call2, align 8
  %6 = load i64*, i64** %__y.addr, align 8
  store i64 %5, i64* %6, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_(i64* noundef %__x, i64* noundef %__y, i64* noundef %__z, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %retval = alloca i32, align 4
  %__x.addr = alloca i64*, align 8
  %__y.addr = alloca i64*, align 8
  %__z.addr = alloca i64*, align 8
  %__c.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__r = alloca i32, align 4
  store i64* %__x, i64** %__x.addr, align 8
  store i64* %__y, i64** %__y.addr, align 8
  store i64* %__z, i64** %__z.addr, align 8
  store %"struct.std::__1::__less.3"* %__c, %"struct.std::__1::__less.3"** %__c.addr, align 8
  store i32 0, i32* %__r, align 4
  %0 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %1 = load i64*, i64** %__y.addr, align 8
  %2 = load i64*, i64** %__x.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %0, i64* noundef nonnull align 8 dereferenceable(8) %1, i64* noundef nonnull align 8 dereferenceable(8) %2) #17
  br i1 %call, label %if.end6, label %if.then

if.then:                                          ; preds = %entry
  %3 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %4 = load i64*, i64** %__z.addr, align 8
  %5 = load i64*, i64** %__y.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %3, i64* noundef nonnull align 8 dereferenceable(8) %4, i64* noundef nonnull align 8 dereferenceable(8) %5) #17
  br i1 %call1, label %if.end, label %if.then2

if.then2:                                         ; preds = %if.then
  %6 = load i32, i32* %__r, align 4
  store i32 %6, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %if.then
  %7 = load i64*, i64** %__y.addr, align 8
  %8 = load i64*, i64** %__z.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %7, i64* noundef nonnull align 8 dereferenceable(8) %8) #21
  store i32 1, i32* %__r, align 4
  %9 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %10 = load i64*, i64** %__y.addr, align 8
  %11 = load i64*, i64** %__x.addr, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %9, i64* noundef nonnull align 8 dereferenceable(8) %10, i64* noundef nonnull align 8 dereferenceable(8) %11) #17
  br i1 %call3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  %12 = load i64*, i64** %__x.addr, align 8
  %13 = load i64*, i64** %__y.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %12, i64* noundef nonnull align 8 dereferenceable(8) %13) #21
  store i32 2, i32* %__r, align 4
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  %14 = load i32, i32* %__r, align 4
  store i32 %14, i32* %retval, align 4
  br label %return

if.end6:                                          ; preds = %entry
  %15 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %16 = load i64*, i64** %__z.addr, align 8
  %17 = load i64*, i64** %__y.addr, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %15, i64* noundef nonnull align 8 dereferenceable(8) %16, i64* noundef nonnull align 8 dereferenceable(8) %17) #17
  br i1 %call7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  %18 = load i64*, i64** %__x.addr, align 8
  %19 = load i64*, i64** %__z.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %18, i64* noundef nonnull align 8 dereferenceable(8) %19) #21
  store i32 1, i32* %__r, align 4
  %20 = load i32, i32* %__r, align 4
  store i32 %20, i32* %retval, align 4
  br label %return

if.end9:                                          ; preds = %if.end6
  %21 = load i64*, i64** %__x.addr, align 8
  %22 = load i64*, i64** %__y.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %21, i64* noundef nonnull align 8 dereferenceable(8) %22) #21
  store i32 1, i32* %__r, align 4
  %23 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %24 = load i64*, i64** %__z.addr, align 8
  %25 = load i64*, i64** %__y.addr, align 8
  %call10 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %23, i64* noundef nonnull align 8 dereferenceable(8) %24, i64* noundef nonnull align 8 dereferenceable(8) %25) #17
  br i1 %call10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  %26 = load i64*, i64** %__y.addr, align 8
  %27 = load i64*, i64** %__z.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %26, i64* noundef nonnull align 8 dereferenceable(8) %27) #21
  store i32 2, i32* %__r, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  %28 = load i32, i32* %__r, align 4
  store i32 %28, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end12, %if.then8, %if.end5, %if.then2
  %29 = load i32, i32* %retval, align 4
  ret i32 %29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_T_(i64* noundef %__x1, i64* noundef %__x2, i64* noundef %__x3, i64* noundef %__x4, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %__x1.addr = alloca i64*, align 8
  %__x2.addr = alloca i64*, align 8
  %__x3.addr = alloca i64*, align 8
  %__x4.addr = alloca i64*, align 8
  %__c.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__r = alloca i32, align 4
  store i64* %__x1, i64** %__x1.addr, align 8
  store i64* %__x2, i64** %__x2.addr, align 8
  store i64* %__x3, i64** %__x3.addr, align 8
  store i64* %__x4, i64** %__x4.addr, align 8
  store %"struct.std::__1::__less.3"* %__c, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %0 = load i64*, i64** %__x1.addr, align 8
  %1 = load i64*, i64** %__x2.addr, align 8
  %2 = load i64*, i64** %__x3.addr, align 8
  %3 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_(i64* noundef %0, i64* noundef %1, i64* noundef %2, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %3) #17
  store i32 %call, i32* %__r, align 4
  %4 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %5 = load i64*, i64** %__x4.addr, align 8
  %6 = load i64*, i64** %__x3.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %4, i64* noundef nonnull align 8 dereferenceable(8) %5, i64* noundef nonnull align 8 dereferenceable(8) %6) #17
  br i1 %call1, label %if.then, label %if.end9

if.then:                                          ; preds = %entry
  %7 = load i64*, i64** %__x3.addr, align 8
  %8 = load i64*, i64** %__x4.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %7, i64* noundef nonnull align 8 dereferenceable(8) %8) #21
  %9 = load i32, i32* %__r, align 4
  %inc = add i32 %9, 1
  store i32 %inc, i32* %__r, align 4
  %10 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %11 = load i64*, i64** %__x3.addr, align 8
  %12 = load i64*, i64** %__x2.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %10, i64* noundef nonnull align 8 dereferenceable(8) %11, i64* noundef nonnull align 8 dereferenceable(8) %12) #17
  br i1 %call2, label %if.then3, label %if.end8

if.then3:                                         ; preds = %if.then
  %13 = load i64*, i64** %__x2.addr, align 8
  %14 = load i64*, i64** %__x3.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %13, i64* noundef nonnull align 8 dereferenceable(8) %14) #21
  %15 = load i32, i32* %__r, align 4
  %inc4 = add i32 %15, 1
  store i32 %inc4, i32* %__r, align 4
  %16 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %17 = load i64*, i64** %__x2.addr, align 8
  %18 = load i64*, i64** %__x1.addr, align 8
  %call5 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %16, i64* noundef nonnull align 8 dereferenceable(8) %17, i64* noundef nonnull align 8 dereferenceable(8) %18) #17
  br i1 %call5, label %if.then6, label %if.end

if.then6:                                         ; preds = %if.then3
  %19 = load i64*, i64** %__x1.addr, align 8
  %20 = load i64*, i64** %__x2.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %19, i64* noundef nonnull align 8 dereferenceable(8) %20) #21
  %21 = load i32, i32* %__r, align 4
  %inc7 = add i32 %21, 1
  store i32 %inc7, i32* %__r, align 4
  br label %if.end

if.end:                                           ; preds = %if.then6, %if.then3
  br label %if.end8

if.end8:                                          ; preds = %if.end, %if.then
  br label %if.end9

if.end9:                                          ; preds = %if.end8, %entry
  %22 = load i32, i32* %__r, align 4
  ret i32 %22
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_S5_T_(i64* noundef %__x1, i64* noundef %__x2, i64* noundef %__x3, i64* noundef %__x4, i64* noundef %__x5, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %__x1.addr = alloca i64*, align 8
  %__x2.addr = alloca i64*, align 8
  %__x3.addr = alloca i64*, align 8
  %__x4.addr = alloca i64*, align 8
  %__x5.addr = alloca i64*, align 8
  %__c.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__r = alloca i32, align 4
  store i64* %__x1, i64** %__x1.addr, align 8
  store i64* %__x2, i64** %__x2.addr, align 8
  store i64* %__x3, i64** %__x3.addr, align 8
  store i64* %__x4, i64** %__x4.addr, align 8
  store i64* %__x5, i64** %__x5.addr, align 8
  store %"struct.std::__1::__less.3"* %__c, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %0 = load i64*, i64** %__x1.addr, align 8
  %1 = load i64*, i64** %__x2.addr, align 8
  %2 = load i64*, i64** %__x3.addr, align 8
  %3 = load i64*, i64** %__x4.addr, align 8
  %4 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIllEEPlEEjT0_S5_S5_S5_T_(i64* noundef %0, i64* noundef %1, i64* noundef %2, i64* noundef %3, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %4) #17
  store i32 %call, i32* %__r, align 4
  %5 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %6 = load i64*, i64** %__x5.addr, align 8
  %7 = load i64*, i64** %__x4.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %5, i64* noundef nonnull align 8 dereferenceable(8) %6, i64* noundef nonnull align 8 dereferenceable(8) %7) #17
  br i1 %call1, label %if.then, label %if.end13

if.then:                                          ; preds = %entry
  %8 = load i64*, i64** %__x4.addr, align 8
  %9 = load i64*, i64** %__x5.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %8, i64* noundef nonnull align 8 dereferenceable(8) %9) #21
  %10 = load i32, i32* %__r, align 4
  %inc = add i32 %10, 1
  store i32 %inc, i32* %__r, align 4
  %11 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %12 = load i64*, i64** %__x4.addr, align 8
  %13 = load i64*, i64** %__x3.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %11, i64* noundef nonnull align 8 dereferenceable(8) %12, i64* noundef nonnull align 8 dereferenceable(8) %13) #17
  br i1 %call2, label %if.then3, label %if.end12

if.then3:                                         ; preds = %if.then
  %14 = load i64*, i64** %__x3.addr, align 8
  %15 = load i64*, i64** %__x4.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %14, i64* noundef nonnull align 8 dereferenceable(8) %15) #21
  %16 = load i32, i32* %__r, align 4
  %inc4 = add i32 %16, 1
  store i32 %inc4, i32* %__r, align 4
  %17 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %18 = load i64*, i64** %__x3.addr, align 8
  %19 = load i64*, i64** %__x2.addr, align 8
  %call5 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %17, i64* noundef nonnull align 8 dereferenceable(8) %18, i64* noundef nonnull align 8 dereferenceable(8) %19) #17
  br i1 %call5, label %if.then6, label %if.end11

if.then6:                                         ; preds = %if.then3
  %20 = load i64*, i64** %__x2.addr, align 8
  %21 = load i64*, i64** %__x3.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %20, i64* noundef nonnull align 8 dereferenceable(8) %21) #21
  %22 = load i32, i32* %__r, align 4
  %inc7 = add i32 %22, 1
  store i32 %inc7, i32* %__r, align 4
  %23 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__c.addr, align 8
  %24 = load i64*, i64** %__x2.addr, align 8
  %25 = load i64*, i64** %__x1.addr, align 8
  %call8 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %23, i64* noundef nonnull align 8 dereferenceable(8) %24, i64* noundef nonnull align 8 dereferenceable(8) %25) #17
  br i1 %call8, label %if.then9, label %if.end

if.then9:                                         ; preds = %if.then6
  %26 = load i64*, i64** %__x1.addr, align 8
  %27 = load i64*, i64** %__x2.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %26, i64* noundef nonnull align 8 dereferenceable(8) %27) #21
  %28 = load i32, i32* %__r, align 4
  %inc10 = add i32 %28, 1
  store i32 %inc10, i32* %__r, align 4
  br label %if.end

if.end:                                           ; preds = %if.then9, %if.then6
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then3
  br label %if.end12

if.end12:                                         ; preds = %if.end11, %if.then
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %entry
  %29 = load i32, i32* %__r, align 4
  ret i32 %29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %__t) #3 comdat {
entry:
  %__t.addr = alloca i64*, align 8
  store i64* %__t, i64** %__t.addr, align 8
  %0 = load i64*, i64** %__t.addr, align 8
  ret i64* %0
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local void @_ZNSt3__16__sortIRNS_6__lessIjjEEPjEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__depth_limit = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  %call = call noundef i64 @_ZNSt3__17__log2iIlEET_S1_(i64 noundef %sub.ptr.div) #17
  %mul = mul nsw i64 2, %call
  store i64 %mul, i64* %__depth_limit, align 8
  %2 = load i32*, i32** %__first.addr, align 8
  %3 = load i32*, i32** %__last.addr, align 8
  %4 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %5 = load i64, i64* %__depth_limit, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %2, i32* noundef %3, %"struct.std::__1::__less.4"* noundef nonnull align 1 %4, i64 noundef %5) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__introsortIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 %__comp, i64 noundef %__depth) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__depth.addr = alloca i64, align 8
  %__limit = alloca i64, align 8
  %__len = alloca i64, align 8
  %__m = alloca i32*, align 8
  %__lm1 = alloca i32*, align 8
  %__n_swaps = alloca i32, align 4
  %__delta = alloca i64, align 8
  %__i = alloca i32*, align 8
  %__j = alloca i32*, align 8
  %__fs = alloca i8, align 1
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  store i64 %__depth, i64* %__depth.addr, align 8
  store i64 30, i64* %__limit, align 8
  br label %while.body

while.body:                                       ; preds = %entry, %if.end121, %if.then124, %if.end142
  br label %__restart

__restart:                                        ; preds = %while.end75, %while.body
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__len, align 8
  %2 = load i64, i64* %__len, align 8
  switch i64 %2, label %sw.epilog [
    i64 0, label %sw.bb
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 3, label %sw.bb2
    i64 4, label %sw.bb5
    i64 5, label %sw.bb10
  ]

sw.bb:                                            ; preds = %__restart, %__restart
  br label %return

sw.bb1:                                           ; preds = %__restart
  %3 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %4 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %4, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  %5 = load i32*, i32** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr, i32* noundef nonnull align 4 dereferenceable(4) %5) #17
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb1
  %6 = load i32*, i32** %__first.addr, align 8
  %7 = load i32*, i32** %__last.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %7) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb1
  br label %return

sw.bb2:                                           ; preds = %__restart
  %8 = load i32*, i32** %__first.addr, align 8
  %9 = load i32*, i32** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i32, i32* %9, i64 1
  %10 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr3 = getelementptr inbounds i32, i32* %10, i32 -1
  store i32* %incdec.ptr3, i32** %__last.addr, align 8
  %11 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call4 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_(i32* noundef %8, i32* noundef %add.ptr, i32* noundef %incdec.ptr3, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %11) #17
  br label %return

sw.bb5:                                           ; preds = %__restart
  %12 = load i32*, i32** %__first.addr, align 8
  %13 = load i32*, i32** %__first.addr, align 8
  %add.ptr6 = getelementptr inbounds i32, i32* %13, i64 1
  %14 = load i32*, i32** %__first.addr, align 8
  %add.ptr7 = getelementptr inbounds i32, i32* %14, i64 2
  %15 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr8 = getelementptr inbounds i32, i32* %15, i32 -1
  store i32* %incdec.ptr8, i32** %__last.addr, align 8
  %16 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call9 = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_T_(i32* noundef %12, i32* noundef %add.ptr6, i32* noundef %add.ptr7, i32* noundef %incdec.ptr8, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %16) #17
  br label %return

sw.bb10:                                          ; preds = %__restart
  %17 = load i32*, i32** %__first.addr, align 8
  %18 = load i32*, i32** %__first.addr, align 8
  %add.ptr11 = getelementptr inbounds i32, i32* %18, i64 1
  %19 = load i32*, i32** %__first.addr, align 8
  %add.ptr12 = getelementptr inbounds i32, i32* %19, i64 2
  %20 = load i32*, i32** %__first.addr, align 8
  %add.ptr13 = getelementptr inbounds i32, i32* %20, i64 3
  %21 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr14 = getelementptr inbounds i32, i32* %21, i32 -1
  store i32* %incdec.ptr14, i32** %__last.addr, align 8
  %22 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call15 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_S5_T_(i32* noundef %17, i32* noundef %add.ptr11, i32* noundef %add.ptr12, i32* noundef %add.ptr13, i32* noundef %incdec.ptr14, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %22) #17
  br label %return

sw.epilog:                                        ; preds = %__restart
  %23 = load i64, i64* %__len, align 8
  %cmp = icmp sle i64 %23, 30
  br i1 %cmp, label %if.then16, label %if.end17

if.then16:                                        ; preds = %sw.epilog
  %24 = load i32*, i32** %__first.addr, align 8
  %25 = load i32*, i32** %__last.addr, align 8
  %26 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  call void @_ZNSt3__118__insertion_sort_3IRNS_6__lessIjjEEPjEEvT0_S5_T_(i32* noundef %24, i32* noundef %25, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %26) #17
  br label %return

if.end17:                                         ; preds = %sw.epilog
  %27 = load i64, i64* %__depth.addr, align 8
  %cmp18 = icmp eq i64 %27, 0
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end17
  %28 = load i32*, i32** %__first.addr, align 8
  %29 = load i32*, i32** %__last.addr, align 8
  %30 = load i32*, i32** %__last.addr, align 8
  %31 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  call void @_ZNSt3__114__partial_sortIRNS_6__lessIjjEEPjEEvT0_S5_S5_T_(i32* noundef %28, i32* noundef %29, i32* noundef %30, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %31) #17
  br label %return

if.end20:                                         ; preds = %if.end17
  %32 = load i64, i64* %__depth.addr, align 8
  %dec = add nsw i64 %32, -1
  store i64 %dec, i64* %__depth.addr, align 8
  %33 = load i32*, i32** %__first.addr, align 8
  store i32* %33, i32** %__m, align 8
  %34 = load i32*, i32** %__last.addr, align 8
  store i32* %34, i32** %__lm1, align 8
  %35 = load i32*, i32** %__lm1, align 8
  %incdec.ptr21 = getelementptr inbounds i32, i32* %35, i32 -1
  store i32* %incdec.ptr21, i32** %__lm1, align 8
  %36 = load i64, i64* %__len, align 8
  %cmp22 = icmp sge i64 %36, 1000
  br i1 %cmp22, label %if.then23, label %if.else

if.then23:                                        ; preds = %if.end20
  %37 = load i64, i64* %__len, align 8
  %div = sdiv i64 %37, 2
  store i64 %div, i64* %__delta, align 8
  %38 = load i64, i64* %__delta, align 8
  %39 = load i32*, i32** %__m, align 8
  %add.ptr24 = getelementptr inbounds i32, i32* %39, i64 %38
  store i32* %add.ptr24, i32** %__m, align 8
  %40 = load i64, i64* %__delta, align 8
  %div25 = sdiv i64 %40, 2
  store i64 %div25, i64* %__delta, align 8
  %41 = load i32*, i32** %__first.addr, align 8
  %42 = load i32*, i32** %__first.addr, align 8
  %43 = load i64, i64* %__delta, align 8
  %add.ptr26 = getelementptr inbounds i32, i32* %42, i64 %43
  %44 = load i32*, i32** %__m, align 8
  %45 = load i32*, i32** %__m, align 8
  %46 = load i64, i64* %__delta, align 8
  %add.ptr27 = getelementptr inbounds i32, i32* %45, i64 %46
  %47 = load i32*, i32** %__lm1, align 8
  %48 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call28 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_S5_T_(i32* noundef %41, i32* noundef %add.ptr26, i32* noundef %44, i32* noundef %add.ptr27, i32* noundef %47, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %48) #17
  store i32 %call28, i32* %__n_swaps, align 4
  br label %if.end32

if.else:                                          ; preds = %if.end20
  %49 = load i64, i64* %__len, align 8
  %div29 = sdiv i64 %49, 2
  store i64 %div29, i64* %__delta, align 8
  %50 = load i64, i64* %__delta, align 8
  %51 = load i32*, i32** %__m, align 8
  %add.ptr30 = getelementptr inbounds i32, i32* %51, i64 %50
  store i32* %add.ptr30, i32** %__m, align 8
  %52 = load i32*, i32** %__first.addr, align 8
  %53 = load i32*, i32** %__m, align 8
  %54 = load i32*, i32** %__lm1, align 8
  %55 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call31 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_(i32* noundef %52, i32* noundef %53, i32* noundef %54, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %55) #17
  store i32 %call31, i32* %__n_swaps, align 4
  br label %if.end32

if.end32:                                         ; preds = %if.else, %if.then23
  %56 = load i32*, i32** %__first.addr, align 8
  store i32* %56, i32** %__i, align 8
  %57 = load i32*, i32** %__lm1, align 8
  store i32* %57, i32** %__j, align 8
  %58 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %59 = load i32*, i32** %__i, align 8
  %60 = load i32*, i32** %__m, align 8
  %call33 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %58, i32* noundef nonnull align 4 dereferenceable(4) %59, i32* noundef nonnull align 4 dereferenceable(4) %60) #17
  br i1 %call33, label %if.end82, label %if.then34

if.then34:                                        ; preds = %if.end32
  br label %while.body36

while.body36:                                     ; preds = %if.then34, %if.end80
  %61 = load i32*, i32** %__i, align 8
  %62 = load i32*, i32** %__j, align 8
  %incdec.ptr37 = getelementptr inbounds i32, i32* %62, i32 -1
  store i32* %incdec.ptr37, i32** %__j, align 8
  %cmp38 = icmp eq i32* %61, %incdec.ptr37
  br i1 %cmp38, label %if.then39, label %if.end76

if.then39:                                        ; preds = %while.body36
  %63 = load i32*, i32** %__i, align 8
  %incdec.ptr40 = getelementptr inbounds i32, i32* %63, i32 1
  store i32* %incdec.ptr40, i32** %__i, align 8
  %64 = load i32*, i32** %__last.addr, align 8
  store i32* %64, i32** %__j, align 8
  %65 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %66 = load i32*, i32** %__first.addr, align 8
  %67 = load i32*, i32** %__j, align 8
  %incdec.ptr41 = getelementptr inbounds i32, i32* %67, i32 -1
  store i32* %incdec.ptr41, i32** %__j, align 8
  %call42 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %65, i32* noundef nonnull align 4 dereferenceable(4) %66, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr41) #17
  br i1 %call42, label %if.end54, label %if.then43

if.then43:                                        ; preds = %if.then39
  br label %while.body45

while.body45:                                     ; preds = %if.then43, %if.end52
  %68 = load i32*, i32** %__i, align 8
  %69 = load i32*, i32** %__j, align 8
  %cmp46 = icmp eq i32* %68, %69
  br i1 %cmp46, label %if.then47, label %if.end48

if.then47:                                        ; preds = %while.body45
  br label %return

if.end48:                                         ; preds = %while.body45
  %70 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %71 = load i32*, i32** %__first.addr, align 8
  %72 = load i32*, i32** %__i, align 8
  %call49 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %70, i32* noundef nonnull align 4 dereferenceable(4) %71, i32* noundef nonnull align 4 dereferenceable(4) %72) #17
  br i1 %call49, label %if.then50, label %if.end52

if.then50:                                        ; preds = %if.end48
  %73 = load i32*, i32** %__i, align 8
  %74 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %73, i32* noundef nonnull align 4 dereferenceable(4) %74) #21
  %75 = load i32, i32* %__n_swaps, align 4
  %inc = add i32 %75, 1
  store i32 %inc, i32* %__n_swaps, align 4
  %76 = load i32*, i32** %__i, align 8
  %incdec.ptr51 = getelementptr inbounds i32, i32* %76, i32 1
  store i32* %incdec.ptr51, i32** %__i, align 8
  br label %while.end

if.end52:                                         ; preds = %if.end48
  %77 = load i32*, i32** %__i, align 8
  %incdec.ptr53 = getelementptr inbounds i32, i32* %77, i32 1
  store i32* %incdec.ptr53, i32** %__i, align 8
  br label %while.body45, !llvm.loop !34

while.end:                                        ; preds = %if.then50
  br label %if.end54

if.end54:                                         ; preds = %while.end, %if.then39
  %78 = load i32*, i32** %__i, align 8
  %79 = load i32*, i32** %__j, align 8
  %cmp55 = icmp eq i32* %78, %79
  br i1 %cmp55, label %if.then56, label %if.end57

if.then56:                                        ; preds = %if.end54
  br label %return

if.end57:                                         ; preds = %if.end54
  br label %while.body59

while.body59:                                     ; preds = %if.end57, %if.end72
  br label %while.cond60

while.cond60:                                     ; preds = %while.body62, %while.body59
  %80 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %81 = load i32*, i32** %__first.addr, align 8
  %82 = load i32*, i32** %__i, align 8
  %call61 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %80, i32* noundef nonnull align 4 dereferenceable(4) %81, i32* noundef nonnull align 4 dereferenceable(4) %82) #17
  %lnot = xor i1 %call61, true
  br i1 %lnot, label %while.body62, label %while.end64

while.body62:                                     ; preds = %while.cond60
  %83 = load i32*, i32** %__i, align 8
  %incdec.ptr63 = getelementptr inbounds i32, i32* %83, i32 1
  store i32* %incdec.ptr63, i32** %__i, align 8
  br label %while.cond60, !llvm.loop !35

while.end64:                                      ; preds = %while.cond60
  br label %while.cond65

while.cond65:                                     ; preds = %while.body68, %while.end64
  %84 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %85 = load i32*, i32** %__first.addr, align 8
  %86 = load i32*, i32** %__j, align 8
  %incdec.ptr66 = getelementptr inbounds i32, i32* %86, i32 -1
  store i32* %incdec.ptr66, i32** %__j, align 8
  %call67 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %84, i32* noundef nonnull align 4 dereferenceable(4) %85, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr66) #17
  br i1 %call67, label %while.body68, label %while.end69

while.body68:                                     ; preds = %while.cond65
  br label %while.cond65, !llvm.loop !36

while.end69:                                      ; preds = %while.cond65
  %87 = load i32*, i32** %__i, align 8
  %88 = load i32*, i32** %__j, align 8
  %cmp70 = icmp uge i32* %87, %88
  br i1 %cmp70, label %if.then71, label %if.end72

if.then71:                                        ; preds = %while.end69
  br label %while.end75

if.end72:                                         ; preds = %while.end69
  %89 = load i32*, i32** %__i, align 8
  %90 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %89, i32* noundef nonnull align 4 dereferenceable(4) %90) #21
  %91 = load i32, i32* %__n_swaps, align 4
  %inc73 = add i32 %91, 1
  store i32 %inc73, i32* %__n_swaps, align 4
  %92 = load i32*, i32** %__i, align 8
  %incdec.ptr74 = getelementptr inbounds i32, i32* %92, i32 1
  store i32* %incdec.ptr74, i32** %__i, align 8
  br label %while.body59, !llvm.loop !37

while.end75:                                      ; preds = %if.then71
  %93 = load i32*, i32** %__i, align 8
  store i32* %93, i32** %__first.addr, align 8
  br label %__restart

if.end76:                                         ; preds = %while.body36
  %94 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %95 = load i32*, i32** %__j, align 8
  %96 = load i32*, i32** %__m, align 8
  %call77 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %94, i32* noundef nonnull align 4 dereferenceable(4) %95, i32* noundef nonnull align 4 dereferenceable(4) %96) #17
  br i1 %call77, label %if.then78, label %if.end80

if.then78:                                        ; preds = %if.end76
  %97 = load i32*, i32** %__i, align 8
  %98 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %97, i32* noundef nonnull align 4 dereferenceable(4) %98) #21
  %99 = load i32, i32* %__n_swaps, align 4
  %inc79 = add i32 %99, 1
  store i32 %inc79, i32* %__n_swaps, align 4
  br label %while.end81

if.end80:                                         ; preds = %if.end76
  br label %while.body36, !llvm.loop !38

while.end81:                                      ; preds = %if.then78
  br label %if.end82

if.end82:                                         ; preds = %while.end81, %if.end32
  %100 = load i32*, i32** %__i, align 8
  %incdec.ptr83 = getelementptr inbounds i32, i32* %100, i32 1
  store i32* %incdec.ptr83, i32** %__i, align 8
  %101 = load i32*, i32** %__i, align 8
  %102 = load i32*, i32** %__j, align 8
  %cmp84 = icmp ult i32* %101, %102
  br i1 %cmp84, label %if.then85, label %if.end108

if.then85:                                        ; preds = %if.end82
  br label %while.body87

while.body87:                                     ; preds = %if.then85, %if.end105
  br label %while.cond88

while.cond88:                                     ; preds = %while.body90, %while.body87
  %103 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %104 = load i32*, i32** %__i, align 8
  %105 = load i32*, i32** %__m, align 8
  %call89 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %103, i32* noundef nonnull align 4 dereferenceable(4) %104, i32* noundef nonnull align 4 dereferenceable(4) %105) #17
  br i1 %call89, label %while.body90, label %while.end92

while.body90:                                     ; preds = %while.cond88
  %106 = load i32*, i32** %__i, align 8
  %incdec.ptr91 = getelementptr inbounds i32, i32* %106, i32 1
  store i32* %incdec.ptr91, i32** %__i, align 8
  br label %while.cond88, !llvm.loop !39

while.end92:                                      ; preds = %while.cond88
  br label %while.cond93

while.cond93:                                     ; preds = %while.body97, %while.end92
  %107 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %108 = load i32*, i32** %__j, align 8
  %incdec.ptr94 = getelementptr inbounds i32, i32* %108, i32 -1
  store i32* %incdec.ptr94, i32** %__j, align 8
  %109 = load i32*, i32** %__m, align 8
  %call95 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %107, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr94, i32* noundef nonnull align 4 dereferenceable(4) %109) #17
  %lnot96 = xor i1 %call95, true
  br i1 %lnot96, label %while.body97, label %while.end98

while.body97:                                     ; preds = %while.cond93
  br label %while.cond93, !llvm.loop !40

while.end98:                                      ; preds = %while.cond93
  %110 = load i32*, i32** %__i, align 8
  %111 = load i32*, i32** %__j, align 8
  %cmp99 = icmp ugt i32* %110, %111
  br i1 %cmp99, label %if.then100, label %if.end101

if.then100:                                       ; preds = %while.end98
  br label %while.end107

if.end101:                                        ; preds = %while.end98
  %112 = load i32*, i32** %__i, align 8
  %113 = load i32*, i32** %__j, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %112, i32* noundef nonnull align 4 dereferenceable(4) %113) #21
  %114 = load i32, i32* %__n_swaps, align 4
  %inc102 = add i32 %114, 1
  store i32 %inc102, i32* %__n_swaps, align 4
  %115 = load i32*, i32** %__m, align 8
  %116 = load i32*, i32** %__i, align 8
  %cmp103 = icmp eq i32* %115, %116
  br i1 %cmp103, label %if.then104, label %if.end105

if.then104:                                       ; preds = %if.end101
  %117 = load i32*, i32** %__j, align 8
  store i32* %117, i32** %__m, align 8
  br label %if.end105

if.end105:                                        ; preds = %if.then104, %if.end101
  %118 = load i32*, i32** %__i, align 8
  %incdec.ptr106 = getelementptr inbounds i32, i32* %118, i32 1
  store i32* %incdec.ptr106, i32** %__i, align 8
  br label %while.body87, !llvm.loop !41

while.end107:                                     ; preds = %if.then100
  br label %if.end108

if.end108:                                        ; preds = %while.end107, %if.end82
  %119 = load i32*, i32** %__i, align 8
  %120 = load i32*, i32** %__m, align 8
  %cmp109 = icmp ne i32* %119, %120
  br i1 %cmp109, label %land.lhs.true, label %if.end113

land.lhs.true:                                    ; preds = %if.end108
  %121 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %122 = load i32*, i32** %__m, align 8
  %123 = load i32*, i32** %__i, align 8
  %call110 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %121, i32* noundef nonnull align 4 dereferenceable(4) %122, i32* noundef nonnull align 4 dereferenceable(4) %123) #17
  br i1 %call110, label %if.then111, label %if.end113

if.then111:                                       ; preds = %land.lhs.true
  %124 = load i32*, i32** %__i, align 8
  %125 = load i32*, i32** %__m, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %124, i32* noundef nonnull align 4 dereferenceable(4) %125) #21
  %126 = load i32, i32* %__n_swaps, align 4
  %inc112 = add i32 %126, 1
  store i32 %inc112, i32* %__n_swaps, align 4
  br label %if.end113

if.end113:                                        ; preds = %if.then111, %land.lhs.true, %if.end108
  %127 = load i32, i32* %__n_swaps, align 4
  %cmp114 = icmp eq i32 %127, 0
  br i1 %cmp114, label %if.then115, label %if.end128

if.then115:                                       ; preds = %if.end113
  %128 = load i32*, i32** %__first.addr, align 8
  %129 = load i32*, i32** %__i, align 8
  %130 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call116 = call noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIjjEEPjEEbT0_S5_T_(i32* noundef %128, i32* noundef %129, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %130) #17
  %frombool = zext i1 %call116 to i8
  store i8 %frombool, i8* %__fs, align 1
  %131 = load i32*, i32** %__i, align 8
  %add.ptr117 = getelementptr inbounds i32, i32* %131, i64 1
  %132 = load i32*, i32** %__last.addr, align 8
  %133 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call118 = call noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIjjEEPjEEbT0_S5_T_(i32* noundef %add.ptr117, i32* noundef %132, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %133) #17
  br i1 %call118, label %if.then119, label %if.else122

if.then119:                                       ; preds = %if.then115
  %134 = load i8, i8* %__fs, align 1
  %tobool = trunc i8 %134 to i1
  br i1 %tobool, label %if.then120, label %if.end121

if.then120:                                       ; preds = %if.then119
  br label %return

if.end121:                                        ; preds = %if.then119
  %135 = load i32*, i32** %__i, align 8
  store i32* %135, i32** %__last.addr, align 8
  br label %while.body, !llvm.loop !42

if.else122:                                       ; preds = %if.then115
  %136 = load i8, i8* %__fs, align 1
  %tobool123 = trunc i8 %136 to i1
  br i1 %tobool123, label %if.then124, label %if.end126

if.then124:                                       ; preds = %if.else122
  %137 = load i32*, i32** %__i, align 8
  %incdec.ptr125 = getelementptr inbounds i32, i32* %137, i32 1
  store i32* %incdec.ptr125, i32** %__i, align 8
  store i32* %incdec.ptr125, i32** %__first.addr, align 8
  br label %while.body, !llvm.loop !42

if.end126:                                        ; preds = %if.else122
  br label %if.end127

if.end127:                                        ; preds = %if.end126
  br label %if.end128

if.end128:                                        ; preds = %if.end127, %if.end113
  %138 = load i32*, i32** %__i, align 8
  %139 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast129 = ptrtoint i32* %138 to i64
  %sub.ptr.rhs.cast130 = ptrtoint i32* %139 to i64
  %sub.ptr.sub131 = sub i64 %sub.ptr.lhs.cast129, %sub.ptr.rhs.cast130
  %sub.ptr.div132 = sdiv exact i64 %sub.ptr.sub131, 4
  %140 = load i32*, i32** %__last.addr, align 8
  %141 = load i32*, i32** %__i, align 8
  %sub.ptr.lhs.cast133 = ptrtoint i32* %140 to i64
  %sub.ptr.rhs.cast134 = ptrtoint i32* %141 to i64
  %sub.ptr.sub135 = sub i64 %sub.ptr.lhs.cast133, %sub.ptr.rhs.cast134
  %sub.ptr.div136 = sdiv exact i64 %sub.ptr.sub135, 4
  %cmp137 = icmp slt i64 %sub.ptr.div132, %sub.ptr.div136
  br i1 %cmp137, label %if.then138, label %if.else140

if.then138:                                       ; preds = %if.end128
  %142 = load i32*, i32** %__first.addr, align 8
  %143 = load i32*, i32** %__i, align 8
  %144 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %145 = load i64, i64* %__depth.addr, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %142, i32* noundef %143, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %144, i64 noundef %145) #17
  %146 = load i32*, i32** %__i, align 8
  %incdec.ptr139 = getelementptr inbounds i32, i32* %146, i32 1
  store i32* %incdec.ptr139, i32** %__i, align 8
  store i32* %incdec.ptr139, i32** %__first.addr, align 8
  br label %if.end142

if.else140:                                       ; preds = %if.end128
  %147 = load i32*, i32** %__i, align 8
  %add.ptr141 = getelementptr inbounds i32, i32* %147, i64 1
  %148 = load i32*, i32** %__last.addr, align 8
  %149 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %150 = load i64, i64* %__depth.addr, align 8
  call void @_ZNSt3__111__introsortIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %add.ptr141, i32* noundef %148, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %149, i64 noundef %150) #17
  %151 = load i32*, i32** %__i, align 8
  store i32* %151, i32** %__last.addr, align 8
  br label %if.end142

if.end142:                                        ; preds = %if.else140, %if.then138
  br label %while.body, !llvm.loop !42

return:                                           ; preds = %if.then120, %if.then56, %if.then47, %if.then19, %if.then16, %sw.bb10, %sw.bb5, %sw.bb2, %if.end, %sw.bb
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define weak_odr dso_local noundef zeroext i1 @_ZNSt3__127__insertion_sort_incompleteIRNS_6__lessIjjEEPjEEbT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %retval = alloca i1, align 1
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__j = alloca i32*, align 8
  %__limit = alloca i32, align 4
  %__count = alloca i32, align 4
  %__i = alloca i32*, align 8
  %__t = alloca i32, align 4
  %__k = alloca i32*, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  switch i64 %sub.ptr.div, label %sw.epilog [
    i64 0, label %sw.bb
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 3, label %sw.bb2
    i64 4, label %sw.bb5
    i64 5, label %sw.bb10
  ]

sw.bb:                                            ; preds = %entry, %entry
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb1:                                           ; preds = %entry
  %2 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %3 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %3, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  %4 = load i32*, i32** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %2, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr, i32* noundef nonnull align 4 dereferenceable(4) %4) #17
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb1
  %5 = load i32*, i32** %__first.addr, align 8
  %6 = load i32*, i32** %__last.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %5, i32* noundef nonnull align 4 dereferenceable(4) %6) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb1
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb2:                                           ; preds = %entry
  %7 = load i32*, i32** %__first.addr, align 8
  %8 = load i32*, i32** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i32, i32* %8, i64 1
  %9 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr3 = getelementptr inbounds i32, i32* %9, i32 -1
  store i32* %incdec.ptr3, i32** %__last.addr, align 8
  %10 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call4 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_(i32* noundef %7, i32* noundef %add.ptr, i32* noundef %incdec.ptr3, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %10) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb5:                                           ; preds = %entry
  %11 = load i32*, i32** %__first.addr, align 8
  %12 = load i32*, i32** %__first.addr, align 8
  %add.ptr6 = getelementptr inbounds i32, i32* %12, i64 1
  %13 = load i32*, i32** %__first.addr, align 8
  %add.ptr7 = getelementptr inbounds i32, i32* %13, i64 2
  %14 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr8 = getelementptr inbounds i32, i32* %14, i32 -1
  store i32* %incdec.ptr8, i32** %__last.addr, align 8
  %15 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call9 = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_T_(i32* noundef %11, i32* noundef %add.ptr6, i32* noundef %add.ptr7, i32* noundef %incdec.ptr8, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %15) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.bb10:                                          ; preds = %entry
  %16 = load i32*, i32** %__first.addr, align 8
  %17 = load i32*, i32** %__first.addr, align 8
  %add.ptr11 = getelementptr inbounds i32, i32* %17, i64 1
  %18 = load i32*, i32** %__first.addr, align 8
  %add.ptr12 = getelementptr inbounds i32, i32* %18, i64 2
  %19 = load i32*, i32** %__first.addr, align 8
  %add.ptr13 = getelementptr inbounds i32, i32* %19, i64 3
  %20 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr14 = getelementptr inbounds i32, i32* %20, i32 -1
  store i32* %incdec.ptr14, i32** %__last.addr, align 8
  %21 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call15 = call noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_S5_T_(i32* noundef %16, i32* noundef %add.ptr11, i32* noundef %add.ptr12, i32* noundef %add.ptr13, i32* noundef %incdec.ptr14, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %21) #17
  store i1 true, i1* %retval, align 1
  br label %return

sw.epilog:                                        ; preds = %entry
  %22 = load i32*, i32** %__first.addr, align 8
  %add.ptr16 = getelementptr inbounds i32, i32* %22, i64 2
  store i32* %add.ptr16, i32** %__j, align 8
  %23 = load i32*, i32** %__first.addr, align 8
  %24 = load i32*, i32** %__first.addr, align 8
  %add.ptr17 = getelementptr inbounds i32, i32* %24, i64 1
  %25 = load i32*, i32** %__j, align 8
  %26 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call18 = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_(i32* noundef %23, i32* noundef %add.ptr17, i32* noundef %25, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %26) #17
  store i32 8, i32* %__limit, align 4
  store i32 0, i32* %__count, align 4
  %27 = load i32*, i32** %__j, align 8
  %add.ptr19 = getelementptr inbounds i32, i32* %27, i64 1
  store i32* %add.ptr19, i32** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %sw.epilog
  %28 = load i32*, i32** %__i, align 8
  %29 = load i32*, i32** %__last.addr, align 8
  %cmp = icmp ne i32* %28, %29
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %30 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %31 = load i32*, i32** %__i, align 8
  %32 = load i32*, i32** %__j, align 8
  %call20 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %30, i32* noundef nonnull align 4 dereferenceable(4) %31, i32* noundef nonnull align 4 dereferenceable(4) %32) #17
  br i1 %call20, label %if.then21, label %if.end33

if.then21:                                        ; preds = %for.body
  %33 = load i32*, i32** %__i, align 8
  %call22 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %33) #21
  %34 = load i32, i32* %call22, align 4
  store i32 %34, i32* %__t, align 4
  %35 = load i32*, i32** %__j, align 8
  store i32* %35, i32** %__k, align 8
  %36 = load i32*, i32** %__i, align 8
  store i32* %36, i32** %__j, align 8
  br label %do.body

do.body:                                          ; preds = %land.end, %if.then21
  %37 = load i32*, i32** %__k, align 8
  %call23 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %37) #21
  %38 = load i32, i32* %call23, align 4
  %39 = load i32*, i32** %__j, align 8
  store i32 %38, i32* %39, align 4
  %40 = load i32*, i32** %__k, align 8
  store i32* %40, i32** %__j, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %41 = load i32*, i32** %__j, align 8
  %42 = load i32*, i32** %__first.addr, align 8
  %cmp24 = icmp ne i32* %41, %42
  br i1 %cmp24, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %do.cond
  %43 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %44 = load i32*, i32** %__k, align 8
  %incdec.ptr25 = getelementptr inbounds i32, i32* %44, i32 -1
  store i32* %incdec.ptr25, i32** %__k, align 8
  %call26 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %43, i32* noundef nonnull align 4 dereferenceable(4) %__t, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr25) #17
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %45 = phi i1 [ false, %do.cond ], [ %call26, %land.rhs ]
  br i1 %45, label %do.body, label %do.end, !llvm.loop !43

do.end:                                           ; preds = %land.end
  %call27 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #21
  %46 = load i32, i32* %call27, align 4
  %47 = load i32*, i32** %__j, align 8
  store i32 %46, i32* %47, align 4
  %48 = load i32, i32* %__count, align 4
  %inc = add i32 %48, 1
  store i32 %inc, i32* %__count, align 4
  %cmp28 = icmp eq i32 %inc, 8
  br i1 %cmp28, label %if.then29, label %if.end32

if.then29:                                        ; preds = %do.end
  %49 = load i32*, i32** %__i, align 8
  %incdec.ptr30 = getelementptr inbounds i32, i32* %49, i32 1
  store i32* %incdec.ptr30, i32** %__i, align 8
  %50 = load i32*, i32** %__last.addr, align 8
  %cmp31 = icmp eq i32* %incdec.ptr30, %50
  store i1 %cmp31, i1* %retval, align 1
  br label %return

if.end32:                                         ; preds = %do.end
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %for.body
  %51 = load i32*, i32** %__i, align 8
  store i32* %51, i32** %__j, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end33
  %52 = load i32*, i32** %__i, align 8
  %incdec.ptr34 = getelementptr inbounds i32, i32* %52, i32 1
  store i32* %incdec.ptr34, i32** %__i, align 8
  br label %for.cond, !llvm.loop !44

for.end:                                          ; preds = %for.cond
  store i1 true, i1* %retval, align 1
  br label %return

return:                                           ; preds = %for.end, %if.then29, %sw.bb10, %sw.bb5, %sw.bb2, %if.end, %sw.bb
  %53 = load i1, i1* %retval, align 1
  ret i1 %53
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %this, i32* noundef nonnull align 4 dereferenceable(4) %__x, i32* noundef nonnull align 4 dereferenceable(4) %__y) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__x.addr = alloca i32*, align 8
  %__y.addr = alloca i32*, align 8
  store %"struct.std::__1::__less.4"* %this, %"struct.std::__1::__less.4"** %this.addr, align 8
  store i32* %__x, i32** %__x.addr, align 8
  store i32* %__y, i32** %__y.addr, align 8
  %this1 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %this.addr, align 8
  %0 = load i32*, i32** %__x.addr, align 8
  %1 = load i32, i32* %0, align 4
  %2 = load i32*, i32** %__y.addr, align 8
  %3 = load i32, i32* %2, align 4
  %cmp = icmp ult i32 %1, %3
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %__x, i32* noundef nonnull align 4 dereferenceable(4) %__y) #3 comdat {
entry:
  %__x.addr = alloca i32*, align 8
  %__y.addr = alloca i32*, align 8
  %__t = alloca i32, align 4
  store i32* %__x, i32** %__x.addr, align 8
  store i32* %__y, i32** %__y.addr, align 8
  %0 = load i32*, i32** %__x.addr, align 8
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %0) #21
  %1 = load i32, i32* %call, align 4
  store i32 %1, i32* %__t, align 4
  %2 = load i32*, i32** %__y.addr, align 8
  %call1 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %2) #21
  %3 = load i32, i32* %call1, align 4
  %4 = load i32*, i32** %__x.addr, align 8
  store i32 %3, i32* %4, align 4
  %call2 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #21
  %5 = load i32, i32* %call2, align 4
  %6 = load i32*, i32** %__y.addr, align 8
  store i32 %5, i32* %6, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_(i32* noundef %__x, i32* noundef %__y, i32* noundef %__z, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %retval = alloca i32, align 4
  %__x.addr = alloca i32*, align 8
  %__y.addr = alloca i32*, align 8
  %__z.addr = alloca i32*, align 8
  %__c.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__r = alloca i32, align 4
  store i32* %__x, i32** %__x.addr, align 8
  store i32* %__y, i32** %__y.addr, align 8
  store i32* %__z, i32** %__z.addr, align 8
  store %"struct.std::__1::__less.4"* %__c, %"struct.std::__1::__less.4"** %__c.addr, align 8
  store i32 0, i32* %__r, align 4
  %0 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %1 = load i32*, i32** %__y.addr, align 8
  %2 = load i32*, i32** %__x.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef nonnull align 4 dereferenceable(4) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #17
  br i1 %call, label %if.end6, label %if.then

if.then:                                          ; preds = %entry
  %3 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %4 = load i32*, i32** %__z.addr, align 8
  %5 = load i32*, i32** %__y.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %3, i32* noundef nonnull align 4 dereferenceable(4) %4, i32* noundef nonnull align 4 dereferenceable(4) %5) #17
  br i1 %call1, label %if.end, label %if.then2

if.then2:                                         ; preds = %if.then
  %6 = load i32, i32* %__r, align 4
  store i32 %6, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %if.then
  %7 = load i32*, i32** %__y.addr, align 8
  %8 = load i32*, i32** %__z.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %7, i32* noundef nonnull align 4 dereferenceable(4) %8) #21
  store i32 1, i32* %__r, align 4
  %9 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %10 = load i32*, i32** %__y.addr, align 8
  %11 = load i32*, i32** %__x.addr, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %9, i32* noundef nonnull align 4 dereferenceable(4) %10, i32* noundef nonnull align 4 dereferenceable(4) %11) #17
  br i1 %call3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  %12 = load i32*, i32** %__x.addr, align 8
  %13 = load i32*, i32** %__y.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %12, i32* noundef nonnull align 4 dereferenceable(4) %13) #21
  store i32 2, i32* %__r, align 4
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  %14 = load i32, i32* %__r, align 4
  store i32 %14, i32* %retval, align 4
  br label %return

if.end6:                                          ; preds = %entry
  %15 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %16 = load i32*, i32** %__z.addr, align 8
  %17 = load i32*, i32** %__y.addr, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %15, i32* noundef nonnull align 4 dereferenceable(4) %16, i32* noundef nonnull align 4 dereferenceable(4) %17) #17
  br i1 %call7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  %18 = load i32*, i32** %__x.addr, align 8
  %19 = load i32*, i32** %__z.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %18, i32* noundef nonnull align 4 dereferenceable(4) %19) #21
  store i32 1, i32* %__r, align 4
  %20 = load i32, i32* %__r, align 4
  store i32 %20, i32* %retval, align 4
  br label %return

if.end9:                                          ; preds = %if.end6
  %21 = load i32*, i32** %__x.addr, align 8
  %22 = load i32*, i32** %__y.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %21, i32* noundef nonnull align 4 dereferenceable(4) %22) #21
  store i32 1, i32* %__r, align 4
  %23 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %24 = load i32*, i32** %__z.addr, align 8
  %25 = load i32*, i32** %__y.addr, align 8
  %call10 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %23, i32* noundef nonnull align 4 dereferenceable(4) %24, i32* noundef nonnull align 4 dereferenceable(4) %25) #17
  br i1 %call10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  %26 = load i32*, i32** %__y.addr, align 8
  %27 = load i32*, i32** %__z.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %26, i32* noundef nonnull align 4 dereferenceable(4) %27) #21
  store i32 2, i32* %__r, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  %28 = load i32, i32* %__r, align 4
  store i32 %28, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end12, %if.then8, %if.end5, %if.then2
  %29 = load i32, i32* %retval, align 4
  ret i32 %29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_T_(i32* noundef %__x1, i32* noundef %__x2, i32* noundef %__x3, i32* noundef %__x4, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %__x1.addr = alloca i32*, align 8
  %__x2.addr = alloca i32*, align 8
  %__x3.addr = alloca i32*, align 8
  %__x4.addr = alloca i32*, align 8
  %__c.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__r = alloca i32, align 4
  store i32* %__x1, i32** %__x1.addr, align 8
  store i32* %__x2, i32** %__x2.addr, align 8
  store i32* %__x3, i32** %__x3.addr, align 8
  store i32* %__x4, i32** %__x4.addr, align 8
  store %"struct.std::__1::__less.4"* %__c, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %0 = load i32*, i32** %__x1.addr, align 8
  %1 = load i32*, i32** %__x2.addr, align 8
  %2 = load i32*, i32** %__x3.addr, align 8
  %3 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %3) #17
  store i32 %call, i32* %__r, align 4
  %4 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %5 = load i32*, i32** %__x4.addr, align 8
  %6 = load i32*, i32** %__x3.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %4, i32* noundef nonnull align 4 dereferenceable(4) %5, i32* noundef nonnull align 4 dereferenceable(4) %6) #17
  br i1 %call1, label %if.then, label %if.end9

if.then:                                          ; preds = %entry
  %7 = load i32*, i32** %__x3.addr, align 8
  %8 = load i32*, i32** %__x4.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %7, i32* noundef nonnull align 4 dereferenceable(4) %8) #21
  %9 = load i32, i32* %__r, align 4
  %inc = add i32 %9, 1
  store i32 %inc, i32* %__r, align 4
  %10 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %11 = load i32*, i32** %__x3.addr, align 8
  %12 = load i32*, i32** %__x2.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %10, i32* noundef nonnull align 4 dereferenceable(4) %11, i32* noundef nonnull align 4 dereferenceable(4) %12) #17
  br i1 %call2, label %if.then3, label %if.end8

if.then3:                                         ; preds = %if.then
  %13 = load i32*, i32** %__x2.addr, align 8
  %14 = load i32*, i32** %__x3.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %13, i32* noundef nonnull align 4 dereferenceable(4) %14) #21
  %15 = load i32, i32* %__r, align 4
  %inc4 = add i32 %15, 1
  store i32 %inc4, i32* %__r, align 4
  %16 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %17 = load i32*, i32** %__x2.addr, align 8
  %18 = load i32*, i32** %__x1.addr, align 8
  %call5 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %16, i32* noundef nonnull align 4 dereferenceable(4) %17, i32* noundef nonnull align 4 dereferenceable(4) %18) #17
  br i1 %call5, label %if.then6, label %if.end

if.then6:                                         ; preds = %if.then3
  %19 = load i32*, i32** %__x1.addr, align 8
  %20 = load i32*, i32** %__x2.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %19, i32* noundef nonnull align 4 dereferenceable(4) %20) #21
  %21 = load i32, i32* %__r, align 4
  %inc7 = add i32 %21, 1
  store i32 %inc7, i32* %__r, align 4
  br label %if.end

if.end:                                           ; preds = %if.then6, %if.then3
  br label %if.end8

if.end8:                                          ; preds = %if.end, %if.then
  br label %if.end9

if.end9:                                          ; preds = %if.end8, %entry
  %22 = load i32, i32* %__r, align 4
  ret i32 %22
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNSt3__17__sort5IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_S5_T_(i32* noundef %__x1, i32* noundef %__x2, i32* noundef %__x3, i32* noundef %__x4, i32* noundef %__x5, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__c) #3 comdat {
entry:
  %__x1.addr = alloca i32*, align 8
  %__x2.addr = alloca i32*, align 8
  %__x3.addr = alloca i32*, align 8
  %__x4.addr = alloca i32*, align 8
  %__x5.addr = alloca i32*, align 8
  %__c.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__r = alloca i32, align 4
  store i32* %__x1, i32** %__x1.addr, align 8
  store i32* %__x2, i32** %__x2.addr, align 8
  store i32* %__x3, i32** %__x3.addr, align 8
  store i32* %__x4, i32** %__x4.addr, align 8
  store i32* %__x5, i32** %__x5.addr, align 8
  store %"struct.std::__1::__less.4"* %__c, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %0 = load i32*, i32** %__x1.addr, align 8
  %1 = load i32*, i32** %__x2.addr, align 8
  %2 = load i32*, i32** %__x3.addr, align 8
  %3 = load i32*, i32** %__x4.addr, align 8
  %4 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort4IRNS_6__lessIjjEEPjEEjT0_S5_S5_S5_T_(i32* noundef %0, i32* noundef %1, i32* noundef %2, i32* noundef %3, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %4) #17
  store i32 %call, i32* %__r, align 4
  %5 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %6 = load i32*, i32** %__x5.addr, align 8
  %7 = load i32*, i32** %__x4.addr, align 8
  %call1 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %5, i32* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %7) #17
  br i1 %call1, label %if.then, label %if.end13

if.then:                                          ; preds = %entry
  %8 = load i32*, i32** %__x4.addr, align 8
  %9 = load i32*, i32** %__x5.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %8, i32* noundef nonnull align 4 dereferenceable(4) %9) #21
  %10 = load i32, i32* %__r, align 4
  %inc = add i32 %10, 1
  store i32 %inc, i32* %__r, align 4
  %11 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %12 = load i32*, i32** %__x4.addr, align 8
  %13 = load i32*, i32** %__x3.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %11, i32* noundef nonnull align 4 dereferenceable(4) %12, i32* noundef nonnull align 4 dereferenceable(4) %13) #17
  br i1 %call2, label %if.then3, label %if.end12

if.then3:                                         ; preds = %if.then
  %14 = load i32*, i32** %__x3.addr, align 8
  %15 = load i32*, i32** %__x4.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %14, i32* noundef nonnull align 4 dereferenceable(4) %15) #21
  %16 = load i32, i32* %__r, align 4
  %inc4 = add i32 %16, 1
  store i32 %inc4, i32* %__r, align 4
  %17 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %18 = load i32*, i32** %__x3.addr, align 8
  %19 = load i32*, i32** %__x2.addr, align 8
  %call5 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %17, i32* noundef nonnull align 4 dereferenceable(4) %18, i32* noundef nonnull align 4 dereferenceable(4) %19) #17
  br i1 %call5, label %if.then6, label %if.end11

if.then6:                                         ; preds = %if.then3
  %20 = load i32*, i32** %__x2.addr, align 8
  %21 = load i32*, i32** %__x3.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %20, i32* noundef nonnull align 4 dereferenceable(4) %21) #21
  %22 = load i32, i32* %__r, align 4
  %inc7 = add i32 %22, 1
  store i32 %inc7, i32* %__r, align 4
  %23 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__c.addr, align 8
  %24 = load i32*, i32** %__x2.addr, align 8
  %25 = load i32*, i32** %__x1.addr, align 8
  %call8 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %23, i32* noundef nonnull align 4 dereferenceable(4) %24, i32* noundef nonnull align 4 dereferenceable(4) %25) #17
  br i1 %call8, label %if.then9, label %if.end

if.then9:                                         ; preds = %if.then6
  %26 = load i32*, i32** %__x1.addr, align 8
  %27 = load i32*, i32** %__x2.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %26, i32* noundef nonnull align 4 dereferenceable(4) %27) #21
  %28 = load i32, i32* %__r, align 4
  %inc10 = add i32 %28, 1
  store i32 %inc10, i32* %__r, align 4
  br label %if.end

if.end:                                           ; preds = %if.then9, %if.then6
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then3
  br label %if.end12

if.end12:                                         ; preds = %if.end11, %if.then
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %entry
  %29 = load i32, i32* %__r, align 4
  ret i32 %29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #3 comdat {
entry:
  %__t.addr = alloca i32*, align 8
  store i32* %__t, i32** %__t.addr, align 8
  %0 = load i32*, i32** %__t.addr, align 8
  ret i32* %0
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__117bad_function_callD2Ev(%"class.std::__1::bad_function_call"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::bad_function_call"*, align 8
  store %"class.std::__1::bad_function_call"* %this, %"class.std::__1::bad_function_call"** %this.addr, align 8
  %this1 = load %"class.std::__1::bad_function_call"*, %"class.std::__1::bad_function_call"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::bad_function_call"* %this1 to %"class.std::exception"*
  call void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__117bad_function_callD0Ev(%"class.std::__1::bad_function_call"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::bad_function_call"*, align 8
  store %"class.std::__1::bad_function_call"* %this, %"class.std::__1::bad_function_call"** %this.addr, align 8
  %this1 = load %"class.std::__1::bad_function_call"*, %"class.std::__1::bad_function_call"** %this.addr, align 8
  call void @_ZNSt3__117bad_function_callD1Ev(%"class.std::__1::bad_function_call"* noundef nonnull align 8 dereferenceable(8) %this1) #21
  %0 = bitcast %"class.std::__1::bad_function_call"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__112bad_weak_ptrD2Ev(%"class.std::__1::bad_weak_ptr"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::bad_weak_ptr"*, align 8
  store %"class.std::__1::bad_weak_ptr"* %this, %"class.std::__1::bad_weak_ptr"** %this.addr, align 8
  %this1 = load %"class.std::__1::bad_weak_ptr"*, %"class.std::__1::bad_weak_ptr"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::bad_weak_ptr"* %this1 to %"class.std::exception"*
  call void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__112bad_weak_ptrD0Ev(%"class.std::__1::bad_weak_ptr"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::bad_weak_ptr"*, align 8
  store %"class.std::__1::bad_weak_ptr"* %this, %"class.std::__1::bad_weak_ptr"** %this.addr, align 8
  %this1 = load %"class.std::__1::bad_weak_ptr"*, %"class.std::__1::bad_weak_ptr"** %this.addr, align 8
  call void @_ZNSt3__112bad_weak_ptrD1Ev(%"class.std::__1::bad_weak_ptr"* noundef nonnull align 8 dereferenceable(8) %this1) #21
  %0 = bitcast %"class.std::__1::bad_weak_ptr"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i8* @_ZNKSt3__112bad_weak_ptr4whatEv(%"class.std::__1::bad_weak_ptr"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::bad_weak_ptr"*, align 8
  store %"class.std::__1::bad_weak_ptr"* %this, %"class.std::__1::bad_weak_ptr"** %this.addr, align 8
  %this1 = load %"class.std::__1::bad_weak_ptr"*, %"class.std::__1::bad_weak_ptr"** %this.addr, align 8
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0)
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__114__shared_countD2Ev(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_count"*, align 8
  store %"class.std::__1::__shared_count"* %this, %"class.std::__1::__shared_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_count"*, %"class.std::__1::__shared_count"** %this.addr, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__114__shared_countD0Ev(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_count"*, align 8
  store %"class.std::__1::__shared_count"* %this, %"class.std::__1::__shared_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_count"*, %"class.std::__1::__shared_count"** %this.addr, align 8
  call void @llvm.trap() #18
  unreachable
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #12

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_weak_countD2Ev(%"class.std::__1::__shared_weak_count"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_weak_count"*, align 8
  store %"class.std::__1::__shared_weak_count"* %this, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_weak_count"*, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__shared_weak_count"* %this1 to %"class.std::__1::__shared_count"*
  call void @_ZNSt3__114__shared_countD2Ev(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %0) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_weak_countD0Ev(%"class.std::__1::__shared_weak_count"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_weak_count"*, align 8
  store %"class.std::__1::__shared_weak_count"* %this, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_weak_count"*, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  call void @llvm.trap() #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_weak_count14__release_weakEv(%"class.std::__1::__shared_weak_count"* noundef nonnull align 8 dereferenceable(24) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_weak_count"*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store %"class.std::__1::__shared_weak_count"* %this, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_weak_count"*, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  %__shared_weak_owners_ = getelementptr inbounds %"class.std::__1::__shared_weak_count", %"class.std::__1::__shared_weak_count"* %this1, i32 0, i32 1
  store i64 1, i64* %.atomictmp, align 8
  %0 = load i64, i64* %.atomictmp, align 8
  %1 = atomicrmw sub i64* %__shared_weak_owners_, i64 %0 acq_rel, align 8
  store i64 %1, i64* %atomic-temp, align 8
  %2 = load i64, i64* %atomic-temp, align 8
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = bitcast %"class.std::__1::__shared_weak_count"* %this1 to void (%"class.std::__1::__shared_weak_count"*)***
  %vtable = load void (%"class.std::__1::__shared_weak_count"*)**, void (%"class.std::__1::__shared_weak_count"*)*** %3, align 8
  %vfn = getelementptr inbounds void (%"class.std::__1::__shared_weak_count"*)*, void (%"class.std::__1::__shared_weak_count"*)** %vtable, i64 4
  %4 = load void (%"class.std::__1::__shared_weak_count"*)*, void (%"class.std::__1::__shared_weak_count"*)** %vfn, align 8
  call void %4(%"class.std::__1::__shared_weak_count"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef %"class.std::__1::__shared_weak_count"* @_ZNSt3__119__shared_weak_count4lockEv(%"class.std::__1::__shared_weak_count"* noundef nonnull align 8 dereferenceable(24) %this) #3 align 2 {
entry:
  %retval = alloca %"class.std::__1::__shared_weak_count"*, align 8
  %this.addr = alloca %"class.std::__1::__shared_weak_count"*, align 8
  %count = alloca i64*, align 8
  %owners = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  store %"class.std::__1::__shared_weak_count"* %this, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_weak_count"*, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__shared_weak_count"* %this1 to i64*
  %add.ptr = getelementptr inbounds i64, i64* %0, i64 1
  store i64* %add.ptr, i64** %count, align 8
  %1 = load i64*, i64** %count, align 8
  %2 = load atomic i64, i64* %1 monotonic, align 8
  store i64 %2, i64* %atomic-temp, align 8
  %3 = load i64, i64* %atomic-temp, align 8
  store i64 %3, i64* %owners, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %4 = load i64, i64* %owners, align 8
  %cmp = icmp ne i64 %4, -1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %5 = load i64*, i64** %count, align 8
  %6 = load i64, i64* %owners, align 8
  %add = add nsw i64 %6, 1
  store i64 %add, i64* %.atomictmp, align 8
  %7 = load i64, i64* %owners, align 8
  %8 = load i64, i64* %.atomictmp, align 8
  %9 = cmpxchg i64* %5, i64 %7, i64 %8 acq_rel monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = extractvalue { i64, i1 } %9, 1
  br i1 %11, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %while.body
  store i64 %10, i64* %owners, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.body
  %frombool = zext i1 %11 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %12 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %12 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  store %"class.std::__1::__shared_weak_count"* %this1, %"class.std::__1::__shared_weak_count"** %retval, align 8
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  br label %while.cond, !llvm.loop !45

while.end:                                        ; preds = %while.cond
  store %"class.std::__1::__shared_weak_count"* null, %"class.std::__1::__shared_weak_count"** %retval, align 8
  br label %return

return:                                           ; preds = %while.end, %if.then
  %13 = load %"class.std::__1::__shared_weak_count"*, %"class.std::__1::__shared_weak_count"** %retval, align 8
  ret %"class.std::__1::__shared_weak_count"* %13
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i8* @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(%"class.std::__1::__shared_weak_count"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::type_info"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_weak_count"*, align 8
  %.addr = alloca %"class.std::type_info"*, align 8
  store %"class.std::__1::__shared_weak_count"* %this, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  store %"class.std::type_info"* %0, %"class.std::type_info"** %.addr, align 8
  %this1 = load %"class.std::__1::__shared_weak_count"*, %"class.std::__1::__shared_weak_count"** %this.addr, align 8
  ret i8* null
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__18__sp_mut4lockEv(%"class.std::__1::__sp_mut"* noundef nonnull align 8 dereferenceable(8) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__sp_mut"*, align 8
  store %"class.std::__1::__sp_mut"* %this, %"class.std::__1::__sp_mut"** %this.addr, align 8
  %this1 = load %"class.std::__1::__sp_mut"*, %"class.std::__1::__sp_mut"** %this.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @_ZNSt3__1L15shared_pointersE) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__18__sp_mut6unlockEv(%"class.std::__1::__sp_mut"* noundef nonnull align 8 dereferenceable(8) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__sp_mut"*, align 8
  store %"class.std::__1::__sp_mut"* %this, %"class.std::__1::__sp_mut"** %this.addr, align 8
  %this1 = load %"class.std::__1::__sp_mut"*, %"class.std::__1::__sp_mut"** %this.addr, align 8
  %call = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @_ZNSt3__1L15shared_pointersE) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::__1::__sp_mut"* @_ZNSt3__112__get_sp_mutEPKv(i8* noundef %0) #3 {
entry:
  %.addr = alloca i8*, align 8
  store i8* %0, i8** %.addr, align 8
  ret %"class.std::__1::__sp_mut"* bitcast (i64* @_ZNSt3__1L11one_for_allE to %"class.std::__1::__sp_mut"*)
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__114error_categoryD2Ev(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_category"*, align 8
  store %"class.std::__1::error_category"* %this, %"class.std::__1::error_category"** %this.addr, align 8
  %this1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %this.addr, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__114error_categoryD0Ev(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_category"*, align 8
  store %"class.std::__1::error_category"* %this, %"class.std::__1::error_category"** %this.addr, align 8
  %this1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %this.addr, align 8
  call void @llvm.trap() #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local { i32, %"class.std::__1::error_category"* } @_ZNKSt3__114error_category23default_error_conditionEi(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %value) unnamed_addr #3 align 2 {
entry:
  %retval = alloca %"class.std::__1::error_condition", align 8
  %this.addr = alloca %"class.std::__1::error_category"*, align 8
  %value.addr = alloca i32, align 4
  store %"class.std::__1::error_category"* %this, %"class.std::__1::error_category"** %this.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %this1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %this.addr, align 8
  %0 = load i32, i32* %value.addr, align 4
  call void @_ZNSt3__115error_conditionC2EiRKNS_14error_categoryE(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %retval, i32 noundef %0, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this1) #21
  %1 = bitcast %"class.std::__1::error_condition"* %retval to { i32, %"class.std::__1::error_category"* }*
  %2 = load { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %1, align 8
  ret { i32, %"class.std::__1::error_category"* } %2
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__115error_conditionC2EiRKNS_14error_categoryE(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %__val, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %__cat) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_condition"*, align 8
  %__val.addr = alloca i32, align 4
  %__cat.addr = alloca %"class.std::__1::error_category"*, align 8
  store %"class.std::__1::error_condition"* %this, %"class.std::__1::error_condition"** %this.addr, align 8
  store i32 %__val, i32* %__val.addr, align 4
  store %"class.std::__1::error_category"* %__cat, %"class.std::__1::error_category"** %__cat.addr, align 8
  %this1 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %this.addr, align 8
  %__val_ = getelementptr inbounds %"class.std::__1::error_condition", %"class.std::__1::error_condition"* %this1, i32 0, i32 0
  %0 = load i32, i32* %__val.addr, align 4
  store i32 %0, i32* %__val_, align 8
  %__cat_ = getelementptr inbounds %"class.std::__1::error_condition", %"class.std::__1::error_condition"* %this1, i32 0, i32 1
  %1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %__cat.addr, align 8
  store %"class.std::__1::error_category"* %1, %"class.std::__1::error_category"** %__cat_, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNKSt3__114error_category10equivalentEiRKNS_15error_conditionE(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %value, %"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %other) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_category"*, align 8
  %value.addr = alloca i32, align 4
  %other.addr = alloca %"class.std::__1::error_condition"*, align 8
  %ref.tmp = alloca %"class.std::__1::error_condition", align 8
  store %"class.std::__1::error_category"* %this, %"class.std::__1::error_category"** %this.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  store %"class.std::__1::error_condition"* %other, %"class.std::__1::error_condition"** %other.addr, align 8
  %this1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %this.addr, align 8
  %0 = load i32, i32* %value.addr, align 4
  %1 = bitcast %"class.std::__1::error_category"* %this1 to { i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)***
  %vtable = load { i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)**, { i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)*** %1, align 8
  %vfn = getelementptr inbounds { i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)*, { i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)** %vtable, i64 3
  %2 = load { i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)*, { i32, %"class.std::__1::error_category"* } (%"class.std::__1::error_category"*, i32)** %vfn, align 8
  %call = call { i32, %"class.std::__1::error_category"* } %2(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this1, i32 noundef %0) #21
  %3 = bitcast %"class.std::__1::error_condition"* %ref.tmp to { i32, %"class.std::__1::error_category"* }*
  %4 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %3, i32 0, i32 0
  %5 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 0
  store i32 %5, i32* %4, align 8
  %6 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %3, i32 0, i32 1
  %7 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 1
  store %"class.std::__1::error_category"* %7, %"class.std::__1::error_category"** %6, align 8
  %8 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %other.addr, align 8
  %call2 = call noundef zeroext i1 @_ZNSt3__1eqERKNS_15error_conditionES2_(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %ref.tmp, %"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %8) #21
  ret i1 %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__1eqERKNS_15error_conditionES2_(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %__x, %"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %__y) #3 comdat {
entry:
  %__x.addr = alloca %"class.std::__1::error_condition"*, align 8
  %__y.addr = alloca %"class.std::__1::error_condition"*, align 8
  store %"class.std::__1::error_condition"* %__x, %"class.std::__1::error_condition"** %__x.addr, align 8
  store %"class.std::__1::error_condition"* %__y, %"class.std::__1::error_condition"** %__y.addr, align 8
  %0 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %__x.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNKSt3__115error_condition8categoryEv(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %0) #21
  %1 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %__y.addr, align 8
  %call1 = call noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNKSt3__115error_condition8categoryEv(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %1) #21
  %call2 = call noundef zeroext i1 @_ZNKSt3__114error_categoryeqERKS0_(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %call, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %call1) #21
  br i1 %call2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %__x.addr, align 8
  %call3 = call noundef i32 @_ZNKSt3__115error_condition5valueEv(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %2) #21
  %3 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %__y.addr, align 8
  %call4 = call noundef i32 @_ZNKSt3__115error_condition5valueEv(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %3) #21
  %cmp = icmp eq i32 %call3, %call4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp, %land.rhs ]
  ret i1 %4
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNKSt3__114error_category10equivalentERKNS_10error_codeEi(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %code, i32 noundef %value) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_category"*, align 8
  %code.addr = alloca %"class.std::__1::error_code"*, align 8
  %value.addr = alloca i32, align 4
  store %"class.std::__1::error_category"* %this, %"class.std::__1::error_category"** %this.addr, align 8
  store %"class.std::__1::error_code"* %code, %"class.std::__1::error_code"** %code.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %this1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %this.addr, align 8
  %0 = load %"class.std::__1::error_code"*, %"class.std::__1::error_code"** %code.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNKSt3__110error_code8categoryEv(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %0) #21
  %call2 = call noundef zeroext i1 @_ZNKSt3__114error_categoryeqERKS0_(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this1, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %call) #21
  br i1 %call2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load %"class.std::__1::error_code"*, %"class.std::__1::error_code"** %code.addr, align 8
  %call3 = call noundef i32 @_ZNKSt3__110error_code5valueEv(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %1) #21
  %2 = load i32, i32* %value.addr, align 4
  %cmp = icmp eq i32 %call3, %2
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp, %land.rhs ]
  ret i1 %3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__114error_categoryeqERKS0_(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %__rhs) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_category"*, align 8
  %__rhs.addr = alloca %"class.std::__1::error_category"*, align 8
  store %"class.std::__1::error_category"* %this, %"class.std::__1::error_category"** %this.addr, align 8
  store %"class.std::__1::error_category"* %__rhs, %"class.std::__1::error_category"** %__rhs.addr, align 8
  %this1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %this.addr, align 8
  %0 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %__rhs.addr, align 8
  %cmp = icmp eq %"class.std::__1::error_category"* %this1, %0
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNKSt3__110error_code8categoryEv(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_code"*, align 8
  store %"class.std::__1::error_code"* %this, %"class.std::__1::error_code"** %this.addr, align 8
  %this1 = load %"class.std::__1::error_code"*, %"class.std::__1::error_code"** %this.addr, align 8
  %__cat_ = getelementptr inbounds %"class.std::__1::error_code", %"class.std::__1::error_code"* %this1, i32 0, i32 1
  %0 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %__cat_, align 8
  ret %"class.std::__1::error_category"* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNKSt3__110error_code5valueEv(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_code"*, align 8
  store %"class.std::__1::error_code"* %this, %"class.std::__1::error_code"** %this.addr, align 8
  %this1 = load %"class.std::__1::error_code"*, %"class.std::__1::error_code"** %this.addr, align 8
  %__val_ = getelementptr inbounds %"class.std::__1::error_code", %"class.std::__1::error_code"* %this1, i32 0, i32 0
  %0 = load i32, i32* %__val_, align 8
  ret i32 %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNSt3__116generic_categoryEv() #3 {
entry:
  ret %"class.std::__1::error_category"* getelementptr inbounds (%"union.std::__1::(anonymous namespace)::category", %"union.std::__1::(anonymous namespace)::category"* bitcast ({ { i8**, i8* } }* @_ZNSt3__112_GLOBAL__N_17genericE to %"union.std::__1::(anonymous namespace)::category"*), i32 0, i32 0, i32 0)
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNSt3__115system_categoryEv() #3 {
entry:
  ret %"class.std::__1::error_category"* getelementptr inbounds (%"union.std::__1::(anonymous namespace)::category", %"union.std::__1::(anonymous namespace)::category"* bitcast ({ { i8**, i8* } }* @_ZNSt3__112_GLOBAL__N_19of_systemE to %"union.std::__1::(anonymous namespace)::category"*), i32 0, i32 0, i32 0)
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNSt3__115future_categoryEv() #3 {
entry:
  ret %"class.std::__1::error_category"* getelementptr inbounds (%"union.std::__1::(anonymous namespace)::category", %"union.std::__1::(anonymous namespace)::category"* bitcast ({ { i8**, i8* } }* @_ZNSt3__112_GLOBAL__N_110of_futuresE to %"union.std::__1::(anonymous namespace)::category"*), i32 0, i32 0, i32 0)
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__112system_errorC2ENS_10error_codeERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %this, i32 %code.coerce0, %"class.std::__1::error_category"* %code.coerce1, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %what) unnamed_addr #7 align 2 {
entry:
  %code = alloca %"class.std::__1::error_code", align 8
  %this.addr = alloca %"class.std::__1::system_error"*, align 8
  %what.addr = alloca %"class.std::__1::basic_string"*, align 8
  %0 = bitcast %"class.std::__1::error_code"* %code to { i32, %"class.std::__1::error_category"* }*
  %1 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 0
  store i32 %code.coerce0, i32* %1, align 8
  %2 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 1
  store %"class.std::__1::error_category"* %code.coerce1, %"class.std::__1::error_category"** %2, align 8
  store %"class.std::__1::system_error"* %this, %"class.std::__1::system_error"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %what, %"class.std::__1::basic_string"** %what.addr, align 8
  %this1 = load %"class.std::__1::system_error"*, %"class.std::__1::system_error"** %this.addr, align 8
  %3 = bitcast %"class.std::__1::system_error"* %this1 to %"class.std::runtime_error"*
  %4 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %what.addr, align 8
  call void @_ZNSt13runtime_errorC2ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %3, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %4) #17
  %5 = bitcast %"class.std::__1::system_error"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt3__112system_errorE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8
  %__ec_ = getelementptr inbounds %"class.std::__1::system_error", %"class.std::__1::system_error"* %this1, i32 0, i32 1
  %6 = bitcast %"class.std::__1::error_code"* %__ec_ to i8*
  %7 = bitcast %"class.std::__1::error_code"* %code to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 16, i1 false)
  ret void
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__112system_errorC2ENS_10error_codeEPKc(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %this, i32 %code.coerce0, %"class.std::__1::error_category"* %code.coerce1, i8* noundef %what) unnamed_addr #7 align 2 {
entry:
  %code = alloca %"class.std::__1::error_code", align 8
  %this.addr = alloca %"class.std::__1::system_error"*, align 8
  %what.addr = alloca i8*, align 8
  %0 = bitcast %"class.std::__1::error_code"* %code to { i32, %"class.std::__1::error_category"* }*
  %1 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 0
  store i32 %code.coerce0, i32* %1, align 8
  %2 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 1
  store %"class.std::__1::error_category"* %code.coerce1, %"class.std::__1::error_category"** %2, align 8
  store %"class.std::__1::system_error"* %this, %"class.std::__1::system_error"** %this.addr, align 8
  store i8* %what, i8** %what.addr, align 8
  %this1 = load %"class.std::__1::system_error"*, %"class.std::__1::system_error"** %this.addr, align 8
  %3 = bitcast %"class.std::__1::system_error"* %this1 to %"class.std::runtime_error"*
  %4 = load i8*, i8** %what.addr, align 8
  call void @_ZNSt13runtime_errorC2EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %3, i8* noundef %4) #17
  %5 = bitcast %"class.std::__1::system_error"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt3__112system_errorE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8
  %__ec_ = getelementptr inbounds %"class.std::__1::system_error", %"class.std::__1::system_error"* %this1, i32 0, i32 1
  %6 = bitcast %"class.std::__1::error_code"* %__ec_ to i8*
  %7 = bitcast %"class.std::__1::error_code"* %code to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 16, i1 false)
  ret void
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__112system_errorC2ENS_10error_codeE(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %this, i32 %code.coerce0, %"class.std::__1::error_category"* %code.coerce1) unnamed_addr #7 align 2 {
entry:
  %code = alloca %"class.std::__1::error_code", align 8
  %this.addr = alloca %"class.std::__1::system_error"*, align 8
  %0 = bitcast %"class.std::__1::error_code"* %code to { i32, %"class.std::__1::error_category"* }*
  %1 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 0
  store i32 %code.coerce0, i32* %1, align 8
  %2 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 1
  store %"class.std::__1::error_category"* %code.coerce1, %"class.std::__1::error_category"** %2, align 8
  store %"class.std::__1::system_error"* %this, %"class.std::__1::system_error"** %this.addr, align 8
  %this1 = load %"class.std::__1::system_error"*, %"class.std::__1::system_error"** %this.addr, align 8
  %3 = bitcast %"class.std::__1::system_error"* %this1 to %"class.std::runtime_error"*
  call void @_ZNSt13runtime_errorC2EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %3, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0)) #17
  %4 = bitcast %"class.std::__1::system_error"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt3__112system_errorE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8
  %__ec_ = getelementptr inbounds %"class.std::__1::system_error", %"class.std::__1::system_error"* %this1, i32 0, i32 1
  %5 = bitcast %"class.std::__1::error_code"* %__ec_ to i8*
  %6 = bitcast %"class.std::__1::error_code"* %code to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 %6, i64 16, i1 false)
  ret void
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__112system_errorC2EiRKNS_14error_categoryEPKc(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %this, i32 noundef %number, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %category, i8* noundef %what) unnamed_addr #7 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::system_error"*, align 8
  %number.addr = alloca i32, align 4
  %category.addr = alloca %"class.std::__1::error_category"*, align 8
  %what.addr = alloca i8*, align 8
  store %"class.std::__1::system_error"* %this, %"class.std::__1::system_error"** %this.addr, align 8
  store i32 %number, i32* %number.addr, align 4
  store %"class.std::__1::error_category"* %category, %"class.std::__1::error_category"** %category.addr, align 8
  store i8* %what, i8** %what.addr, align 8
  %this1 = load %"class.std::__1::system_error"*, %"class.std::__1::system_error"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::system_error"* %this1 to %"class.std::runtime_error"*
  %1 = load i8*, i8** %what.addr, align 8
  call void @_ZNSt13runtime_errorC2EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %0, i8* noundef %1) #17
  %2 = bitcast %"class.std::__1::system_error"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt3__112system_errorE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %2, align 8
  %__ec_ = getelementptr inbounds %"class.std::__1::system_error", %"class.std::__1::system_error"* %this1, i32 0, i32 1
  %3 = load i32, i32* %number.addr, align 4
  %4 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %category.addr, align 8
  call void @_ZNSt3__110error_codeC2EiRKNS_14error_categoryE(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %__ec_, i32 noundef %3, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %4) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110error_codeC2EiRKNS_14error_categoryE(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %__val, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %__cat) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_code"*, align 8
  %__val.addr = alloca i32, align 4
  %__cat.addr = alloca %"class.std::__1::error_category"*, align 8
  store %"class.std::__1::error_code"* %this, %"class.std::__1::error_code"** %this.addr, align 8
  store i32 %__val, i32* %__val.addr, align 4
  store %"class.std::__1::error_category"* %__cat, %"class.std::__1::error_category"** %__cat.addr, align 8
  %this1 = load %"class.std::__1::error_code"*, %"class.std::__1::error_code"** %this.addr, align 8
  %__val_ = getelementptr inbounds %"class.std::__1::error_code", %"class.std::__1::error_code"* %this1, i32 0, i32 0
  %0 = load i32, i32* %__val.addr, align 4
  store i32 %0, i32* %__val_, align 8
  %__cat_ = getelementptr inbounds %"class.std::__1::error_code", %"class.std::__1::error_code"* %this1, i32 0, i32 1
  %1 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %__cat.addr, align 8
  store %"class.std::__1::error_category"* %1, %"class.std::__1::error_category"** %__cat_, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__112system_errorD2Ev(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::system_error"*, align 8
  store %"class.std::__1::system_error"* %this, %"class.std::__1::system_error"** %this.addr, align 8
  %this1 = load %"class.std::__1::system_error"*, %"class.std::__1::system_error"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::system_error"* %this1 to %"class.std::runtime_error"*
  call void @_ZNSt13runtime_errorD2Ev(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %0) #21
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD2Ev(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__112system_errorD0Ev(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::system_error"*, align 8
  store %"class.std::__1::system_error"* %this, %"class.std::__1::system_error"** %this.addr, align 8
  %this1 = load %"class.std::__1::system_error"*, %"class.std::__1::system_error"** %this.addr, align 8
  call void @_ZNSt3__112system_errorD1Ev(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %this1) #21
  %0 = bitcast %"class.std::__1::system_error"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: mustprogress noinline noreturn uwtable
define dso_local void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef %number, i8* noundef %what) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %number.addr = alloca i32, align 4
  %what.addr = alloca i8*, align 8
  %agg.tmp = alloca %"class.std::__1::error_code", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  store i8* %what, i8** %what.addr, align 8
  %exception = call i8* @__cxa_allocate_exception(i64 32) #19
  %0 = bitcast i8* %exception to %"class.std::__1::system_error"*
  %1 = load i32, i32* %number.addr, align 4
  %call = call noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNSt3__116generic_categoryEv() #21
  call void @_ZNSt3__110error_codeC2EiRKNS_14error_categoryE(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef %1, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %call) #21
  %2 = load i8*, i8** %what.addr, align 8
  %3 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %4 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %3, i32 0, i32 0
  %5 = load i32, i32* %4, align 8
  %6 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %3, i32 0, i32 1
  %7 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %6, align 8
  invoke void @_ZNSt3__112system_errorC1ENS_10error_codeEPKc(%"class.std::__1::system_error"* noundef nonnull align 8 dereferenceable(32) %0, i32 %5, %"class.std::__1::error_category"* %7, i8* noundef %2) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112system_errorE to i8*), i8* bitcast (void (%"class.std::__1::system_error"*)* @_ZNSt3__112system_errorD1Ev to i8*)) #24
  unreachable

lpad:                                             ; preds = %entry
  %8 = landingpad { i8*, i32 }
          cleanup
  %9 = extractvalue { i8*, i32 } %8, 0
  store i8* %9, i8** %exn.slot, align 8
  %10 = extractvalue { i8*, i32 } %8, 1
  store i32 %10, i32* %ehselector.slot, align 4
  call void @__cxa_free_exception(i8* %exception) #19
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val1
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_free_exception(i8*)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__16threadD2Ev(%"class.std::__1::thread"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::thread"*, align 8
  store %"class.std::__1::thread"* %this, %"class.std::__1::thread"** %this.addr, align 8
  %this1 = load %"class.std::__1::thread"*, %"class.std::__1::thread"** %this.addr, align 8
  %__t_ = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  %0 = load i64, i64* %__t_, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt9terminatev() #22
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__16thread4joinEv(%"class.std::__1::thread"* noundef nonnull align 8 dereferenceable(8) %this) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::thread"*, align 8
  store %"class.std::__1::thread"* %this, %"class.std::__1::thread"** %this.addr, align 8
  %this1 = load %"class.std::__1::thread"*, %"class.std::__1::thread"** %this.addr, align 8
  %__t_ = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  %0 = load i64, i64* %__t_, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0)) #20
  unreachable

if.end:                                           ; preds = %entry
  %__t_2 = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  %1 = load i64, i64* %__t_2, align 8
  %call = call i64 @pthread_self() #25
  %cmp = icmp eq i64 %1, %call
  br i1 %cmp, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 35, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0)) #20
  unreachable

if.end4:                                          ; preds = %if.end
  %__t_5 = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  %2 = load i64, i64* %__t_5, align 8
  %call6 = call i32 @pthread_join(i64 noundef %2, i8** noundef null) #17
  %__t_7 = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  store i64 0, i64* %__t_7, align 8
  ret void
}

; Function Attrs: nounwind readnone willreturn
declare i64 @pthread_self() #13

declare i32 @pthread_join(i64 noundef, i8** noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__16thread6detachEv(%"class.std::__1::thread"* noundef nonnull align 8 dereferenceable(8) %this) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::thread"*, align 8
  store %"class.std::__1::thread"* %this, %"class.std::__1::thread"** %this.addr, align 8
  %this1 = load %"class.std::__1::thread"*, %"class.std::__1::thread"** %this.addr, align 8
  %__t_ = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  %0 = load i64, i64* %__t_, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.5, i64 0, i64 0)) #20
  unreachable

if.end:                                           ; preds = %entry
  %__t_2 = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  %1 = load i64, i64* %__t_2, align 8
  %call = call i32 @pthread_detach(i64 noundef %1) #21
  %__t_3 = getelementptr inbounds %"class.std::__1::thread", %"class.std::__1::thread"* %this1, i32 0, i32 0
  store i64 0, i64* %__t_3, align 8
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @_ZNSt3__16thread20hardware_concurrencyEv() #3 align 2 {
entry:
  ret i32 2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__111this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE(%"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %0) #3 {
entry:
  %.addr = alloca %"class.std::__1::chrono::duration"*, align 8
  store %"class.std::__1::chrono::duration"* %0, %"class.std::__1::chrono::duration"** %.addr, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__115__thread_structC2Ev(%"class.std::__1::__thread_struct"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__thread_struct"*, align 8
  store %"class.std::__1::__thread_struct"* %this, %"class.std::__1::__thread_struct"** %this.addr, align 8
  %this1 = load %"class.std::__1::__thread_struct"*, %"class.std::__1::__thread_struct"** %this.addr, align 8
  %__p_ = getelementptr inbounds %"class.std::__1::__thread_struct", %"class.std::__1::__thread_struct"* %this1, i32 0, i32 0
  store %"class.std::__1::__thread_struct_imp"* null, %"class.std::__1::__thread_struct_imp"** %__p_, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__115__thread_structD2Ev(%"class.std::__1::__thread_struct"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__thread_struct"*, align 8
  store %"class.std::__1::__thread_struct"* %this, %"class.std::__1::__thread_struct"** %this.addr, align 8
  %this1 = load %"class.std::__1::__thread_struct"*, %"class.std::__1::__thread_struct"** %this.addr, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__121__thread_specific_ptrINS_15__thread_structEE11set_pointerEPS1_(%"class.std::__1::__thread_specific_ptr"* noundef nonnull align 4 dereferenceable(4) %this, %"class.std::__1::__thread_struct"* noundef %thread) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__thread_specific_ptr"*, align 8
  %thread.addr = alloca %"class.std::__1::__thread_struct"*, align 8
  store %"class.std::__1::__thread_specific_ptr"* %this, %"class.std::__1::__thread_specific_ptr"** %this.addr, align 8
  store %"class.std::__1::__thread_struct"* %thread, %"class.std::__1::__thread_struct"** %thread.addr, align 8
  %this1 = load %"class.std::__1::__thread_specific_ptr"*, %"class.std::__1::__thread_specific_ptr"** %this.addr, align 8
  %0 = load %"class.std::__1::__thread_struct"*, %"class.std::__1::__thread_struct"** %thread.addr, align 8
  %isnull = icmp eq %"class.std::__1::__thread_struct"* %0, null
  br i1 %isnull, label %delete.end, label %delete.notnull

delete.notnull:                                   ; preds = %entry
  call void @_ZNSt3__115__thread_structD1Ev(%"class.std::__1::__thread_struct"* noundef nonnull align 8 dereferenceable(8) %0) #21
  %1 = bitcast %"class.std::__1::__thread_struct"* %0 to i8*
  call void @_ZdlPv(i8* noundef %1) #23
  br label %delete.end

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 4 dereferenceable(4) %"class.std::__1::__thread_specific_ptr"* @_ZNSt3__119__thread_local_dataEv() #3 {
entry:
  ret %"class.std::__1::__thread_specific_ptr"* bitcast (i64* @_ZNSt3__1L14no_thread_dataE to %"class.std::__1::__thread_specific_ptr"*)
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__15mutex4lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::mutex"* %this, %"class.std::__1::mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::mutex", %"class.std::__1::mutex"* %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %__m_) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__15mutex6unlockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::mutex"* %this, %"class.std::__1::mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::mutex", %"class.std::__1::mutex"* %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %__m_) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %this) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %retval = alloca i1, align 1
  %this.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::mutex"* %this, %"class.std::__1::mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %this.addr, align 8
  %call = invoke i32 @__thinair_spurious() #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont
  invoke void @__thinair_settled() #17
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %if.then
  store i1 false, i1* %retval, align 1
  br label %return

if.end:                                           ; preds = %invoke.cont
  %__m_ = getelementptr inbounds %"class.std::__1::mutex", %"class.std::__1::mutex"* %this1, i32 0, i32 0
  %call3 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %__m_) #21
  %tobool4 = icmp ne i32 %call3, 0
  %lnot = xor i1 %tobool4, true
  store i1 %lnot, i1* %retval, align 1
  br label %return

return:                                           ; preds = %if.end, %invoke.cont2
  %0 = load i1, i1* %retval, align 1
  ret i1 %0

terminate.lpad:                                   ; preds = %if.then, %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null
  %2 = extractvalue { i8*, i32 } %1, 0
  call void @__clang_call_terminate(i8* %2) #18
  unreachable
}

declare i32 @__thinair_spurious() #1

declare void @__thinair_settled() #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__115recursive_mutexC2Ev(%"class.std::__1::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::recursive_mutex"*, align 8
  %kind = alloca %union.pthread_mutexattr_t, align 4
  store %"class.std::__1::recursive_mutex"* %this, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::recursive_mutex"*, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::recursive_mutex", %"class.std::__1::recursive_mutex"* %this1, i32 0, i32 0
  %call = call i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef %kind) #21
  %call2 = call i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef %kind, i32 noundef 1) #21
  %__m_3 = getelementptr inbounds %"class.std::__1::recursive_mutex", %"class.std::__1::recursive_mutex"* %this1, i32 0, i32 0
  %call4 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %__m_3, %union.pthread_mutexattr_t* noundef %kind) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef) #6

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef, i32 noundef) #6

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__115recursive_mutexD2Ev(%"class.std::__1::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::recursive_mutex"*, align 8
  store %"class.std::__1::recursive_mutex"* %this, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::recursive_mutex"*, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::recursive_mutex", %"class.std::__1::recursive_mutex"* %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %__m_) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__115recursive_mutex4lockEv(%"class.std::__1::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::recursive_mutex"*, align 8
  store %"class.std::__1::recursive_mutex"* %this, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::recursive_mutex"*, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::recursive_mutex", %"class.std::__1::recursive_mutex"* %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %__m_) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__115recursive_mutex6unlockEv(%"class.std::__1::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::recursive_mutex"*, align 8
  store %"class.std::__1::recursive_mutex"* %this, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::recursive_mutex"*, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::recursive_mutex", %"class.std::__1::recursive_mutex"* %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %__m_) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__115recursive_mutex8try_lockEv(%"class.std::__1::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::recursive_mutex"*, align 8
  store %"class.std::__1::recursive_mutex"* %this, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::recursive_mutex"*, %"class.std::__1::recursive_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::recursive_mutex", %"class.std::__1::recursive_mutex"* %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %__m_) #21
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  ret i1 %lnot
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__111timed_mutexC2Ev(%"class.std::__1::timed_mutex"* noundef nonnull align 8 dereferenceable(89) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::timed_mutex"*, align 8
  store %"class.std::__1::timed_mutex"* %this, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::timed_mutex"*, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 0
  call void @_ZNSt3__15mutexC2Ev(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__m_) #21
  %__cv_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 1
  call void @_ZNSt3__118condition_variableC2Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  %__locked_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 2
  store i8 0, i8* %__locked_, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__15mutexC2Ev(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::mutex"* %this, %"class.std::__1::mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::mutex", %"class.std::__1::mutex"* %this1, i32 0, i32 0
  %__data = bitcast %union.pthread_mutex_t* %__m_ to %struct.__pthread_mutex_s*
  %0 = bitcast %struct.__pthread_mutex_s* %__data to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 40, i1 false)
  %__kind = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data, i32 0, i32 4
  store i32 0, i32* %__kind, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__118condition_variableC2Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::condition_variable"*, align 8
  store %"class.std::__1::condition_variable"* %this, %"class.std::__1::condition_variable"** %this.addr, align 8
  %this1 = load %"class.std::__1::condition_variable"*, %"class.std::__1::condition_variable"** %this.addr, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::condition_variable", %"class.std::__1::condition_variable"* %this1, i32 0, i32 0
  %__data = bitcast %union.pthread_cond_t* %__cv_ to %struct.__pthread_cond_s*
  %0 = bitcast %struct.__pthread_cond_s* %__data to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 48, i1 false)
  %__wseq = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data, i32 0, i32 0
  %__value64 = bitcast %union.__atomic_wide_counter* %__wseq to i64*
  %__g1_start = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data, i32 0, i32 1
  %__value642 = bitcast %union.__atomic_wide_counter* %__g1_start to i64*
  %__g_refs = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data, i32 0, i32 2
  %arrayinit.begin = getelementptr inbounds [2 x i32], [2 x i32]* %__g_refs, i64 0, i64 0
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1
  %__g_size = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data, i32 0, i32 3
  %arrayinit.begin3 = getelementptr inbounds [2 x i32], [2 x i32]* %__g_size, i64 0, i64 0
  %arrayinit.element4 = getelementptr inbounds i32, i32* %arrayinit.begin3, i64 1
  %__g_signals = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data, i32 0, i32 6
  %arrayinit.begin5 = getelementptr inbounds [2 x i32], [2 x i32]* %__g_signals, i64 0, i64 0
  %arrayinit.element6 = getelementptr inbounds i32, i32* %arrayinit.begin5, i64 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__111timed_mutexD2Ev(%"class.std::__1::timed_mutex"* noundef nonnull align 8 dereferenceable(89) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::timed_mutex"*, align 8
  store %"class.std::__1::timed_mutex"* %this, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::timed_mutex"*, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 1
  call void @_ZNSt3__118condition_variableD1Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__111timed_mutex4lockEv(%"class.std::__1::timed_mutex"* noundef nonnull align 8 dereferenceable(89) %this) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::timed_mutex"*, align 8
  %own = alloca %"class.std::__1::unique_lock", align 8
  store %"class.std::__1::timed_mutex"* %this, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::timed_mutex"*, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 0
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %own, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__m_) #17
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %__locked_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 2
  %0 = load i8, i8* %__locked_, align 8
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %__cv_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 1
  call void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %own) #21
  br label %while.cond, !llvm.loop !46

while.end:                                        ; preds = %while.cond
  %__locked_2 = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 2
  store i8 1, i8* %__locked_2, align 8
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %own) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__m) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::unique_lock"*, align 8
  %__m.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::unique_lock"* %this, %"class.std::__1::unique_lock"** %this.addr, align 8
  store %"class.std::__1::mutex"* %__m, %"class.std::__1::mutex"** %__m.addr, align 8
  %this1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m.addr, align 8
  %call = call noundef %"class.std::__1::mutex"* @_ZNSt3__19addressofINS_5mutexEEEPT_RS2_(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #21
  store %"class.std::__1::mutex"* %call, %"class.std::__1::mutex"** %__m_, align 8
  %__owns_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  store i8 1, i8* %__owns_, align 8
  %__m_2 = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_2, align 8
  call void @_ZNSt3__15mutex4lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %this, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::condition_variable"*, align 8
  %lock.addr = alloca %"class.std::__1::unique_lock"*, align 8
  store %"class.std::__1::condition_variable"* %this, %"class.std::__1::condition_variable"** %this.addr, align 8
  store %"class.std::__1::unique_lock"* %lock, %"class.std::__1::unique_lock"** %lock.addr, align 8
  %this1 = load %"class.std::__1::condition_variable"*, %"class.std::__1::condition_variable"** %this.addr, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::condition_variable", %"class.std::__1::condition_variable"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %lock.addr, align 8
  %call = call noundef %"class.std::__1::mutex"* @_ZNKSt3__111unique_lockINS_5mutexEE5mutexEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #21
  %call2 = invoke noundef %union.pthread_mutex_t* @_ZNSt3__15mutex13native_handleEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %call) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %call4 = invoke i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %__cv_, %union.pthread_mutex_t* noundef %call2) #17
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont
  ret void

terminate.lpad:                                   ; preds = %invoke.cont, %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null
  %2 = extractvalue { i8*, i32 } %1, 0
  call void @__clang_call_terminate(i8* %2) #18
  unreachable
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::unique_lock"*, align 8
  store %"class.std::__1::unique_lock"* %this, %"class.std::__1::unique_lock"** %this.addr, align 8
  %this1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %this.addr, align 8
  %__owns_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  %0 = load i8, i8* %__owns_, align 8
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %__m_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_, align 8
  call void @_ZNSt3__15mutex6unlockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__111timed_mutex8try_lockEv(%"class.std::__1::timed_mutex"* noundef nonnull align 8 dereferenceable(89) %this) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %retval = alloca i1, align 1
  %this.addr = alloca %"class.std::__1::timed_mutex"*, align 8
  %own = alloca %"class.std::__1::unique_lock", align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %"class.std::__1::timed_mutex"* %this, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::timed_mutex"*, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 0
  invoke void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %own, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__m_) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %__locked_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 2
  %0 = load i8, i8* %__locked_, align 8
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont
  store i1 false, i1* %retval, align 1
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %invoke.cont
  %__locked_2 = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 2
  store i8 1, i8* %__locked_2, align 8
  store i1 true, i1* %retval, align 1
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %own) #21
  %1 = load i1, i1* %retval, align 1
  ret i1 %1

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { i8*, i32 }
          catch i8* null
  %3 = extractvalue { i8*, i32 } %2, 0
  call void @__clang_call_terminate(i8* %3) #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__111timed_mutex6unlockEv(%"class.std::__1::timed_mutex"* noundef nonnull align 8 dereferenceable(89) %this) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::timed_mutex"*, align 8
  %own = alloca %"class.std::__1::lock_guard", align 8
  store %"class.std::__1::timed_mutex"* %this, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::timed_mutex"*, %"class.std::__1::timed_mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 0
  invoke void @_ZNSt3__110lock_guardINS_5mutexEEC2ERS1_(%"class.std::__1::lock_guard"* noundef nonnull align 8 dereferenceable(8) %own, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__m_) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %__locked_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 2
  store i8 0, i8* %__locked_, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::timed_mutex", %"class.std::__1::timed_mutex"* %this1, i32 0, i32 1
  call void @_ZNSt3__118condition_variable10notify_oneEv(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  call void @_ZNSt3__110lock_guardINS_5mutexEED2Ev(%"class.std::__1::lock_guard"* noundef nonnull align 8 dereferenceable(8) %own) #21
  ret void

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { i8*, i32 }
          catch i8* null
  %1 = extractvalue { i8*, i32 } %0, 0
  call void @__clang_call_terminate(i8* %1) #18
  unreachable
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110lock_guardINS_5mutexEEC2ERS1_(%"class.std::__1::lock_guard"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__m) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::lock_guard"*, align 8
  %__m.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::lock_guard"* %this, %"class.std::__1::lock_guard"** %this.addr, align 8
  store %"class.std::__1::mutex"* %__m, %"class.std::__1::mutex"** %__m.addr, align 8
  %this1 = load %"class.std::__1::lock_guard"*, %"class.std::__1::lock_guard"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::lock_guard", %"class.std::__1::lock_guard"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m.addr, align 8
  store %"class.std::__1::mutex"* %0, %"class.std::__1::mutex"** %__m_, align 8
  %__m_2 = getelementptr inbounds %"class.std::__1::lock_guard", %"class.std::__1::lock_guard"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_2, align 8
  call void @_ZNSt3__15mutex4lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118condition_variable10notify_oneEv(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::condition_variable"*, align 8
  store %"class.std::__1::condition_variable"* %this, %"class.std::__1::condition_variable"** %this.addr, align 8
  %this1 = load %"class.std::__1::condition_variable"*, %"class.std::__1::condition_variable"** %this.addr, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::condition_variable", %"class.std::__1::condition_variable"* %this1, i32 0, i32 0
  %call = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %__cv_) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110lock_guardINS_5mutexEED2Ev(%"class.std::__1::lock_guard"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::lock_guard"*, align 8
  store %"class.std::__1::lock_guard"* %this, %"class.std::__1::lock_guard"** %this.addr, align 8
  %this1 = load %"class.std::__1::lock_guard"*, %"class.std::__1::lock_guard"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::lock_guard", %"class.std::__1::lock_guard"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_, align 8
  call void @_ZNSt3__15mutex6unlockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_mutex_baseC2Ev(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__shared_mutex_base"*, align 8
  store %"struct.std::__1::__shared_mutex_base"* %this, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__shared_mutex_base"*, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %__mut_ = getelementptr inbounds %"struct.std::__1::__shared_mutex_base", %"struct.std::__1::__shared_mutex_base"* %this1, i32 0, i32 0
  call void @_ZNSt3__15mutexC2Ev(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #21
  %__gate1_ = getelementptr inbounds %"struct.std::__1::__shared_mutex_base", %"struct.std::__1::__shared_mutex_base"* %this1, i32 0, i32 1
  call void @_ZNSt3__118condition_variableC2Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__gate1_) #21
  %__gate2_ = getelementptr inbounds %"struct.std::__1::__shared_mutex_base", %"struct.std::__1::__shared_mutex_base"* %this1, i32 0, i32 2
  call void @_ZNSt3__118condition_variableC2Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__gate2_) #21
  %0 = bitcast %"struct.std::__1::__shared_mutex_base"* %this1 to %union.pthread_rwlock_t*
  %call = call i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef %0, %union.pthread_rwlockattr_t* noundef null) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef, %union.pthread_rwlockattr_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_mutex_base4lockEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %this) #3 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__shared_mutex_base"*, align 8
  store %"struct.std::__1::__shared_mutex_base"* %this, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__shared_mutex_base"*, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__shared_mutex_base"* %this1 to %union.pthread_rwlock_t*
  %call = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef %0) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__119__shared_mutex_base8try_lockEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %this) #3 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__shared_mutex_base"*, align 8
  store %"struct.std::__1::__shared_mutex_base"* %this, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__shared_mutex_base"*, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__shared_mutex_base"* %this1 to %union.pthread_rwlock_t*
  %call = call i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef %0) #21
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  ret i1 %lnot
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_mutex_base6unlockEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %this) #3 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__shared_mutex_base"*, align 8
  store %"struct.std::__1::__shared_mutex_base"* %this, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__shared_mutex_base"*, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__shared_mutex_base"* %this1 to %union.pthread_rwlock_t*
  %call = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %0) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_mutex_base11lock_sharedEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %this) #3 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__shared_mutex_base"*, align 8
  store %"struct.std::__1::__shared_mutex_base"* %this, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__shared_mutex_base"*, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__shared_mutex_base"* %this1 to %union.pthread_rwlock_t*
  %call = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef %0) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__119__shared_mutex_base15try_lock_sharedEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %this) #3 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__shared_mutex_base"*, align 8
  store %"struct.std::__1::__shared_mutex_base"* %this, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__shared_mutex_base"*, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__shared_mutex_base"* %this1 to %union.pthread_rwlock_t*
  %call = call i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef %0) #21
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  ret i1 %lnot
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__119__shared_mutex_base13unlock_sharedEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %this) #3 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__shared_mutex_base"*, align 8
  store %"struct.std::__1::__shared_mutex_base"* %this, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__shared_mutex_base"*, %"struct.std::__1::__shared_mutex_base"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__shared_mutex_base"* %this1 to %union.pthread_rwlock_t*
  %call = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %0) #21
  ret void
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__118shared_timed_mutexC2Ev(%"class.std::__1::shared_timed_mutex"* noundef nonnull align 8 dereferenceable(144) %this) unnamed_addr #7 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_timed_mutex"*, align 8
  store %"class.std::__1::shared_timed_mutex"* %this, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_timed_mutex"*, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %__base = getelementptr inbounds %"class.std::__1::shared_timed_mutex", %"class.std::__1::shared_timed_mutex"* %this1, i32 0, i32 0
  call void @_ZNSt3__119__shared_mutex_baseC1Ev(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %__base) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118shared_timed_mutex4lockEv(%"class.std::__1::shared_timed_mutex"* noundef nonnull align 8 dereferenceable(144) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_timed_mutex"*, align 8
  store %"class.std::__1::shared_timed_mutex"* %this, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_timed_mutex"*, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %__base = getelementptr inbounds %"class.std::__1::shared_timed_mutex", %"class.std::__1::shared_timed_mutex"* %this1, i32 0, i32 0
  call void @_ZNSt3__119__shared_mutex_base4lockEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %__base) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__118shared_timed_mutex8try_lockEv(%"class.std::__1::shared_timed_mutex"* noundef nonnull align 8 dereferenceable(144) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_timed_mutex"*, align 8
  store %"class.std::__1::shared_timed_mutex"* %this, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_timed_mutex"*, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %__base = getelementptr inbounds %"class.std::__1::shared_timed_mutex", %"class.std::__1::shared_timed_mutex"* %this1, i32 0, i32 0
  %call = call noundef zeroext i1 @_ZNSt3__119__shared_mutex_base8try_lockEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %__base) #17
  ret i1 %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118shared_timed_mutex6unlockEv(%"class.std::__1::shared_timed_mutex"* noundef nonnull align 8 dereferenceable(144) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_timed_mutex"*, align 8
  store %"class.std::__1::shared_timed_mutex"* %this, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_timed_mutex"*, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %__base = getelementptr inbounds %"class.std::__1::shared_timed_mutex", %"class.std::__1::shared_timed_mutex"* %this1, i32 0, i32 0
  call void @_ZNSt3__119__shared_mutex_base6unlockEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %__base) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118shared_timed_mutex11lock_sharedEv(%"class.std::__1::shared_timed_mutex"* noundef nonnull align 8 dereferenceable(144) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_timed_mutex"*, align 8
  store %"class.std::__1::shared_timed_mutex"* %this, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_timed_mutex"*, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %__base = getelementptr inbounds %"class.std::__1::shared_timed_mutex", %"class.std::__1::shared_timed_mutex"* %this1, i32 0, i32 0
  call void @_ZNSt3__119__shared_mutex_base11lock_sharedEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %__base) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__118shared_timed_mutex15try_lock_sharedEv(%"class.std::__1::shared_timed_mutex"* noundef nonnull align 8 dereferenceable(144) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_timed_mutex"*, align 8
  store %"class.std::__1::shared_timed_mutex"* %this, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_timed_mutex"*, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %__base = getelementptr inbounds %"class.std::__1::shared_timed_mutex", %"class.std::__1::shared_timed_mutex"* %this1, i32 0, i32 0
  %call = call noundef zeroext i1 @_ZNSt3__119__shared_mutex_base15try_lock_sharedEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %__base) #17
  ret i1 %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118shared_timed_mutex13unlock_sharedEv(%"class.std::__1::shared_timed_mutex"* noundef nonnull align 8 dereferenceable(144) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_timed_mutex"*, align 8
  store %"class.std::__1::shared_timed_mutex"* %this, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_timed_mutex"*, %"class.std::__1::shared_timed_mutex"** %this.addr, align 8
  %__base = getelementptr inbounds %"class.std::__1::shared_timed_mutex", %"class.std::__1::shared_timed_mutex"* %this1, i32 0, i32 0
  call void @_ZNSt3__119__shared_mutex_base13unlock_sharedEv(%"struct.std::__1::__shared_mutex_base"* noundef nonnull align 8 dereferenceable(140) %__base) #17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__118condition_variableD2Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::condition_variable"*, align 8
  store %"class.std::__1::condition_variable"* %this, %"class.std::__1::condition_variable"** %this.addr, align 8
  %this1 = load %"class.std::__1::condition_variable"*, %"class.std::__1::condition_variable"** %this.addr, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::condition_variable", %"class.std::__1::condition_variable"* %this1, i32 0, i32 0
  %call = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %__cv_) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef) #6

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef %"class.std::__1::mutex"* @_ZNKSt3__111unique_lockINS_5mutexEE5mutexEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::unique_lock"*, align 8
  store %"class.std::__1::unique_lock"* %this, %"class.std::__1::unique_lock"** %this.addr, align 8
  %this1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_, align 8
  ret %"class.std::__1::mutex"* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef %union.pthread_mutex_t* @_ZNSt3__15mutex13native_handleEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::mutex"* %this, %"class.std::__1::mutex"** %this.addr, align 8
  %this1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::mutex", %"class.std::__1::mutex"* %this1, i32 0, i32 0
  ret %union.pthread_mutex_t* %__m_
}

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118condition_variable10notify_allEv(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %this) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::condition_variable"*, align 8
  store %"class.std::__1::condition_variable"* %this, %"class.std::__1::condition_variable"** %this.addr, align 8
  %this1 = load %"class.std::__1::condition_variable"*, %"class.std::__1::condition_variable"** %this.addr, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::condition_variable", %"class.std::__1::condition_variable"* %this1, i32 0, i32 0
  %call = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %__cv_) #21
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__118condition_variable15__do_timed_waitERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12system_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %this, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, i64 %.coerce) #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %0 = alloca %"class.std::__1::chrono::time_point", align 8
  %this.addr = alloca %"class.std::__1::condition_variable"*, align 8
  %lock.addr = alloca %"class.std::__1::unique_lock"*, align 8
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::time_point", %"class.std::__1::chrono::time_point"* %0, i32 0, i32 0
  %coerce.dive1 = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %coerce.dive, i32 0, i32 0
  store i64 %.coerce, i64* %coerce.dive1, align 8
  store %"class.std::__1::condition_variable"* %this, %"class.std::__1::condition_variable"** %this.addr, align 8
  store %"class.std::__1::unique_lock"* %lock, %"class.std::__1::unique_lock"** %lock.addr, align 8
  %this2 = load %"class.std::__1::condition_variable"*, %"class.std::__1::condition_variable"** %this.addr, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::condition_variable", %"class.std::__1::condition_variable"* %this2, i32 0, i32 0
  %1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %lock.addr, align 8
  %call = call noundef %"class.std::__1::mutex"* @_ZNKSt3__111unique_lockINS_5mutexEE5mutexEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %1) #21
  %call3 = invoke noundef %union.pthread_mutex_t* @_ZNSt3__15mutex13native_handleEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %call) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %call5 = invoke i32 @__thinair_wait_until(%union.pthread_cond_t* noundef %__cv_, %union.pthread_mutex_t* noundef %call3) #17
          to label %invoke.cont4 unwind label %terminate.lpad

invoke.cont4:                                     ; preds = %invoke.cont
  ret void

terminate.lpad:                                   ; preds = %invoke.cont, %entry
  %2 = landingpad { i8*, i32 }
          catch i8* null
  %3 = extractvalue { i8*, i32 } %2, 0
  call void @__clang_call_terminate(i8* %3) #18
  unreachable
}

declare i32 @__thinair_wait_until(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %one, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %two) #10 {
entry:
  %one.addr = alloca %"class.std::__1::mutex"*, align 8
  %two.addr = alloca %"class.std::__1::mutex"*, align 8
  %all = alloca [2 x %"class.std::__1::mutex"*], align 16
  store %"class.std::__1::mutex"* %one, %"class.std::__1::mutex"** %one.addr, align 8
  store %"class.std::__1::mutex"* %two, %"class.std::__1::mutex"** %two.addr, align 8
  %arrayinit.begin = getelementptr inbounds [2 x %"class.std::__1::mutex"*], [2 x %"class.std::__1::mutex"*]* %all, i64 0, i64 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %one.addr, align 8
  store %"class.std::__1::mutex"* %0, %"class.std::__1::mutex"** %arrayinit.begin, align 8
  %arrayinit.element = getelementptr inbounds %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %arrayinit.begin, i64 1
  %1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %two.addr, align 8
  store %"class.std::__1::mutex"* %1, %"class.std::__1::mutex"** %arrayinit.element, align 8
  %arraydecay = getelementptr inbounds [2 x %"class.std::__1::mutex"*], [2 x %"class.std::__1::mutex"*]* %all, i64 0, i64 0
  call void @_ZNSt3__1L13take_togetherINS_5mutexEEEvPKPT_i(%"class.std::__1::mutex"** noundef %arraydecay, i32 noundef 2) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZNSt3__1L13take_togetherINS_5mutexEEEvPKPT_i(%"class.std::__1::mutex"** noundef %locks, i32 noundef %count) #10 {
entry:
  %locks.addr = alloca %"class.std::__1::mutex"**, align 8
  %count.addr = alloca i32, align 4
  %number = alloca i32, align 4
  %taken = alloca i32, align 4
  store %"class.std::__1::mutex"** %locks, %"class.std::__1::mutex"*** %locks.addr, align 8
  store i32 %count, i32* %count.addr, align 4
  %0 = load %"class.std::__1::mutex"**, %"class.std::__1::mutex"*** %locks.addr, align 8
  %arrayidx = getelementptr inbounds %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %0, i64 0
  %1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %arrayidx, align 8
  call void @_ZNSt3__15mutex4lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #17
  store i32 1, i32* %number, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc9, %entry
  %2 = load i32, i32* %number, align 4
  %3 = load i32, i32* %count.addr, align 4
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.end10

for.body:                                         ; preds = %for.cond
  %4 = load %"class.std::__1::mutex"**, %"class.std::__1::mutex"*** %locks.addr, align 8
  %5 = load i32, i32* %number, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx1 = getelementptr inbounds %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %4, i64 %idxprom
  %6 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %arrayidx1, align 8
  %call = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %6) #21
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %7 = load i32, i32* %number, align 4
  store i32 %7, i32* %taken, align 4
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc, %if.then
  %8 = load i32, i32* %taken, align 4
  %cmp3 = icmp sgt i32 %8, 0
  br i1 %cmp3, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond2
  %9 = load %"class.std::__1::mutex"**, %"class.std::__1::mutex"*** %locks.addr, align 8
  %10 = load i32, i32* %taken, align 4
  %sub = sub nsw i32 %10, 1
  %idxprom5 = sext i32 %sub to i64
  %arrayidx6 = getelementptr inbounds %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %9, i64 %idxprom5
  %11 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %arrayidx6, align 8
  call void @_ZNSt3__15mutex6unlockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %11) #21
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %12 = load i32, i32* %taken, align 4
  %dec = add nsw i32 %12, -1
  store i32 %dec, i32* %taken, align 4
  br label %for.cond2, !llvm.loop !47

for.end:                                          ; preds = %for.cond2
  %13 = load %"class.std::__1::mutex"**, %"class.std::__1::mutex"*** %locks.addr, align 8
  %14 = load i32, i32* %number, align 4
  %idxprom7 = sext i32 %14 to i64
  %arrayidx8 = getelementptr inbounds %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %13, i64 %idxprom7
  %15 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %arrayidx8, align 8
  call void @_ZNSt3__15mutex4lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %15) #17
  call void @__VERIFIER_assume(i32 noundef 0) #17
  br label %if.end

if.end:                                           ; preds = %for.end, %for.body
  br label %for.inc9

for.inc9:                                         ; preds = %if.end
  %16 = load i32, i32* %number, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, i32* %number, align 4
  br label %for.cond, !llvm.loop !48

for.end10:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define hidden void @_ZNSt3__14lockINS_5mutexES1_S1_JEEEvRT_RT0_RT1_DpRT2_(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %one, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %two, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %three) #10 {
entry:
  %one.addr = alloca %"class.std::__1::mutex"*, align 8
  %two.addr = alloca %"class.std::__1::mutex"*, align 8
  %three.addr = alloca %"class.std::__1::mutex"*, align 8
  %all = alloca [3 x %"class.std::__1::mutex"*], align 16
  store %"class.std::__1::mutex"* %one, %"class.std::__1::mutex"** %one.addr, align 8
  store %"class.std::__1::mutex"* %two, %"class.std::__1::mutex"** %two.addr, align 8
  store %"class.std::__1::mutex"* %three, %"class.std::__1::mutex"** %three.addr, align 8
  %arrayinit.begin = getelementptr inbounds [3 x %"class.std::__1::mutex"*], [3 x %"class.std::__1::mutex"*]* %all, i64 0, i64 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %one.addr, align 8
  store %"class.std::__1::mutex"* %0, %"class.std::__1::mutex"** %arrayinit.begin, align 8
  %arrayinit.element = getelementptr inbounds %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %arrayinit.begin, i64 1
  %1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %two.addr, align 8
  store %"class.std::__1::mutex"* %1, %"class.std::__1::mutex"** %arrayinit.element, align 8
  %arrayinit.element1 = getelementptr inbounds %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %arrayinit.element, i64 1
  %2 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %three.addr, align 8
  store %"class.std::__1::mutex"* %2, %"class.std::__1::mutex"** %arrayinit.element1, align 8
  %arraydecay = getelementptr inbounds [3 x %"class.std::__1::mutex"*], [3 x %"class.std::__1::mutex"*]* %all, i64 0, i64 0
  call void @_ZNSt3__1L13take_togetherINS_5mutexEEEvPKPT_i(%"class.std::__1::mutex"** noundef %arraydecay, i32 noundef 3) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__14lockINS_11unique_lockINS_5mutexEEES3_EEvRT_RT0_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %one, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %two) #10 {
entry:
  %one.addr = alloca %"class.std::__1::unique_lock"*, align 8
  %two.addr = alloca %"class.std::__1::unique_lock"*, align 8
  %all = alloca [2 x %"class.std::__1::unique_lock"*], align 16
  store %"class.std::__1::unique_lock"* %one, %"class.std::__1::unique_lock"** %one.addr, align 8
  store %"class.std::__1::unique_lock"* %two, %"class.std::__1::unique_lock"** %two.addr, align 8
  %arrayinit.begin = getelementptr inbounds [2 x %"class.std::__1::unique_lock"*], [2 x %"class.std::__1::unique_lock"*]* %all, i64 0, i64 0
  %0 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %one.addr, align 8
  store %"class.std::__1::unique_lock"* %0, %"class.std::__1::unique_lock"** %arrayinit.begin, align 8
  %arrayinit.element = getelementptr inbounds %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %arrayinit.begin, i64 1
  %1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %two.addr, align 8
  store %"class.std::__1::unique_lock"* %1, %"class.std::__1::unique_lock"** %arrayinit.element, align 8
  %arraydecay = getelementptr inbounds [2 x %"class.std::__1::unique_lock"*], [2 x %"class.std::__1::unique_lock"*]* %all, i64 0, i64 0
  call void @_ZNSt3__1L13take_togetherINS_11unique_lockINS_5mutexEEEEEvPKPT_i(%"class.std::__1::unique_lock"** noundef %arraydecay, i32 noundef 2) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZNSt3__1L13take_togetherINS_11unique_lockINS_5mutexEEEEEvPKPT_i(%"class.std::__1::unique_lock"** noundef %locks, i32 noundef %count) #10 {
entry:
  %locks.addr = alloca %"class.std::__1::unique_lock"**, align 8
  %count.addr = alloca i32, align 4
  %number = alloca i32, align 4
  %taken = alloca i32, align 4
  store %"class.std::__1::unique_lock"** %locks, %"class.std::__1::unique_lock"*** %locks.addr, align 8
  store i32 %count, i32* %count.addr, align 4
  %0 = load %"class.std::__1::unique_lock"**, %"class.std::__1::unique_lock"*** %locks.addr, align 8
  %arrayidx = getelementptr inbounds %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %0, i64 0
  %1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %arrayidx, align 8
  call void @_ZNSt3__111unique_lockINS_5mutexEE4lockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %1) #17
  store i32 1, i32* %number, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc9, %entry
  %2 = load i32, i32* %number, align 4
  %3 = load i32, i32* %count.addr, align 4
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.end10

for.body:                                         ; preds = %for.cond
  %4 = load %"class.std::__1::unique_lock"**, %"class.std::__1::unique_lock"*** %locks.addr, align 8
  %5 = load i32, i32* %number, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx1 = getelementptr inbounds %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %4, i64 %idxprom
  %6 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %arrayidx1, align 8
  %call = call noundef zeroext i1 @_ZNSt3__111unique_lockINS_5mutexEE8try_lockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %6) #17
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %7 = load i32, i32* %number, align 4
  store i32 %7, i32* %taken, align 4
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc, %if.then
  %8 = load i32, i32* %taken, align 4
  %cmp3 = icmp sgt i32 %8, 0
  br i1 %cmp3, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond2
  %9 = load %"class.std::__1::unique_lock"**, %"class.std::__1::unique_lock"*** %locks.addr, align 8
  %10 = load i32, i32* %taken, align 4
  %sub = sub nsw i32 %10, 1
  %idxprom5 = sext i32 %sub to i64
  %arrayidx6 = getelementptr inbounds %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %9, i64 %idxprom5
  %11 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %arrayidx6, align 8
  call void @_ZNSt3__111unique_lockINS_5mutexEE6unlockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %11) #17
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %12 = load i32, i32* %taken, align 4
  %dec = add nsw i32 %12, -1
  store i32 %dec, i32* %taken, align 4
  br label %for.cond2, !llvm.loop !49

for.end:                                          ; preds = %for.cond2
  %13 = load %"class.std::__1::unique_lock"**, %"class.std::__1::unique_lock"*** %locks.addr, align 8
  %14 = load i32, i32* %number, align 4
  %idxprom7 = sext i32 %14 to i64
  %arrayidx8 = getelementptr inbounds %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %13, i64 %idxprom7
  %15 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %arrayidx8, align 8
  call void @_ZNSt3__111unique_lockINS_5mutexEE4lockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %15) #17
  call void @__VERIFIER_assume(i32 noundef 0) #17
  br label %if.end

if.end:                                           ; preds = %for.end, %for.body
  br label %for.inc9

for.inc9:                                         ; preds = %if.end
  %16 = load i32, i32* %number, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, i32* %number, align 4
  br label %for.cond, !llvm.loop !50

for.end10:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define hidden void @_ZNSt3__14lockINS_11unique_lockINS_5mutexEEES3_S3_JEEEvRT_RT0_RT1_DpRT2_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %one, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %two, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %three) #10 {
entry:
  %one.addr = alloca %"class.std::__1::unique_lock"*, align 8
  %two.addr = alloca %"class.std::__1::unique_lock"*, align 8
  %three.addr = alloca %"class.std::__1::unique_lock"*, align 8
  %all = alloca [3 x %"class.std::__1::unique_lock"*], align 16
  store %"class.std::__1::unique_lock"* %one, %"class.std::__1::unique_lock"** %one.addr, align 8
  store %"class.std::__1::unique_lock"* %two, %"class.std::__1::unique_lock"** %two.addr, align 8
  store %"class.std::__1::unique_lock"* %three, %"class.std::__1::unique_lock"** %three.addr, align 8
  %arrayinit.begin = getelementptr inbounds [3 x %"class.std::__1::unique_lock"*], [3 x %"class.std::__1::unique_lock"*]* %all, i64 0, i64 0
  %0 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %one.addr, align 8
  store %"class.std::__1::unique_lock"* %0, %"class.std::__1::unique_lock"** %arrayinit.begin, align 8
  %arrayinit.element = getelementptr inbounds %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %arrayinit.begin, i64 1
  %1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %two.addr, align 8
  store %"class.std::__1::unique_lock"* %1, %"class.std::__1::unique_lock"** %arrayinit.element, align 8
  %arrayinit.element1 = getelementptr inbounds %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %arrayinit.element, i64 1
  %2 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %three.addr, align 8
  store %"class.std::__1::unique_lock"* %2, %"class.std::__1::unique_lock"** %arrayinit.element1, align 8
  %arraydecay = getelementptr inbounds [3 x %"class.std::__1::unique_lock"*], [3 x %"class.std::__1::unique_lock"*]* %all, i64 0, i64 0
  call void @_ZNSt3__1L13take_togetherINS_11unique_lockINS_5mutexEEEEEvPKPT_i(%"class.std::__1::unique_lock"** noundef %arraydecay, i32 noundef 3) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__111__call_onceERVmPvPFvS2_E(i64* noundef nonnull align 8 dereferenceable(8) %flag, i8* noundef %argument, void (i8*)* noundef %function) #10 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %flag.addr = alloca i64*, align 8
  %argument.addr = alloca i8*, align 8
  %function.addr = alloca void (i8*)*, align 8
  %before = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %.atomictmp1 = alloca i64, align 8
  %.atomictmp4 = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %flag, i64** %flag.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %while.end, %entry
  store i64 0, i64* %before, align 8
  %0 = load i64*, i64** %flag.addr, align 8
  store i64 1, i64* %.atomictmp, align 8
  %1 = load i64, i64* %before, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = cmpxchg volatile i64* %0, i64 %1, i64 %2 acquire acquire, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  %5 = extractvalue { i64, i1 } %3, 1
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %for.cond
  store i64 %4, i64* %before, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %for.cond
  %frombool = zext i1 %5 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %6 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %6 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  %7 = load void (i8*)*, void (i8*)** %function.addr, align 8
  %8 = load i8*, i8** %argument.addr, align 8
  invoke void %7(i8* noundef %8) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  br label %try.cont

lpad:                                             ; preds = %if.then
  %9 = landingpad { i8*, i32 }
          catch i8* null
  %10 = extractvalue { i8*, i32 } %9, 0
  store i8* %10, i8** %exn.slot, align 8
  %11 = extractvalue { i8*, i32 } %9, 1
  store i32 %11, i32* %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %12 = call i8* @__cxa_begin_catch(i8* %exn) #19
  %13 = load i64*, i64** %flag.addr, align 8
  store i64 0, i64* %.atomictmp1, align 8
  %14 = load i64, i64* %.atomictmp1, align 8
  store atomic volatile i64 %14, i64* %13 release, align 8
  invoke void @__cxa_rethrow() #24
          to label %unreachable unwind label %lpad2

lpad2:                                            ; preds = %catch
  %15 = landingpad { i8*, i32 }
          cleanup
  %16 = extractvalue { i8*, i32 } %15, 0
  store i8* %16, i8** %exn.slot, align 8
  %17 = extractvalue { i8*, i32 } %15, 1
  store i32 %17, i32* %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %lpad2
  br label %eh.resume

try.cont:                                         ; preds = %invoke.cont
  %18 = load i64*, i64** %flag.addr, align 8
  store i64 -1, i64* %.atomictmp4, align 8
  %19 = load i64, i64* %.atomictmp4, align 8
  store atomic volatile i64 %19, i64* %18 release, align 8
  br label %return

if.end:                                           ; preds = %cmpxchg.continue
  %20 = load i64, i64* %before, align 8
  %cmp = icmp eq i64 %20, -1
  br i1 %cmp, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end
  br label %return

if.end6:                                          ; preds = %if.end
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end6
  %21 = load i64*, i64** %flag.addr, align 8
  %22 = load atomic volatile i64, i64* %21 acquire, align 8
  store i64 %22, i64* %atomic-temp, align 8
  %23 = load i64, i64* %atomic-temp, align 8
  %cmp7 = icmp eq i64 %23, 1
  br i1 %cmp7, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond, !llvm.loop !51

while.end:                                        ; preds = %while.cond
  br label %for.cond, !llvm.loop !52

return:                                           ; preds = %if.then5, %try.cont
  ret void

eh.resume:                                        ; preds = %invoke.cont3
  %exn8 = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn8, 0
  %lpad.val9 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val9

terminate.lpad:                                   ; preds = %lpad2
  %24 = landingpad { i8*, i32 }
          catch i8* null
  %25 = extractvalue { i8*, i32 } %24, 0
  call void @__clang_call_terminate(i8* %25) #18
  unreachable

unreachable:                                      ; preds = %catch
  unreachable
}

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__123__cxx_atomic_notify_oneEPVKv(i8* noundef %object) #10 {
entry:
  %object.addr = alloca i8*, align 8
  store i8* %object, i8** %object.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  %call = call i64 @__thinair_wake(i8* noundef %0, i32 noundef 1) #17
  ret void
}

declare i64 @__thinair_wake(i8* noundef, i32 noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__123__cxx_atomic_notify_allEPVKv(i8* noundef %object) #10 {
entry:
  %object.addr = alloca i8*, align 8
  store i8* %object, i8** %object.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  %call = call i64 @__thinair_wake(i8* noundef %0, i32 noundef 2147483647) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__123__cxx_atomic_notify_oneEPVKNS_17__cxx_atomic_implIiNS_22__cxx_atomic_base_implIiEEEE(%"struct.std::__1::__cxx_atomic_impl"* noundef %object) #10 {
entry:
  %object.addr = alloca %"struct.std::__1::__cxx_atomic_impl"*, align 8
  store %"struct.std::__1::__cxx_atomic_impl"* %object, %"struct.std::__1::__cxx_atomic_impl"** %object.addr, align 8
  %0 = load %"struct.std::__1::__cxx_atomic_impl"*, %"struct.std::__1::__cxx_atomic_impl"** %object.addr, align 8
  %1 = bitcast %"struct.std::__1::__cxx_atomic_impl"* %0 to i8*
  %call = call i64 @__thinair_wake(i8* noundef %1, i32 noundef 1) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__123__cxx_atomic_notify_allEPVKNS_17__cxx_atomic_implIiNS_22__cxx_atomic_base_implIiEEEE(%"struct.std::__1::__cxx_atomic_impl"* noundef %object) #10 {
entry:
  %object.addr = alloca %"struct.std::__1::__cxx_atomic_impl"*, align 8
  store %"struct.std::__1::__cxx_atomic_impl"* %object, %"struct.std::__1::__cxx_atomic_impl"** %object.addr, align 8
  %0 = load %"struct.std::__1::__cxx_atomic_impl"*, %"struct.std::__1::__cxx_atomic_impl"** %object.addr, align 8
  %1 = bitcast %"struct.std::__1::__cxx_atomic_impl"* %0 to i8*
  %call = call i64 @__thinair_wake(i8* noundef %1, i32 noundef 2147483647) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef %"class.std::__1::__barrier_algorithm_base"* @_ZNSt3__134__construct_barrier_algorithm_baseERl(i64* noundef nonnull align 8 dereferenceable(8) %expected) #10 {
entry:
  %expected.addr = alloca i64*, align 8
  store i64* %expected, i64** %expected.addr, align 8
  %call = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #26
  %0 = bitcast i8* %call to %"class.std::__1::__barrier_algorithm_base"*
  %expected1 = getelementptr inbounds %"class.std::__1::__barrier_algorithm_base", %"class.std::__1::__barrier_algorithm_base"* %0, i32 0, i32 0
  %1 = load i64*, i64** %expected.addr, align 8
  store i64* %1, i64** %expected1, align 16
  %come = getelementptr inbounds %"class.std::__1::__barrier_algorithm_base", %"class.std::__1::__barrier_algorithm_base"* %0, i32 0, i32 1
  store i32 0, i32* %come, align 8
  ret %"class.std::__1::__barrier_algorithm_base"* %0
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #14

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__132__destroy_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseE(%"class.std::__1::__barrier_algorithm_base"* noundef %barrier) #3 {
entry:
  %barrier.addr = alloca %"class.std::__1::__barrier_algorithm_base"*, align 8
  store %"class.std::__1::__barrier_algorithm_base"* %barrier, %"class.std::__1::__barrier_algorithm_base"** %barrier.addr, align 8
  %0 = load %"class.std::__1::__barrier_algorithm_base"*, %"class.std::__1::__barrier_algorithm_base"** %barrier.addr, align 8
  %isnull = icmp eq %"class.std::__1::__barrier_algorithm_base"* %0, null
  br i1 %isnull, label %delete.end, label %delete.notnull

delete.notnull:                                   ; preds = %entry
  %1 = bitcast %"class.std::__1::__barrier_algorithm_base"* %0 to i8*
  call void @_ZdlPv(i8* noundef %1) #23
  br label %delete.end

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef zeroext i1 @_ZNSt3__131__arrive_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseEh(%"class.std::__1::__barrier_algorithm_base"* noundef %barrier, i8 noundef zeroext %0) #3 {
entry:
  %retval = alloca i1, align 1
  %barrier.addr = alloca %"class.std::__1::__barrier_algorithm_base"*, align 8
  %.addr = alloca i8, align 1
  %expected = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  store %"class.std::__1::__barrier_algorithm_base"* %barrier, %"class.std::__1::__barrier_algorithm_base"** %barrier.addr, align 8
  store i8 %0, i8* %.addr, align 1
  %1 = load %"class.std::__1::__barrier_algorithm_base"*, %"class.std::__1::__barrier_algorithm_base"** %barrier.addr, align 8
  %expected1 = getelementptr inbounds %"class.std::__1::__barrier_algorithm_base", %"class.std::__1::__barrier_algorithm_base"* %1, i32 0, i32 0
  %2 = load i64*, i64** %expected1, align 8
  %3 = load i64, i64* %2, align 8
  store i64 %3, i64* %expected, align 8
  %4 = load %"class.std::__1::__barrier_algorithm_base"*, %"class.std::__1::__barrier_algorithm_base"** %barrier.addr, align 8
  %come = getelementptr inbounds %"class.std::__1::__barrier_algorithm_base", %"class.std::__1::__barrier_algorithm_base"* %4, i32 0, i32 1
  store i32 1, i32* %.atomictmp, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  %6 = atomicrmw add i32* %come, i32 %5 acq_rel, align 4
  store i32 %6, i32* %atomic-temp, align 4
  %7 = load i32, i32* %atomic-temp, align 4
  %add = add i32 %7, 1
  %conv = zext i32 %add to i64
  %8 = load i64, i64* %expected, align 8
  %cmp = icmp slt i64 %conv, %8
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i1 false, i1* %retval, align 1
  br label %return

if.end:                                           ; preds = %entry
  %9 = load %"class.std::__1::__barrier_algorithm_base"*, %"class.std::__1::__barrier_algorithm_base"** %barrier.addr, align 8
  %come2 = getelementptr inbounds %"class.std::__1::__barrier_algorithm_base", %"class.std::__1::__barrier_algorithm_base"* %9, i32 0, i32 1
  store i32 0, i32* %.atomictmp3, align 4
  %10 = load i32, i32* %.atomictmp3, align 4
  store atomic i32 %10, i32* %come2 monotonic, align 8
  store i1 true, i1* %retval, align 1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %11 = load i1, i1* %retval, align 1
  ret i1 %11
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__112future_errorC2ENS_10error_codeE(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %this, i32 %code.coerce0, %"class.std::__1::error_category"* %code.coerce1) unnamed_addr #7 align 2 {
entry:
  %code = alloca %"class.std::__1::error_code", align 8
  %this.addr = alloca %"class.std::__1::future_error"*, align 8
  %0 = bitcast %"class.std::__1::error_code"* %code to { i32, %"class.std::__1::error_category"* }*
  %1 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 0
  store i32 %code.coerce0, i32* %1, align 8
  %2 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %0, i32 0, i32 1
  store %"class.std::__1::error_category"* %code.coerce1, %"class.std::__1::error_category"** %2, align 8
  store %"class.std::__1::future_error"* %this, %"class.std::__1::future_error"** %this.addr, align 8
  %this1 = load %"class.std::__1::future_error"*, %"class.std::__1::future_error"** %this.addr, align 8
  %3 = bitcast %"class.std::__1::future_error"* %this1 to %"class.std::logic_error"*
  call void @_ZNSt11logic_errorC2EPKc(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)) #17
  %4 = bitcast %"class.std::__1::future_error"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt3__112future_errorE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8
  %__ec_ = getelementptr inbounds %"class.std::__1::future_error", %"class.std::__1::future_error"* %this1, i32 0, i32 1
  %5 = bitcast %"class.std::__1::error_code"* %__ec_ to i8*
  %6 = bitcast %"class.std::__1::error_code"* %code to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 %6, i64 16, i1 false)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__112future_errorD2Ev(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::future_error"*, align 8
  store %"class.std::__1::future_error"* %this, %"class.std::__1::future_error"** %this.addr, align 8
  %this1 = load %"class.std::__1::future_error"*, %"class.std::__1::future_error"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::future_error"* %this1 to %"class.std::logic_error"*
  call void @_ZNSt11logic_errorD2Ev(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %0) #21
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorD2Ev(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__112future_errorD0Ev(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::future_error"*, align 8
  store %"class.std::__1::future_error"* %this, %"class.std::__1::future_error"** %this.addr, align 8
  %this1 = load %"class.std::__1::future_error"*, %"class.std::__1::future_error"** %this.addr, align 8
  call void @_ZNSt3__112future_errorD1Ev(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %this1) #21
  %0 = bitcast %"class.std::__1::future_error"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state16__on_zero_sharedEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %isnull = icmp eq %"class.std::__1::__assoc_sub_state"* %this1, null
  br i1 %isnull, label %delete.end, label %delete.notnull

delete.notnull:                                   ; preds = %entry
  %0 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to void (%"class.std::__1::__assoc_sub_state"*)***
  %vtable = load void (%"class.std::__1::__assoc_sub_state"*)**, void (%"class.std::__1::__assoc_sub_state"*)*** %0, align 8
  %vfn = getelementptr inbounds void (%"class.std::__1::__assoc_sub_state"*)*, void (%"class.std::__1::__assoc_sub_state"*)** %vtable, i64 1
  %1 = load void (%"class.std::__1::__assoc_sub_state"*)*, void (%"class.std::__1::__assoc_sub_state"*)** %vfn, align 8
  call void %1(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #21
  br label %delete.end

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state9set_valueEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #10 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %lock = alloca %"class.std::__1::unique_lock", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__mut_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 2
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #17
  %call = invoke noundef zeroext i1 @_ZNKSt3__117__assoc_sub_state11__has_valueEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  invoke void @_ZNSt3__1L15expect_no_valueEb(i1 noundef zeroext %call) #17
          to label %invoke.cont2 unwind label %lpad

invoke.cont2:                                     ; preds = %invoke.cont
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %0 = load i32, i32* %__state_, align 8
  %or = or i32 %0, 5
  store i32 %or, i32* %__state_, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 3
  call void @_ZNSt3__118condition_variable10notify_allEv(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  ret void

lpad:                                             ; preds = %invoke.cont, %entry
  %1 = landingpad { i8*, i32 }
          cleanup
  %2 = extractvalue { i8*, i32 } %1, 0
  store i8* %2, i8** %exn.slot, align 8
  %3 = extractvalue { i8*, i32 } %1, 1
  store i32 %3, i32* %ehselector.slot, align 4
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val3 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val3
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZNSt3__1L15expect_no_valueEb(i1 noundef zeroext %has) #10 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %has.addr = alloca i8, align 1
  %agg.tmp = alloca %"class.std::__1::error_code", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %frombool = zext i1 %has to i8
  store i8 %frombool, i8* %has.addr, align 1
  %0 = load i8, i8* %has.addr, align 1
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %exception = call i8* @__cxa_allocate_exception(i64 32) #19
  %1 = bitcast i8* %exception to %"class.std::__1::future_error"*
  %call = call { i32, %"class.std::__1::error_category"* } @_ZNSt3__115make_error_codeENS_11future_errcE(i32 noundef 2) #21
  %2 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %3 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %2, i32 0, i32 0
  %4 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 0
  store i32 %4, i32* %3, align 8
  %5 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %2, i32 0, i32 1
  %6 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 1
  store %"class.std::__1::error_category"* %6, %"class.std::__1::error_category"** %5, align 8
  %7 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %8 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %7, i32 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %7, i32 0, i32 1
  %11 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %10, align 8
  invoke void @_ZNSt3__112future_errorC1ENS_10error_codeE(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %1, i32 %9, %"class.std::__1::error_category"* %11) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112future_errorE to i8*), i8* bitcast (void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD1Ev to i8*)) #24
  unreachable

lpad:                                             ; preds = %if.then
  %12 = landingpad { i8*, i32 }
          cleanup
  %13 = extractvalue { i8*, i32 } %12, 0
  store i8* %13, i8** %exn.slot, align 8
  %14 = extractvalue { i8*, i32 } %12, 1
  store i32 %14, i32* %ehselector.slot, align 4
  call void @__cxa_free_exception(i8* %exception) #19
  br label %eh.resume

if.end:                                           ; preds = %entry
  ret void

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__117__assoc_sub_state11__has_valueEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #3 comdat align 2 {
entry:
  %retval = alloca i1, align 1
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %ref.tmp = alloca %"class.std::exception_ptr", align 8
  %cleanup.cond = alloca i1, align 1
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %0 = load i32, i32* %__state_, align 8
  %and = and i32 %0, 1
  %tobool = icmp ne i32 %and, 0
  store i1 false, i1* %cleanup.cond, align 1
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %__exception_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 1
  call void @_ZNSt13exception_ptrC2EDn(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %ref.tmp, i8* null) #21
  store i1 true, i1* %cleanup.cond, align 1
  %call = call noundef zeroext i1 @_ZStneRKSt13exception_ptrS1_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__exception_, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #21
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %1 = phi i1 [ true, %entry ], [ %call, %lor.rhs ]
  store i1 %1, i1* %retval, align 1
  %cleanup.is_active = load i1, i1* %cleanup.cond, align 1
  br i1 %cleanup.is_active, label %cleanup.action, label %cleanup.done

cleanup.action:                                   ; preds = %lor.end
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #21
  br label %cleanup.done

cleanup.done:                                     ; preds = %cleanup.action, %lor.end
  %2 = load i1, i1* %retval, align 1
  ret i1 %2
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state13set_exceptionESt13exception_ptr(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this, %"class.std::exception_ptr"* noundef %exception) #10 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %lock = alloca %"class.std::__1::unique_lock", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__mut_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 2
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #17
  %call = invoke noundef zeroext i1 @_ZNKSt3__117__assoc_sub_state11__has_valueEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  invoke void @_ZNSt3__1L15expect_no_valueEb(i1 noundef zeroext %call) #17
          to label %invoke.cont2 unwind label %lpad

invoke.cont2:                                     ; preds = %invoke.cont
  %__exception_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 1
  %call3 = call noundef nonnull align 8 dereferenceable(8) %"class.std::exception_ptr"* @_ZNSt13exception_ptraSERKS_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__exception_, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %exception) #21
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %0 = load i32, i32* %__state_, align 8
  %or = or i32 %0, 4
  store i32 %or, i32* %__state_, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 3
  call void @_ZNSt3__118condition_variable10notify_allEv(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  ret void

lpad:                                             ; preds = %invoke.cont, %entry
  %1 = landingpad { i8*, i32 }
          cleanup
  %2 = extractvalue { i8*, i32 } %1, 0
  store i8* %2, i8** %exn.slot, align 8
  %3 = extractvalue { i8*, i32 } %1, 1
  store i32 %3, i32* %ehselector.slot, align 4
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val4 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val4
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state24set_value_at_thread_exitEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  call void @__thinair_limit(i32 noundef 0, i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.7, i64 0, i64 0)) #17
  ret void
}

declare void @__thinair_limit(i32 noundef, i8* noundef) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state28set_exception_at_thread_exitESt13exception_ptr(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this, %"class.std::exception_ptr"* noundef %0) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  call void @_ZNSt3__117__assoc_sub_state24set_value_at_thread_exitEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state12__make_readyEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %lock = alloca %"class.std::__1::unique_lock", align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__mut_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 2
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #17
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %0 = load i32, i32* %__state_, align 8
  %or = or i32 %0, 4
  store i32 %or, i32* %__state_, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 3
  call void @_ZNSt3__118condition_variable10notify_allEv(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state4copyEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #10 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %lock = alloca %"class.std::__1::unique_lock", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %ref.tmp = alloca %"class.std::exception_ptr", align 8
  %agg.tmp = alloca %"class.std::exception_ptr", align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__mut_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 2
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #17
  invoke void @_ZNSt3__117__assoc_sub_state10__sub_waitERNS_11unique_lockINS_5mutexEEE(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %__exception_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 1
  call void @_ZNSt13exception_ptrC2EDn(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %ref.tmp, i8* null) #21
  %call = call noundef zeroext i1 @_ZStneRKSt13exception_ptrS1_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__exception_, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #21
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #21
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont
  %__exception_2 = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 1
  call void @_ZNSt13exception_ptrC1ERKS_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__exception_2) #21
  invoke void @_ZSt17rethrow_exceptionSt13exception_ptr(%"class.std::exception_ptr"* noundef %agg.tmp) #20
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %if.then
  unreachable

lpad:                                             ; preds = %entry
  %0 = landingpad { i8*, i32 }
          cleanup
  %1 = extractvalue { i8*, i32 } %0, 0
  store i8* %1, i8** %exn.slot, align 8
  %2 = extractvalue { i8*, i32 } %0, 1
  store i32 %2, i32* %ehselector.slot, align 4
  br label %ehcleanup

lpad3:                                            ; preds = %if.then
  %3 = landingpad { i8*, i32 }
          cleanup
  %4 = extractvalue { i8*, i32 } %3, 0
  store i8* %4, i8** %exn.slot, align 8
  %5 = extractvalue { i8*, i32 } %3, 1
  store i32 %5, i32* %ehselector.slot, align 4
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #21
  br label %ehcleanup

if.end:                                           ; preds = %invoke.cont
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  ret void

ehcleanup:                                        ; preds = %lpad3, %lpad
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  br label %eh.resume

eh.resume:                                        ; preds = %ehcleanup
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val5 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val5
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state10__sub_waitERNS_11unique_lockINS_5mutexEEE(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %lock.addr = alloca %"class.std::__1::unique_lock"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  store %"class.std::__1::unique_lock"* %lock, %"class.std::__1::unique_lock"** %lock.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__117__assoc_sub_state10__is_readyEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #17
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %if.end6

if.end:                                           ; preds = %entry
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %0 = load i32, i32* %__state_, align 8
  %and = and i32 %0, 8
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %__state_3 = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %1 = load i32, i32* %__state_3, align 8
  %and4 = and i32 %1, -9
  store i32 %and4, i32* %__state_3, align 8
  %2 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %lock.addr, align 8
  call void @_ZNSt3__111unique_lockINS_5mutexEE6unlockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %2) #17
  %3 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to void (%"class.std::__1::__assoc_sub_state"*)***
  %vtable = load void (%"class.std::__1::__assoc_sub_state"*)**, void (%"class.std::__1::__assoc_sub_state"*)*** %3, align 8
  %vfn = getelementptr inbounds void (%"class.std::__1::__assoc_sub_state"*)*, void (%"class.std::__1::__assoc_sub_state"*)** %vtable, i64 3
  %4 = load void (%"class.std::__1::__assoc_sub_state"*)*, void (%"class.std::__1::__assoc_sub_state"*)** %vfn, align 8
  call void %4(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #17
  br label %if.end6

if.else:                                          ; preds = %if.end
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.else
  %call5 = call noundef zeroext i1 @_ZNKSt3__117__assoc_sub_state10__is_readyEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #17
  %lnot = xor i1 %call5, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %__cv_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 3
  %5 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %lock.addr, align 8
  call void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %5) #21
  br label %while.cond, !llvm.loop !53

while.end:                                        ; preds = %while.cond
  br label %if.end6

if.end6:                                          ; preds = %if.then, %while.end, %if.then2
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZStneRKSt13exception_ptrS1_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__x, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__y) #3 comdat {
entry:
  %__x.addr = alloca %"class.std::exception_ptr"*, align 8
  %__y.addr = alloca %"class.std::exception_ptr"*, align 8
  store %"class.std::exception_ptr"* %__x, %"class.std::exception_ptr"** %__x.addr, align 8
  store %"class.std::exception_ptr"* %__y, %"class.std::exception_ptr"** %__y.addr, align 8
  %0 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %__x.addr, align 8
  %1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %__y.addr, align 8
  %call = call noundef zeroext i1 @_ZSteqRKSt13exception_ptrS1_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %1) #21
  %lnot = xor i1 %call, true
  ret i1 %lnot
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt13exception_ptrC2EDn(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %this, i8* %0) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::exception_ptr"*, align 8
  %.addr = alloca i8*, align 8
  store %"class.std::exception_ptr"* %this, %"class.std::exception_ptr"** %this.addr, align 8
  store i8* %0, i8** %.addr, align 8
  %this1 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %this.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %this1, i32 0, i32 0
  store i8* null, i8** %__ptr_, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state4waitEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #10 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %lock = alloca %"class.std::__1::unique_lock", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__mut_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 2
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2ERS1_(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #17
  invoke void @_ZNSt3__117__assoc_sub_state10__sub_waitERNS_11unique_lockINS_5mutexEEE(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1, %"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  ret void

lpad:                                             ; preds = %entry
  %0 = landingpad { i8*, i32 }
          cleanup
  %1 = extractvalue { i8*, i32 } %0, 0
  store i8* %1, i8** %exn.slot, align 8
  %2 = extractvalue { i8*, i32 } %0, 1
  store i32 %2, i32* %ehselector.slot, align 4
  call void @_ZNSt3__111unique_lockINS_5mutexEED2Ev(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #21
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val2 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__117__assoc_sub_state10__is_readyEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %0 = load i32, i32* %__state_, align 8
  %and = and i32 %0, 4
  %cmp = icmp ne i32 %and, 0
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111unique_lockINS_5mutexEE6unlockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::unique_lock"*, align 8
  store %"class.std::__1::unique_lock"* %this, %"class.std::__1::unique_lock"** %this.addr, align 8
  %this1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %this.addr, align 8
  %__owns_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  %0 = load i8, i8* %__owns_, align 8
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 1, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.17, i64 0, i64 0)) #20
  unreachable

if.end:                                           ; preds = %entry
  %__m_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_, align 8
  call void @_ZNSt3__15mutex6unlockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #21
  %__owns_2 = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  store i8 0, i8* %__owns_2, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__117__assoc_sub_state9__executeEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) unnamed_addr #10 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %agg.tmp = alloca %"class.std::__1::error_code", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %exception = call i8* @__cxa_allocate_exception(i64 32) #19
  %0 = bitcast i8* %exception to %"class.std::__1::future_error"*
  %call = call { i32, %"class.std::__1::error_category"* } @_ZNSt3__115make_error_codeENS_11future_errcE(i32 noundef 3) #21
  %1 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %2 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %1, i32 0, i32 0
  %3 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 0
  store i32 %3, i32* %2, align 8
  %4 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %1, i32 0, i32 1
  %5 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 1
  store %"class.std::__1::error_category"* %5, %"class.std::__1::error_category"** %4, align 8
  %6 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %7 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %6, i32 0, i32 0
  %8 = load i32, i32* %7, align 8
  %9 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %6, i32 0, i32 1
  %10 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %9, align 8
  invoke void @_ZNSt3__112future_errorC1ENS_10error_codeE(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %0, i32 %8, %"class.std::__1::error_category"* %10) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112future_errorE to i8*), i8* bitcast (void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD1Ev to i8*)) #24
  unreachable

lpad:                                             ; preds = %entry
  %11 = landingpad { i8*, i32 }
          cleanup
  %12 = extractvalue { i8*, i32 } %11, 0
  store i8* %12, i8** %exn.slot, align 8
  %13 = extractvalue { i8*, i32 } %11, 1
  store i32 %13, i32* %ehselector.slot, align 4
  call void @__cxa_free_exception(i8* %exception) #19
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val2 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden { i32, %"class.std::__1::error_category"* } @_ZNSt3__115make_error_codeENS_11future_errcE(i32 noundef %__e) #3 comdat {
entry:
  %retval = alloca %"class.std::__1::error_code", align 8
  %__e.addr = alloca i32, align 4
  store i32 %__e, i32* %__e.addr, align 4
  %0 = load i32, i32* %__e.addr, align 4
  %call = call noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNSt3__115future_categoryEv() #21
  call void @_ZNSt3__110error_codeC2EiRKNS_14error_categoryE(%"class.std::__1::error_code"* noundef nonnull align 8 dereferenceable(16) %retval, i32 noundef %0, %"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %call) #21
  %1 = bitcast %"class.std::__1::error_code"* %retval to { i32, %"class.std::__1::error_category"* }*
  %2 = load { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %1, align 8
  ret { i32, %"class.std::__1::error_category"* } %2
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__16futureIvEC2EPNS_17__assoc_sub_stateE(%"class.std::__1::future"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::__assoc_sub_state"* noundef %state) unnamed_addr #7 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::future"*, align 8
  %state.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::future"* %this, %"class.std::__1::future"** %this.addr, align 8
  store %"class.std::__1::__assoc_sub_state"* %state, %"class.std::__1::__assoc_sub_state"** %state.addr, align 8
  %this1 = load %"class.std::__1::future"*, %"class.std::__1::future"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::future", %"class.std::__1::future"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %state.addr, align 8
  store %"class.std::__1::__assoc_sub_state"* %0, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %__state_2 = getelementptr inbounds %"class.std::__1::future", %"class.std::__1::future"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_2, align 8
  call void @_ZNSt3__117__assoc_sub_state15__attach_futureEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %1) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__117__assoc_sub_state15__attach_futureEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) #10 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %__lk = alloca %"class.std::__1::lock_guard", align 8
  %__has_future_attached = alloca i8, align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %__mut_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 2
  call void @_ZNSt3__110lock_guardINS_5mutexEEC2ERS1_(%"class.std::__1::lock_guard"* noundef nonnull align 8 dereferenceable(8) %__lk, %"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #17
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %0 = load i32, i32* %__state_, align 8
  %and = and i32 %0, 2
  %cmp = icmp ne i32 %and, 0
  %frombool = zext i1 %cmp to i8
  store i8 %frombool, i8* %__has_future_attached, align 1
  %1 = load i8, i8* %__has_future_attached, align 1
  %tobool = trunc i8 %1 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  invoke void @_ZNSt3__120__throw_future_errorENS_11future_errcE(i32 noundef 1) #20
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  unreachable

lpad:                                             ; preds = %if.then
  %2 = landingpad { i8*, i32 }
          cleanup
  %3 = extractvalue { i8*, i32 } %2, 0
  store i8* %3, i8** %exn.slot, align 8
  %4 = extractvalue { i8*, i32 } %2, 1
  store i32 %4, i32* %ehselector.slot, align 4
  call void @_ZNSt3__110lock_guardINS_5mutexEED2Ev(%"class.std::__1::lock_guard"* noundef nonnull align 8 dereferenceable(8) %__lk) #21
  br label %eh.resume

if.end:                                           ; preds = %entry
  %5 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to %"class.std::__1::__shared_count"*
  call void @_ZNSt3__114__shared_count12__add_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %5) #21
  %__state_2 = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  %6 = load i32, i32* %__state_2, align 8
  %or = or i32 %6, 2
  store i32 %or, i32* %__state_2, align 8
  call void @_ZNSt3__110lock_guardINS_5mutexEED2Ev(%"class.std::__1::lock_guard"* noundef nonnull align 8 dereferenceable(8) %__lk) #21
  ret void

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val3 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val3
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__16futureIvED2Ev(%"class.std::__1::future"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::future"*, align 8
  store %"class.std::__1::future"* %this, %"class.std::__1::future"** %this.addr, align 8
  %this1 = load %"class.std::__1::future"*, %"class.std::__1::future"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::future", %"class.std::__1::future"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %tobool = icmp ne %"class.std::__1::__assoc_sub_state"* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %__state_2 = getelementptr inbounds %"class.std::__1::future", %"class.std::__1::future"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_2, align 8
  %2 = bitcast %"class.std::__1::__assoc_sub_state"* %1 to %"class.std::__1::__shared_count"*
  %call = call noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %2) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %retval = alloca i1, align 1
  %this.addr = alloca %"class.std::__1::__shared_count"*, align 8
  store %"class.std::__1::__shared_count"* %this, %"class.std::__1::__shared_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_count"*, %"class.std::__1::__shared_count"** %this.addr, align 8
  %__shared_owners_ = getelementptr inbounds %"class.std::__1::__shared_count", %"class.std::__1::__shared_count"* %this1, i32 0, i32 1
  %call = call noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_decrementIlEET_RS1_(i64* noundef nonnull align 8 dereferenceable(8) %__shared_owners_) #21
  %cmp = icmp eq i64 %call, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = bitcast %"class.std::__1::__shared_count"* %this1 to void (%"class.std::__1::__shared_count"*)***
  %vtable = load void (%"class.std::__1::__shared_count"*)**, void (%"class.std::__1::__shared_count"*)*** %0, align 8
  %vfn = getelementptr inbounds void (%"class.std::__1::__shared_count"*)*, void (%"class.std::__1::__shared_count"*)** %vtable, i64 2
  %1 = load void (%"class.std::__1::__shared_count"*)*, void (%"class.std::__1::__shared_count"*)** %vfn, align 8
  call void %1(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  store i1 true, i1* %retval, align 1
  br label %return

if.end:                                           ; preds = %entry
  store i1 false, i1* %retval, align 1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %2 = load i1, i1* %retval, align 1
  ret i1 %2
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__16futureIvE3getEv(%"class.std::__1::future"* noundef nonnull align 8 dereferenceable(8) %this) #10 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::future"*, align 8
  %state = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %last = alloca %struct.last, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::future"* %this, %"class.std::__1::future"** %this.addr, align 8
  %this1 = load %"class.std::__1::future"*, %"class.std::__1::future"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::future", %"class.std::__1::future"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  store %"class.std::__1::__assoc_sub_state"* %0, %"class.std::__1::__assoc_sub_state"** %state, align 8
  %__state_2 = getelementptr inbounds %"class.std::__1::future", %"class.std::__1::future"* %this1, i32 0, i32 0
  store %"class.std::__1::__assoc_sub_state"* null, %"class.std::__1::__assoc_sub_state"** %__state_2, align 8
  %state3 = getelementptr inbounds %struct.last, %struct.last* %last, i32 0, i32 0
  %1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %state, align 8
  store %"class.std::__1::__assoc_sub_state"* %1, %"class.std::__1::__assoc_sub_state"** %state3, align 8
  %2 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %state, align 8
  invoke void @_ZNSt3__117__assoc_sub_state4copyEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %2) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @_ZZNSt3__16futureIvE3getEvEN4lastD2Ev(%struct.last* noundef nonnull align 8 dereferenceable(8) %last) #21
  ret void

lpad:                                             ; preds = %entry
  %3 = landingpad { i8*, i32 }
          cleanup
  %4 = extractvalue { i8*, i32 } %3, 0
  store i8* %4, i8** %exn.slot, align 8
  %5 = extractvalue { i8*, i32 } %3, 1
  store i32 %5, i32* %ehselector.slot, align 4
  call void @_ZZNSt3__16futureIvE3getEvEN4lastD2Ev(%struct.last* noundef nonnull align 8 dereferenceable(8) %last) #21
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val4 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val4
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZZNSt3__16futureIvE3getEvEN4lastD2Ev(%struct.last* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %struct.last*, align 8
  store %struct.last* %this, %struct.last** %this.addr, align 8
  %this1 = load %struct.last*, %struct.last** %this.addr, align 8
  %state = getelementptr inbounds %struct.last, %struct.last* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %state, align 8
  %1 = bitcast %"class.std::__1::__assoc_sub_state"* %0 to %"class.std::__1::__shared_count"*
  %call = call noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %1) #21
  ret void
}

; Function Attrs: noinline uwtable
define dso_local void @_ZNSt3__17promiseIvEC2Ev(%"class.std::__1::promise"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #7 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::promise"*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::promise"* %this, %"class.std::__1::promise"** %this.addr, align 8
  %this1 = load %"class.std::__1::promise"*, %"class.std::__1::promise"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %call = call noalias noundef nonnull i8* @_Znwm(i64 noundef 120) #26
  %0 = bitcast i8* %call to %"class.std::__1::__assoc_sub_state"*
  invoke void @_ZNSt3__117__assoc_sub_stateC2Ev(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %0) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  store %"class.std::__1::__assoc_sub_state"* %0, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  ret void

lpad:                                             ; preds = %entry
  %1 = landingpad { i8*, i32 }
          cleanup
  %2 = extractvalue { i8*, i32 } %1, 0
  store i8* %2, i8** %exn.slot, align 8
  %3 = extractvalue { i8*, i32 } %1, 1
  store i32 %3, i32* %ehselector.slot, align 4
  call void @_ZdlPv(i8* noundef %call) #23
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val2 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val2
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__117__assoc_sub_stateC2Ev(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to %"class.std::__1::__shared_count"*
  call void @_ZNSt3__114__shared_countC2El(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %0, i64 noundef 0) #21
  %1 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*] }, { [6 x i8*] }* @_ZTVNSt3__117__assoc_sub_stateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8
  %__exception_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 1
  call void @_ZNSt13exception_ptrC2Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__exception_) #21
  %__mut_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 2
  call void @_ZNSt3__15mutexC2Ev(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__mut_) #21
  %__cv_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 3
  call void @_ZNSt3__118condition_variableC2Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  %__state_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 4
  store i32 0, i32* %__state_, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__17promiseIvED2Ev(%"class.std::__1::promise"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::promise"*, align 8
  %agg.tmp = alloca %"class.std::exception_ptr", align 8
  %agg.tmp7 = alloca %"class.std::__1::future_error", align 8
  %agg.tmp8 = alloca %"class.std::__1::error_code", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::promise"* %this, %"class.std::__1::promise"** %this.addr, align 8
  %this1 = load %"class.std::__1::promise"*, %"class.std::__1::promise"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %tobool = icmp ne %"class.std::__1::__assoc_sub_state"* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %__state_2 = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_2, align 8
  %call = invoke noundef zeroext i1 @_ZNKSt3__117__assoc_sub_state11__has_valueEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %1) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.end
  br i1 %call, label %if.end12, label %land.lhs.true

land.lhs.true:                                    ; preds = %invoke.cont
  %__state_3 = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %2 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_3, align 8
  %3 = bitcast %"class.std::__1::__assoc_sub_state"* %2 to %"class.std::__1::__shared_count"*
  %call4 = call noundef i64 @_ZNKSt3__114__shared_count9use_countEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %3) #21
  %cmp = icmp sgt i64 %call4, 1
  br i1 %cmp, label %if.then5, label %if.end12

if.then5:                                         ; preds = %land.lhs.true
  %__state_6 = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %4 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_6, align 8
  %call9 = call { i32, %"class.std::__1::error_category"* } @_ZNSt3__115make_error_codeENS_11future_errcE(i32 noundef 4) #21
  %5 = bitcast %"class.std::__1::error_code"* %agg.tmp8 to { i32, %"class.std::__1::error_category"* }*
  %6 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %5, i32 0, i32 0
  %7 = extractvalue { i32, %"class.std::__1::error_category"* } %call9, 0
  store i32 %7, i32* %6, align 8
  %8 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %5, i32 0, i32 1
  %9 = extractvalue { i32, %"class.std::__1::error_category"* } %call9, 1
  store %"class.std::__1::error_category"* %9, %"class.std::__1::error_category"** %8, align 8
  %10 = bitcast %"class.std::__1::error_code"* %agg.tmp8 to { i32, %"class.std::__1::error_category"* }*
  %11 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %10, i32 0, i32 0
  %12 = load i32, i32* %11, align 8
  %13 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %10, i32 0, i32 1
  %14 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %13, align 8
  invoke void @_ZNSt3__112future_errorC1ENS_10error_codeE(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %agg.tmp7, i32 %12, %"class.std::__1::error_category"* %14) #17
          to label %invoke.cont10 unwind label %terminate.lpad

invoke.cont10:                                    ; preds = %if.then5
  call void @_ZSt18make_exception_ptrINSt3__112future_errorEESt13exception_ptrT_(%"class.std::exception_ptr"* sret(%"class.std::exception_ptr") align 8 %agg.tmp, %"class.std::__1::future_error"* noundef %agg.tmp7) #21
  invoke void @_ZNSt3__117__assoc_sub_state13set_exceptionESt13exception_ptr(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %4, %"class.std::exception_ptr"* noundef %agg.tmp) #17
          to label %invoke.cont11 unwind label %lpad

invoke.cont11:                                    ; preds = %invoke.cont10
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #21
  call void @_ZNSt3__112future_errorD1Ev(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %agg.tmp7) #21
  br label %if.end12

lpad:                                             ; preds = %invoke.cont10
  %15 = landingpad { i8*, i32 }
          catch i8* null
  %16 = extractvalue { i8*, i32 } %15, 0
  store i8* %16, i8** %exn.slot, align 8
  %17 = extractvalue { i8*, i32 } %15, 1
  store i32 %17, i32* %ehselector.slot, align 4
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #21
  call void @_ZNSt3__112future_errorD1Ev(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %agg.tmp7) #21
  br label %terminate.handler

if.end12:                                         ; preds = %invoke.cont11, %land.lhs.true, %invoke.cont
  %__state_13 = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %18 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_13, align 8
  %19 = bitcast %"class.std::__1::__assoc_sub_state"* %18 to %"class.std::__1::__shared_count"*
  %call14 = call noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %19) #21
  br label %return

return:                                           ; preds = %if.end12, %if.then
  ret void

terminate.lpad:                                   ; preds = %if.then5, %if.end
  %20 = landingpad { i8*, i32 }
          catch i8* null
  %21 = extractvalue { i8*, i32 } %20, 0
  call void @__clang_call_terminate(i8* %21) #18
  unreachable

terminate.handler:                                ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  call void @__clang_call_terminate(i8* %exn) #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__114__shared_count9use_countEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::__shared_count"*, align 8
  store %"class.std::__1::__shared_count"* %this, %"class.std::__1::__shared_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_count"*, %"class.std::__1::__shared_count"** %this.addr, align 8
  %__shared_owners_ = getelementptr inbounds %"class.std::__1::__shared_count", %"class.std::__1::__shared_count"* %this1, i32 0, i32 1
  %call = invoke noundef i64 @_ZNSt3__121__libcpp_relaxed_loadIlEET_PKS1_(i64* noundef %__shared_owners_) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %add = add nsw i64 %call, 1
  ret i64 %add

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { i8*, i32 }
          catch i8* null
  %1 = extractvalue { i8*, i32 } %0, 0
  call void @__clang_call_terminate(i8* %1) #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZSt18make_exception_ptrINSt3__112future_errorEESt13exception_ptrT_(%"class.std::exception_ptr"* noalias sret(%"class.std::exception_ptr") align 8 %agg.result, %"class.std::__1::future_error"* noundef %__e) #3 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %result.ptr = alloca i8*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = bitcast %"class.std::exception_ptr"* %agg.result to i8*
  store i8* %0, i8** %result.ptr, align 8
  %exception = call i8* @__cxa_allocate_exception(i64 32) #19
  %1 = bitcast i8* %exception to %"class.std::__1::future_error"*
  call void @_ZNSt3__112future_errorC2ERKS0_(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %1, %"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %__e) #21
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112future_errorE to i8*), i8* bitcast (void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD1Ev to i8*)) #24
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %2 = landingpad { i8*, i32 }
          catch i8* null
  %3 = extractvalue { i8*, i32 } %2, 0
  store i8* %3, i8** %exn.slot, align 8
  %4 = extractvalue { i8*, i32 } %2, 1
  store i32 %4, i32* %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %5 = call i8* @__cxa_begin_catch(i8* %exn) #19
  call void @_ZSt17current_exceptionv(%"class.std::exception_ptr"* sret(%"class.std::exception_ptr") align 8 %agg.result) #21
  invoke void @__cxa_end_catch()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %catch
  ret void

try.cont:                                         ; No predecessors!
  call void @llvm.trap()
  unreachable

terminate.lpad:                                   ; preds = %catch
  %6 = landingpad { i8*, i32 }
          catch i8* null
  %7 = extractvalue { i8*, i32 } %6, 0
  call void @__clang_call_terminate(i8* %7) #18
  unreachable

unreachable:                                      ; preds = %entry
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__17promiseIvE10get_futureEv(%"class.std::__1::future"* noalias sret(%"class.std::__1::future") align 8 %agg.result, %"class.std::__1::promise"* noundef nonnull align 8 dereferenceable(8) %this) #10 align 2 {
entry:
  %result.ptr = alloca i8*, align 8
  %this.addr = alloca %"class.std::__1::promise"*, align 8
  %0 = bitcast %"class.std::__1::future"* %agg.result to i8*
  store i8* %0, i8** %result.ptr, align 8
  store %"class.std::__1::promise"* %this, %"class.std::__1::promise"** %this.addr, align 8
  %this1 = load %"class.std::__1::promise"*, %"class.std::__1::promise"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %call = call noundef %"class.std::__1::__assoc_sub_state"* @_ZNSt3__1L12expect_stateEPNS_17__assoc_sub_stateE(%"class.std::__1::__assoc_sub_state"* noundef %1) #17
  call void @_ZNSt3__16futureIvEC1EPNS_17__assoc_sub_stateE(%"class.std::__1::future"* noundef nonnull align 8 dereferenceable(8) %agg.result, %"class.std::__1::__assoc_sub_state"* noundef %call) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef %"class.std::__1::__assoc_sub_state"* @_ZNSt3__1L12expect_stateEPNS_17__assoc_sub_stateE(%"class.std::__1::__assoc_sub_state"* noundef %state) #10 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %state.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  %agg.tmp = alloca %"class.std::__1::error_code", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::__assoc_sub_state"* %state, %"class.std::__1::__assoc_sub_state"** %state.addr, align 8
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %state.addr, align 8
  %tobool = icmp ne %"class.std::__1::__assoc_sub_state"* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %exception = call i8* @__cxa_allocate_exception(i64 32) #19
  %1 = bitcast i8* %exception to %"class.std::__1::future_error"*
  %call = call { i32, %"class.std::__1::error_category"* } @_ZNSt3__115make_error_codeENS_11future_errcE(i32 noundef 3) #21
  %2 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %3 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %2, i32 0, i32 0
  %4 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 0
  store i32 %4, i32* %3, align 8
  %5 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %2, i32 0, i32 1
  %6 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 1
  store %"class.std::__1::error_category"* %6, %"class.std::__1::error_category"** %5, align 8
  %7 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %8 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %7, i32 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %7, i32 0, i32 1
  %11 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %10, align 8
  invoke void @_ZNSt3__112future_errorC1ENS_10error_codeE(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %1, i32 %9, %"class.std::__1::error_category"* %11) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112future_errorE to i8*), i8* bitcast (void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD1Ev to i8*)) #24
  unreachable

lpad:                                             ; preds = %if.then
  %12 = landingpad { i8*, i32 }
          cleanup
  %13 = extractvalue { i8*, i32 } %12, 0
  store i8* %13, i8** %exn.slot, align 8
  %14 = extractvalue { i8*, i32 } %12, 1
  store i32 %14, i32* %ehselector.slot, align 4
  call void @__cxa_free_exception(i8* %exception) #19
  br label %eh.resume

if.end:                                           ; preds = %entry
  %15 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %state.addr, align 8
  ret %"class.std::__1::__assoc_sub_state"* %15

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val1
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__17promiseIvE9set_valueEv(%"class.std::__1::promise"* noundef nonnull align 8 dereferenceable(8) %this) #10 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::promise"*, align 8
  store %"class.std::__1::promise"* %this, %"class.std::__1::promise"** %this.addr, align 8
  %this1 = load %"class.std::__1::promise"*, %"class.std::__1::promise"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %call = call noundef %"class.std::__1::__assoc_sub_state"* @_ZNSt3__1L12expect_stateEPNS_17__assoc_sub_stateE(%"class.std::__1::__assoc_sub_state"* noundef %0) #17
  call void @_ZNSt3__117__assoc_sub_state9set_valueEv(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %call) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZNSt3__17promiseIvE13set_exceptionESt13exception_ptr(%"class.std::__1::promise"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::exception_ptr"* noundef %exception) #10 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::promise"*, align 8
  %agg.tmp = alloca %"class.std::exception_ptr", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__1::promise"* %this, %"class.std::__1::promise"** %this.addr, align 8
  %this1 = load %"class.std::__1::promise"*, %"class.std::__1::promise"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::promise", %"class.std::__1::promise"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %call = call noundef %"class.std::__1::__assoc_sub_state"* @_ZNSt3__1L12expect_stateEPNS_17__assoc_sub_stateE(%"class.std::__1::__assoc_sub_state"* noundef %0) #17
  call void @_ZNSt13exception_ptrC1ERKS_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %exception) #21
  invoke void @_ZNSt3__117__assoc_sub_state13set_exceptionESt13exception_ptr(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %call, %"class.std::exception_ptr"* noundef %agg.tmp) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #21
  ret void

lpad:                                             ; preds = %entry
  %1 = landingpad { i8*, i32 }
          cleanup
  %2 = extractvalue { i8*, i32 } %1, 0
  store i8* %2, i8** %exn.slot, align 8
  %3 = extractvalue { i8*, i32 } %1, 1
  store i32 %3, i32* %ehselector.slot, align 4
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #21
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val2 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val2
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @_ZNSt3__113shared_futureIvED2Ev(%"class.std::__1::shared_future"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_future"*, align 8
  store %"class.std::__1::shared_future"* %this, %"class.std::__1::shared_future"** %this.addr, align 8
  %this1 = load %"class.std::__1::shared_future"*, %"class.std::__1::shared_future"** %this.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %tobool = icmp ne %"class.std::__1::__assoc_sub_state"* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %__state_2 = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_2, align 8
  %2 = bitcast %"class.std::__1::__assoc_sub_state"* %1 to %"class.std::__1::__shared_count"*
  %call = call noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %2) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::__1::shared_future"* @_ZNSt3__113shared_futureIvEaSERKS1_(%"class.std::__1::shared_future"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::shared_future"* noundef nonnull align 8 dereferenceable(8) %other) #3 align 2 {
entry:
  %this.addr = alloca %"class.std::__1::shared_future"*, align 8
  %other.addr = alloca %"class.std::__1::shared_future"*, align 8
  store %"class.std::__1::shared_future"* %this, %"class.std::__1::shared_future"** %this.addr, align 8
  store %"class.std::__1::shared_future"* %other, %"class.std::__1::shared_future"** %other.addr, align 8
  %this1 = load %"class.std::__1::shared_future"*, %"class.std::__1::shared_future"** %this.addr, align 8
  %0 = load %"class.std::__1::shared_future"*, %"class.std::__1::shared_future"** %other.addr, align 8
  %__state_ = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %0, i32 0, i32 0
  %1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_, align 8
  %tobool = icmp ne %"class.std::__1::__assoc_sub_state"* %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load %"class.std::__1::shared_future"*, %"class.std::__1::shared_future"** %other.addr, align 8
  %__state_2 = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %2, i32 0, i32 0
  %3 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_2, align 8
  %4 = bitcast %"class.std::__1::__assoc_sub_state"* %3 to %"class.std::__1::__shared_count"*
  call void @_ZNSt3__114__shared_count12__add_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %4) #21
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %__state_3 = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %this1, i32 0, i32 0
  %5 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_3, align 8
  %tobool4 = icmp ne %"class.std::__1::__assoc_sub_state"* %5, null
  br i1 %tobool4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  %__state_6 = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %this1, i32 0, i32 0
  %6 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_6, align 8
  %7 = bitcast %"class.std::__1::__assoc_sub_state"* %6 to %"class.std::__1::__shared_count"*
  %call = call noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %7) #21
  br label %if.end7

if.end7:                                          ; preds = %if.then5, %if.end
  %8 = load %"class.std::__1::shared_future"*, %"class.std::__1::shared_future"** %other.addr, align 8
  %__state_8 = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %8, i32 0, i32 0
  %9 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %__state_8, align 8
  %__state_9 = getelementptr inbounds %"class.std::__1::shared_future", %"class.std::__1::shared_future"* %this1, i32 0, i32 0
  store %"class.std::__1::__assoc_sub_state"* %9, %"class.std::__1::__assoc_sub_state"** %__state_9, align 8
  ret %"class.std::__1::shared_future"* %this1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__114__shared_count12__add_sharedEv(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_count"*, align 8
  store %"class.std::__1::__shared_count"* %this, %"class.std::__1::__shared_count"** %this.addr, align 8
  %this1 = load %"class.std::__1::__shared_count"*, %"class.std::__1::__shared_count"** %this.addr, align 8
  %__shared_owners_ = getelementptr inbounds %"class.std::__1::__shared_count", %"class.std::__1::__shared_count"* %this1, i32 0, i32 1
  %call = call noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_incrementIlEET_RS1_(i64* noundef nonnull align 8 dereferenceable(8) %__shared_owners_) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local i64 @_ZNSt3__16chrono12steady_clock3nowEv() #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %retval = alloca %"class.std::__1::chrono::time_point.5", align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration.6", align 8
  %ref.tmp2 = alloca i64, align 8
  %call = invoke i64 @__thinair_clock() #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store i64 %call, i64* %ref.tmp2, align 8
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2IlEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %ref.tmp1, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp2, i8* noundef null) #17
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2IxNS2_ILl1ELl1EEEEERKNS1_IT_T0_EEPNS_9enable_ifIXaasr13__no_overflowIS8_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIS7_EE5valueEvE4typeE(%"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %ref.tmp, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %ref.tmp1, i8* noundef null) #17
          to label %invoke.cont4 unwind label %terminate.lpad

invoke.cont4:                                     ; preds = %invoke.cont3
  invoke void @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2ERKS6_(%"class.std::__1::chrono::time_point.5"* noundef nonnull align 8 dereferenceable(8) %retval, %"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %invoke.cont4
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::time_point.5", %"class.std::__1::chrono::time_point.5"* %retval, i32 0, i32 0
  %coerce.dive6 = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %coerce.dive, i32 0, i32 0
  %0 = load i64, i64* %coerce.dive6, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %invoke.cont4, %invoke.cont3, %invoke.cont, %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null
  %2 = extractvalue { i8*, i32 } %1, 0
  call void @__clang_call_terminate(i8* %2) #18
  unreachable
}

declare i64 @__thinair_clock() #1

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2IlEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %this, i64* noundef nonnull align 8 dereferenceable(8) %__r, i8* noundef %0) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  %__r.addr = alloca i64*, align 8
  %.addr = alloca i8*, align 8
  store %"class.std::__1::chrono::duration.6"* %this, %"class.std::__1::chrono::duration.6"** %this.addr, align 8
  store i64* %__r, i64** %__r.addr, align 8
  store i8* %0, i8** %.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration.6", %"class.std::__1::chrono::duration.6"* %this1, i32 0, i32 0
  %1 = load i64*, i64** %__r.addr, align 8
  %2 = load i64, i64* %1, align 8
  store i64 %2, i64* %__rep_, align 8
  ret void
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2IxNS2_ILl1ELl1EEEEERKNS1_IT_T0_EEPNS_9enable_ifIXaasr13__no_overflowIS8_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIS7_EE5valueEvE4typeE(%"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %__d, i8* noundef %0) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration"*, align 8
  %__d.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  %.addr = alloca i8*, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  store %"class.std::__1::chrono::duration"* %this, %"class.std::__1::chrono::duration"** %this.addr, align 8
  store %"class.std::__1::chrono::duration.6"* %__d, %"class.std::__1::chrono::duration.6"** %__d.addr, align 8
  store i8* %0, i8** %.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration"*, %"class.std::__1::chrono::duration"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %__d.addr, align 8
  %call = call i64 @_ZNSt3__16chrono13duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEExNS3_ILl1ELl1EEEEENS_9enable_ifIXsr13__is_durationIT_EE5valueES8_E4typeERKNS2_IT0_T1_EE(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %1) #17
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %ref.tmp, i32 0, i32 0
  store i64 %call, i64* %coerce.dive, align 8
  %call2 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countEv(%"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  store i64 %call2, i64* %__rep_, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2ERKS6_(%"class.std::__1::chrono::time_point.5"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %__d) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::time_point.5"*, align 8
  %__d.addr = alloca %"class.std::__1::chrono::duration"*, align 8
  store %"class.std::__1::chrono::time_point.5"* %this, %"class.std::__1::chrono::time_point.5"** %this.addr, align 8
  store %"class.std::__1::chrono::duration"* %__d, %"class.std::__1::chrono::duration"** %__d.addr, align 8
  %this1 = load %"class.std::__1::chrono::time_point.5"*, %"class.std::__1::chrono::time_point.5"** %this.addr, align 8
  %__d_ = getelementptr inbounds %"class.std::__1::chrono::time_point.5", %"class.std::__1::chrono::time_point.5"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::chrono::duration"*, %"class.std::__1::chrono::duration"** %__d.addr, align 8
  %1 = bitcast %"class.std::__1::chrono::duration"* %__d_ to i8*
  %2 = bitcast %"class.std::__1::chrono::duration"* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %2, i64 8, i1 false)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local i64 @_ZNSt3__16chrono12system_clock3nowEv() #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %retval = alloca %"class.std::__1::chrono::time_point.7", align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration.8", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration.6", align 8
  %ref.tmp2 = alloca i64, align 8
  %call = invoke i64 @__thinair_clock() #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store i64 %call, i64* %ref.tmp2, align 8
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2IlEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %ref.tmp1, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp2, i8* noundef null) #17
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2IxNS2_ILl1ELl1EEEEERKNS1_IT_T0_EEPNS_9enable_ifIXaasr13__no_overflowIS8_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIS7_EE5valueEvE4typeE(%"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %ref.tmp, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %ref.tmp1, i8* noundef null) #17
          to label %invoke.cont4 unwind label %terminate.lpad

invoke.cont4:                                     ; preds = %invoke.cont3
  invoke void @_ZNSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEC2ERKS6_(%"class.std::__1::chrono::time_point.7"* noundef nonnull align 8 dereferenceable(8) %retval, %"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %invoke.cont4
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::time_point.7", %"class.std::__1::chrono::time_point.7"* %retval, i32 0, i32 0
  %coerce.dive6 = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %coerce.dive, i32 0, i32 0
  %0 = load i64, i64* %coerce.dive6, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %invoke.cont4, %invoke.cont3, %invoke.cont, %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null
  %2 = extractvalue { i8*, i32 } %1, 0
  call void @__clang_call_terminate(i8* %2) #18
  unreachable
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2IxNS2_ILl1ELl1EEEEERKNS1_IT_T0_EEPNS_9enable_ifIXaasr13__no_overflowIS8_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIS7_EE5valueEvE4typeE(%"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %__d, i8* noundef %0) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration.8"*, align 8
  %__d.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  %.addr = alloca i8*, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration.8", align 8
  store %"class.std::__1::chrono::duration.8"* %this, %"class.std::__1::chrono::duration.8"** %this.addr, align 8
  store %"class.std::__1::chrono::duration.6"* %__d, %"class.std::__1::chrono::duration.6"** %__d.addr, align 8
  store i8* %0, i8** %.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration.8"*, %"class.std::__1::chrono::duration.8"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %this1, i32 0, i32 0
  %1 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %__d.addr, align 8
  %call = call i64 @_ZNSt3__16chrono13duration_castINS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1EEEEENS_9enable_ifIXsr13__is_durationIT_EE5valueES8_E4typeERKNS2_IT0_T1_EE(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %1) #17
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %ref.tmp, i32 0, i32 0
  store i64 %call, i64* %coerce.dive, align 8
  %call2 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEE5countEv(%"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  store i64 %call2, i64* %__rep_, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEC2ERKS6_(%"class.std::__1::chrono::time_point.7"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %__d) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::time_point.7"*, align 8
  %__d.addr = alloca %"class.std::__1::chrono::duration.8"*, align 8
  store %"class.std::__1::chrono::time_point.7"* %this, %"class.std::__1::chrono::time_point.7"** %this.addr, align 8
  store %"class.std::__1::chrono::duration.8"* %__d, %"class.std::__1::chrono::duration.8"** %__d.addr, align 8
  %this1 = load %"class.std::__1::chrono::time_point.7"*, %"class.std::__1::chrono::time_point.7"** %this.addr, align 8
  %__d_ = getelementptr inbounds %"class.std::__1::chrono::time_point.7", %"class.std::__1::chrono::time_point.7"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::chrono::duration.8"*, %"class.std::__1::chrono::duration.8"** %__d.addr, align 8
  %1 = bitcast %"class.std::__1::chrono::duration.8"* %__d_ to i8*
  %2 = bitcast %"class.std::__1::chrono::duration.8"* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %2, i64 8, i1 false)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i64 @_ZNSt3__112__next_primeEm(i64 noundef %least) #3 {
entry:
  %retval = alloca i64, align 8
  %least.addr = alloca i64, align 8
  %__range2 = alloca [13 x i64]*, align 8
  %__begin2 = alloca i64*, align 8
  %__end2 = alloca i64*, align 8
  %prime = alloca i64, align 8
  store i64 %least, i64* %least.addr, align 8
  store [13 x i64]* @_ZZNSt3__112__next_primeEmE6primes, [13 x i64]** %__range2, align 8
  store i64* getelementptr inbounds ([13 x i64], [13 x i64]* @_ZZNSt3__112__next_primeEmE6primes, i64 0, i64 0), i64** %__begin2, align 8
  store i64* getelementptr inbounds ([13 x i64], [13 x i64]* @_ZZNSt3__112__next_primeEmE6primes, i64 1, i64 0), i64** %__end2, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64*, i64** %__begin2, align 8
  %1 = load i64*, i64** %__end2, align 8
  %cmp = icmp ne i64* %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64*, i64** %__begin2, align 8
  %3 = load i64, i64* %2, align 8
  store i64 %3, i64* %prime, align 8
  %4 = load i64, i64* %prime, align 8
  %5 = load i64, i64* %least.addr, align 8
  %cmp1 = icmp uge i64 %4, %5
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %6 = load i64, i64* %prime, align 8
  store i64 %6, i64* %retval, align 8
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %7 = load i64*, i64** %__begin2, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %7, i32 1
  store i64* %incdec.ptr, i64** %__begin2, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %8 = load i64, i64* %least.addr, align 8
  %or = or i64 %8, 1
  store i64 %or, i64* %retval, align 8
  br label %return

return:                                           ; preds = %for.end, %if.then
  %9 = load i64, i64* %retval, align 8
  ret i64 %9
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt18bad_variant_accessD2Ev(%"class.std::bad_variant_access"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::bad_variant_access"*, align 8
  store %"class.std::bad_variant_access"* %this, %"class.std::bad_variant_access"** %this.addr, align 8
  %this1 = load %"class.std::bad_variant_access"*, %"class.std::bad_variant_access"** %this.addr, align 8
  %0 = bitcast %"class.std::bad_variant_access"* %this1 to %"class.std::exception"*
  call void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %0) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt18bad_variant_accessD0Ev(%"class.std::bad_variant_access"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::bad_variant_access"*, align 8
  store %"class.std::bad_variant_access"* %this, %"class.std::bad_variant_access"** %this.addr, align 8
  %this1 = load %"class.std::bad_variant_access"*, %"class.std::bad_variant_access"** %this.addr, align 8
  call void @_ZNSt18bad_variant_accessD2Ev(%"class.std::bad_variant_access"* noundef nonnull align 8 dereferenceable(8) %this1) #21
  %0 = bitcast %"class.std::bad_variant_access"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nounwind
declare noundef i8* @_ZNKSt9exception4whatEv(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: nounwind
declare noundef i8* @_ZNKSt11logic_error4whatEv(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__117__assoc_sub_stateD2Ev(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*] }, { [6 x i8*] }* @_ZTVNSt3__117__assoc_sub_stateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8
  %__cv_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 3
  call void @_ZNSt3__118condition_variableD1Ev(%"class.std::__1::condition_variable"* noundef nonnull align 8 dereferenceable(48) %__cv_) #21
  %__exception_ = getelementptr inbounds %"class.std::__1::__assoc_sub_state", %"class.std::__1::__assoc_sub_state"* %this1, i32 0, i32 1
  call void @_ZNSt13exception_ptrD1Ev(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__exception_) #21
  %1 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to %"class.std::__1::__shared_count"*
  call void @_ZNSt3__114__shared_countD2Ev(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %1) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__117__assoc_sub_stateD0Ev(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__assoc_sub_state"*, align 8
  store %"class.std::__1::__assoc_sub_state"* %this, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  %this1 = load %"class.std::__1::__assoc_sub_state"*, %"class.std::__1::__assoc_sub_state"** %this.addr, align 8
  call void @_ZNSt3__117__assoc_sub_stateD2Ev(%"class.std::__1::__assoc_sub_state"* noundef nonnull align 8 dereferenceable(116) %this1) #21
  %0 = bitcast %"class.std::__1::__assoc_sub_state"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: nounwind
declare noundef i8* @_ZNKSt13runtime_error4whatEv(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"struct.std::__1::__default_init_tag"* @_ZNSt3__17forwardINS_18__default_init_tagEEEOT_RNS_16remove_referenceIS2_E4typeE(%"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %__t) #3 comdat {
entry:
  %__t.addr = alloca %"struct.std::__1::__default_init_tag"*, align 8
  store %"struct.std::__1::__default_init_tag"* %__t, %"struct.std::__1::__default_init_tag"** %__t.addr, align 8
  %0 = load %"struct.std::__1::__default_init_tag"*, %"struct.std::__1::__default_init_tag"** %__t.addr, align 8
  ret %"struct.std::__1::__default_init_tag"* %0
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EEC2ENS_18__default_init_tagE(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #0 comdat align 2 {
entry:
  %0 = alloca %"struct.std::__1::__default_init_tag", align 1
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem"*, align 8
  store %"struct.std::__1::__compressed_pair_elem"* %this, %"struct.std::__1::__compressed_pair_elem"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem"*, %"struct.std::__1::__compressed_pair_elem"** %this.addr, align 8
  %__value_ = getelementptr inbounds %"struct.std::__1::__compressed_pair_elem", %"struct.std::__1::__compressed_pair_elem"* %this1, i32 0, i32 0
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__17forwardINS_9allocatorIcEEEEOT_RNS_16remove_referenceIS3_E4typeE(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__t) #3 comdat {
entry:
  %__t.addr = alloca %"class.std::__1::allocator"*, align 8
  store %"class.std::__1::allocator"* %__t, %"class.std::__1::allocator"** %__t.addr, align 8
  %0 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__t.addr, align 8
  ret %"class.std::__1::allocator"* %0
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2IS2_vEEOT_(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__u) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem.1"*, align 8
  %__u.addr = alloca %"class.std::__1::allocator"*, align 8
  store %"struct.std::__1::__compressed_pair_elem.1"* %this, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  store %"class.std::__1::allocator"* %__u, %"class.std::__1::allocator"** %__u.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem.1"*, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__compressed_pair_elem.1"* %this1 to %"class.std::__1::allocator"*
  %1 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__u.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__17forwardINS_9allocatorIcEEEEOT_RNS_16remove_referenceIS3_E4typeE(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %1) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EE5__getEv(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem"*, align 8
  store %"struct.std::__1::__compressed_pair_elem"* %this, %"struct.std::__1::__compressed_pair_elem"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem"*, %"struct.std::__1::__compressed_pair_elem"** %this.addr, align 8
  %__value_ = getelementptr inbounds %"struct.std::__1::__compressed_pair_elem", %"struct.std::__1::__compressed_pair_elem"* %this1, i32 0, i32 0
  ret %"struct.std::__1::basic_string<char>::__rep"* %__value_
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EE5__getEv(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem"*, align 8
  store %"struct.std::__1::__compressed_pair_elem"* %this, %"struct.std::__1::__compressed_pair_elem"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem"*, %"struct.std::__1::__compressed_pair_elem"** %this.addr, align 8
  %__value_ = getelementptr inbounds %"struct.std::__1::__compressed_pair_elem", %"struct.std::__1::__compressed_pair_elem"* %this1, i32 0, i32 0
  ret %"struct.std::__1::basic_string<char>::__rep"* %__value_
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__17forwardIRKNS_9allocatorIcEEEEOT_RNS_16remove_referenceIS5_E4typeE(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__t) #3 comdat {
entry:
  %__t.addr = alloca %"class.std::__1::allocator"*, align 8
  store %"class.std::__1::allocator"* %__t, %"class.std::__1::allocator"** %__t.addr, align 8
  %0 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__t.addr, align 8
  ret %"class.std::__1::allocator"* %0
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2IRKS2_vEEOT_(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %__u) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem.1"*, align 8
  %__u.addr = alloca %"class.std::__1::allocator"*, align 8
  store %"struct.std::__1::__compressed_pair_elem.1"* %this, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  store %"class.std::__1::allocator"* %__u, %"class.std::__1::allocator"** %__u.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem.1"*, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__compressed_pair_elem.1"* %this1 to %"class.std::__1::allocator"*
  %1 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %__u.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__17forwardIRKNS_9allocatorIcEEEEOT_RNS_16remove_referenceIS5_E4typeE(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %1) #21
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImNS_6__lessImmEEEERKT_S5_S5_T0_(i64* noundef nonnull align 8 dereferenceable(8) %__a, i64* noundef nonnull align 8 dereferenceable(8) %__b) #10 comdat {
entry:
  %__comp = alloca %"struct.std::__1::__less.9", align 1
  %__a.addr = alloca i64*, align 8
  %__b.addr = alloca i64*, align 8
  store i64* %__a, i64** %__a.addr, align 8
  store i64* %__b, i64** %__b.addr, align 8
  %0 = load i64*, i64** %__b.addr, align 8
  %1 = load i64*, i64** %__a.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessImmEclERKmS3_(%"struct.std::__1::__less.9"* noundef nonnull align 1 dereferenceable(1) %__comp, i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #17
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i64*, i64** %__b.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i64*, i64** %__a.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond-lvalue = phi i64* [ %2, %cond.true ], [ %3, %cond.false ]
  ret i64* %cond-lvalue
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__16__lessImmEclERKmS3_(%"struct.std::__1::__less.9"* noundef nonnull align 1 dereferenceable(1) %this, i64* noundef nonnull align 8 dereferenceable(8) %__x, i64* noundef nonnull align 8 dereferenceable(8) %__y) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__less.9"*, align 8
  %__x.addr = alloca i64*, align 8
  %__y.addr = alloca i64*, align 8
  store %"struct.std::__1::__less.9"* %this, %"struct.std::__1::__less.9"** %this.addr, align 8
  store i64* %__x, i64** %__x.addr, align 8
  store i64* %__y, i64** %__y.addr, align 8
  %this1 = load %"struct.std::__1::__less.9"*, %"struct.std::__1::__less.9"** %this.addr, align 8
  %0 = load i64*, i64** %__x.addr, align 8
  %1 = load i64, i64* %0, align 8
  %2 = load i64*, i64** %__y.addr, align 8
  %3 = load i64, i64* %2, align 8
  %cmp = icmp ult i64 %1, %3
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__19allocatorIcE10deallocateEPcm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %this, i8* noundef %__p, i64 noundef %__n) #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %this.addr = alloca %"class.std::__1::allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::allocator"* %this, %"class.std::__1::allocator"** %this.addr, align 8
  store i8* %__p, i8** %__p.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %this.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8
  %1 = load i64, i64* %__n.addr, align 8
  %mul = mul i64 %1, 1
  invoke void @_ZNSt3__119__libcpp_deallocateEPvmm(i8* noundef %0, i64 noundef %mul, i64 noundef 1) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { i8*, i32 }
          catch i8* null
  %3 = extractvalue { i8*, i32 } %2, 0
  call void @__clang_call_terminate(i8* %3) #18
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__119__libcpp_deallocateEPvmm(i8* noundef %__ptr, i64 noundef %__size, i64 noundef %__align) #10 comdat {
entry:
  %__ptr.addr = alloca i8*, align 8
  %__size.addr = alloca i64, align 8
  %__align.addr = alloca i64, align 8
  %__align_val = alloca i64, align 8
  store i8* %__ptr, i8** %__ptr.addr, align 8
  store i64 %__size, i64* %__size.addr, align 8
  store i64 %__align, i64* %__align.addr, align 8
  %0 = load i64, i64* %__align.addr, align 8
  %call = call noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newEm(i64 noundef %0) #21
  br i1 %call, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %1 = load i64, i64* %__align.addr, align 8
  store i64 %1, i64* %__align_val, align 8
  %2 = load i8*, i8** %__ptr.addr, align 8
  %3 = load i64, i64* %__size.addr, align 8
  %4 = load i64, i64* %__align_val, align 8
  call void @_ZNSt3__127__do_deallocate_handle_sizeIJSt11align_val_tEEEvPvmDpT_(i8* noundef %2, i64 noundef %3, i64 noundef %4) #17
  br label %return

if.else:                                          ; preds = %entry
  %5 = load i8*, i8** %__ptr.addr, align 8
  %6 = load i64, i64* %__size.addr, align 8
  call void @_ZNSt3__127__do_deallocate_handle_sizeIJEEEvPvmDpT_(i8* noundef %5, i64 noundef %6) #17
  br label %return

return:                                           ; preds = %if.else, %if.then
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newEm(i64 noundef %__align) #3 comdat {
entry:
  %__align.addr = alloca i64, align 8
  store i64 %__align, i64* %__align.addr, align 8
  %0 = load i64, i64* %__align.addr, align 8
  %cmp = icmp ugt i64 %0, 16
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__127__do_deallocate_handle_sizeIJSt11align_val_tEEEvPvmDpT_(i8* noundef %__ptr, i64 noundef %__size, i64 noundef %__args) #10 comdat {
entry:
  %__ptr.addr = alloca i8*, align 8
  %__size.addr = alloca i64, align 8
  %__args.addr = alloca i64, align 8
  store i8* %__ptr, i8** %__ptr.addr, align 8
  store i64 %__size, i64* %__size.addr, align 8
  store i64 %__args, i64* %__args.addr, align 8
  %0 = load i8*, i8** %__ptr.addr, align 8
  %1 = load i64, i64* %__args.addr, align 8
  call void @_ZNSt3__124__libcpp_operator_deleteIJPvSt11align_val_tEEEvDpT_(i8* noundef %0, i64 noundef %1) #17
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__127__do_deallocate_handle_sizeIJEEEvPvmDpT_(i8* noundef %__ptr, i64 noundef %__size) #10 comdat {
entry:
  %__ptr.addr = alloca i8*, align 8
  %__size.addr = alloca i64, align 8
  store i8* %__ptr, i8** %__ptr.addr, align 8
  store i64 %__size, i64* %__size.addr, align 8
  %0 = load i8*, i8** %__ptr.addr, align 8
  call void @_ZNSt3__124__libcpp_operator_deleteIJPvEEEvDpT_(i8* noundef %0) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__124__libcpp_operator_deleteIJPvSt11align_val_tEEEvDpT_(i8* noundef %__args, i64 noundef %__args1) #3 comdat {
entry:
  %__args.addr = alloca i8*, align 8
  %__args.addr2 = alloca i64, align 8
  store i8* %__args, i8** %__args.addr, align 8
  store i64 %__args1, i64* %__args.addr2, align 8
  %0 = load i8*, i8** %__args.addr, align 8
  %1 = load i64, i64* %__args.addr2, align 8
  call void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %1) #23
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvSt11align_val_t(i8* noundef, i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__124__libcpp_operator_deleteIJPvEEEvDpT_(i8* noundef %__args) #3 comdat {
entry:
  %__args.addr = alloca i8*, align 8
  store i8* %__args, i8** %__args.addr, align 8
  %0 = load i8*, i8** %__args.addr, align 8
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13maxImNS_6__lessImmEEEERKT_S5_S5_T0_(i64* noundef nonnull align 8 dereferenceable(8) %__a, i64* noundef nonnull align 8 dereferenceable(8) %__b) #3 comdat {
entry:
  %__comp = alloca %"struct.std::__1::__less.9", align 1
  %__a.addr = alloca i64*, align 8
  %__b.addr = alloca i64*, align 8
  store i64* %__a, i64** %__a.addr, align 8
  store i64* %__b, i64** %__b.addr, align 8
  %0 = load i64*, i64** %__a.addr, align 8
  %1 = load i64*, i64** %__b.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessImmEclERKmS3_(%"struct.std::__1::__less.9"* noundef nonnull align 1 dereferenceable(1) %__comp, i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #17
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i64*, i64** %__b.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i64*, i64** %__a.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond-lvalue = phi i64* [ %2, %cond.true ], [ %3, %cond.false ]
  ret i64* %cond-lvalue
}

; Function Attrs: nounwind
declare i8* @memcpy(i8* noundef, i8* noundef, i64 noundef) #6

; Function Attrs: nounwind
declare i64 @strlen(i8* noundef) #6

; Function Attrs: nounwind
declare i8* @memset(i8* noundef, i32 noundef, i64 noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt3__111char_traitsIcE11to_int_typeEc(i8 noundef signext %__c) #3 comdat align 2 {
entry:
  %__c.addr = alloca i8, align 1
  store i8 %__c, i8* %__c.addr, align 1
  %0 = load i8, i8* %__c.addr, align 1
  %conv = zext i8 %0 to i32
  ret i32 %conv
}

; Function Attrs: nounwind
declare i8* @memmove(i8* noundef, i8* noundef, i64 noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__111__wrap_iterIPKcE4baseEv(%"class.std::__1::__wrap_iter.2"* noundef nonnull align 8 dereferenceable(8) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__wrap_iter.2"*, align 8
  store %"class.std::__1::__wrap_iter.2"* %this, %"class.std::__1::__wrap_iter.2"** %this.addr, align 8
  %this1 = load %"class.std::__1::__wrap_iter.2"*, %"class.std::__1::__wrap_iter.2"** %this.addr, align 8
  %__i = getelementptr inbounds %"class.std::__1::__wrap_iter.2", %"class.std::__1::__wrap_iter.2"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__i, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__111__wrap_iterIPcE4baseEv(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__wrap_iter"*, align 8
  store %"class.std::__1::__wrap_iter"* %this, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  %this1 = load %"class.std::__1::__wrap_iter"*, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  %__i = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__i, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) %"class.std::__1::__wrap_iter"* @_ZNSt3__111__wrap_iterIPcEpLEl(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %__n) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__wrap_iter"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::__wrap_iter"* %this, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::__wrap_iter"*, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %__i = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %this1, i32 0, i32 0
  %1 = load i8*, i8** %__i, align 8
  %add.ptr = getelementptr inbounds i8, i8* %1, i64 %0
  store i8* %add.ptr, i8** %__i, align 8
  ret %"class.std::__1::__wrap_iter"* %this1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt3__118__search_substringIcNS_11char_traitsIcEEEEPKT_S5_S5_S5_S5_(i8* noundef %__first1, i8* noundef %__last1, i8* noundef %__first2, i8* noundef %__last2) #3 comdat {
entry:
  %retval = alloca i8*, align 8
  %__first1.addr = alloca i8*, align 8
  %__last1.addr = alloca i8*, align 8
  %__first2.addr = alloca i8*, align 8
  %__last2.addr = alloca i8*, align 8
  %__len2 = alloca i64, align 8
  %__len1 = alloca i64, align 8
  %__f2 = alloca i8, align 1
  store i8* %__first1, i8** %__first1.addr, align 8
  store i8* %__last1, i8** %__last1.addr, align 8
  store i8* %__first2, i8** %__first2.addr, align 8
  store i8* %__last2, i8** %__last2.addr, align 8
  %0 = load i8*, i8** %__last2.addr, align 8
  %1 = load i8*, i8** %__first2.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %__len2, align 8
  %2 = load i64, i64* %__len2, align 8
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i8*, i8** %__first1.addr, align 8
  store i8* %3, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i8*, i8** %__last1.addr, align 8
  %5 = load i8*, i8** %__first1.addr, align 8
  %sub.ptr.lhs.cast1 = ptrtoint i8* %4 to i64
  %sub.ptr.rhs.cast2 = ptrtoint i8* %5 to i64
  %sub.ptr.sub3 = sub i64 %sub.ptr.lhs.cast1, %sub.ptr.rhs.cast2
  store i64 %sub.ptr.sub3, i64* %__len1, align 8
  %6 = load i64, i64* %__len1, align 8
  %7 = load i64, i64* %__len2, align 8
  %cmp4 = icmp slt i64 %6, %7
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end
  %8 = load i8*, i8** %__last1.addr, align 8
  store i8* %8, i8** %retval, align 8
  br label %return

if.end6:                                          ; preds = %if.end
  %9 = load i8*, i8** %__first2.addr, align 8
  %10 = load i8, i8* %9, align 1
  store i8 %10, i8* %__f2, align 1
  br label %while.cond

while.cond:                                       ; preds = %if.end19, %if.end6
  br label %while.body

while.body:                                       ; preds = %while.cond
  %11 = load i8*, i8** %__last1.addr, align 8
  %12 = load i8*, i8** %__first1.addr, align 8
  %sub.ptr.lhs.cast7 = ptrtoint i8* %11 to i64
  %sub.ptr.rhs.cast8 = ptrtoint i8* %12 to i64
  %sub.ptr.sub9 = sub i64 %sub.ptr.lhs.cast7, %sub.ptr.rhs.cast8
  store i64 %sub.ptr.sub9, i64* %__len1, align 8
  %13 = load i64, i64* %__len1, align 8
  %14 = load i64, i64* %__len2, align 8
  %cmp10 = icmp slt i64 %13, %14
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %while.body
  %15 = load i8*, i8** %__last1.addr, align 8
  store i8* %15, i8** %retval, align 8
  br label %return

if.end12:                                         ; preds = %while.body
  %16 = load i8*, i8** %__first1.addr, align 8
  %17 = load i64, i64* %__len1, align 8
  %18 = load i64, i64* %__len2, align 8
  %sub = sub nsw i64 %17, %18
  %add = add nsw i64 %sub, 1
  %call = call noundef i8* @_ZNSt3__111char_traitsIcE4findEPKcmRS2_(i8* noundef %16, i64 noundef %add, i8* noundef nonnull align 1 dereferenceable(1) %__f2) #21
  store i8* %call, i8** %__first1.addr, align 8
  %19 = load i8*, i8** %__first1.addr, align 8
  %cmp13 = icmp eq i8* %19, null
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end12
  %20 = load i8*, i8** %__last1.addr, align 8
  store i8* %20, i8** %retval, align 8
  br label %return

if.end15:                                         ; preds = %if.end12
  %21 = load i8*, i8** %__first1.addr, align 8
  %22 = load i8*, i8** %__first2.addr, align 8
  %23 = load i64, i64* %__len2, align 8
  %call16 = call noundef i32 @_ZNSt3__111char_traitsIcE7compareEPKcS3_m(i8* noundef %21, i8* noundef %22, i64 noundef %23) #21
  %cmp17 = icmp eq i32 %call16, 0
  br i1 %cmp17, label %if.then18, label %if.end19

if.then18:                                        ; preds = %if.end15
  %24 = load i8*, i8** %__first1.addr, align 8
  store i8* %24, i8** %retval, align 8
  br label %return

if.end19:                                         ; preds = %if.end15
  %25 = load i8*, i8** %__first1.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %25, i32 1
  store i8* %incdec.ptr, i8** %__first1.addr, align 8
  br label %while.cond, !llvm.loop !54

return:                                           ; preds = %if.then18, %if.then14, %if.then11, %if.then5, %if.then
  %26 = load i8*, i8** %retval, align 8
  ret i8* %26
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt3__111char_traitsIcE4findEPKcmRS2_(i8* noundef %__s, i64 noundef %__n, i8* noundef nonnull align 1 dereferenceable(1) %__a) #3 comdat align 2 {
entry:
  %retval = alloca i8*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  %__a.addr = alloca i8*, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  store i8* %__a, i8** %__a.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8* null, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i8*, i8** %__s.addr, align 8
  %2 = load i8*, i8** %__a.addr, align 8
  %3 = load i8, i8* %2, align 1
  %call = call noundef i32 @_ZNSt3__111char_traitsIcE11to_int_typeEc(i8 noundef signext %3) #21
  %4 = load i64, i64* %__n.addr, align 8
  %call1 = call i8* @memchr(i8* noundef %1, i32 noundef %call, i64 noundef %4) #21
  store i8* %call1, i8** %retval, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %5 = load i8*, i8** %retval, align 8
  ret i8* %5
}

; Function Attrs: nounwind
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt3__110__find_endIPDoFbccEPKcS4_EET0_S5_S5_T1_S6_T_NS_26random_access_iterator_tagES8_(i8* noundef %__first1, i8* noundef %__last1, i8* noundef %__first2, i8* noundef %__last2, i1 (i8, i8)* noundef %__pred) #3 comdat {
entry:
  %retval = alloca i8*, align 8
  %0 = alloca %"struct.std::__1::random_access_iterator_tag", align 1
  %1 = alloca %"struct.std::__1::random_access_iterator_tag", align 1
  %__first1.addr = alloca i8*, align 8
  %__last1.addr = alloca i8*, align 8
  %__first2.addr = alloca i8*, align 8
  %__last2.addr = alloca i8*, align 8
  %__pred.addr = alloca i1 (i8, i8)*, align 8
  %__len2 = alloca i64, align 8
  %__len1 = alloca i64, align 8
  %__s = alloca i8*, align 8
  %__l1 = alloca i8*, align 8
  %__l2 = alloca i8*, align 8
  %__m1 = alloca i8*, align 8
  %__m2 = alloca i8*, align 8
  store i8* %__first1, i8** %__first1.addr, align 8
  store i8* %__last1, i8** %__last1.addr, align 8
  store i8* %__first2, i8** %__first2.addr, align 8
  store i8* %__last2, i8** %__last2.addr, align 8
  store i1 (i8, i8)* %__pred, i1 (i8, i8)** %__pred.addr, align 8
  %2 = load i8*, i8** %__last2.addr, align 8
  %3 = load i8*, i8** %__first2.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %2 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %3 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, i64* %__len2, align 8
  %4 = load i64, i64* %__len2, align 8
  %cmp = icmp eq i64 %4, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load i8*, i8** %__last1.addr, align 8
  store i8* %5, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %6 = load i8*, i8** %__last1.addr, align 8
  %7 = load i8*, i8** %__first1.addr, align 8
  %sub.ptr.lhs.cast2 = ptrtoint i8* %6 to i64
  %sub.ptr.rhs.cast3 = ptrtoint i8* %7 to i64
  %sub.ptr.sub4 = sub i64 %sub.ptr.lhs.cast2, %sub.ptr.rhs.cast3
  store i64 %sub.ptr.sub4, i64* %__len1, align 8
  %8 = load i64, i64* %__len1, align 8
  %9 = load i64, i64* %__len2, align 8
  %cmp5 = icmp slt i64 %8, %9
  br i1 %cmp5, label %if.then6, label %if.end7

if.then6:                                         ; preds = %if.end
  %10 = load i8*, i8** %__last1.addr, align 8
  store i8* %10, i8** %retval, align 8
  br label %return

if.end7:                                          ; preds = %if.end
  %11 = load i8*, i8** %__first1.addr, align 8
  %12 = load i64, i64* %__len2, align 8
  %sub = sub nsw i64 %12, 1
  %add.ptr = getelementptr inbounds i8, i8* %11, i64 %sub
  store i8* %add.ptr, i8** %__s, align 8
  %13 = load i8*, i8** %__last1.addr, align 8
  store i8* %13, i8** %__l1, align 8
  %14 = load i8*, i8** %__last2.addr, align 8
  store i8* %14, i8** %__l2, align 8
  %15 = load i8*, i8** %__l2, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %15, i32 -1
  store i8* %incdec.ptr, i8** %__l2, align 8
  br label %while.body

while.body:                                       ; preds = %if.end7, %while.end26
  br label %while.body9

while.body9:                                      ; preds = %while.body, %if.end15
  %16 = load i8*, i8** %__s, align 8
  %17 = load i8*, i8** %__l1, align 8
  %cmp10 = icmp eq i8* %16, %17
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %while.body9
  %18 = load i8*, i8** %__last1.addr, align 8
  store i8* %18, i8** %retval, align 8
  br label %return

if.end12:                                         ; preds = %while.body9
  %19 = load i1 (i8, i8)*, i1 (i8, i8)** %__pred.addr, align 8
  %20 = load i8*, i8** %__l1, align 8
  %incdec.ptr13 = getelementptr inbounds i8, i8* %20, i32 -1
  store i8* %incdec.ptr13, i8** %__l1, align 8
  %21 = load i8, i8* %incdec.ptr13, align 1
  %22 = load i8*, i8** %__l2, align 8
  %23 = load i8, i8* %22, align 1
  %call = call noundef zeroext i1 %19(i8 noundef signext %21, i8 noundef signext %23) #21
  br i1 %call, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end12
  br label %while.end

if.end15:                                         ; preds = %if.end12
  br label %while.body9, !llvm.loop !55

while.end:                                        ; preds = %if.then14
  %24 = load i8*, i8** %__l1, align 8
  store i8* %24, i8** %__m1, align 8
  %25 = load i8*, i8** %__l2, align 8
  store i8* %25, i8** %__m2, align 8
  br label %while.body17

while.body17:                                     ; preds = %while.end, %if.end25
  %26 = load i8*, i8** %__m2, align 8
  %27 = load i8*, i8** %__first2.addr, align 8
  %cmp18 = icmp eq i8* %26, %27
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %while.body17
  %28 = load i8*, i8** %__m1, align 8
  store i8* %28, i8** %retval, align 8
  br label %return

if.end20:                                         ; preds = %while.body17
  %29 = load i1 (i8, i8)*, i1 (i8, i8)** %__pred.addr, align 8
  %30 = load i8*, i8** %__m1, align 8
  %incdec.ptr21 = getelementptr inbounds i8, i8* %30, i32 -1
  store i8* %incdec.ptr21, i8** %__m1, align 8
  %31 = load i8, i8* %incdec.ptr21, align 1
  %32 = load i8*, i8** %__m2, align 8
  %incdec.ptr22 = getelementptr inbounds i8, i8* %32, i32 -1
  store i8* %incdec.ptr22, i8** %__m2, align 8
  %33 = load i8, i8* %incdec.ptr22, align 1
  %call23 = call noundef zeroext i1 %29(i8 noundef signext %31, i8 noundef signext %33) #21
  br i1 %call23, label %if.end25, label %if.then24

if.then24:                                        ; preds = %if.end20
  br label %while.end26

if.end25:                                         ; preds = %if.end20
  br label %while.body17, !llvm.loop !56

while.end26:                                      ; preds = %if.then24
  br label %while.body, !llvm.loop !57

return:                                           ; preds = %if.then19, %if.then11, %if.then6, %if.then
  %34 = load i8*, i8** %retval, align 8
  ret i8* %34
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt3__111char_traitsIcE2eqEcc(i8 noundef signext %__c1, i8 noundef signext %__c2) #3 comdat align 2 {
entry:
  %__c1.addr = alloca i8, align 1
  %__c2.addr = alloca i8, align 1
  store i8 %__c1, i8* %__c1.addr, align 1
  store i8 %__c2, i8* %__c2.addr, align 1
  %0 = load i8, i8* %__c1.addr, align 1
  %conv = sext i8 %0 to i32
  %1 = load i8, i8* %__c2.addr, align 1
  %conv1 = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, %conv1
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt3__118__find_first_of_ceIPKcS2_PDoFbccEEET_S5_S5_T0_S6_T1_(i8* noundef %__first1, i8* noundef %__last1, i8* noundef %__first2, i8* noundef %__last2, i1 (i8, i8)* noundef %__pred) #3 comdat {
entry:
  %retval = alloca i8*, align 8
  %__first1.addr = alloca i8*, align 8
  %__last1.addr = alloca i8*, align 8
  %__first2.addr = alloca i8*, align 8
  %__last2.addr = alloca i8*, align 8
  %__pred.addr = alloca i1 (i8, i8)*, align 8
  %__j = alloca i8*, align 8
  store i8* %__first1, i8** %__first1.addr, align 8
  store i8* %__last1, i8** %__last1.addr, align 8
  store i8* %__first2, i8** %__first2.addr, align 8
  store i8* %__last2, i8** %__last2.addr, align 8
  store i1 (i8, i8)* %__pred, i1 (i8, i8)** %__pred.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc4, %entry
  %0 = load i8*, i8** %__first1.addr, align 8
  %1 = load i8*, i8** %__last1.addr, align 8
  %cmp = icmp ne i8* %0, %1
  br i1 %cmp, label %for.body, label %for.end6

for.body:                                         ; preds = %for.cond
  %2 = load i8*, i8** %__first2.addr, align 8
  store i8* %2, i8** %__j, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i8*, i8** %__j, align 8
  %4 = load i8*, i8** %__last2.addr, align 8
  %cmp2 = icmp ne i8* %3, %4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %5 = load i1 (i8, i8)*, i1 (i8, i8)** %__pred.addr, align 8
  %6 = load i8*, i8** %__first1.addr, align 8
  %7 = load i8, i8* %6, align 1
  %8 = load i8*, i8** %__j, align 8
  %9 = load i8, i8* %8, align 1
  %call = call noundef zeroext i1 %5(i8 noundef signext %7, i8 noundef signext %9) #21
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %for.body3
  %10 = load i8*, i8** %__first1.addr, align 8
  store i8* %10, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %for.body3
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %11 = load i8*, i8** %__j, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %11, i32 1
  store i8* %incdec.ptr, i8** %__j, align 8
  br label %for.cond1, !llvm.loop !58

for.end:                                          ; preds = %for.cond1
  br label %for.inc4

for.inc4:                                         ; preds = %for.end
  %12 = load i8*, i8** %__first1.addr, align 8
  %incdec.ptr5 = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %incdec.ptr5, i8** %__first1.addr, align 8
  br label %for.cond, !llvm.loop !59

for.end6:                                         ; preds = %for.cond
  %13 = load i8*, i8** %__last1.addr, align 8
  store i8* %13, i8** %retval, align 8
  br label %return

return:                                           ; preds = %for.end6, %if.then
  %14 = load i8*, i8** %retval, align 8
  ret i8* %14
}

; Function Attrs: nounwind
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #6

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__19allocatorIcE8allocateEm(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %this, i64 noundef %__n) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::allocator"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__1::allocator"* %this, %"class.std::__1::allocator"** %this.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8
  %call = call noundef i64 @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8max_sizeIS2_vvEEmRKS2_(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %this1) #21
  %cmp = icmp ugt i64 %0, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt28__throw_bad_array_new_lengthv() #20
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, i64* %__n.addr, align 8
  %mul = mul i64 %1, 1
  %call2 = call noundef i8* @_ZNSt3__117__libcpp_allocateEmm(i64 noundef %mul, i64 noundef 1) #17
  ret i8* %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt3__116allocator_traitsINS_9allocatorIcEEE8max_sizeIS2_vvEEmRKS2_(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 {
entry:
  %.addr = alloca %"class.std::__1::allocator"*, align 8
  store %"class.std::__1::allocator"* %0, %"class.std::__1::allocator"** %.addr, align 8
  %call = call noundef i64 @_ZNSt3__114numeric_limitsImE3maxEv() #21
  %div = udiv i64 %call, 1
  ret i64 %div
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZSt28__throw_bad_array_new_lengthv() #4 comdat {
entry:
  %exception = call i8* @__cxa_allocate_exception(i64 8) #19
  %0 = bitcast i8* %exception to %"class.std::bad_array_new_length"*
  call void @_ZNSt20bad_array_new_lengthC1Ev(%"class.std::bad_array_new_length"* noundef nonnull align 8 dereferenceable(8) %0) #21
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTISt20bad_array_new_length to i8*), i8* bitcast (void (%"class.std::bad_array_new_length"*)* @_ZNSt20bad_array_new_lengthD1Ev to i8*)) #24
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__117__libcpp_allocateEmm(i64 noundef %__size, i64 noundef %__align) #10 comdat {
entry:
  %retval = alloca i8*, align 8
  %__size.addr = alloca i64, align 8
  %__align.addr = alloca i64, align 8
  %__align_val = alloca i64, align 8
  store i64 %__size, i64* %__size.addr, align 8
  store i64 %__align, i64* %__align.addr, align 8
  %0 = load i64, i64* %__align.addr, align 8
  %call = call noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newEm(i64 noundef %0) #21
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i64, i64* %__align.addr, align 8
  store i64 %1, i64* %__align_val, align 8
  %2 = load i64, i64* %__size.addr, align 8
  %3 = load i64, i64* %__align_val, align 8
  %call1 = call noundef i8* @_ZNSt3__121__libcpp_operator_newIJmSt11align_val_tEEEPvDpT_(i64 noundef %2, i64 noundef %3) #17
  store i8* %call1, i8** %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i64, i64* %__size.addr, align 8
  %call2 = call noundef i8* @_ZNSt3__121__libcpp_operator_newIJmEEEPvDpT_(i64 noundef %4) #17
  store i8* %call2, i8** %retval, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %5 = load i8*, i8** %retval, align 8
  ret i8* %5
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__114numeric_limitsImE3maxEv() #3 comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsImLb1EE3maxEv() #21
  ret i64 %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__123__libcpp_numeric_limitsImLb1EE3maxEv() #3 comdat align 2 {
entry:
  ret i64 -1
}

; Function Attrs: nounwind
declare void @_ZNSt20bad_array_new_lengthD1Ev(%"class.std::bad_array_new_length"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__121__libcpp_operator_newIJmSt11align_val_tEEEPvDpT_(i64 noundef %__args, i64 noundef %__args1) #10 comdat {
entry:
  %__args.addr = alloca i64, align 8
  %__args.addr2 = alloca i64, align 8
  store i64 %__args, i64* %__args.addr, align 8
  store i64 %__args1, i64* %__args.addr2, align 8
  %0 = load i64, i64* %__args.addr, align 8
  %1 = load i64, i64* %__args.addr2, align 8
  %call = call noalias noundef nonnull i8* @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #26
  call void @llvm.assume(i1 true) [ "align"(i8* %call, i64 %1) ]
  ret i8* %call
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__121__libcpp_operator_newIJmEEEPvDpT_(i64 noundef %__args) #10 comdat {
entry:
  %__args.addr = alloca i64, align 8
  store i64 %__args, i64* %__args.addr, align 8
  %0 = load i64, i64* %__args.addr, align 8
  %call = call noalias noundef nonnull i8* @_Znwm(i64 noundef %0) #26
  ret i8* %call
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_ZnwmSt11align_val_t(i64 noundef, i64 noundef) #14

; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #15

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) %"class.std::__1::error_category"* @_ZNKSt3__115error_condition8categoryEv(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_condition"*, align 8
  store %"class.std::__1::error_condition"* %this, %"class.std::__1::error_condition"** %this.addr, align 8
  %this1 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %this.addr, align 8
  %__cat_ = getelementptr inbounds %"class.std::__1::error_condition", %"class.std::__1::error_condition"* %this1, i32 0, i32 1
  %0 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %__cat_, align 8
  ret %"class.std::__1::error_category"* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNKSt3__115error_condition5valueEv(%"class.std::__1::error_condition"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::error_condition"*, align 8
  store %"class.std::__1::error_condition"* %this, %"class.std::__1::error_condition"** %this.addr, align 8
  %this1 = load %"class.std::__1::error_condition"*, %"class.std::__1::error_condition"** %this.addr, align 8
  %__val_ = getelementptr inbounds %"class.std::__1::error_condition", %"class.std::__1::error_condition"* %this1, i32 0, i32 0
  %0 = load i32, i32* %__val_, align 8
  ret i32 %0
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZNSt3__112_GLOBAL__N_114named_categoryD2Ev(%"struct.std::__1::(anonymous namespace)::named_category"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::(anonymous namespace)::named_category"*, align 8
  store %"struct.std::__1::(anonymous namespace)::named_category"* %this, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  %this1 = load %"struct.std::__1::(anonymous namespace)::named_category"*, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::(anonymous namespace)::named_category"* %this1 to %"class.std::__1::error_category"*
  call void @_ZNSt3__114error_categoryD2Ev(%"class.std::__1::error_category"* noundef nonnull align 8 dereferenceable(8) %0) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZNSt3__112_GLOBAL__N_114named_categoryD0Ev(%"struct.std::__1::(anonymous namespace)::named_category"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::(anonymous namespace)::named_category"*, align 8
  store %"struct.std::__1::(anonymous namespace)::named_category"* %this, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  %this1 = load %"struct.std::__1::(anonymous namespace)::named_category"*, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  call void @_ZNSt3__112_GLOBAL__N_114named_categoryD2Ev(%"struct.std::__1::(anonymous namespace)::named_category"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  %0 = bitcast %"struct.std::__1::(anonymous namespace)::named_category"* %this1 to i8*
  call void @_ZdlPv(i8* noundef %0) #23
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i8* @_ZNKSt3__112_GLOBAL__N_114named_category4nameEv(%"struct.std::__1::(anonymous namespace)::named_category"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::(anonymous namespace)::named_category"*, align 8
  store %"struct.std::__1::(anonymous namespace)::named_category"* %this, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  %this1 = load %"struct.std::__1::(anonymous namespace)::named_category"*, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  %called = getelementptr inbounds %"struct.std::__1::(anonymous namespace)::named_category", %"struct.std::__1::(anonymous namespace)::named_category"* %this1, i32 0, i32 1
  %0 = load i8*, i8** %called, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZNKSt3__112_GLOBAL__N_114named_category7messageEi(%"class.std::__1::basic_string"* noalias sret(%"class.std::__1::basic_string") align 8 %agg.result, %"struct.std::__1::(anonymous namespace)::named_category"* noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %0) unnamed_addr #10 align 2 {
entry:
  %result.ptr = alloca i8*, align 8
  %this.addr = alloca %"struct.std::__1::(anonymous namespace)::named_category"*, align 8
  %.addr = alloca i32, align 4
  %1 = bitcast %"class.std::__1::basic_string"* %agg.result to i8*
  store i8* %1, i8** %result.ptr, align 8
  store %"struct.std::__1::(anonymous namespace)::named_category"* %this, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  store i32 %0, i32* %.addr, align 4
  %this1 = load %"struct.std::__1::(anonymous namespace)::named_category"*, %"struct.std::__1::(anonymous namespace)::named_category"** %this.addr, align 8
  %called = getelementptr inbounds %"struct.std::__1::(anonymous namespace)::named_category", %"struct.std::__1::(anonymous namespace)::named_category"* %this1, i32 0, i32 1
  %2 = load i8*, i8** %called, align 8
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2IDnEEPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %agg.result, i8* noundef %2) #17
  ret void
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2IDnEEPKc(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, i8* noundef %__s) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %ref.tmp = alloca %"struct.std::__1::__default_init_tag", align 1
  %ref.tmp2 = alloca %"struct.std::__1::__default_init_tag", align 1
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  call void @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagESA_EEOT_OT0_(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %ref.tmp, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %ref.tmp2) #17
  %0 = load i8*, i8** %__s.addr, align 8
  %1 = load i8*, i8** %__s.addr, align 8
  %call = call noundef i64 @_ZNSt3__111char_traitsIcE6lengthEPKc(i8* noundef %1) #21
  call void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE6__initEPKcm(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1, i8* noundef %0, i64 noundef %call) #17
  call void @_ZNSt3__119__debug_db_insert_cINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEEEvPT_(%"class.std::__1::basic_string"* noundef %this1) #17
  ret void
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_EC2INS_18__default_init_tagESA_EEOT_OT0_(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %this, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %__t1, %"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %__t2) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__compressed_pair"*, align 8
  %__t1.addr = alloca %"struct.std::__1::__default_init_tag"*, align 8
  %__t2.addr = alloca %"struct.std::__1::__default_init_tag"*, align 8
  %agg.tmp = alloca %"struct.std::__1::__default_init_tag", align 1
  %agg.tmp2 = alloca %"struct.std::__1::__default_init_tag", align 1
  store %"class.std::__1::__compressed_pair"* %this, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  store %"struct.std::__1::__default_init_tag"* %__t1, %"struct.std::__1::__default_init_tag"** %__t1.addr, align 8
  store %"struct.std::__1::__default_init_tag"* %__t2, %"struct.std::__1::__default_init_tag"** %__t2.addr, align 8
  %this1 = load %"class.std::__1::__compressed_pair"*, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem"*
  %1 = load %"struct.std::__1::__default_init_tag"*, %"struct.std::__1::__default_init_tag"** %__t1.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::__1::__default_init_tag"* @_ZNSt3__17forwardINS_18__default_init_tagEEEOT_RNS_16remove_referenceIS2_E4typeE(%"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %1) #21
  call void @_ZNSt3__122__compressed_pair_elemINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repELi0ELb0EEC2ENS_18__default_init_tagE(%"struct.std::__1::__compressed_pair_elem"* noundef nonnull align 8 dereferenceable(24) %0) #17
  %2 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem.1"*
  %3 = load %"struct.std::__1::__default_init_tag"*, %"struct.std::__1::__default_init_tag"** %__t2.addr, align 8
  %call3 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::__1::__default_init_tag"* @_ZNSt3__17forwardINS_18__default_init_tagEEEOT_RNS_16remove_referenceIS2_E4typeE(%"struct.std::__1::__default_init_tag"* noundef nonnull align 1 dereferenceable(1) %3) #21
  call void @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2ENS_18__default_init_tagE(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %2) #17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EEC2ENS_18__default_init_tagE(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #0 comdat align 2 {
entry:
  %0 = alloca %"struct.std::__1::__default_init_tag", align 1
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem.1"*, align 8
  store %"struct.std::__1::__compressed_pair_elem.1"* %this, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem.1"*, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %1 = bitcast %"struct.std::__1::__compressed_pair_elem.1"* %this1 to %"class.std::__1::allocator"*
  call void @_ZNSt3__19allocatorIcEC2Ev(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %1) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__19allocatorIcEC2Ev(%"class.std::__1::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::allocator"*, align 8
  store %"class.std::__1::allocator"* %this, %"class.std::__1::allocator"** %this.addr, align 8
  %this1 = load %"class.std::__1::allocator"*, %"class.std::__1::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::allocator"* %this1 to %"struct.std::__1::__non_trivial_if"*
  call void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIcEEEC2Ev(%"struct.std::__1::__non_trivial_if"* noundef nonnull align 1 dereferenceable(1) %0) #21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIcEEEC2Ev(%"struct.std::__1::__non_trivial_if"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__non_trivial_if"*, align 8
  store %"struct.std::__1::__non_trivial_if"* %this, %"struct.std::__1::__non_trivial_if"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__non_trivial_if"*, %"struct.std::__1::__non_trivial_if"** %this.addr, align 8
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #16

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZSteqRKSt13exception_ptrS1_(%"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__x, %"class.std::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %__y) #3 comdat {
entry:
  %__x.addr = alloca %"class.std::exception_ptr"*, align 8
  %__y.addr = alloca %"class.std::exception_ptr"*, align 8
  store %"class.std::exception_ptr"* %__x, %"class.std::exception_ptr"** %__x.addr, align 8
  store %"class.std::exception_ptr"* %__y, %"class.std::exception_ptr"** %__y.addr, align 8
  %0 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %__x.addr, align 8
  %__ptr_ = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %0, i32 0, i32 0
  %1 = load i8*, i8** %__ptr_, align 8
  %2 = load %"class.std::exception_ptr"*, %"class.std::exception_ptr"** %__y.addr, align 8
  %__ptr_1 = getelementptr inbounds %"class.std::exception_ptr", %"class.std::exception_ptr"* %2, i32 0, i32 0
  %3 = load i8*, i8** %__ptr_1, align 8
  %cmp = icmp eq i8* %1, %3
  ret i1 %cmp
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZNSt3__120__throw_future_errorENS_11future_errcE(i32 noundef %_Ev) #4 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %_Ev.addr = alloca i32, align 4
  %agg.tmp = alloca %"class.std::__1::error_code", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %_Ev, i32* %_Ev.addr, align 4
  %exception = call i8* @__cxa_allocate_exception(i64 32) #19
  %0 = bitcast i8* %exception to %"class.std::__1::future_error"*
  %1 = load i32, i32* %_Ev.addr, align 4
  %call = call { i32, %"class.std::__1::error_category"* } @_ZNSt3__115make_error_codeENS_11future_errcE(i32 noundef %1) #21
  %2 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %3 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %2, i32 0, i32 0
  %4 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 0
  store i32 %4, i32* %3, align 8
  %5 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %2, i32 0, i32 1
  %6 = extractvalue { i32, %"class.std::__1::error_category"* } %call, 1
  store %"class.std::__1::error_category"* %6, %"class.std::__1::error_category"** %5, align 8
  %7 = bitcast %"class.std::__1::error_code"* %agg.tmp to { i32, %"class.std::__1::error_category"* }*
  %8 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %7, i32 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = getelementptr inbounds { i32, %"class.std::__1::error_category"* }, { i32, %"class.std::__1::error_category"* }* %7, i32 0, i32 1
  %11 = load %"class.std::__1::error_category"*, %"class.std::__1::error_category"** %10, align 8
  invoke void @_ZNSt3__112future_errorC1ENS_10error_codeE(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %0, i32 %9, %"class.std::__1::error_category"* %11) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt3__112future_errorE to i8*), i8* bitcast (void (%"class.std::__1::future_error"*)* @_ZNSt3__112future_errorD1Ev to i8*)) #24
  unreachable

lpad:                                             ; preds = %entry
  %12 = landingpad { i8*, i32 }
          cleanup
  %13 = extractvalue { i8*, i32 } %12, 0
  store i8* %13, i8** %exn.slot, align 8
  %14 = extractvalue { i8*, i32 } %12, 1
  store i32 %14, i32* %ehselector.slot, align 4
  call void @__cxa_free_exception(i8* %exception) #19
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_decrementIlEET_RS1_(i64* noundef nonnull align 8 dereferenceable(8) %__t) #3 comdat {
entry:
  %__t.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %__t, i64** %__t.addr, align 8
  %0 = load i64*, i64** %__t.addr, align 8
  store i64 -1, i64* %.atomictmp, align 8
  %1 = load i64, i64* %.atomictmp, align 8
  %2 = atomicrmw add i64* %0, i64 %1 acq_rel, align 8
  %3 = add i64 %2, %1
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret i64 %4
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__114__shared_countC2El(%"class.std::__1::__shared_count"* noundef nonnull align 8 dereferenceable(16) %this, i64 noundef %__refs) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__shared_count"*, align 8
  %__refs.addr = alloca i64, align 8
  store %"class.std::__1::__shared_count"* %this, %"class.std::__1::__shared_count"** %this.addr, align 8
  store i64 %__refs, i64* %__refs.addr, align 8
  %this1 = load %"class.std::__1::__shared_count"*, %"class.std::__1::__shared_count"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__shared_count"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt3__114__shared_countE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8
  %__shared_owners_ = getelementptr inbounds %"class.std::__1::__shared_count", %"class.std::__1::__shared_count"* %this1, i32 0, i32 1
  %1 = load i64, i64* %__refs.addr, align 8
  store i64 %1, i64* %__shared_owners_, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__121__libcpp_relaxed_loadIlEET_PKS1_(i64* noundef %__value) #3 comdat {
entry:
  %__value.addr = alloca i64*, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %__value, i64** %__value.addr, align 8
  %0 = load i64*, i64** %__value.addr, align 8
  %1 = load atomic i64, i64* %0 monotonic, align 8
  store i64 %1, i64* %atomic-temp, align 8
  %2 = load i64, i64* %atomic-temp, align 8
  ret i64 %2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_incrementIlEET_RS1_(i64* noundef nonnull align 8 dereferenceable(8) %__t) #3 comdat {
entry:
  %__t.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %__t, i64** %__t.addr, align 8
  %0 = load i64*, i64** %__t.addr, align 8
  store i64 1, i64* %.atomictmp, align 8
  %1 = load i64, i64* %.atomictmp, align 8
  %2 = atomicrmw add i64* %0, i64 %1 monotonic, align 8
  %3 = add i64 %2, %1
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret i64 %4
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden i64 @_ZNSt3__16chrono13duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEExNS3_ILl1ELl1EEEEENS_9enable_ifIXsr13__is_durationIT_EE5valueES8_E4typeERKNS2_IT0_T1_EE(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %__fd) #10 comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %__fd.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  %ref.tmp = alloca %"struct.std::__1::chrono::__duration_cast", align 1
  store %"class.std::__1::chrono::duration.6"* %__fd, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %0 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000000EEEEENS3_ILl1000000000ELl1EEELb0ELb1EEclERKS5_(%"struct.std::__1::chrono::__duration_cast"* noundef nonnull align 1 dereferenceable(1) %ref.tmp, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %0) #17
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %retval, i32 0, i32 0
  store i64 %call, i64* %coerce.dive, align 8
  %coerce.dive1 = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %retval, i32 0, i32 0
  %1 = load i64, i64* %coerce.dive1, align 8
  ret i64 %1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countEv(%"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration"*, align 8
  store %"class.std::__1::chrono::duration"* %this, %"class.std::__1::chrono::duration"** %this.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration"*, %"class.std::__1::chrono::duration"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %this1, i32 0, i32 0
  %0 = load i64, i64* %__rep_, align 8
  ret i64 %0
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000000EEEEENS3_ILl1000000000ELl1EEELb0ELb1EEclERKS5_(%"struct.std::__1::chrono::__duration_cast"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %__fd) #10 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %this.addr = alloca %"struct.std::__1::chrono::__duration_cast"*, align 8
  %__fd.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  %ref.tmp = alloca i64, align 8
  store %"struct.std::__1::chrono::__duration_cast"* %this, %"struct.std::__1::chrono::__duration_cast"** %this.addr, align 8
  store %"class.std::__1::chrono::duration.6"* %__fd, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %this1 = load %"struct.std::__1::chrono::__duration_cast"*, %"struct.std::__1::chrono::__duration_cast"** %this.addr, align 8
  %0 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countEv(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %0) #17
  %mul = mul nsw i64 %call, 1000000000
  store i64 %mul, i64* %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2IxEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE(%"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %retval, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp, i8* noundef null) #17
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %retval, i32 0, i32 0
  %1 = load i64, i64* %coerce.dive, align 8
  ret i64 %1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countEv(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  store %"class.std::__1::chrono::duration.6"* %this, %"class.std::__1::chrono::duration.6"** %this.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration.6", %"class.std::__1::chrono::duration.6"* %this1, i32 0, i32 0
  %0 = load i64, i64* %__rep_, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2IxEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE(%"class.std::__1::chrono::duration"* noundef nonnull align 8 dereferenceable(8) %this, i64* noundef nonnull align 8 dereferenceable(8) %__r, i8* noundef %0) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration"*, align 8
  %__r.addr = alloca i64*, align 8
  %.addr = alloca i8*, align 8
  store %"class.std::__1::chrono::duration"* %this, %"class.std::__1::chrono::duration"** %this.addr, align 8
  store i64* %__r, i64** %__r.addr, align 8
  store i8* %0, i8** %.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration"*, %"class.std::__1::chrono::duration"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration", %"class.std::__1::chrono::duration"* %this1, i32 0, i32 0
  %1 = load i64*, i64** %__r.addr, align 8
  %2 = load i64, i64* %1, align 8
  store i64 %2, i64* %__rep_, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden i64 @_ZNSt3__16chrono13duration_castINS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1EEEEENS_9enable_ifIXsr13__is_durationIT_EE5valueES8_E4typeERKNS2_IT0_T1_EE(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %__fd) #10 comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.8", align 8
  %__fd.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  %ref.tmp = alloca %"struct.std::__1::chrono::__duration_cast.10", align 1
  store %"class.std::__1::chrono::duration.6"* %__fd, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %0 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1000000ELl1EEELb0ELb1EEclERKS5_(%"struct.std::__1::chrono::__duration_cast.10"* noundef nonnull align 1 dereferenceable(1) %ref.tmp, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %0) #17
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %retval, i32 0, i32 0
  store i64 %call, i64* %coerce.dive, align 8
  %coerce.dive1 = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %retval, i32 0, i32 0
  %1 = load i64, i64* %coerce.dive1, align 8
  ret i64 %1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEE5countEv(%"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration.8"*, align 8
  store %"class.std::__1::chrono::duration.8"* %this, %"class.std::__1::chrono::duration.8"** %this.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration.8"*, %"class.std::__1::chrono::duration.8"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %this1, i32 0, i32 0
  %0 = load i64, i64* %__rep_, align 8
  ret i64 %0
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1000000ELl1EEELb0ELb1EEclERKS5_(%"struct.std::__1::chrono::__duration_cast.10"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %__fd) #10 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.8", align 8
  %this.addr = alloca %"struct.std::__1::chrono::__duration_cast.10"*, align 8
  %__fd.addr = alloca %"class.std::__1::chrono::duration.6"*, align 8
  %ref.tmp = alloca i64, align 8
  store %"struct.std::__1::chrono::__duration_cast.10"* %this, %"struct.std::__1::chrono::__duration_cast.10"** %this.addr, align 8
  store %"class.std::__1::chrono::duration.6"* %__fd, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %this1 = load %"struct.std::__1::chrono::__duration_cast.10"*, %"struct.std::__1::chrono::__duration_cast.10"** %this.addr, align 8
  %0 = load %"class.std::__1::chrono::duration.6"*, %"class.std::__1::chrono::duration.6"** %__fd.addr, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countEv(%"class.std::__1::chrono::duration.6"* noundef nonnull align 8 dereferenceable(8) %0) #17
  %mul = mul nsw i64 %call, 1000000
  store i64 %mul, i64* %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2IxEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE(%"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %retval, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp, i8* noundef null) #17
  %coerce.dive = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %retval, i32 0, i32 0
  %1 = load i64, i64* %coerce.dive, align 8
  ret i64 %1
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2IxEERKT_PNS_9enable_ifIXaasr14is_convertibleIS8_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS6_EE5valueEvE4typeE(%"class.std::__1::chrono::duration.8"* noundef nonnull align 8 dereferenceable(8) %this, i64* noundef nonnull align 8 dereferenceable(8) %__r, i8* noundef %0) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::chrono::duration.8"*, align 8
  %__r.addr = alloca i64*, align 8
  %.addr = alloca i8*, align 8
  store %"class.std::__1::chrono::duration.8"* %this, %"class.std::__1::chrono::duration.8"** %this.addr, align 8
  store i64* %__r, i64** %__r.addr, align 8
  store i8* %0, i8** %.addr, align 8
  %this1 = load %"class.std::__1::chrono::duration.8"*, %"class.std::__1::chrono::duration.8"** %this.addr, align 8
  %__rep_ = getelementptr inbounds %"class.std::__1::chrono::duration.8", %"class.std::__1::chrono::duration.8"* %this1, i32 0, i32 0
  %1 = load i64*, i64** %__r.addr, align 8
  %2 = load i64, i64* %1, align 8
  store i64 %2, i64* %__rep_, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef %"class.std::__1::mutex"* @_ZNSt3__19addressofINS_5mutexEEEPT_RS2_(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %__x) #3 comdat {
entry:
  %__x.addr = alloca %"class.std::__1::mutex"*, align 8
  store %"class.std::__1::mutex"* %__x, %"class.std::__1::mutex"** %__x.addr, align 8
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__x.addr, align 8
  ret %"class.std::__1::mutex"* %0
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111unique_lockINS_5mutexEE4lockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::unique_lock"*, align 8
  store %"class.std::__1::unique_lock"* %this, %"class.std::__1::unique_lock"** %this.addr, align 8
  %this1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_, align 8
  %cmp = icmp eq %"class.std::__1::mutex"* %0, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 1, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.13, i64 0, i64 0)) #20
  unreachable

if.end:                                           ; preds = %entry
  %__owns_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  %1 = load i8, i8* %__owns_, align 8
  %tobool = trunc i8 %1 to i1
  br i1 %tobool, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 35, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.14, i64 0, i64 0)) #20
  unreachable

if.end3:                                          ; preds = %if.end
  %__m_4 = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %2 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_4, align 8
  call void @_ZNSt3__15mutex4lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #17
  %__owns_5 = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  store i8 1, i8* %__owns_5, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt3__111unique_lockINS_5mutexEE8try_lockEv(%"class.std::__1::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) #10 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::unique_lock"*, align 8
  store %"class.std::__1::unique_lock"* %this, %"class.std::__1::unique_lock"** %this.addr, align 8
  %this1 = load %"class.std::__1::unique_lock"*, %"class.std::__1::unique_lock"** %this.addr, align 8
  %__m_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %0 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_, align 8
  %cmp = icmp eq %"class.std::__1::mutex"* %0, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 1, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.15, i64 0, i64 0)) #20
  unreachable

if.end:                                           ; preds = %entry
  %__owns_ = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  %1 = load i8, i8* %__owns_, align 8
  %tobool = trunc i8 %1 to i1
  br i1 %tobool, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 35, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.16, i64 0, i64 0)) #20
  unreachable

if.end3:                                          ; preds = %if.end
  %__m_4 = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 0
  %2 = load %"class.std::__1::mutex"*, %"class.std::__1::mutex"** %__m_4, align 8
  %call = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(%"class.std::__1::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #21
  %__owns_5 = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  %frombool = zext i1 %call to i8
  store i8 %frombool, i8* %__owns_5, align 8
  %__owns_6 = getelementptr inbounds %"class.std::__1::unique_lock", %"class.std::__1::unique_lock"* %this1, i32 0, i32 1
  %3 = load i8, i8* %__owns_6, align 8
  %tobool7 = trunc i8 %3 to i1
  ret i1 %tobool7
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112future_errorC2ERKS0_(%"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %this, %"class.std::__1::future_error"* noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::future_error"*, align 8
  %.addr = alloca %"class.std::__1::future_error"*, align 8
  store %"class.std::__1::future_error"* %this, %"class.std::__1::future_error"** %this.addr, align 8
  store %"class.std::__1::future_error"* %0, %"class.std::__1::future_error"** %.addr, align 8
  %this1 = load %"class.std::__1::future_error"*, %"class.std::__1::future_error"** %this.addr, align 8
  %1 = bitcast %"class.std::__1::future_error"* %this1 to %"class.std::logic_error"*
  %2 = load %"class.std::__1::future_error"*, %"class.std::__1::future_error"** %.addr, align 8
  %3 = bitcast %"class.std::__1::future_error"* %2 to %"class.std::logic_error"*
  call void @_ZNSt11logic_errorC2ERKS_(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %1, %"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %3) #21
  %4 = bitcast %"class.std::__1::future_error"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt3__112future_errorE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8
  %__ec_ = getelementptr inbounds %"class.std::__1::future_error", %"class.std::__1::future_error"* %this1, i32 0, i32 1
  %5 = load %"class.std::__1::future_error"*, %"class.std::__1::future_error"** %.addr, align 8
  %__ec_2 = getelementptr inbounds %"class.std::__1::future_error", %"class.std::__1::future_error"* %5, i32 0, i32 1
  %6 = bitcast %"class.std::__1::error_code"* %__ec_ to i8*
  %7 = bitcast %"class.std::__1::error_code"* %__ec_2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16), %"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E6secondEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__compressed_pair"*, align 8
  store %"class.std::__1::__compressed_pair"* %this, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %this1 = load %"class.std::__1::__compressed_pair"*, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem.1"*
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNKSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EE5__getEv(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %0) #21
  ret %"class.std::__1::allocator"* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNKSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EE5__getEv(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem.1"*, align 8
  store %"struct.std::__1::__compressed_pair_elem.1"* %this, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem.1"*, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__compressed_pair_elem.1"* %this1 to %"class.std::__1::allocator"*
  ret %"class.std::__1::allocator"* %0
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZNSt3__120__throw_out_of_rangeEPKc(i8* noundef %__msg) #4 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %__msg.addr = alloca i8*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i8* %__msg, i8** %__msg.addr, align 8
  %exception = call i8* @__cxa_allocate_exception(i64 16) #19
  %0 = bitcast i8* %exception to %"class.std::out_of_range"*
  %1 = load i8*, i8** %__msg.addr, align 8
  invoke void @_ZNSt12out_of_rangeC2EPKc(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(16) %0, i8* noundef %1) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTISt12out_of_range to i8*), i8* bitcast (void (%"class.std::out_of_range"*)* @_ZNSt12out_of_rangeD1Ev to i8*)) #24
  unreachable

lpad:                                             ; preds = %entry
  %2 = landingpad { i8*, i32 }
          cleanup
  %3 = extractvalue { i8*, i32 } %2, 0
  store i8* %3, i8** %exn.slot, align 8
  %4 = extractvalue { i8*, i32 } %2, 1
  store i32 %4, i32* %ehselector.slot, align 4
  call void @__cxa_free_exception(i8* %exception) #19
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val1
}

; Function Attrs: noinline uwtable
define linkonce_odr hidden void @_ZNSt12out_of_rangeC2EPKc(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(16) %this, i8* noundef %__s) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::out_of_range"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::out_of_range"* %this, %"class.std::out_of_range"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::out_of_range"*, %"class.std::out_of_range"** %this.addr, align 8
  %0 = bitcast %"class.std::out_of_range"* %this1 to %"class.std::logic_error"*
  %1 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt11logic_errorC2EPKc(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %0, i8* noundef %1) #17
  %2 = bitcast %"class.std::out_of_range"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt12out_of_range, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %2, align 8
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt12out_of_rangeD1Ev(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE13__get_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE9__is_longEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call2 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE18__get_long_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call3 = call noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this1) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %call2, %cond.true ], [ %call3, %cond.false ]
  ret i8* %cond
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__get_short_pointerEv(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  %__r_ = getelementptr inbounds %"class.std::__1::basic_string", %"class.std::__1::basic_string"* %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(24) %"struct.std::__1::basic_string<char>::__rep"* @_ZNKSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E5firstEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %__r_) #21
  %0 = getelementptr inbounds %"struct.std::__1::basic_string<char>::__rep", %"struct.std::__1::basic_string<char>::__rep"* %call, i32 0, i32 0
  %__s = bitcast %union.anon* %0 to %"struct.std::__1::basic_string<char>::__short"*
  %__data_ = getelementptr inbounds %"struct.std::__1::basic_string<char>::__short", %"struct.std::__1::basic_string<char>::__short"* %__s, i32 0, i32 1
  %arrayidx = getelementptr inbounds [23 x i8], [23 x i8]* %__data_, i64 0, i64 0
  %call2 = call noundef i8* @_ZNSt3__114pointer_traitsIPKcE10pointer_toERS1_(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx) #21
  ret i8* %call2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__114pointer_traitsIPKcE10pointer_toERS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #3 comdat align 2 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  %0 = load i8*, i8** %__r.addr, align 8
  %call = call noundef i8* @_ZNSt3__19addressofIKcEEPT_RS2_(i8* noundef nonnull align 1 dereferenceable(1) %0) #21
  ret i8* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__19addressofIKcEEPT_RS2_(i8* noundef nonnull align 1 dereferenceable(1) %__x) #3 comdat {
entry:
  %__x.addr = alloca i8*, align 8
  store i8* %__x, i8** %__x.addr, align 8
  %0 = load i8*, i8** %__x.addr, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__117__compressed_pairINS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5__repES5_E6secondEv(%"class.std::__1::__compressed_pair"* noundef nonnull align 8 dereferenceable(24) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__compressed_pair"*, align 8
  store %"class.std::__1::__compressed_pair"* %this, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %this1 = load %"class.std::__1::__compressed_pair"*, %"class.std::__1::__compressed_pair"** %this.addr, align 8
  %0 = bitcast %"class.std::__1::__compressed_pair"* %this1 to %"struct.std::__1::__compressed_pair_elem.1"*
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EE5__getEv(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %0) #21
  ret %"class.std::__1::allocator"* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) %"class.std::__1::allocator"* @_ZNSt3__122__compressed_pair_elemINS_9allocatorIcEELi1ELb1EE5__getEv(%"struct.std::__1::__compressed_pair_elem.1"* noundef nonnull align 1 dereferenceable(1) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"struct.std::__1::__compressed_pair_elem.1"*, align 8
  store %"struct.std::__1::__compressed_pair_elem.1"* %this, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %this1 = load %"struct.std::__1::__compressed_pair_elem.1"*, %"struct.std::__1::__compressed_pair_elem.1"** %this.addr, align 8
  %0 = bitcast %"struct.std::__1::__compressed_pair_elem.1"* %this1 to %"class.std::__1::allocator"*
  ret %"class.std::__1::allocator"* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE19__copy_assign_allocERKS5_NS_17integral_constantIbLb0EEE(%"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %this, %"class.std::__1::basic_string"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 {
entry:
  %1 = alloca %"struct.std::__1::integral_constant", align 1
  %this.addr = alloca %"class.std::__1::basic_string"*, align 8
  %.addr = alloca %"class.std::__1::basic_string"*, align 8
  store %"class.std::__1::basic_string"* %this, %"class.std::__1::basic_string"** %this.addr, align 8
  store %"class.std::__1::basic_string"* %0, %"class.std::__1::basic_string"** %.addr, align 8
  %this1 = load %"class.std::__1::basic_string"*, %"class.std::__1::basic_string"** %this.addr, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__114pointer_traitsIPcE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %__r) #3 comdat align 2 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  %0 = load i8*, i8** %__r.addr, align 8
  %call = call noundef i8* @_ZNSt3__19addressofIcEEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0) #21
  ret i8* %call
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNSt3__19addressofIcEEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__x) #3 comdat {
entry:
  %__x.addr = alloca i8*, align 8
  store i8* %__x, i8** %__x.addr, align 8
  %0 = load i8*, i8** %__x.addr, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZNSt3__120__throw_length_errorEPKc(i8* noundef %__msg) #4 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %__msg.addr = alloca i8*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i8* %__msg, i8** %__msg.addr, align 8
  %exception = call i8* @__cxa_allocate_exception(i64 16) #19
  %0 = bitcast i8* %exception to %"class.std::length_error"*
  %1 = load i8*, i8** %__msg.addr, align 8
  invoke void @_ZNSt12length_errorC2EPKc(%"class.std::length_error"* noundef nonnull align 8 dereferenceable(16) %0, i8* noundef %1) #17
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTISt12length_error to i8*), i8* bitcast (void (%"class.std::length_error"*)* @_ZNSt12length_errorD1Ev to i8*)) #24
  unreachable

lpad:                                             ; preds = %entry
  %2 = landingpad { i8*, i32 }
          cleanup
  %3 = extractvalue { i8*, i32 } %2, 0
  store i8* %3, i8** %exn.slot, align 8
  %4 = extractvalue { i8*, i32 } %2, 1
  store i32 %4, i32* %ehselector.slot, align 4
  call void @__cxa_free_exception(i8* %exception) #19
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8
  %sel = load i32, i32* %ehselector.slot, align 4
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1
  resume { i8*, i32 } %lpad.val1
}

; Function Attrs: noinline uwtable
define linkonce_odr hidden void @_ZNSt12length_errorC2EPKc(%"class.std::length_error"* noundef nonnull align 8 dereferenceable(16) %this, i8* noundef %__s) unnamed_addr #7 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::length_error"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::length_error"* %this, %"class.std::length_error"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  %this1 = load %"class.std::length_error"*, %"class.std::length_error"** %this.addr, align 8
  %0 = bitcast %"class.std::length_error"* %this1 to %"class.std::logic_error"*
  %1 = load i8*, i8** %__s.addr, align 8
  call void @_ZNSt11logic_errorC2EPKc(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %0, i8* noundef %1) #17
  %2 = bitcast %"class.std::length_error"* %this1 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt12length_error, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %2, align 8
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt12length_errorD1Ev(%"class.std::length_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE10__align_itILm16EEEmm(i64 noundef %__s) #3 comdat align 2 {
entry:
  %__s.addr = alloca i64, align 8
  store i64 %__s, i64* %__s.addr, align 8
  %0 = load i64, i64* %__s.addr, align 8
  %add = add i64 %0, 15
  %and = and i64 %add, -16
  ret i64 %and
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__111__wrap_iterIPcEC2ES1_(%"class.std::__1::__wrap_iter"* noundef nonnull align 8 dereferenceable(8) %this, i8* noundef %__x) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::__wrap_iter"*, align 8
  %__x.addr = alloca i8*, align 8
  store %"class.std::__1::__wrap_iter"* %this, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  store i8* %__x, i8** %__x.addr, align 8
  %this1 = load %"class.std::__1::__wrap_iter"*, %"class.std::__1::__wrap_iter"** %this.addr, align 8
  %__i = getelementptr inbounds %"class.std::__1::__wrap_iter", %"class.std::__1::__wrap_iter"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__x.addr, align 8
  store i8* %0, i8** %__i, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__117basic_string_viewIcNS_11char_traitsIcEEEC2EPKcm(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this, i8* noundef %__s, i64 noundef %__len) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string_view"*, align 8
  %__s.addr = alloca i8*, align 8
  %__len.addr = alloca i64, align 8
  store %"class.std::__1::basic_string_view"* %this, %"class.std::__1::basic_string_view"** %this.addr, align 8
  store i8* %__s, i8** %__s.addr, align 8
  store i64 %__len, i64* %__len.addr, align 8
  %this1 = load %"class.std::__1::basic_string_view"*, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %__data = getelementptr inbounds %"class.std::__1::basic_string_view", %"class.std::__1::basic_string_view"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__s.addr, align 8
  store i8* %0, i8** %__data, align 8
  %__size = getelementptr inbounds %"class.std::__1::basic_string_view", %"class.std::__1::basic_string_view"* %this1, i32 0, i32 1
  %1 = load i64, i64* %__len.addr, align 8
  store i64 %1, i64* %__size, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden { i8*, i64 } @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE6substrEmm(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this, i64 noundef %__pos, i64 noundef %__n) #10 comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::basic_string_view", align 8
  %this.addr = alloca %"class.std::__1::basic_string_view"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n.addr = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store %"class.std::__1::basic_string_view"* %this, %"class.std::__1::basic_string_view"** %this.addr, align 8
  store i64 %__pos, i64* %__pos.addr, align 8
  store i64 %__n, i64* %__n.addr, align 8
  %this1 = load %"class.std::__1::basic_string_view"*, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8
  %call = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  %cmp = icmp ugt i64 %0, %call
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  call void @_ZNSt3__120__throw_out_of_rangeEPKc(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.19, i64 0, i64 0)) #20
  unreachable

1:                                                ; No predecessors!
  call void @_ZNSt3__117basic_string_viewIcNS_11char_traitsIcEEEC2Ev(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %retval) #21
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call2 = call noundef i8* @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4dataEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  %2 = load i64, i64* %__pos.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %call2, i64 %2
  %call3 = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  %3 = load i64, i64* %__pos.addr, align 8
  %sub = sub i64 %call3, %3
  store i64 %sub, i64* %ref.tmp, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %__n.addr, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp) #17
  %4 = load i64, i64* %call4, align 8
  call void @_ZNSt3__117basic_string_viewIcNS_11char_traitsIcEEEC2EPKcm(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %retval, i8* noundef %add.ptr, i64 noundef %4) #21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %1
  %5 = bitcast %"class.std::__1::basic_string_view"* %retval to { i8*, i64 }*
  %6 = load { i8*, i64 }, { i8*, i64 }* %5, align 8
  ret { i8*, i64 } %6
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE7compareES3_(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this, i8* %__sv.coerce0, i64 %__sv.coerce1) #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %__sv = alloca %"class.std::__1::basic_string_view", align 8
  %this.addr = alloca %"class.std::__1::basic_string_view"*, align 8
  %__rlen = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  %ref.tmp2 = alloca i64, align 8
  %__retval = alloca i32, align 4
  %0 = bitcast %"class.std::__1::basic_string_view"* %__sv to { i8*, i64 }*
  %1 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %0, i32 0, i32 0
  store i8* %__sv.coerce0, i8** %1, align 8
  %2 = getelementptr inbounds { i8*, i64 }, { i8*, i64 }* %0, i32 0, i32 1
  store i64 %__sv.coerce1, i64* %2, align 8
  store %"class.std::__1::basic_string_view"* %this, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string_view"*, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  store i64 %call, i64* %ref.tmp, align 8
  %call3 = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %__sv) #21
  store i64 %call3, i64* %ref.tmp2, align 8
  %call4 = invoke noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__13minImEERKT_S3_S3_(i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64* noundef nonnull align 8 dereferenceable(8) %ref.tmp2) #17
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %3 = load i64, i64* %call4, align 8
  store i64 %3, i64* %__rlen, align 8
  %call5 = call noundef i8* @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4dataEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  %call6 = call noundef i8* @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4dataEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %__sv) #21
  %4 = load i64, i64* %__rlen, align 8
  %call7 = call noundef i32 @_ZNSt3__111char_traitsIcE7compareEPKcS3_m(i8* noundef %call5, i8* noundef %call6, i64 noundef %4) #21
  store i32 %call7, i32* %__retval, align 4
  %5 = load i32, i32* %__retval, align 4
  %cmp = icmp eq i32 %5, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont
  %call8 = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  %call9 = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %__sv) #21
  %cmp10 = icmp eq i64 %call8, %call9
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %call11 = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this1) #21
  %call12 = call noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %__sv) #21
  %cmp13 = icmp ult i64 %call11, %call12
  %6 = zext i1 %cmp13 to i64
  %cond = select i1 %cmp13, i32 -1, i32 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond14 = phi i32 [ 0, %cond.true ], [ %cond, %cond.false ]
  store i32 %cond14, i32* %__retval, align 4
  br label %if.end

if.end:                                           ; preds = %cond.end, %invoke.cont
  %7 = load i32, i32* %__retval, align 4
  ret i32 %7

terminate.lpad:                                   ; preds = %entry
  %8 = landingpad { i8*, i32 }
          catch i8* null
  %9 = extractvalue { i8*, i32 } %8, 0
  call void @__clang_call_terminate(i8* %9) #18
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4sizeEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string_view"*, align 8
  store %"class.std::__1::basic_string_view"* %this, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string_view"*, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %__size = getelementptr inbounds %"class.std::__1::basic_string_view", %"class.std::__1::basic_string_view"* %this1, i32 0, i32 1
  %0 = load i64, i64* %__size, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__117basic_string_viewIcNS_11char_traitsIcEEEC2Ev(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string_view"*, align 8
  store %"class.std::__1::basic_string_view"* %this, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string_view"*, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %__data = getelementptr inbounds %"class.std::__1::basic_string_view", %"class.std::__1::basic_string_view"* %this1, i32 0, i32 0
  store i8* null, i8** %__data, align 8
  %__size = getelementptr inbounds %"class.std::__1::basic_string_view", %"class.std::__1::basic_string_view"* %this1, i32 0, i32 1
  store i64 0, i64* %__size, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i8* @_ZNKSt3__117basic_string_viewIcNS_11char_traitsIcEEE4dataEv(%"class.std::__1::basic_string_view"* noundef nonnull align 8 dereferenceable(16) %this) #3 comdat align 2 {
entry:
  %this.addr = alloca %"class.std::__1::basic_string_view"*, align 8
  store %"class.std::__1::basic_string_view"* %this, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %this1 = load %"class.std::__1::basic_string_view"*, %"class.std::__1::basic_string_view"** %this.addr, align 8
  %__data = getelementptr inbounds %"class.std::__1::basic_string_view", %"class.std::__1::basic_string_view"* %this1, i32 0, i32 0
  %0 = load i8*, i8** %__data, align 8
  ret i8* %0
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__118__insertion_sort_3IRNS_6__lessIiiEEPiEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__comp) #3 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__j = alloca i32*, align 8
  %__i = alloca i32*, align 8
  %__t = alloca i32, align 4
  %__k = alloca i32*, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  %0 = load i32*, i32** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i32, i32* %0, i64 2
  store i32* %add.ptr, i32** %__j, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %2 = load i32*, i32** %__first.addr, align 8
  %add.ptr1 = getelementptr inbounds i32, i32* %2, i64 1
  %3 = load i32*, i32** %__j, align 8
  %4 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIiiEEPiEEjT0_S5_S5_T_(i32* noundef %1, i32* noundef %add.ptr1, i32* noundef %3, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %4) #17
  %5 = load i32*, i32** %__j, align 8
  %add.ptr2 = getelementptr inbounds i32, i32* %5, i64 1
  store i32* %add.ptr2, i32** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32*, i32** %__i, align 8
  %7 = load i32*, i32** %__last.addr, align 8
  %cmp = icmp ne i32* %6, %7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %9 = load i32*, i32** %__i, align 8
  %10 = load i32*, i32** %__j, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %8, i32* noundef nonnull align 4 dereferenceable(4) %9, i32* noundef nonnull align 4 dereferenceable(4) %10) #17
  br i1 %call3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %11 = load i32*, i32** %__i, align 8
  %call4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %11) #21
  %12 = load i32, i32* %call4, align 4
  store i32 %12, i32* %__t, align 4
  %13 = load i32*, i32** %__j, align 8
  store i32* %13, i32** %__k, align 8
  %14 = load i32*, i32** %__i, align 8
  store i32* %14, i32** %__j, align 8
  br label %do.body

do.body:                                          ; preds = %land.end, %if.then
  %15 = load i32*, i32** %__k, align 8
  %call5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %15) #21
  %16 = load i32, i32* %call5, align 4
  %17 = load i32*, i32** %__j, align 8
  store i32 %16, i32* %17, align 4
  %18 = load i32*, i32** %__k, align 8
  store i32* %18, i32** %__j, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %19 = load i32*, i32** %__j, align 8
  %20 = load i32*, i32** %__first.addr, align 8
  %cmp6 = icmp ne i32* %19, %20
  br i1 %cmp6, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %do.cond
  %21 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %22 = load i32*, i32** %__k, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %22, i32 -1
  store i32* %incdec.ptr, i32** %__k, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %21, i32* noundef nonnull align 4 dereferenceable(4) %__t, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr) #17
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %23 = phi i1 [ false, %do.cond ], [ %call7, %land.rhs ]
  br i1 %23, label %do.body, label %do.end, !llvm.loop !60

do.end:                                           ; preds = %land.end
  %call8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #21
  %24 = load i32, i32* %call8, align 4
  %25 = load i32*, i32** %__j, align 8
  store i32 %24, i32* %25, align 4
  br label %if.end

if.end:                                           ; preds = %do.end, %for.body
  %26 = load i32*, i32** %__i, align 8
  store i32* %26, i32** %__j, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %27 = load i32*, i32** %__i, align 8
  %incdec.ptr9 = getelementptr inbounds i32, i32* %27, i32 1
  store i32* %incdec.ptr9, i32** %__i, align 8
  br label %for.cond, !llvm.loop !61

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__114__partial_sortIRNS_6__lessIiiEEPiEEvT0_S5_S5_T_(i32* noundef %__first, i32* noundef %__middle, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__middle.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__len = alloca i64, align 8
  %__i = alloca i32*, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__middle, i32** %__middle.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  %0 = load i32*, i32** %__first.addr, align 8
  %1 = load i32*, i32** %__middle.addr, align 8
  %cmp = icmp eq i32* %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32*, i32** %__first.addr, align 8
  %3 = load i32*, i32** %__middle.addr, align 8
  %4 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  call void @_ZNSt3__111__make_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_(i32* noundef %2, i32* noundef %3, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %4) #17
  %5 = load i32*, i32** %__middle.addr, align 8
  %6 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %5 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %6 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__len, align 8
  %7 = load i32*, i32** %__middle.addr, align 8
  store i32* %7, i32** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32*, i32** %__i, align 8
  %9 = load i32*, i32** %__last.addr, align 8
  %cmp1 = icmp ne i32* %8, %9
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %10 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %11 = load i32*, i32** %__i, align 8
  %12 = load i32*, i32** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %10, i32* noundef nonnull align 4 dereferenceable(4) %11, i32* noundef nonnull align 4 dereferenceable(4) %12) #17
  br i1 %call, label %if.then2, label %if.end3

if.then2:                                         ; preds = %for.body
  %13 = load i32*, i32** %__i, align 8
  %14 = load i32*, i32** %__first.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %13, i32* noundef nonnull align 4 dereferenceable(4) %14) #21
  %15 = load i32*, i32** %__first.addr, align 8
  %16 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %17 = load i64, i64* %__len, align 8
  %18 = load i32*, i32** %__first.addr, align 8
  call void @_ZNSt3__111__sift_downIRNS_6__lessIiiEEPiEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %15, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %16, i64 noundef %17, i32* noundef %18) #17
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end3
  %19 = load i32*, i32** %__i, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %19, i32 1
  store i32* %incdec.ptr, i32** %__i, align 8
  br label %for.cond, !llvm.loop !62

for.end:                                          ; preds = %for.cond
  %20 = load i32*, i32** %__first.addr, align 8
  %21 = load i32*, i32** %__middle.addr, align 8
  %22 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  call void @_ZNSt3__111__sort_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_(i32* noundef %20, i32* noundef %21, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %22) #17
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__make_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__n = alloca i64, align 8
  %__start = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__n, align 8
  %2 = load i64, i64* %__n, align 8
  %cmp = icmp sgt i64 %2, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, i64* %__n, align 8
  %sub = sub nsw i64 %3, 2
  %div = sdiv i64 %sub, 2
  store i64 %div, i64* %__start, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %4 = load i64, i64* %__start, align 8
  %cmp1 = icmp sge i64 %4, 0
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32*, i32** %__first.addr, align 8
  %6 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %7 = load i64, i64* %__n, align 8
  %8 = load i32*, i32** %__first.addr, align 8
  %9 = load i64, i64* %__start, align 8
  %add.ptr = getelementptr inbounds i32, i32* %8, i64 %9
  call void @_ZNSt3__111__sift_downIRNS_6__lessIiiEEPiEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %5, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i32* noundef %add.ptr) #17
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i64, i64* %__start, align 8
  %dec = add nsw i64 %10, -1
  store i64 %dec, i64* %__start, align 8
  br label %for.cond, !llvm.loop !63

for.end:                                          ; preds = %for.cond
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__111__sift_downIRNS_6__lessIiiEEPiEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %__first, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__comp, i64 noundef %__len, i32* noundef %__start) #3 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__len.addr = alloca i64, align 8
  %__start.addr = alloca i32*, align 8
  %__child = alloca i64, align 8
  %__child_i = alloca i32*, align 8
  %__top = alloca i32, align 4
  store i32* %__first, i32** %__first.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  store i64 %__len, i64* %__len.addr, align 8
  store i32* %__start, i32** %__start.addr, align 8
  %0 = load i32*, i32** %__start.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__child, align 8
  %2 = load i64, i64* %__len.addr, align 8
  %cmp = icmp slt i64 %2, 2
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load i64, i64* %__len.addr, align 8
  %sub = sub nsw i64 %3, 2
  %div = sdiv i64 %sub, 2
  %4 = load i64, i64* %__child, align 8
  %cmp1 = icmp slt i64 %div, %4
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %5 = load i64, i64* %__child, align 8
  %mul = mul nsw i64 2, %5
  %add = add nsw i64 %mul, 1
  store i64 %add, i64* %__child, align 8
  %6 = load i32*, i32** %__first.addr, align 8
  %7 = load i64, i64* %__child, align 8
  %add.ptr = getelementptr inbounds i32, i32* %6, i64 %7
  store i32* %add.ptr, i32** %__child_i, align 8
  %8 = load i64, i64* %__child, align 8
  %add2 = add nsw i64 %8, 1
  %9 = load i64, i64* %__len.addr, align 8
  %cmp3 = icmp slt i64 %add2, %9
  br i1 %cmp3, label %land.lhs.true, label %if.end6

land.lhs.true:                                    ; preds = %if.end
  %10 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %11 = load i32*, i32** %__child_i, align 8
  %12 = load i32*, i32** %__child_i, align 8
  %add.ptr4 = getelementptr inbounds i32, i32* %12, i64 1
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %10, i32* noundef nonnull align 4 dereferenceable(4) %11, i32* noundef nonnull align 4 dereferenceable(4) %add.ptr4) #17
  br i1 %call, label %if.then5, label %if.end6

if.then5:                                         ; preds = %land.lhs.true
  %13 = load i32*, i32** %__child_i, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %13, i32 1
  store i32* %incdec.ptr, i32** %__child_i, align 8
  %14 = load i64, i64* %__child, align 8
  %inc = add nsw i64 %14, 1
  store i64 %inc, i64* %__child, align 8
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %land.lhs.true, %if.end
  %15 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %16 = load i32*, i32** %__child_i, align 8
  %17 = load i32*, i32** %__start.addr, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %15, i32* noundef nonnull align 4 dereferenceable(4) %16, i32* noundef nonnull align 4 dereferenceable(4) %17) #17
  br i1 %call7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  br label %return

if.end9:                                          ; preds = %if.end6
  %18 = load i32*, i32** %__start.addr, align 8
  %call10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %18) #21
  %19 = load i32, i32* %call10, align 4
  store i32 %19, i32* %__top, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %if.end9
  %20 = load i32*, i32** %__child_i, align 8
  %call11 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %20) #21
  %21 = load i32, i32* %call11, align 4
  %22 = load i32*, i32** %__start.addr, align 8
  store i32 %21, i32* %22, align 4
  %23 = load i32*, i32** %__child_i, align 8
  store i32* %23, i32** %__start.addr, align 8
  %24 = load i64, i64* %__len.addr, align 8
  %sub12 = sub nsw i64 %24, 2
  %div13 = sdiv i64 %sub12, 2
  %25 = load i64, i64* %__child, align 8
  %cmp14 = icmp slt i64 %div13, %25
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %do.body
  br label %do.end

if.end16:                                         ; preds = %do.body
  %26 = load i64, i64* %__child, align 8
  %mul17 = mul nsw i64 2, %26
  %add18 = add nsw i64 %mul17, 1
  store i64 %add18, i64* %__child, align 8
  %27 = load i32*, i32** %__first.addr, align 8
  %28 = load i64, i64* %__child, align 8
  %add.ptr19 = getelementptr inbounds i32, i32* %27, i64 %28
  store i32* %add.ptr19, i32** %__child_i, align 8
  %29 = load i64, i64* %__child, align 8
  %add20 = add nsw i64 %29, 1
  %30 = load i64, i64* %__len.addr, align 8
  %cmp21 = icmp slt i64 %add20, %30
  br i1 %cmp21, label %land.lhs.true22, label %if.end28

land.lhs.true22:                                  ; preds = %if.end16
  %31 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %32 = load i32*, i32** %__child_i, align 8
  %33 = load i32*, i32** %__child_i, align 8
  %add.ptr23 = getelementptr inbounds i32, i32* %33, i64 1
  %call24 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %31, i32* noundef nonnull align 4 dereferenceable(4) %32, i32* noundef nonnull align 4 dereferenceable(4) %add.ptr23) #17
  br i1 %call24, label %if.then25, label %if.end28

if.then25:                                        ; preds = %land.lhs.true22
  %34 = load i32*, i32** %__child_i, align 8
  %incdec.ptr26 = getelementptr inbounds i32, i32* %34, i32 1
  store i32* %incdec.ptr26, i32** %__child_i, align 8
  %35 = load i64, i64* %__child, align 8
  %inc27 = add nsw i64 %35, 1
  store i64 %inc27, i64* %__child, align 8
  br label %if.end28

if.end28:                                         ; preds = %if.then25, %land.lhs.true22, %if.end16
  br label %do.cond

do.cond:                                          ; preds = %if.end28
  %36 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %37 = load i32*, i32** %__child_i, align 8
  %call29 = call noundef zeroext i1 @_ZNKSt3__16__lessIiiEclERKiS3_(%"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %36, i32* noundef nonnull align 4 dereferenceable(4) %37, i32* noundef nonnull align 4 dereferenceable(4) %__top) #17
  %lnot = xor i1 %call29, true
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !64

do.end:                                           ; preds = %do.cond, %if.then15
  %call30 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRiEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__top) #21
  %38 = load i32, i32* %call30, align 4
  %39 = load i32*, i32** %__start.addr, align 8
  store i32 %38, i32* %39, align 4
  br label %return

return:                                           ; preds = %do.end, %if.then8, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__sort_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__n = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__n, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i64, i64* %__n, align 8
  %cmp = icmp sgt i64 %2, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32*, i32** %__first.addr, align 8
  %4 = load i32*, i32** %__last.addr, align 8
  %5 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %6 = load i64, i64* %__n, align 8
  call void @_ZNSt3__110__pop_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %3, i32* noundef %4, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %5, i64 noundef %6) #17
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %7, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  %8 = load i64, i64* %__n, align 8
  %dec = add nsw i64 %8, -1
  store i64 %dec, i64* %__n, align 8
  br label %for.cond, !llvm.loop !65

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110__pop_heapIRNS_6__lessIiiEEPiEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %__comp, i64 noundef %__len) #3 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less"*, align 8
  %__len.addr = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less"* %__comp, %"struct.std::__1::__less"** %__comp.addr, align 8
  store i64 %__len, i64* %__len.addr, align 8
  %0 = load i64, i64* %__len.addr, align 8
  %cmp = icmp sgt i64 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32*, i32** %__first.addr, align 8
  %2 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %2, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  call void @_ZNSt3__14swapIiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %1, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr) #21
  %3 = load i32*, i32** %__first.addr, align 8
  %4 = load %"struct.std::__1::__less"*, %"struct.std::__1::__less"** %__comp.addr, align 8
  %5 = load i64, i64* %__len.addr, align 8
  %sub = sub nsw i64 %5, 1
  %6 = load i32*, i32** %__first.addr, align 8
  call void @_ZNSt3__111__sift_downIRNS_6__lessIiiEEPiEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %3, %"struct.std::__1::__less"* noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %sub, i32* noundef %6) #17
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__118__insertion_sort_3IRNS_6__lessIllEEPlEEvT0_S5_T_(i64* noundef %__first, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__comp) #3 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__j = alloca i64*, align 8
  %__i = alloca i64*, align 8
  %__t = alloca i64, align 8
  %__k = alloca i64*, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %0 = load i64*, i64** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i64, i64* %0, i64 2
  store i64* %add.ptr, i64** %__j, align 8
  %1 = load i64*, i64** %__first.addr, align 8
  %2 = load i64*, i64** %__first.addr, align 8
  %add.ptr1 = getelementptr inbounds i64, i64* %2, i64 1
  %3 = load i64*, i64** %__j, align 8
  %4 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIllEEPlEEjT0_S5_S5_T_(i64* noundef %1, i64* noundef %add.ptr1, i64* noundef %3, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %4) #17
  %5 = load i64*, i64** %__j, align 8
  %add.ptr2 = getelementptr inbounds i64, i64* %5, i64 1
  store i64* %add.ptr2, i64** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i64*, i64** %__i, align 8
  %7 = load i64*, i64** %__last.addr, align 8
  %cmp = icmp ne i64* %6, %7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %9 = load i64*, i64** %__i, align 8
  %10 = load i64*, i64** %__j, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %8, i64* noundef nonnull align 8 dereferenceable(8) %9, i64* noundef nonnull align 8 dereferenceable(8) %10) #17
  br i1 %call3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %11 = load i64*, i64** %__i, align 8
  %call4 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %11) #21
  %12 = load i64, i64* %call4, align 8
  store i64 %12, i64* %__t, align 8
  %13 = load i64*, i64** %__j, align 8
  store i64* %13, i64** %__k, align 8
  %14 = load i64*, i64** %__i, align 8
  store i64* %14, i64** %__j, align 8
  br label %do.body

do.body:                                          ; preds = %land.end, %if.then
  %15 = load i64*, i64** %__k, align 8
  %call5 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %15) #21
  %16 = load i64, i64* %call5, align 8
  %17 = load i64*, i64** %__j, align 8
  store i64 %16, i64* %17, align 8
  %18 = load i64*, i64** %__k, align 8
  store i64* %18, i64** %__j, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %19 = load i64*, i64** %__j, align 8
  %20 = load i64*, i64** %__first.addr, align 8
  %cmp6 = icmp ne i64* %19, %20
  br i1 %cmp6, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %do.cond
  %21 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %22 = load i64*, i64** %__k, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %22, i32 -1
  store i64* %incdec.ptr, i64** %__k, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %21, i64* noundef nonnull align 8 dereferenceable(8) %__t, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr) #17
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %23 = phi i1 [ false, %do.cond ], [ %call7, %land.rhs ]
  br i1 %23, label %do.body, label %do.end, !llvm.loop !66

do.end:                                           ; preds = %land.end
  %call8 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %__t) #21
  %24 = load i64, i64* %call8, align 8
  %25 = load i64*, i64** %__j, align 8
  store i64 %24, i64* %25, align 8
  br label %if.end

if.end:                                           ; preds = %do.end, %for.body
  %26 = load i64*, i64** %__i, align 8
  store i64* %26, i64** %__j, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %27 = load i64*, i64** %__i, align 8
  %incdec.ptr9 = getelementptr inbounds i64, i64* %27, i32 1
  store i64* %incdec.ptr9, i64** %__i, align 8
  br label %for.cond, !llvm.loop !67

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__114__partial_sortIRNS_6__lessIllEEPlEEvT0_S5_S5_T_(i64* noundef %__first, i64* noundef %__middle, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__middle.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__len = alloca i64, align 8
  %__i = alloca i64*, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__middle, i64** %__middle.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %0 = load i64*, i64** %__first.addr, align 8
  %1 = load i64*, i64** %__middle.addr, align 8
  %cmp = icmp eq i64* %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i64*, i64** %__first.addr, align 8
  %3 = load i64*, i64** %__middle.addr, align 8
  %4 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  call void @_ZNSt3__111__make_heapIRNS_6__lessIllEEPlEEvT0_S5_T_(i64* noundef %2, i64* noundef %3, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %4) #17
  %5 = load i64*, i64** %__middle.addr, align 8
  %6 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i64* %5 to i64
  %sub.ptr.rhs.cast = ptrtoint i64* %6 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 8
  store i64 %sub.ptr.div, i64* %__len, align 8
  %7 = load i64*, i64** %__middle.addr, align 8
  store i64* %7, i64** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i64*, i64** %__i, align 8
  %9 = load i64*, i64** %__last.addr, align 8
  %cmp1 = icmp ne i64* %8, %9
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %10 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %11 = load i64*, i64** %__i, align 8
  %12 = load i64*, i64** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %10, i64* noundef nonnull align 8 dereferenceable(8) %11, i64* noundef nonnull align 8 dereferenceable(8) %12) #17
  br i1 %call, label %if.then2, label %if.end3

if.then2:                                         ; preds = %for.body
  %13 = load i64*, i64** %__i, align 8
  %14 = load i64*, i64** %__first.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %13, i64* noundef nonnull align 8 dereferenceable(8) %14) #21
  %15 = load i64*, i64** %__first.addr, align 8
  %16 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %17 = load i64, i64* %__len, align 8
  %18 = load i64*, i64** %__first.addr, align 8
  call void @_ZNSt3__111__sift_downIRNS_6__lessIllEEPlEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i64* noundef %15, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %16, i64 noundef %17, i64* noundef %18) #17
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end3
  %19 = load i64*, i64** %__i, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %19, i32 1
  store i64* %incdec.ptr, i64** %__i, align 8
  br label %for.cond, !llvm.loop !68

for.end:                                          ; preds = %for.cond
  %20 = load i64*, i64** %__first.addr, align 8
  %21 = load i64*, i64** %__middle.addr, align 8
  %22 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  call void @_ZNSt3__111__sort_heapIRNS_6__lessIllEEPlEEvT0_S5_T_(i64* noundef %20, i64* noundef %21, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %22) #17
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__make_heapIRNS_6__lessIllEEPlEEvT0_S5_T_(i64* noundef %__first, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__n = alloca i64, align 8
  %__start = alloca i64, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %0 = load i64*, i64** %__last.addr, align 8
  %1 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i64* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i64* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 8
  store i64 %sub.ptr.div, i64* %__n, align 8
  %2 = load i64, i64* %__n, align 8
  %cmp = icmp sgt i64 %2, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, i64* %__n, align 8
  %sub = sub nsw i64 %3, 2
  %div = sdiv i64 %sub, 2
  store i64 %div, i64* %__start, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %4 = load i64, i64* %__start, align 8
  %cmp1 = icmp sge i64 %4, 0
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i64*, i64** %__first.addr, align 8
  %6 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %7 = load i64, i64* %__n, align 8
  %8 = load i64*, i64** %__first.addr, align 8
  %9 = load i64, i64* %__start, align 8
  %add.ptr = getelementptr inbounds i64, i64* %8, i64 %9
  call void @_ZNSt3__111__sift_downIRNS_6__lessIllEEPlEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i64* noundef %5, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i64* noundef %add.ptr) #17
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i64, i64* %__start, align 8
  %dec = add nsw i64 %10, -1
  store i64 %dec, i64* %__start, align 8
  br label %for.cond, !llvm.loop !69

for.end:                                          ; preds = %for.cond
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__111__sift_downIRNS_6__lessIllEEPlEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i64* noundef %__first, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__comp, i64 noundef %__len, i64* noundef %__start) #3 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__len.addr = alloca i64, align 8
  %__start.addr = alloca i64*, align 8
  %__child = alloca i64, align 8
  %__child_i = alloca i64*, align 8
  %__top = alloca i64, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  store i64 %__len, i64* %__len.addr, align 8
  store i64* %__start, i64** %__start.addr, align 8
  %0 = load i64*, i64** %__start.addr, align 8
  %1 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i64* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i64* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 8
  store i64 %sub.ptr.div, i64* %__child, align 8
  %2 = load i64, i64* %__len.addr, align 8
  %cmp = icmp slt i64 %2, 2
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load i64, i64* %__len.addr, align 8
  %sub = sub nsw i64 %3, 2
  %div = sdiv i64 %sub, 2
  %4 = load i64, i64* %__child, align 8
  %cmp1 = icmp slt i64 %div, %4
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %5 = load i64, i64* %__child, align 8
  %mul = mul nsw i64 2, %5
  %add = add nsw i64 %mul, 1
  store i64 %add, i64* %__child, align 8
  %6 = load i64*, i64** %__first.addr, align 8
  %7 = load i64, i64* %__child, align 8
  %add.ptr = getelementptr inbounds i64, i64* %6, i64 %7
  store i64* %add.ptr, i64** %__child_i, align 8
  %8 = load i64, i64* %__child, align 8
  %add2 = add nsw i64 %8, 1
  %9 = load i64, i64* %__len.addr, align 8
  %cmp3 = icmp slt i64 %add2, %9
  br i1 %cmp3, label %land.lhs.true, label %if.end6

land.lhs.true:                                    ; preds = %if.end
  %10 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %11 = load i64*, i64** %__child_i, align 8
  %12 = load i64*, i64** %__child_i, align 8
  %add.ptr4 = getelementptr inbounds i64, i64* %12, i64 1
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %10, i64* noundef nonnull align 8 dereferenceable(8) %11, i64* noundef nonnull align 8 dereferenceable(8) %add.ptr4) #17
  br i1 %call, label %if.then5, label %if.end6

if.then5:                                         ; preds = %land.lhs.true
  %13 = load i64*, i64** %__child_i, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %13, i32 1
  store i64* %incdec.ptr, i64** %__child_i, align 8
  %14 = load i64, i64* %__child, align 8
  %inc = add nsw i64 %14, 1
  store i64 %inc, i64* %__child, align 8
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %land.lhs.true, %if.end
  %15 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %16 = load i64*, i64** %__child_i, align 8
  %17 = load i64*, i64** %__start.addr, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %15, i64* noundef nonnull align 8 dereferenceable(8) %16, i64* noundef nonnull align 8 dereferenceable(8) %17) #17
  br i1 %call7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  br label %return

if.end9:                                          ; preds = %if.end6
  %18 = load i64*, i64** %__start.addr, align 8
  %call10 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %18) #21
  %19 = load i64, i64* %call10, align 8
  store i64 %19, i64* %__top, align 8
  br label %do.body

do.body:                                          ; preds = %do.cond, %if.end9
  %20 = load i64*, i64** %__child_i, align 8
  %call11 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %20) #21
  %21 = load i64, i64* %call11, align 8
  %22 = load i64*, i64** %__start.addr, align 8
  store i64 %21, i64* %22, align 8
  %23 = load i64*, i64** %__child_i, align 8
  store i64* %23, i64** %__start.addr, align 8
  %24 = load i64, i64* %__len.addr, align 8
  %sub12 = sub nsw i64 %24, 2
  %div13 = sdiv i64 %sub12, 2
  %25 = load i64, i64* %__child, align 8
  %cmp14 = icmp slt i64 %div13, %25
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %do.body
  br label %do.end

if.end16:                                         ; preds = %do.body
  %26 = load i64, i64* %__child, align 8
  %mul17 = mul nsw i64 2, %26
  %add18 = add nsw i64 %mul17, 1
  store i64 %add18, i64* %__child, align 8
  %27 = load i64*, i64** %__first.addr, align 8
  %28 = load i64, i64* %__child, align 8
  %add.ptr19 = getelementptr inbounds i64, i64* %27, i64 %28
  store i64* %add.ptr19, i64** %__child_i, align 8
  %29 = load i64, i64* %__child, align 8
  %add20 = add nsw i64 %29, 1
  %30 = load i64, i64* %__len.addr, align 8
  %cmp21 = icmp slt i64 %add20, %30
  br i1 %cmp21, label %land.lhs.true22, label %if.end28

land.lhs.true22:                                  ; preds = %if.end16
  %31 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %32 = load i64*, i64** %__child_i, align 8
  %33 = load i64*, i64** %__child_i, align 8
  %add.ptr23 = getelementptr inbounds i64, i64* %33, i64 1
  %call24 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %31, i64* noundef nonnull align 8 dereferenceable(8) %32, i64* noundef nonnull align 8 dereferenceable(8) %add.ptr23) #17
  br i1 %call24, label %if.then25, label %if.end28

if.then25:                                        ; preds = %land.lhs.true22
  %34 = load i64*, i64** %__child_i, align 8
  %incdec.ptr26 = getelementptr inbounds i64, i64* %34, i32 1
  store i64* %incdec.ptr26, i64** %__child_i, align 8
  %35 = load i64, i64* %__child, align 8
  %inc27 = add nsw i64 %35, 1
  store i64 %inc27, i64* %__child, align 8
  br label %if.end28

if.end28:                                         ; preds = %if.then25, %land.lhs.true22, %if.end16
  br label %do.cond

do.cond:                                          ; preds = %if.end28
  %36 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %37 = load i64*, i64** %__child_i, align 8
  %call29 = call noundef zeroext i1 @_ZNKSt3__16__lessIllEclERKlS3_(%"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %36, i64* noundef nonnull align 8 dereferenceable(8) %37, i64* noundef nonnull align 8 dereferenceable(8) %__top) #17
  %lnot = xor i1 %call29, true
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !70

do.end:                                           ; preds = %do.cond, %if.then15
  %call30 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZNSt3__14moveIRlEEONS_16remove_referenceIT_E4typeEOS3_(i64* noundef nonnull align 8 dereferenceable(8) %__top) #21
  %38 = load i64, i64* %call30, align 8
  %39 = load i64*, i64** %__start.addr, align 8
  store i64 %38, i64* %39, align 8
  br label %return

return:                                           ; preds = %do.end, %if.then8, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__sort_heapIRNS_6__lessIllEEPlEEvT0_S5_T_(i64* noundef %__first, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__n = alloca i64, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %0 = load i64*, i64** %__last.addr, align 8
  %1 = load i64*, i64** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i64* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i64* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 8
  store i64 %sub.ptr.div, i64* %__n, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i64, i64* %__n, align 8
  %cmp = icmp sgt i64 %2, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i64*, i64** %__first.addr, align 8
  %4 = load i64*, i64** %__last.addr, align 8
  %5 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %6 = load i64, i64* %__n, align 8
  call void @_ZNSt3__110__pop_heapIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i64* noundef %3, i64* noundef %4, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %5, i64 noundef %6) #17
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %7, i32 -1
  store i64* %incdec.ptr, i64** %__last.addr, align 8
  %8 = load i64, i64* %__n, align 8
  %dec = add nsw i64 %8, -1
  store i64 %dec, i64* %__n, align 8
  br label %for.cond, !llvm.loop !71

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110__pop_heapIRNS_6__lessIllEEPlEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i64* noundef %__first, i64* noundef %__last, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %__comp, i64 noundef %__len) #3 comdat {
entry:
  %__first.addr = alloca i64*, align 8
  %__last.addr = alloca i64*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.3"*, align 8
  %__len.addr = alloca i64, align 8
  store i64* %__first, i64** %__first.addr, align 8
  store i64* %__last, i64** %__last.addr, align 8
  store %"struct.std::__1::__less.3"* %__comp, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  store i64 %__len, i64* %__len.addr, align 8
  %0 = load i64, i64* %__len.addr, align 8
  %cmp = icmp sgt i64 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i64*, i64** %__first.addr, align 8
  %2 = load i64*, i64** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i64, i64* %2, i32 -1
  store i64* %incdec.ptr, i64** %__last.addr, align 8
  call void @_ZNSt3__14swapIlEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i64* noundef nonnull align 8 dereferenceable(8) %1, i64* noundef nonnull align 8 dereferenceable(8) %incdec.ptr) #21
  %3 = load i64*, i64** %__first.addr, align 8
  %4 = load %"struct.std::__1::__less.3"*, %"struct.std::__1::__less.3"** %__comp.addr, align 8
  %5 = load i64, i64* %__len.addr, align 8
  %sub = sub nsw i64 %5, 1
  %6 = load i64*, i64** %__first.addr, align 8
  call void @_ZNSt3__111__sift_downIRNS_6__lessIllEEPlEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i64* noundef %3, %"struct.std::__1::__less.3"* noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %sub, i64* noundef %6) #17
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__118__insertion_sort_3IRNS_6__lessIjjEEPjEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__comp) #3 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__j = alloca i32*, align 8
  %__i = alloca i32*, align 8
  %__t = alloca i32, align 4
  %__k = alloca i32*, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %0 = load i32*, i32** %__first.addr, align 8
  %add.ptr = getelementptr inbounds i32, i32* %0, i64 2
  store i32* %add.ptr, i32** %__j, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %2 = load i32*, i32** %__first.addr, align 8
  %add.ptr1 = getelementptr inbounds i32, i32* %2, i64 1
  %3 = load i32*, i32** %__j, align 8
  %4 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %call = call noundef i32 @_ZNSt3__17__sort3IRNS_6__lessIjjEEPjEEjT0_S5_S5_T_(i32* noundef %1, i32* noundef %add.ptr1, i32* noundef %3, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %4) #17
  %5 = load i32*, i32** %__j, align 8
  %add.ptr2 = getelementptr inbounds i32, i32* %5, i64 1
  store i32* %add.ptr2, i32** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32*, i32** %__i, align 8
  %7 = load i32*, i32** %__last.addr, align 8
  %cmp = icmp ne i32* %6, %7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %9 = load i32*, i32** %__i, align 8
  %10 = load i32*, i32** %__j, align 8
  %call3 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %8, i32* noundef nonnull align 4 dereferenceable(4) %9, i32* noundef nonnull align 4 dereferenceable(4) %10) #17
  br i1 %call3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %11 = load i32*, i32** %__i, align 8
  %call4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %11) #21
  %12 = load i32, i32* %call4, align 4
  store i32 %12, i32* %__t, align 4
  %13 = load i32*, i32** %__j, align 8
  store i32* %13, i32** %__k, align 8
  %14 = load i32*, i32** %__i, align 8
  store i32* %14, i32** %__j, align 8
  br label %do.body

do.body:                                          ; preds = %land.end, %if.then
  %15 = load i32*, i32** %__k, align 8
  %call5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %15) #21
  %16 = load i32, i32* %call5, align 4
  %17 = load i32*, i32** %__j, align 8
  store i32 %16, i32* %17, align 4
  %18 = load i32*, i32** %__k, align 8
  store i32* %18, i32** %__j, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %19 = load i32*, i32** %__j, align 8
  %20 = load i32*, i32** %__first.addr, align 8
  %cmp6 = icmp ne i32* %19, %20
  br i1 %cmp6, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %do.cond
  %21 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %22 = load i32*, i32** %__k, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %22, i32 -1
  store i32* %incdec.ptr, i32** %__k, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %21, i32* noundef nonnull align 4 dereferenceable(4) %__t, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr) #17
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %23 = phi i1 [ false, %do.cond ], [ %call7, %land.rhs ]
  br i1 %23, label %do.body, label %do.end, !llvm.loop !72

do.end:                                           ; preds = %land.end
  %call8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #21
  %24 = load i32, i32* %call8, align 4
  %25 = load i32*, i32** %__j, align 8
  store i32 %24, i32* %25, align 4
  br label %if.end

if.end:                                           ; preds = %do.end, %for.body
  %26 = load i32*, i32** %__i, align 8
  store i32* %26, i32** %__j, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %27 = load i32*, i32** %__i, align 8
  %incdec.ptr9 = getelementptr inbounds i32, i32* %27, i32 1
  store i32* %incdec.ptr9, i32** %__i, align 8
  br label %for.cond, !llvm.loop !73

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__114__partial_sortIRNS_6__lessIjjEEPjEEvT0_S5_S5_T_(i32* noundef %__first, i32* noundef %__middle, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__middle.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__len = alloca i64, align 8
  %__i = alloca i32*, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__middle, i32** %__middle.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %0 = load i32*, i32** %__first.addr, align 8
  %1 = load i32*, i32** %__middle.addr, align 8
  %cmp = icmp eq i32* %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32*, i32** %__first.addr, align 8
  %3 = load i32*, i32** %__middle.addr, align 8
  %4 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  call void @_ZNSt3__111__make_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_(i32* noundef %2, i32* noundef %3, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %4) #17
  %5 = load i32*, i32** %__middle.addr, align 8
  %6 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %5 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %6 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__len, align 8
  %7 = load i32*, i32** %__middle.addr, align 8
  store i32* %7, i32** %__i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32*, i32** %__i, align 8
  %9 = load i32*, i32** %__last.addr, align 8
  %cmp1 = icmp ne i32* %8, %9
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %10 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %11 = load i32*, i32** %__i, align 8
  %12 = load i32*, i32** %__first.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %10, i32* noundef nonnull align 4 dereferenceable(4) %11, i32* noundef nonnull align 4 dereferenceable(4) %12) #17
  br i1 %call, label %if.then2, label %if.end3

if.then2:                                         ; preds = %for.body
  %13 = load i32*, i32** %__i, align 8
  %14 = load i32*, i32** %__first.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %13, i32* noundef nonnull align 4 dereferenceable(4) %14) #21
  %15 = load i32*, i32** %__first.addr, align 8
  %16 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %17 = load i64, i64* %__len, align 8
  %18 = load i32*, i32** %__first.addr, align 8
  call void @_ZNSt3__111__sift_downIRNS_6__lessIjjEEPjEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %15, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %16, i64 noundef %17, i32* noundef %18) #17
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end3
  %19 = load i32*, i32** %__i, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %19, i32 1
  store i32* %incdec.ptr, i32** %__i, align 8
  br label %for.cond, !llvm.loop !74

for.end:                                          ; preds = %for.cond
  %20 = load i32*, i32** %__first.addr, align 8
  %21 = load i32*, i32** %__middle.addr, align 8
  %22 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  call void @_ZNSt3__111__sort_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_(i32* noundef %20, i32* noundef %21, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %22) #17
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__make_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__n = alloca i64, align 8
  %__start = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__n, align 8
  %2 = load i64, i64* %__n, align 8
  %cmp = icmp sgt i64 %2, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, i64* %__n, align 8
  %sub = sub nsw i64 %3, 2
  %div = sdiv i64 %sub, 2
  store i64 %div, i64* %__start, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %4 = load i64, i64* %__start, align 8
  %cmp1 = icmp sge i64 %4, 0
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32*, i32** %__first.addr, align 8
  %6 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %7 = load i64, i64* %__n, align 8
  %8 = load i32*, i32** %__first.addr, align 8
  %9 = load i64, i64* %__start, align 8
  %add.ptr = getelementptr inbounds i32, i32* %8, i64 %9
  call void @_ZNSt3__111__sift_downIRNS_6__lessIjjEEPjEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %5, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i32* noundef %add.ptr) #17
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i64, i64* %__start, align 8
  %dec = add nsw i64 %10, -1
  store i64 %dec, i64* %__start, align 8
  br label %for.cond, !llvm.loop !75

for.end:                                          ; preds = %for.cond
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__111__sift_downIRNS_6__lessIjjEEPjEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %__first, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__comp, i64 noundef %__len, i32* noundef %__start) #3 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__len.addr = alloca i64, align 8
  %__start.addr = alloca i32*, align 8
  %__child = alloca i64, align 8
  %__child_i = alloca i32*, align 8
  %__top = alloca i32, align 4
  store i32* %__first, i32** %__first.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  store i64 %__len, i64* %__len.addr, align 8
  store i32* %__start, i32** %__start.addr, align 8
  %0 = load i32*, i32** %__start.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__child, align 8
  %2 = load i64, i64* %__len.addr, align 8
  %cmp = icmp slt i64 %2, 2
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load i64, i64* %__len.addr, align 8
  %sub = sub nsw i64 %3, 2
  %div = sdiv i64 %sub, 2
  %4 = load i64, i64* %__child, align 8
  %cmp1 = icmp slt i64 %div, %4
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %5 = load i64, i64* %__child, align 8
  %mul = mul nsw i64 2, %5
  %add = add nsw i64 %mul, 1
  store i64 %add, i64* %__child, align 8
  %6 = load i32*, i32** %__first.addr, align 8
  %7 = load i64, i64* %__child, align 8
  %add.ptr = getelementptr inbounds i32, i32* %6, i64 %7
  store i32* %add.ptr, i32** %__child_i, align 8
  %8 = load i64, i64* %__child, align 8
  %add2 = add nsw i64 %8, 1
  %9 = load i64, i64* %__len.addr, align 8
  %cmp3 = icmp slt i64 %add2, %9
  br i1 %cmp3, label %land.lhs.true, label %if.end6

land.lhs.true:                                    ; preds = %if.end
  %10 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %11 = load i32*, i32** %__child_i, align 8
  %12 = load i32*, i32** %__child_i, align 8
  %add.ptr4 = getelementptr inbounds i32, i32* %12, i64 1
  %call = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %10, i32* noundef nonnull align 4 dereferenceable(4) %11, i32* noundef nonnull align 4 dereferenceable(4) %add.ptr4) #17
  br i1 %call, label %if.then5, label %if.end6

if.then5:                                         ; preds = %land.lhs.true
  %13 = load i32*, i32** %__child_i, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %13, i32 1
  store i32* %incdec.ptr, i32** %__child_i, align 8
  %14 = load i64, i64* %__child, align 8
  %inc = add nsw i64 %14, 1
  store i64 %inc, i64* %__child, align 8
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %land.lhs.true, %if.end
  %15 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %16 = load i32*, i32** %__child_i, align 8
  %17 = load i32*, i32** %__start.addr, align 8
  %call7 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %15, i32* noundef nonnull align 4 dereferenceable(4) %16, i32* noundef nonnull align 4 dereferenceable(4) %17) #17
  br i1 %call7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end6
  br label %return

if.end9:                                          ; preds = %if.end6
  %18 = load i32*, i32** %__start.addr, align 8
  %call10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %18) #21
  %19 = load i32, i32* %call10, align 4
  store i32 %19, i32* %__top, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %if.end9
  %20 = load i32*, i32** %__child_i, align 8
  %call11 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %20) #21
  %21 = load i32, i32* %call11, align 4
  %22 = load i32*, i32** %__start.addr, align 8
  store i32 %21, i32* %22, align 4
  %23 = load i32*, i32** %__child_i, align 8
  store i32* %23, i32** %__start.addr, align 8
  %24 = load i64, i64* %__len.addr, align 8
  %sub12 = sub nsw i64 %24, 2
  %div13 = sdiv i64 %sub12, 2
  %25 = load i64, i64* %__child, align 8
  %cmp14 = icmp slt i64 %div13, %25
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %do.body
  br label %do.end

if.end16:                                         ; preds = %do.body
  %26 = load i64, i64* %__child, align 8
  %mul17 = mul nsw i64 2, %26
  %add18 = add nsw i64 %mul17, 1
  store i64 %add18, i64* %__child, align 8
  %27 = load i32*, i32** %__first.addr, align 8
  %28 = load i64, i64* %__child, align 8
  %add.ptr19 = getelementptr inbounds i32, i32* %27, i64 %28
  store i32* %add.ptr19, i32** %__child_i, align 8
  %29 = load i64, i64* %__child, align 8
  %add20 = add nsw i64 %29, 1
  %30 = load i64, i64* %__len.addr, align 8
  %cmp21 = icmp slt i64 %add20, %30
  br i1 %cmp21, label %land.lhs.true22, label %if.end28

land.lhs.true22:                                  ; preds = %if.end16
  %31 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %32 = load i32*, i32** %__child_i, align 8
  %33 = load i32*, i32** %__child_i, align 8
  %add.ptr23 = getelementptr inbounds i32, i32* %33, i64 1
  %call24 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %31, i32* noundef nonnull align 4 dereferenceable(4) %32, i32* noundef nonnull align 4 dereferenceable(4) %add.ptr23) #17
  br i1 %call24, label %if.then25, label %if.end28

if.then25:                                        ; preds = %land.lhs.true22
  %34 = load i32*, i32** %__child_i, align 8
  %incdec.ptr26 = getelementptr inbounds i32, i32* %34, i32 1
  store i32* %incdec.ptr26, i32** %__child_i, align 8
  %35 = load i64, i64* %__child, align 8
  %inc27 = add nsw i64 %35, 1
  store i64 %inc27, i64* %__child, align 8
  br label %if.end28

if.end28:                                         ; preds = %if.then25, %land.lhs.true22, %if.end16
  br label %do.cond

do.cond:                                          ; preds = %if.end28
  %36 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %37 = load i32*, i32** %__child_i, align 8
  %call29 = call noundef zeroext i1 @_ZNKSt3__16__lessIjjEclERKjS3_(%"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %36, i32* noundef nonnull align 4 dereferenceable(4) %37, i32* noundef nonnull align 4 dereferenceable(4) %__top) #17
  %lnot = xor i1 %call29, true
  br i1 %lnot, label %do.body, label %do.end, !llvm.loop !76

do.end:                                           ; preds = %do.cond, %if.then15
  %call30 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt3__14moveIRjEEONS_16remove_referenceIT_E4typeEOS3_(i32* noundef nonnull align 4 dereferenceable(4) %__top) #21
  %38 = load i32, i32* %call30, align 4
  %39 = load i32*, i32** %__start.addr, align 8
  store i32 %38, i32* %39, align 4
  br label %return

return:                                           ; preds = %do.end, %if.then8, %if.then
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__111__sort_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__comp) #10 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__n = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %0 = load i32*, i32** %__last.addr, align 8
  %1 = load i32*, i32** %__first.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint i32* %0 to i64
  %sub.ptr.rhs.cast = ptrtoint i32* %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  store i64 %sub.ptr.div, i64* %__n, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i64, i64* %__n, align 8
  %cmp = icmp sgt i64 %2, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32*, i32** %__first.addr, align 8
  %4 = load i32*, i32** %__last.addr, align 8
  %5 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %6 = load i64, i64* %__n, align 8
  call void @_ZNSt3__110__pop_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %3, i32* noundef %4, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %5, i64 noundef %6) #17
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %7, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  %8 = load i64, i64* %__n, align 8
  %dec = add nsw i64 %8, -1
  store i64 %dec, i64* %__n, align 8
  br label %for.cond, !llvm.loop !77

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110__pop_heapIRNS_6__lessIjjEEPjEEvT0_S5_T_NS_15iterator_traitsIS5_E15difference_typeE(i32* noundef %__first, i32* noundef %__last, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %__comp, i64 noundef %__len) #3 comdat {
entry:
  %__first.addr = alloca i32*, align 8
  %__last.addr = alloca i32*, align 8
  %__comp.addr = alloca %"struct.std::__1::__less.4"*, align 8
  %__len.addr = alloca i64, align 8
  store i32* %__first, i32** %__first.addr, align 8
  store i32* %__last, i32** %__last.addr, align 8
  store %"struct.std::__1::__less.4"* %__comp, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  store i64 %__len, i64* %__len.addr, align 8
  %0 = load i64, i64* %__len.addr, align 8
  %cmp = icmp sgt i64 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32*, i32** %__first.addr, align 8
  %2 = load i32*, i32** %__last.addr, align 8
  %incdec.ptr = getelementptr inbounds i32, i32* %2, i32 -1
  store i32* %incdec.ptr, i32** %__last.addr, align 8
  call void @_ZNSt3__14swapIjEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS2_EE5valueEvE4typeERS2_S5_(i32* noundef nonnull align 4 dereferenceable(4) %1, i32* noundef nonnull align 4 dereferenceable(4) %incdec.ptr) #21
  %3 = load i32*, i32** %__first.addr, align 8
  %4 = load %"struct.std::__1::__less.4"*, %"struct.std::__1::__less.4"** %__comp.addr, align 8
  %5 = load i64, i64* %__len.addr, align 8
  %sub = sub nsw i64 %5, 1
  %6 = load i32*, i32** %__first.addr, align 8
  call void @_ZNSt3__111__sift_downIRNS_6__lessIjjEEPjEEvT0_T_NS_15iterator_traitsIS5_E15difference_typeES5_(i32* noundef %3, %"struct.std::__1::__less.4"* noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %sub, i32* noundef %6) #17
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}


!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !7}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
!68 = distinct !{!68, !7}
!69 = distinct !{!69, !7}
!70 = distinct !{!70, !7}
!71 = distinct !{!71, !7}
!72 = distinct !{!72, !7}
!73 = distinct !{!73, !7}
!74 = distinct !{!74, !7}
!75 = distinct !{!75, !7}
!76 = distinct !{!76, !7}
!77 = distinct !{!77, !7}
