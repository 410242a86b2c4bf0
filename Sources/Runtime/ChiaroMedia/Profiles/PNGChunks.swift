// SPDX-License-Identifier: MIT

/// The complete chunks of a PNG in order, by name and length.
struct PNGChunks: Sequence, IteratorProtocol {
  struct Chunk {
    var name: String
    var content: ArraySlice<UInt8>
  }

  private let bytes: ArraySlice<UInt8>
  private var offset = 8

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func next() -> Chunk? {
    guard let length = bytes.bigEndian(at: offset, count: 4),
      let name = bytes.fourLetters(at: offset + 4),
      let content = bytes.slice(at: offset + 8, count: length)
    else { return nil }
    // Four bytes of checksum stand behind each chunk.
    offset += 12 + length
    return Chunk(name: name, content: content)
  }

  /// Returns the content of the first chunk of a name before the pixels; nil for none.
  static func content(of name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    for chunk in PNGChunks(bytes) {
      if chunk.name == name { return chunk.content }
      if chunk.name == "IDAT" { return nil }
    }
    return nil
  }
}
