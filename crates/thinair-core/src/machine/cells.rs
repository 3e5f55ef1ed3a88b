//! Values of any width in a run of words, by the number of their first byte.

use crate::ir::Width;

pub fn read_cell(words: &[u64], byte: usize, width: Width) -> u64 {
    let shift = byte % 8 * 8;
    let mut value = words[byte / 8] >> shift;
    if shift + width.bytes() as usize * 8 > 64 {
        value |= words[byte / 8 + 1] << (64 - shift);
    }
    value & width.mask()
}

pub fn write_cell(words: &mut [u64], byte: usize, width: Width, value: u64) {
    let (word, shift) = (byte / 8, byte % 8 * 8);
    let mask = u64::MAX >> (64 - width.bytes() * 8);
    words[word] = words[word] & !(mask << shift) | value << shift;
    if shift + width.bytes() as usize * 8 > 64 {
        words[word + 1] = words[word + 1] & !(mask >> (64 - shift)) | value >> (64 - shift);
    }
}
