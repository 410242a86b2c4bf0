// SPDX-License-Identifier: MIT

/// The distinct pictures of a page, as CSS classes.
///
/// A picture that several sets share is in the page once, as the background of a class; a template
/// is a mask, filled with the label color of its sheet.
struct PictureTable {
  private struct Key: Hashable {
    var bytes: [UInt8]
    var isTemplate: Bool

    /// All bytes at once: an array hashes them one by one.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(isTemplate)
    }
  }

  private var classes: [Key: Int] = [:]
  /// The rules of all classes.
  private(set) var style = ""

  /// Returns the CSS classes that show a PNG.
  mutating func className(_ bytes: [UInt8], isTemplate: Bool) -> String {
    let key = Key(bytes: bytes, isTemplate: isTemplate)
    let kind = isTemplate ? "tint" : "plain"
    if let known = classes[key] { return "\(kind) p\(known)" }
    let number = classes.count
    classes[key] = number
    let size = PNGHeader(bytes)
    let property = isTemplate ? "mask-image" : "background-image"
    let data = "data:image/png;base64,\(Base64.encode(bytes))"
    style += ".p\(number){\(Self.layout(size))\(property):url(\(data))}\n"
    return "\(kind) p\(number)"
  }

  /// Returns the layout of a picture: at its own size or smaller; very small ones are doubled, with
  /// square pixels.
  private static func layout(_ size: PNGHeader?) -> String {
    guard let size else { return "" }
    let isTiny = max(size.width, size.height) <= 16
    let factor = isTiny ? 2 : 1
    return "--w:\(size.width * factor);--h:\(size.height * factor);"
      + (isTiny ? "image-rendering:pixelated;" : "")
  }
}

/// The size stated in a PNG's header.
struct PNGHeader {
  let width: Int
  let height: Int

  /// Reads the header; nil when the bytes are not a PNG, or a side is 0 or over 16,384 pixels.
  init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
    let sides = 1...16_384
    if !sides.contains(width) || !sides.contains(height) { return nil }
  }
}
