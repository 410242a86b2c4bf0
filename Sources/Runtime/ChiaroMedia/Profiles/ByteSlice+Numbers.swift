// SPDX-License-Identifier: MIT

// Numbers and names at a place in untrusted bytes: nil where the bytes end before them.

extension ArraySlice<UInt8> {
  /// Returns the slice of `count` bytes at an offset from the slice's start; nil out of range.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      return nil
    }
    return self[(startIndex + offset)..<(startIndex + offset + count)]
  }

  /// Returns a big-endian number of up to eight bytes; nil out of range.
  func bigEndian(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a little-endian number of up to eight bytes; nil out of range.
  func littleEndian(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a signed fixed-point number of ICC, with 16 integer and 16 fractional bits.
  func s15Fixed16(at offset: Int) -> Double? {
    guard let raw = bigEndian(at: offset, count: 4) else { return nil }
    return Double(Int32(truncatingIfNeeded: raw)) / 65_536
  }

  /// Returns the four-letter name of a chunk or tag.
  func fourLetters(at offset: Int) -> String? {
    slice(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }
}
