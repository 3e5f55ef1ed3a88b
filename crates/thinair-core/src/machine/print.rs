//! The formats of C's printf, as far as integers, characters and floating-point numbers go. Strings are for the front end to put into the format:
//! what is left as `%s` is shown as such. Any format and any arguments are answered.

use crate::ir::Width;

/// The text that a format makes of its arguments.
pub fn format(format: &str, arguments: &[(Width, u64)]) -> String {
    let mut arguments = arguments.iter().copied();
    let mut text = String::new();
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        text.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let Some(directive) = Directive::read(&mut rest, &mut arguments) else {
            text.push('%');
            continue;
        };
        directive.write(&mut text, &mut arguments);
    }
    text + rest
}

#[derive(Default)]
struct Directive {
    left: bool,
    zero: bool,
    plus: bool,
    alternative: bool,
    width: usize,
    precision: Option<usize>,
    conversion: char,
}

/// A wider field helps nobody.
const WIDEST: usize = 200;

impl Directive {
    fn read(rest: &mut &str, arguments: &mut impl Iterator<Item = (Width, u64)>) -> Option<Directive> {
        let mut this = Directive::default();
        let mut letters = rest.char_indices().peekable();
        while let Some(&(_, letter)) = letters.peek() {
            match letter {
                '-' => this.left = true,
                '0' => this.zero = true,
                '+' => this.plus = true,
                '#' => this.alternative = true,
                ' ' | '\'' => {}
                _ => break,
            }
            letters.next();
        }
        let mut number = |letters: &mut std::iter::Peekable<std::str::CharIndices<'_>>| {
            let mut value = 0usize;
            if letters.next_if(|&(_, letter)| letter == '*').is_some() {
                return arguments.next().map_or(0, |(width, value)| width.sign_extend(value).clamp(0, WIDEST as i64) as usize);
            }
            while let Some((_, digit)) = letters.next_if(|(_, letter)| letter.is_ascii_digit()) {
                value = (value * 10 + digit as usize - '0' as usize).min(WIDEST);
            }
            value
        };
        this.width = number(&mut letters);
        if letters.next_if(|&(_, letter)| letter == '.').is_some() {
            this.precision = Some(number(&mut letters));
        }
        while letters.next_if(|(_, letter)| matches!(letter, 'l' | 'h' | 'z' | 'j' | 't' | 'L' | 'q')).is_some() {}
        let (at, conversion) = letters.next()?;
        this.conversion = conversion;
        *rest = &rest[at + conversion.len_utf8()..];
        Some(this)
    }

    fn write(&self, text: &mut String, arguments: &mut impl Iterator<Item = (Width, u64)>) {
        let mut integer = |signed: bool| {
            let (width, value) = arguments.next().unwrap_or((Width::I64, 0));
            let signed_value = width.sign_extend(value);
            (signed && signed_value < 0, if signed { signed_value.unsigned_abs() } else { value })
        };
        let (negative, digits) = match self.conversion {
            '%' => return text.push('%'),
            's' => return text.push_str("%s"),
            'd' | 'i' => {
                let (negative, magnitude) = integer(true);
                (negative, magnitude.to_string())
            }
            'u' => (false, integer(false).1.to_string()),
            'x' if self.alternative => (false, format!("0x{:x}", integer(false).1)),
            'x' => (false, format!("{:x}", integer(false).1)),
            'X' => (false, format!("{:X}", integer(false).1)),
            'o' => (false, format!("{:o}", integer(false).1)),
            'p' => (false, format!("0x{:x}", integer(false).1)),
            'c' => {
                let letter = char::from(integer(false).1 as u8);
                return self.pad(text, &letter.to_string());
            }
            'f' | 'F' | 'e' | 'E' | 'g' | 'G' => {
                let value = f64::from_bits(integer(false).1);
                let shown = match self.conversion {
                    'f' | 'F' => format!("{:.*}", self.precision.unwrap_or(6), value.abs()),
                    'e' | 'E' => exponent(value.abs(), self.precision.unwrap_or(6)),
                    _ => format!("{}", value.abs()),
                };
                (value.is_sign_negative(), shown)
            }
            'a' | 'A' => {
                let bits = integer(false).1;
                let shown = hexadecimal(f64::from_bits(bits));
                (bits >> 63 == 1, if self.conversion == 'A' { shown.to_uppercase() } else { shown })
            }
            other => return text.extend(['%', other]),
        };
        let digits = match self.precision {
            Some(least) if matches!(self.conversion, 'd' | 'i' | 'u' | 'x' | 'X' | 'o') => format!("{digits:0>least$}"),
            _ => digits,
        };
        let sign = if negative {
            "-"
        } else if self.plus {
            "+"
        } else {
            ""
        };
        if self.zero && !self.left {
            let width = self.width.saturating_sub(sign.len());
            text.push_str(&format!("{sign}{digits:0>width$}"));
        } else {
            self.pad(text, &format!("{sign}{digits}"));
        }
    }

    fn pad(&self, text: &mut String, shown: &str) {
        let width = self.width;
        text.push_str(&if self.left { format!("{shown:<width$}") } else { format!("{shown:>width$}") });
    }
}

/// C writes at least two digits of the exponent, and its sign.
fn exponent(value: f64, precision: usize) -> String {
    let shown = format!("{value:.precision$e}");
    match shown.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |exponent| ('-', exponent));
            format!("{digits}e{sign}{exponent:0>2}")
        }
        None => shown,
    }
}

/// All digits, whatever the precision asks for.
fn hexadecimal(value: f64) -> String {
    let bits = value.abs().to_bits();
    let (exponent, mantissa) = (bits >> 52, bits & 0xF_FFFF_FFFF_FFFF);
    if !value.is_finite() {
        return format!("{}", value.abs()).to_lowercase();
    }
    let (whole, power) = match (exponent, mantissa) {
        (0, 0) => (0, 0),
        (0, _) => (0, -1022),
        _ => (1, exponent as i64 - 1023),
    };
    let digits = format!("{mantissa:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{whole}{point}{digits}p{power:+}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(template: &str, arguments: &[(Width, u64)], expected: &str) {
        assert_eq!(format(template, arguments), expected);
    }

    #[test]
    fn formats() {
        check("x = %d, %u\n", &[(Width::I32, 0xFFFF_FFFF), (Width::I32, 7)], "x = -1, 7\n");
        check("%5d|%-5d|%05d|%+d", &[(Width::I32, 42), (Width::I32, 42), (Width::I32, 42), (Width::I32, 42)], "   42|42   |00042|+42");
        check("%lx %#x %c%%", &[(Width::I64, 255), (Width::I32, 255), (Width::I32, 65)], "ff 0xff A%");
        check("%.2f %e %g", &[1.005f64, 1500.0, 0.5].map(|value| (Width::I64, f64::to_bits(value))), "1.00 1.500000e+03 0.5");
        check("%a %A %a", &[1.0f64, -0.1, 0.0].map(|value| (Width::I64, f64::to_bits(value))), "0x1p+0 -0X1.999999999999AP-4 0x0p+0");
        check("%.3d|%*d", &[(Width::I32, 5), (Width::I32, 4), (Width::I32, 1)], "005|   1");
        check("%s %d", &[], "%s 0");
        check("%", &[], "%");
        check("%99999999999d", &[(Width::I32, 1)], &format!("{:>200}", 1));
    }
}
