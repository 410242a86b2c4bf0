// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import ChiaroSource
import Synchronization

/// A picture source for symbols and for files, on disk or in memory; it has no pictures for names.
///
/// Pictures are cached, up to 64 MiB. The source reports a diagnostic for a symbol or file without
/// a picture, and for a symbol replaced by a placeholder. It may be used from several threads.
public final class MediaPictureSource: PictureSource {
  private let decoder: any ImageDecoder
  private let rasterizer: (any PathRasterizer)?
  private let symbolWeight: Int
  private let shelf = Mutex(PictureShelf())
  private let odd = Mutex<[String: Diagnostic]>([:])
  private let sizes = Mutex<[PictureReference: PointSize?]>([:])

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - decoder: the decoder for files; use an `IsolatedImageDecoder` for untrusted files
  ///   - symbolWeight: the weight of symbols, from 100 to 900
  public init(decoder: any ImageDecoder = SystemImageDecoder(), symbolWeight: Int = 400) {
    self.decoder = decoder
    self.symbolWeight = symbolWeight
    rasterizer = CairoPathRasterizer()
  }

  /// The diagnostics about names without a picture and symbols without a drawing, one per name,
  /// sorted.
  public var diagnostics: [Diagnostic] { odd.withLock { $0.values.sorted() } }

  /// Returns the picture for a symbol or file; a symbol or vector is as large as `size`, and any
  /// other file has its own size.
  ///
  /// It is nil for other references, if a side of `size` is below 1 or over 16,384 pixels, or if
  /// the file cannot be read.
  public func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
    if size.width < 1 || size.height < 1 || max(size.width, size.height) > Self.longestSide {
      return nil
    }
    if let known = shelf.withLock({ $0.picture(reference, size) }) { return known }
    let (picture, hasOneSize) = make(reference, size)
    if let picture { shelf.withLock { $0.keep(picture, reference, hasOneSize ? nil : size) } }
    return picture
  }

  /// Returns the size in points of a picture in a file, or of an `EncodedPicture` in memory.
  ///
  /// It is nil for names, symbols and other objects, and if the picture cannot be decoded. A vector
  /// has its intrinsic size. The size of a bitmap is its size in pixels divided by the scale of the
  /// reference. If the reference to a file has no scale above 0, the scale in the file's name, such
  /// as `@2x`, is used, or else 1.
  public func naturalSize(of reference: PictureReference) -> PointSize? {
    if let known = sizes.withLock({ $0[reference] }) { return known }
    guard let scale = reference.pixelsPerPoint else { return nil }
    let size = measure(reference, scale: scale)
    sizes.withLock { sizes in
      if sizes.count >= Self.knownSizes { sizes.removeAll() }
      sizes[reference] = .some(size)
    }
    return size
  }

  /// The bytes of a file; none for what is no file.
  private func bytes(of reference: PictureReference) throws -> [UInt8] {
    switch reference {
    case .file(let path, _): try FileReader.bytes(atPath: path, limit: Self.byteCount)
    case .object(let object): (object as? EncodedPicture)?.bytes ?? []
    case .named, .symbol: []
    }
  }

  private func measure(_ reference: PictureReference, scale: Double) -> PointSize? {
    do {
      let image = try decoder.decode(bytes(of: reference))
      if let size = image.facts.pointSize { return size }
      let size = image.bitmap.size
      return PointSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
    } catch {
      note("unreadable-picture", "\(reference)", "\(error)")
      return nil
    }
  }

  /// The number of sizes after which the known ones are forgotten.
  private static let knownSizes = 10_000

  /// The largest side in pixels, more than any screen has and less than cairo's limit.
  private static let longestSide = 16_384
  /// The largest size of a file in bytes.
  private static let byteCount = 64 << 20

  private func make(
    _ reference: PictureReference, _ size: PixelSize
  ) -> (Picture?, hasOneSize: Bool) {
    switch reference {
    case .symbol(let name): (symbol(name, size), false)
    case .file: file(reference, size)
    case .object(let object): object is EncodedPicture ? file(reference, size) : (nil, false)
    case .named: (nil, false)
    }
  }

  private func symbol(_ name: String, _ size: PixelSize) -> Picture? {
    guard let rasterizer else {
      note("no-rasterizer", name, "symbols need cairo, which this build lacks")
      return nil
    }
    let symbol = SymbolLibrary.symbol(named: name)
    if symbol.isPlaceholder {
      note(
        "unknown-symbol", name, "the symbol \(name.debugDescription) has no drawing",
        fix: "a square with its letters is drawn instead")
    }
    return .mask(symbol.mask(size: size, weight: symbolWeight, by: rasterizer))
  }

  private func file(
    _ reference: PictureReference, _ size: PixelSize
  ) -> (Picture?, hasOneSize: Bool) {
    do {
      let (bytes, side) = (try bytes(of: reference), max(size.width, size.height))
      let image = try decoder.decode(bytes, hints: ImageHints(vectorSize: .fitting(side: side)))
      return (.bitmap(image.bitmap), image.facts.pointSize == nil)
    } catch {
      note("unreadable-picture", "\(reference)", "\(error)")
      return (nil, true)
    }
  }

  /// Adds a diagnostic about a name, one for each name.
  private func note(_ id: String, _ name: String, _ message: String, fix: String? = nil) {
    let diagnostic = Diagnostic(
      .warning, id: id, at: SourceLocation(file: name), message, fix: fix)
    odd.withLock { $0[name] = diagnostic }
  }
}
