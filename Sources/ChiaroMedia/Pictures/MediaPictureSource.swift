// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import ChiaroSource
import Synchronization

/// Symbols and files, for display lists; it knows no pictures in memory.
///
/// What was made once is kept, up to 64 MB. What cannot be found or read is left out, and said once
/// in `diagnostics`; so are symbols for which a placeholder stands. May be used from several
/// threads.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public final class MediaPictureSource: PictureSource {
  private let decoder: any ImageDecoder
  private let rasterizer: (any PathRasterizer)?
  private let symbolWeight: Int
  private let shelf = Mutex(PictureShelf())
  private let odd = Mutex<[String: Diagnostic]>([:])

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - decoder: what reads files; for those that are not your own, an `IsolatedImageDecoder`
  ///   - symbolWeight: the weight of symbols, from 100 to 900
  public init(decoder: any ImageDecoder = SystemImageDecoder(), symbolWeight: Int = 400) {
    self.decoder = decoder
    self.symbolWeight = symbolWeight
    rasterizer = CairoPathRasterizer()
  }

  /// What could not be found or read, and symbols that nobody has drawn: each name once, sorted.
  public var diagnostics: [Diagnostic] { odd.withLock { $0.values.sorted() } }

  /// A symbol or a file; symbols and vectors as large as `size`, others in their own size.
  public func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
    if size.width < 1 || size.height < 1 || max(size.width, size.height) > Self.longestSide {
      return nil
    }
    if let known = shelf.withLock({ $0.picture(reference, size) }) { return known }
    let (picture, hasOneSize) = make(reference, size)
    if let picture { shelf.withLock { $0.keep(picture, reference, hasOneSize ? nil : size) } }
    return picture
  }

  /// No screen is larger, and cairo's pictures are not.
  private static let longestSide = 16_384
  /// The largest file that is read.
  private static let byteCount = 64 << 20

  private func make(
    _ reference: PictureReference, _ size: PixelSize
  ) -> (Picture?, hasOneSize: Bool) {
    switch reference {
    case .symbol(let name): (symbol(name, size), false)
    case .file(let path): file(path, size)
    case .named, .object: (nil, false)
    }
  }

  private func symbol(_ name: String, _ size: PixelSize) -> Picture? {
    guard let rasterizer else {
      note("no-rasterizer", name, "symbols need cairo, which was missing when this was built")
      return nil
    }
    let symbol = SymbolLibrary.symbol(named: name)
    if symbol.isPlaceholder {
      note(
        "unknown-symbol", name, "no drawing of a symbol \(name.debugDescription)",
        fix: "a square with its letters stands for it")
    }
    return .mask(symbol.mask(size: size, weight: symbolWeight, by: rasterizer))
  }

  private func file(_ path: String, _ size: PixelSize) -> (Picture?, hasOneSize: Bool) {
    do {
      let bytes = try FileReader.bytes(atPath: path, limit: Self.byteCount)
      let side = max(size.width, size.height)
      let image = try decoder.decode(bytes, hints: ImageHints(vectorSize: .fitting(side: side)))
      return (.bitmap(image.bitmap), image.facts.pointSize == nil)
    } catch {
      note("unreadable-picture", path, "\(error)")
      return (nil, true)
    }
  }

  /// Says once what is odd about a name.
  private func note(_ id: String, _ name: String, _ message: String, fix: String? = nil) {
    let diagnostic = Diagnostic(
      .warning, id: id, at: SourceLocation(file: name), message, fix: fix)
    odd.withLock { $0[name] = diagnostic }
  }
}
