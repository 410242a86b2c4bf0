// SPDX-License-Identifier: MIT

/// A reader of the chunks of a RIFF container, such as WebP.
enum RIFFChunks {
  /// Returns the content of the first chunk of a name; nil when there is none or it is incomplete.
  static func content(of name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let bytes = bytes[...]
    var offset = 12
    while let found = bytes.fourLetters(at: offset),
      let length = bytes.littleEndian(at: offset + 4, count: 4)
    {
      if found == name { return bytes.slice(at: offset + 8, count: length) }
      // Chunks of an odd length are followed by a byte of padding.
      offset += 8 + length + length % 2
    }
    return nil
  }
}
