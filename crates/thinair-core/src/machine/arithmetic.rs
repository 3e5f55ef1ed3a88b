//! Arithmetic at a width: operands and results are masked to it. Floating-point numbers are the bits of a float (`i32`) or a double (`i64`).

use crate::ir::{BinaryOp, CastOp, CompareOp, RmwOp, Width};

/// `None`: an error of the program, where the operation can be one.
#[inline(always)]
pub fn binary(op: BinaryOp, width: Width, left: u64, right: u64) -> Option<u64> {
    let (signed_left, signed_right) = (width.sign_extend(left), width.sign_extend(right));
    let small_shift = right < u64::from(width.bits());
    Some(
        width.mask()
            & match op {
                BinaryOp::Add => left.wrapping_add(right),
                BinaryOp::Sub => left.wrapping_sub(right),
                BinaryOp::Mul => left.wrapping_mul(right),
                BinaryOp::UDiv => left.checked_div(right)?,
                BinaryOp::URem => left.checked_rem(right)?,
                BinaryOp::SDiv | BinaryOp::SRem if right == 0 || right == width.mask() && left == 1 << (width.bits() - 1) => return None,
                BinaryOp::SDiv => signed_left.wrapping_div(signed_right) as u64,
                BinaryOp::SRem => signed_left.wrapping_rem(signed_right) as u64,
                BinaryOp::And => left & right,
                BinaryOp::Or => left | right,
                BinaryOp::Xor => left ^ right,
                BinaryOp::Shl if small_shift => left << right,
                BinaryOp::LShr if small_shift => left >> right,
                BinaryOp::Shl | BinaryOp::LShr => 0,
                BinaryOp::AShr => (signed_left >> right.min(63)) as u64,
                BinaryOp::SAdd => fitting(width, signed_left.checked_add(signed_right))?,
                BinaryOp::SSub => fitting(width, signed_left.checked_sub(signed_right))?,
                BinaryOp::SMul => fitting(width, signed_left.checked_mul(signed_right))?,
                BinaryOp::Index | BinaryOp::Amount if left > right => return None,
                BinaryOp::Index | BinaryOp::Amount => left,
                BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => float_binary(op, width, left, right),
            },
    )
}

/// A signed result, if there is one and it fits into the width.
#[inline(always)]
fn fitting(width: Width, result: Option<i64>) -> Option<u64> {
    let result = result?;
    let bits = result as u64 & width.mask();
    (width.sign_extend(bits) == result).then_some(bits)
}

#[inline(always)]
pub fn compare(op: CompareOp, width: Width, left: u64, right: u64) -> bool {
    let (signed_left, signed_right) = (width.sign_extend(left), width.sign_extend(right));
    match op {
        CompareOp::Eq => left == right,
        CompareOp::Ne => left != right,
        CompareOp::ULt => left < right,
        CompareOp::ULe => left <= right,
        CompareOp::UGt => left > right,
        CompareOp::UGe => left >= right,
        CompareOp::SLt => signed_left < signed_right,
        CompareOp::SLe => signed_left <= signed_right,
        CompareOp::SGt => signed_left > signed_right,
        CompareOp::SGe => signed_left >= signed_right,
        _ => float_compare(op, float(width, left), float(width, right)),
    }
}

/// A number of either format as a double, which holds both.
fn float(width: Width, bits: u64) -> f64 {
    if width == Width::I32 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) }
}

fn float_bits(width: Width, value: f64) -> u64 {
    if width == Width::I32 { u64::from((value as f32).to_bits()) } else { value.to_bits() }
}

/// Rounding a double to a float gives what the operation on floats gives: a double has more than twice the digits.
fn float_binary(op: BinaryOp, width: Width, left: u64, right: u64) -> u64 {
    let (left, right) = (float(width, left), float(width, right));
    let result = match op {
        BinaryOp::FAdd => left + right,
        BinaryOp::FSub => left - right,
        BinaryOp::FMul => left * right,
        BinaryOp::FDiv => left / right,
        _ => left % right,
    };
    float_bits(width, result)
}

fn float_compare(op: CompareOp, left: f64, right: f64) -> bool {
    let unordered = left.is_nan() || right.is_nan();
    match op {
        CompareOp::FOeq => left == right,
        CompareOp::FOne => !unordered && left != right,
        CompareOp::FOlt => left < right,
        CompareOp::FOle => left <= right,
        CompareOp::FOgt => left > right,
        CompareOp::FOge => left >= right,
        CompareOp::FOrd => !unordered,
        CompareOp::FUeq => unordered || left == right,
        CompareOp::FUne => left != right,
        CompareOp::FUlt => unordered || left < right,
        CompareOp::FUle => unordered || left <= right,
        CompareOp::FUgt => unordered || left > right,
        CompareOp::FUge => unordered || left >= right,
        _ => unordered,
    }
}

#[inline(always)]
pub fn cast(op: CastOp, from: Width, to: Width, value: u64) -> u64 {
    match op {
        CastOp::Truncate => value & to.mask(),
        CastOp::ZeroExtend => value,
        CastOp::SignExtend => from.sign_extend(value) as u64 & to.mask(),
        CastOp::FloatToSigned => {
            let (least, most) = (i64::MIN >> (64 - to.bits()), i64::MAX >> (64 - to.bits()));
            (float(from, value) as i64).clamp(least, most) as u64 & to.mask()
        }
        CastOp::FloatToUnsigned => (float(from, value) as u64).min(to.mask()),
        // Not by way of a double: that would round twice.
        CastOp::SignedToFloat if to == Width::I32 => u64::from((from.sign_extend(value) as f32).to_bits()),
        CastOp::SignedToFloat => (from.sign_extend(value) as f64).to_bits(),
        CastOp::UnsignedToFloat if to == Width::I32 => u64::from((value as f32).to_bits()),
        CastOp::UnsignedToFloat => (value as f64).to_bits(),
        CastOp::FloatToFloat => float_bits(to, float(from, value)),
    }
}

