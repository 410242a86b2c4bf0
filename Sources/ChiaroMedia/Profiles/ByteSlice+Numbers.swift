// SPDX-License-Identifier: MIT

// Numbers and names at a place in untrusted bytes: nil where the bytes end before them.

extension ArraySlice<UInt8> {
  /// The slice of `count` bytes from `offset` on, counted from the slice's own start.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      return nil
    }
    return self[(startIndex + offset)..<(startIndex + offset + count)]
  }

  /// A number of up to eight bytes, the highest first.
  func bigEndian(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of up to eight bytes, the lowest first.
  func littleEndian(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A fixed-point number of ICC: 16 bits before the point, with sign, and 16 behind.
  func s15Fixed16(at offset: Int) -> Double? {
    guard let raw = bigEndian(at: offset, count: 4) else { return nil }
    return Double(Int32(truncatingIfNeeded: raw)) / 65_536
  }

  /// Four letters, as chunks and tags are named.
  func fourLetters(at offset: Int) -> String? {
    slice(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }
}
