// SPDX-License-Identifier: MIT

extension PictureReference {
  /// The number of pixels in a point of a picture in a file or in memory; nil for names, symbols
  /// and other objects.
  ///
  /// A file's own scale counts if it is above 0, else the one in its name, such as `@2x`; without
  /// one it is 1.
  package var pixelsPerPoint: Double? {
    switch self {
    case .file(let path, let scale):
      scale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? Self.scale(ofFile: path)
    case .object(let object):
      (object as? EncodedPicture)?.scale ?? (object as? PictureObject)?.pixelsPerPoint
    case .named, .symbol: nil
    }
  }

  /// The scale in a file's name: 2 for `name@2x.png` and `name@2x~ipad.png`; 1 without one.
  private static func scale(ofFile path: String) -> Double {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    let names = [stem, stem[..<(stem.lastIndex(of: "~") ?? stem.endIndex)]]
    let hasMark = { (mark: String) in names.contains { $0.hasSuffix(mark) } }
    return hasMark("@3x") ? 3 : hasMark("@2x") ? 2 : 1
  }
}

extension PictureObject {
  /// The number of pixels in a point; nil for a picture without a width.
  fileprivate var pixelsPerPoint: Double? {
    guard case .bitmap(let bitmap) = picture, naturalSize.width > 0 else { return nil }
    let scale = Double(bitmap.size.width) / naturalSize.width
    // A side is a whole number of pixels, rounded up where the points give none.
    let whole = scale.rounded()
    let isWhole = (naturalSize.width * whole).rounded(.up) == Double(bitmap.size.width)
    return isWhole && whole > 0 ? whole : scale
  }
}