/// The value that a read-modify-write stores.
#[inline(always)]
pub fn rmw(op: RmwOp, width: Width, old: u64, operand: u64) -> u64 {
    let signed = |choose: fn(i64, i64) -> i64| choose(width.sign_extend(old), width.sign_extend(operand)) as u64;
    width.mask()
        & match op {
            RmwOp::Exchange => operand,
            RmwOp::Add => old.wrapping_add(operand),
            RmwOp::Sub => old.wrapping_sub(operand),
            RmwOp::And => old & operand,
            RmwOp::Or => old | operand,
            RmwOp::Xor => old ^ operand,
            RmwOp::Nand => !(old & operand),
            RmwOp::UMax => old.max(operand),
            RmwOp::UMin => old.min(operand),
            RmwOp::SMax => signed(i64::max),
            RmwOp::SMin => signed(i64::min),
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_results_that_do_not_fit() {
        for (op, width, left, right, result) in [
            (BinaryOp::SAdd, Width::I32, 0x7FFF_FFFF, 1, None),
            (BinaryOp::SAdd, Width::I32, 0x7FFF_FFFE, 1, Some(0x7FFF_FFFF)),
            (BinaryOp::SAdd, Width::I32, 0xFFFF_FFFF, 1, Some(0)),
            (BinaryOp::SSub, Width::I32, 0x8000_0000, 1, None),
            (BinaryOp::SSub, Width::I64, 0, 1 << 63, None),
            (BinaryOp::SSub, Width::I64, 0, 1, Some(u64::MAX)),
            (BinaryOp::SMul, Width::I32, 0x1_0000, 0x8000, None),
            (BinaryOp::SMul, Width::I64, 1 << 40, 1 << 40, None),
            (BinaryOp::SMul, Width::I8, 0xFE, 64, Some(0x80)),
            (BinaryOp::Index, Width::I64, 4, 4, Some(4)),
            (BinaryOp::Index, Width::I64, u64::MAX, 4, None),
            (BinaryOp::Amount, Width::I32, 32, 31, None),
        ] {
            assert_eq!(binary(op, width, left, right), result, "{op:?} {width:?} {left:x} {right:x}");
        }
    }

    #[test]
    fn divisions_that_have_no_result() {
        assert_eq!(binary(BinaryOp::SDiv, Width::I8, 0x80, 0xFF), None);
        assert_eq!(binary(BinaryOp::SRem, Width::I64, 1 << 63, u64::MAX), None);
        assert_eq!(binary(BinaryOp::SDiv, Width::I8, 0x81, 0xFF), Some(0x7F));
        assert_eq!(binary(BinaryOp::SRem, Width::I8, 0x81, 0xFF), Some(0));
        assert_eq!(binary(BinaryOp::UDiv, Width::I8, 7, 0), None);
        assert_eq!(binary(BinaryOp::SRem, Width::I8, 7, 0), None);
    }

    #[test]
    fn shifts_by_the_width_or_more() {
        assert_eq!(binary(BinaryOp::Shl, Width::I8, 1, 8), Some(0));
        assert_eq!(binary(BinaryOp::LShr, Width::I64, u64::MAX, 64), Some(0));
        assert_eq!(binary(BinaryOp::AShr, Width::I8, 0x80, 200), Some(0xFF));
        assert_eq!(binary(BinaryOp::Shl, Width::I8, 0x81, 1), Some(2));
    }

    #[test]
    fn floats() {
        let float = |value: f32| u64::from(value.to_bits());
        assert_eq!(binary(BinaryOp::FAdd, Width::I32, float(0.1), float(0.2)), Some(float(0.1 + 0.2)));
        assert_eq!(binary(BinaryOp::FDiv, Width::I64, 1f64.to_bits(), 0), Some(f64::INFINITY.to_bits()));
        assert!(!compare(CompareOp::FOeq, Width::I64, f64::NAN.to_bits(), f64::NAN.to_bits()));
        assert!(compare(CompareOp::FUno, Width::I64, f64::NAN.to_bits(), 0));
        assert_eq!(cast(CastOp::FloatToSigned, Width::I64, Width::I32, (-1.5f64).to_bits()), 0xFFFF_FFFF);
        assert_eq!(cast(CastOp::FloatToUnsigned, Width::I64, Width::I8, 300f64.to_bits()), 255);
        assert_eq!(cast(CastOp::SignedToFloat, Width::I32, Width::I64, 0xFFFF_FFFF), (-1f64).to_bits());
        assert_eq!(cast(CastOp::FloatToFloat, Width::I32, Width::I64, float(1.5)), 1.5f64.to_bits());
    }

    #[test]
    fn signs() {
        assert!(compare(CompareOp::SLt, Width::I8, 0xFF, 0));
        assert!(compare(CompareOp::UGt, Width::I8, 0xFF, 0));
        assert_eq!(cast(CastOp::SignExtend, Width::I8, Width::I32, 0x80), 0xFFFF_FF80);
        assert_eq!(rmw(RmwOp::SMax, Width::I8, 0xFF, 1), 1);
        assert_eq!(rmw(RmwOp::UMax, Width::I8, 0xFF, 1), 0xFF);
        assert_eq!(rmw(RmwOp::Nand, Width::I8, 0x0F, 0xFC), 0xF3);
    }
}
