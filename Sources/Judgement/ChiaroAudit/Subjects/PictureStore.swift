// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import ChiaroSource
import Synchronization

/// A store that reads, decodes and measures each picture only once, even if several rules need it
/// or several files have the same content.
///
/// It keeps the measurements and previews, but not the pixels.
public final class PictureStore: Sendable {
  /// A closure that returns the content of the file at a path; nil if it cannot be read.
  public typealias Reader = @Sendable (String) -> [UInt8]?

  private let decoder: (any ImageDecoder)?
  private let previews: PicturePreviews?
  private let read: Reader
  private let pictures = Mutex<[String: Picture?]>([:])
  /// The pictures by content, since catalogs of several targets often contain copies.
  private let contents = Mutex<[Content: Picture]>([:])

  /// The identity of a file's content, and the measurements that were made on it.
  private struct Content: Hashable {
    var digest: UInt64
    var byteCount: Int
    var questions: PictureQuestions
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - decoder: the decoder for pictures; if nil, rules that need pixels do not run
  ///   - previews: the settings for the previews in a report; if nil, the default, none are made
  ///   - read: the closure that reads files; by default, it reads files of up to 64 MiB from disk
  public init(
    decoder: (any ImageDecoder)? = nil, previews: PicturePreviews? = nil,
    read: @escaping Reader = { try? FileReader.bytes(atPath: $0, limit: 64 << 20) }
  ) {
    self.decoder = decoder
    self.previews = previews
    self.read = read
  }

  /// Whether the store has a decoder, so that pixels can be measured.
  public var canDecode: Bool { decoder != nil }

  /// Reads pictures in advance, on all cores, and takes the requested measurements.
  func load(_ questions: [String: PictureQuestions]) {
    // In their order, so that what is left out depends on chance no more than it has to.
    let sorted = questions.sorted { $0.key < $1.key }
    let loaded = sorted.concurrentMap(stretch: 1) { path, questions in
      (path, self.picture(at: path, questions))
    }
    pictures.withLock { known in for (path, picture) in loaded { known[path] = .some(picture) } }
  }

  /// Returns the picture at a path; nil if its file cannot be read.
  public func picture(at path: String) -> Picture? {
    if let known = pictures.withLock({ $0[path] }) { return known }
    let picture = self.picture(at: path, PictureQuestions(isShown: true))
    pictures.withLock { $0[path] = .some(picture) }
    return picture
  }

  /// Reads a file, and decodes it unless a file with the same content was decoded before.
  ///
  /// If two such files are read at the same time, both are decoded, with the same result.
  private func picture(at path: String, _ questions: PictureQuestions) -> Picture? {
    guard let bytes = read(path) else { return nil }
    var questions = questions
    if previews == nil { questions.isShown = false }
    let content = Content(
      digest: ContentDigest.of(bytes), byteCount: bytes.count, questions: questions)
    if let known = contents.withLock({ $0[content] }) { return known }
    let picture = Picture(
      bytes, digest: content.digest, decoder, questions, questions.isShown ? previews : nil)
    // What was left out for want of time may be had later, from another file.
    if !picture.isLeftOut { contents.withLock { $0[content] = picture } }
    return picture
  }

  /// Returns the measurements of the picture at a path; nil if it could not be decoded.
  public func measures(at path: String) -> PictureMeasures? {
    guard case .success(let measures)? = picture(at: path)?.content else { return nil }
    return measures
  }

  /// A single diagnostic about all pictures that were skipped because decoding them would take too
  /// long; empty if none was skipped.
  public var diagnostics: [Diagnostic] {
    let paths = pictures.withLock { known in
      known.filter { $0.value?.isLeftOut == true }.keys.sorted()
    }
    guard let first = paths.first else { return [] }
    let names = paths.prefix(Self.namedCount).map(Path.lastComponent).joined(separator: ", ")
    let others = paths.count > Self.namedCount ? ", …" : ""
    return [
      Diagnostic(
        .warning, id: "pictures-left-out", at: SourceLocation(file: first),
        """
        \(paths.count) \(paths.count == 1 ? "picture was" : "pictures were") not checked, \
        because reading all pictures takes too long: \(names)\(others)
        """,
        fix: "allow more time with --picture-seconds, or exclude files that are not yours")
    ]
  }

  /// The largest number of pictures that the diagnostic names; its count includes all.
  private static let namedCount = 3
}

/// The measurements of a picture that rules need.
struct PictureQuestions: Hashable, Sendable {
  /// The relative luminance of the backdrop against which the outline is measured; nil for no such
  /// measurement.
  var backdrop: Double?
  /// Whether the chroma of the picture's colors is measured.
  var asksChroma = false
  /// Whether the picture's shape is measured.
  var asksShape = false
  /// Whether a report shows the picture; a report shows only one of a picture's scales.
  var isShown = false
}

/// The settings for the small previews of pictures in a report.
public struct PicturePreviews: Sendable {
  /// The length of a preview's longer side in pixels; above 0.
  public var side: Int
  /// A closure that encodes a preview as the content of a file.
  ///
  /// It can be called on any thread, and it returns nil if it fails.
  public var encode: @Sendable (Bitmap) -> [UInt8]?

  /// Creates settings for previews.
  public init(side: Int, encode: @escaping @Sendable (Bitmap) -> [UInt8]?) {
    self.side = side
    self.encode = encode
  }
}

/// A picture file with its measurements, or with the error that occurred while decoding it.
public struct Picture: Sendable {
  /// The format that was recognized from the file's first bytes.
  public var format: ImageFormat
  /// A digest of the file's content, for comparing files.
  public var digest: UInt64
  /// The measurements, or the error that occurred while decoding.
  public var content: Result<PictureMeasures, ImageError>
  /// The encoded preview for a report; nil if none is requested or the picture could not be
  /// decoded.
  public var preview: [UInt8]?

