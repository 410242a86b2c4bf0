// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import ChiaroSource
import Synchronization

/// Reads, decodes and measures each picture once, however many rules and reports ask, and however
/// many files hold it.
///
/// The pixels are not kept.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public final class PictureStore: Sendable {
  /// Where bytes come from: a path to a file's content, or nil when it cannot be read.
  public typealias Reader = @Sendable (String) -> [UInt8]?

  private let decoder: (any ImageDecoder)?
  private let previews: PicturePreviews?
  private let read: Reader
  private let pictures = Mutex<[String: Picture?]>([:])
  /// What is known by content: catalogs of several targets often hold copies.
  private let contents = Mutex<[Content: Picture]>([:])

  /// What tells one picture from another, and what was measured on it.
  private struct Content: Hashable {
    var digest: UInt64
    var byteCount: Int
    var questions: PictureQuestions
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - decoder: what turns bytes into pixels; without one, rules that need pixels do not run
  ///   - previews: small pictures to be kept for a report; by default none
  ///   - read: where bytes come from; by default files of up to 64 MB
  public init(
    decoder: (any ImageDecoder)? = nil, previews: PicturePreviews? = nil,
    read: @escaping Reader = { try? FileReader.bytes(atPath: $0, limit: 64 << 20) }
  ) {
    self.decoder = decoder
    self.previews = previews
    self.read = read
  }

  /// Whether pixels can be had at all.
  public var canDecode: Bool { decoder != nil }

  /// Reads pictures ahead, on all cores, and measures on each what will be asked of it.
  func load(_ questions: [String: PictureQuestions]) {
    // In their order, so that what is left out depends on chance no more than it has to.
    let sorted = questions.sorted { $0.key < $1.key }
    let loaded = sorted.concurrentMap(stretch: 1) { path, questions in
      (path, self.picture(at: path, questions))
    }
    pictures.withLock { known in for (path, picture) in loaded { known[path] = .some(picture) } }
  }

  /// The picture at a path, or nil when its bytes cannot be read.
  public func picture(at path: String) -> Picture? {
    if let known = pictures.withLock({ $0[path] }) { return known }
    let picture = self.picture(at: path, PictureQuestions(isShown: true))
    pictures.withLock { $0[path] = .some(picture) }
    return picture
  }

  /// Reads a file, and decodes it unless one of the same content was.
  ///
  /// Two that are read at the same time are both decoded, with the same result.
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

  /// What was measured on the picture at a path, or nil when it has no pixels to measure.
  public func measures(at path: String) -> PictureMeasures? {
    guard case .success(let measures)? = picture(at: path)?.content else { return nil }
    return measures
  }

  /// What was not looked at because reading all pictures would have cost too much: one diagnostic,
  /// or none.
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
        "\(paths.count) \(paths.count == 1 ? "picture was" : "pictures were") not looked at, because"
          + " reading all of them takes too long: \(names)\(others)",
        fix: "give slow pictures more time (--picture-seconds), or exclude what is not yours")
    ]
  }

  /// How many are named; all are counted.
  private static let namedCount = 3
}

/// What rules will ask of one picture, beyond what its file says of itself.
struct PictureQuestions: Hashable, Sendable {
  /// The luminance of the backdrop against which its outline is looked at.
  var backdrop: Double?
  /// Whether its colors are looked at.
  var asksChroma = false
  /// Whether a report shows it: of three scales, one.
  var isShown = false
}

/// The small pictures that a report shows, made while the rules' pictures are read.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PicturePreviews: Sendable {
  /// The pixels of the longest side; above 0.
  public var side: Int
  /// Makes a file of a picture, on any thread; nil when it cannot.
  public var encode: @Sendable (Bitmap) -> [UInt8]?

  /// Describes previews.
  public init(side: Int, encode: @escaping @Sendable (Bitmap) -> [UInt8]?) {
    self.side = side
    self.encode = encode
  }
}

/// A picture's file, as far as it could be read.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct Picture: Sendable {
  /// What the first bytes say that it is.
  public var format: ImageFormat
  /// A number that equal files share.
  public var digest: UInt64
  /// What was measured, or why nothing could be.
  public var content: Result<PictureMeasures, ImageError>
  /// The small picture that a report shows, as `PicturePreviews` made it; nil when none is wanted
  /// or the picture could not be read.
  public var preview: [UInt8]?

  /// Whether it would have been read, had all pictures together cost less.
  public var isLeftOut: Bool {
    if case .failure(let error) = content { error.kind == .leftOut } else { false }
  }

  init(
    _ bytes: [UInt8], digest: UInt64, _ decoder: (any ImageDecoder)?,
    _ questions: PictureQuestions, _ previews: PicturePreviews? = nil
  ) {
    format = ImageFormat.sniff(bytes)
    self.digest = digest
    guard let decoder else {
      content = .failure(ImageError(.notAvailable, format, "no decoder was given"))
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

  /// The small picture of one that was decoded; `draw` draws a vector as large as that, if it can.
  private static func small(
    _ image: DecodedImage, _ side: Int, _ draw: () -> DecodedImage?
  ) -> Bitmap? {
    if let preview = image.preview { return preview }
    let size = image.bitmap.size
    if max(size.width, size.height) >= side { return image.bitmap.fitted(side: side) }
    return draw()?.bitmap ?? image.bitmap
  }

  /// A vector of more bytes holds pictures, which are no sharper when drawn larger, and take as
  /// long as the first time: two of 103 took half of the time for a report with pictures.
  private static let largestDrawnTwice = 32 << 10
}

/// What rules ask of a picture's pixels.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PictureMeasures: Hashable, Sendable {
  /// What the file says of itself.
  public var facts: ImageFacts
  /// The number of pixels across and down.
  public var size: PixelSize
  /// How its outline stands out from the backdrop; nil when it has none, or nobody asks.
  public var edges: EdgeContrast?
  /// The part of its border that is nearly white; nil when nobody asks.
  public var whiteFrame: Double?
  /// The largest chroma of a pixel that shows; nil when nobody asks.
  public var largestChroma: Double?

  init(_ image: DecodedImage, _ questions: PictureQuestions) {
    facts = image.facts
    size = image.bitmap.size
    if let backdrop = questions.backdrop {
      edges = image.bitmap.edgeContrast(againstLuminance: backdrop)
      whiteFrame = image.bitmap.nearWhiteFrameFraction()
    }
    if questions.asksChroma { largestChroma = image.bitmap.largestVisibleChroma }
  }
}
