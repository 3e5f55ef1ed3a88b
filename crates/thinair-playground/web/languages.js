// What the editor colours: a stream parser for each kind of text. They know words, not grammars.

window.thinairLanguages = (() => {
  'use strict';
  const words = (text) => new Set(text.split(' '));

  // `comment` begins a comment that ends with the line; `[begin, end]` of `block` may go over lines and nest.
  function language({ comment, block, keywords, atoms, names, string = '"' }) {
    return {
      startState: () => ({ depth: 0 }),
      languageData: { commentTokens: { line: comment } },
      token(stream, state) {
        if (block && (state.depth > 0 || stream.match(block[0], false))) {
          do {
            if (stream.match(block[0])) state.depth += 1;
            else if (stream.match(block[1])) state.depth -= 1;
            else stream.next();
          } while (state.depth > 0 && !stream.eol());
          return 'comment';
        }
        if (stream.eatSpace()) return null;
        if (comment && stream.match(comment)) {
          stream.skipToEnd();
          return 'comment';
        }
        if (string && stream.peek() === string) {
          stream.next();
          stream.eatWhile((letter) => letter !== string);
          stream.eat(string);
          return 'string';
        }
        if (names && stream.match(names)) return 'variableName';
        if (stream.match(/^[-+]?(0x[0-9a-fA-F]+|\d+)\b/)) return 'number';
        const word = stream.match(/^[\w][\w.-]*/);
        if (word) return keywords.has(word[0]) ? 'keyword' : atoms?.has(word[0]) ? 'typeName' : null;
        stream.next();
        return null;
      },
    };
  }

  const names = /^[@%!#]["\w.$-]+/;
  const tir = language({
    comment: ';', names,
    keywords: words('global const fn thread file entry load store cas rmw fence xchg add sub mul and or xor nand min max umin umax eq ne lt le gt ge slt sle sgt sge ult ule ugt uge select shl lshr ashr udiv sdiv urem srem zext sext trunc br jump switch ret call spawn join assert assume alloc free lock unlock take meet pass wait choose copy print unwind land exit at'),
    atoms: words('i1 i8 i16 i32 i64 i128 ptr rlx acq rel acq_rel sc na volatile'),
  });
  const ll = language({
    comment: ';', names,
    keywords: words('define declare global constant external internal private unnamed_addr local_unnamed_addr dso_local load store cmpxchg atomicrmw fence getelementptr inbounds alloca call invoke ret br switch phi icmp select add sub mul and or xor shl lshr ashr udiv sdiv urem srem zext sext trunc ptrtoint inttoptr bitcast unreachable to align type target datalayout triple attributes source_filename nsw nuw tail distinct landingpad resume label eq ne slt sle sgt sge ult ule ugt uge'),
    atoms: words('void i1 i8 i16 i32 i64 i128 ptr monotonic acquire release acq_rel seq_cst volatile null true false zeroinitializer undef'),
  });
  const litmus = language({
    comment: null, block: ['(*', '*)'], names: /^[xwXW]\d+\b|^r\d+\b|^%?[er][abcd]x\b|^(?:E|R)[ABCD]X\b/,
    keywords: words('exists forall filter locations not true false MOV MOVL MOVQ MOVB MFENCE LOCK XCHG LDR STR LDAR STLR LDXR STXR LDAXR STLXR DMB DSB ISB SY LD ST CMP CBZ CBNZ EOR ADD AND BNE BEQ B lwz stw lwzx stwx lwarx stwcx. sync lwsync isync li xor cmpw beq bne lw sw fence lr.w sc.w atomic_load_explicit atomic_store_explicit atomic_thread_fence atomic_exchange_explicit atomic_fetch_add_explicit atomic_load atomic_store WRITE_ONCE READ_ONCE smp_mb smp_rmb smp_wmb smp_store_release smp_load_acquire rcu_read_lock rcu_read_unlock synchronize_rcu xchg if else while'),
    atoms: words('X86 X86_64 PPC AArch64 ARM RISCV C int atomic_int volatile memory_order_relaxed memory_order_acquire memory_order_release memory_order_acq_rel memory_order_seq_cst P0 P1 P2 P3 P4 P5'),
  });
  const cat = language({
    comment: '//', block: ['(*', '*)'], names: null,
    keywords: words('let rec and in as acyclic irreflexive empty flag undefined_unless include show unshow with from try fun procedure end call instructions enum match'),
    atoms: words('po rf co fr rmw addr data ctrl po-loc rfe rfi coe coi fre fri com int ext loc id R W M F RMW IW FW emptyset tsync _'),
  });
  const c = language({
    comment: '//', block: ['/*', '*/'], names: /^#\s*\w+/,
    keywords: words('if else while for do return break continue switch case default struct union enum typedef static const volatile extern inline sizeof goto class template typename namespace using public private new delete auto throw try catch'),
    atoms: words('void int unsigned char long short size_t bool _Bool _Atomic atomic_int atomic_uint atomic_bool uintptr_t pthread_t pthread_mutex_t NULL true false memory_order_relaxed memory_order_acquire memory_order_release memory_order_acq_rel memory_order_seq_cst'),
  });
  return { tir, ll, litmus, cat, c, cpp: c };
})();