  /// Whether the picture was skipped because the budget for all pictures was used up.
  public var isLeftOut: Bool {
    if case .failure(let error) = content { error.kind == .leftOut } else { false }
  }

  init(
    _ bytes: [UInt8], digest: UInt64, _ decoder: (any ImageDecoder)?,
    _ questions: PictureQuestions, _ previews: PicturePreviews? = nil
  ) {
    format = ImageFormat.sniff(bytes)
    self.digest = digest
    if Self.isPointer(bytes) {
      content = .failure(
        ImageError(.notFetched, format, "Git LFS has not fetched the file; run `git lfs pull`"))
      return
    }
    guard let decoder else {
      content = .failure(ImageError(.notAvailable, format, "no decoder is available"))
      return
    }
    do throws(ImageError) {
      // A vector is drawn again only where it is small: shrinking costs less than drawing.
      let side = format.isVector ? nil : previews?.side
      let image = try decoder.decode(bytes, hints: ImageHints(previewSide: side))
      content = .success(PictureMeasures(image, questions))
      preview = previews.flatMap { previews in
        Self.small(image, previews.side) {
          if bytes.count > Self.largestDrawnTwice { return nil }
          return try? decoder.decode(
            bytes, hints: ImageHints(vectorSize: .fitting(side: previews.side)))
        }.flatMap(previews.encode)
      }
    } catch {
      content = .failure(error)
    }
  }

  /// Whether a file only says where Git LFS keeps its content (Git LFS, specification, version 1).
  private static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1_024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// Returns the preview of a decoded picture; `draw` draws a vector image again at the preview's
  /// size.
  private static func small(
    _ image: DecodedImage, _ side: Int, _ draw: () -> DecodedImage?
  ) -> Bitmap? {
    if let preview = image.preview { return preview }
    let size = image.bitmap.size
    if max(size.width, size.height) >= side { return image.bitmap.fitted(side: side) }
    return draw()?.bitmap ?? image.bitmap
  }

  /// The size of a vector file, in bytes, above which the file is not drawn again for a preview.
  ///
  /// Larger files contain bitmaps, which are no sharper when drawn larger, and take as long as the
  /// first time: two of 103 took half of the time for a report with pictures.
  private static let largestDrawnTwice = 32 << 10
}

/// The measurements of a picture's pixels that rules use.
public struct PictureMeasures: Hashable, Sendable {
  /// The properties that the decoder found in the picture file.
  public var facts: ImageFacts
  /// The size of the picture in pixels.
  public var size: PixelSize
  /// The contrast of the outline against the backdrop; nil if there is no outline or it was not
  /// measured.
  package var edges: EdgeContrast?
  /// The share of the border that is nearly white, from 0 to 1; nil if it was not measured.
  public var whiteFrame: Double?
  /// The contrast of the picture's area on the backdrop; nil if it was not measured.
  package var areaOnBackdrop: AreaContrast?
  /// The contrast of the picture's area on white; nil if it was not measured.
  package var areaOnWhite: AreaContrast?
  /// The share of the covered pixels whose color is far from the mean, from 0 to 1; nil if it was
  /// not measured.
  package var variedShare: Double?
  /// The contrast of the outline against white; nil unless a good part recedes there.
  package var edgesOnWhite: EdgeContrast?
  /// The maximum chroma of all pixels, weighted by alpha, from 0 to 1; nil if it was not measured.
  public var largestChroma: Double?
  /// The shape of the picture; nil if it was not measured.
  package var shape: PictureShape?

  /// Whether most of the picture's area is lost on the backdrop; false if it was not measured.
  var isMostlyLost: Bool { (areaOnBackdrop?.weakShare ?? 0) > 0.5 }

  init(_ image: DecodedImage, _ questions: PictureQuestions) {
    facts = image.facts
    size = image.bitmap.size
    if let backdrop = questions.backdrop {
      edges = image.bitmap.edgeContrast(againstLuminance: backdrop)
      whiteFrame = image.bitmap.nearWhiteFrameFraction()
      variedShare = image.bitmap.variedShare(beyond: Self.otherInk)
      areaOnBackdrop = image.bitmap.areaContrast(
        againstLuminance: backdrop, weakBelow: Self.vanishes)
      measureLight(image.bitmap)
    }
    if questions.asksChroma { largestChroma = image.bitmap.largestVisibleChroma }
    if questions.asksShape { shape = image.bitmap.shape }
  }

  /// The contrast on a dark ground under which a surface is lost: half of what WCAG asks of
  /// graphics that matter.
  static let vanishes = 1.5
  /// The contrast on white under which a surface recedes there, as light grays do.
  static let recedes = 1.35
  /// How far from the mean a channel is of another ink, beyond the shading of one.
  static let otherInk = 0.15
  /// The share of what recedes from which it shapes a picture.
  static let lightPart = 0.25

  /// Whether the picture has several colors, of which a template would leave one shape; false
  /// where that was not measured.
  var isOfSeveralInks: Bool { (variedShare ?? 0) > 0.1 }

  private mutating func measureLight(_ bitmap: Bitmap) {
    let area = bitmap.areaContrast(againstLuminance: 1, weakBelow: Self.recedes)
    areaOnWhite = area
    if area.weakShare >= Self.lightPart {
      edgesOnWhite = bitmap.edgeContrast(againstLuminance: 1, weakBelow: Self.recedes)
    }
  }
}
