// SPDX-License-Identifier: MIT

public import ChiaroRaster
import ChiaroSource
import ChiaroSystem
import Synchronization

/// An image decoder that reads risky formats in a helper process, and all other formats in this
/// process.
///
/// A vector picture can require any amount of work, and its libraries cannot be interrupted. The
/// helper's address space and processor time are limited. The decoder waits at most `timeLimit`,
/// and then ends the helper; the next picture starts a new one. If a helper crashes, the picture is
/// tried once more in a new helper, because an earlier picture may have caused the crash.
///
/// PDF is read by a separate program, `chiaro-pdf`: poppler's licence is the GPL, and nothing else
/// links it. It is found beside the running program, or at the path in the environment variable
/// `CHIARO_PDF`. If there is no such program, PDF files throw `notAvailable`.
///
/// The other helper is any program that calls `ImageDecodingServer.run()`. The first picture that
/// needs it starts it, and it ends with this object. A helper decodes one picture at a time.
/// Callers on several threads share up to `helperCount` helpers, and wait while all are busy. A
/// helper first gives up its rights; see `ImageDecodingServer`. A budget can limit the total cost
/// of all pictures; pictures beyond it throw `leftOut`.
///
/// ```swift
/// let decoder = IsolatedImageDecoder(
///   executable: "/usr/bin/chiaro", arguments: ["decode-pictures"])
/// let logo = try decoder.decode(bytes)
/// ```
///
/// Apple counterpart: an XPC service around `CGImageSource` · Source: POSIX.1 posix_spawn ·
/// Fidelity: approximate, over the helper's standard input and output
public final class IsolatedImageDecoder: ImageDecoder {
  /// The path of the helper program; `PATH` is not searched.
  public let executable: String
  /// The command-line arguments of the helper program, without its name.
  public let arguments: [String]
  /// The path of the program that decodes PDF files; if it is nil, PDF files throw `notAvailable`.
  public let pdfProgram: String?
  /// The formats that the helper reads; PDF is never among them.
  public let isolatedFormats: Set<ImageFormat>
  /// The limits on the size of pictures.
  public let limits: ImageLimits
  /// The maximum time for one picture, including the start of the helper.
  public let timeLimit: Duration
  /// The maximum address space of the helper in bytes.
  public let memoryLimit: Int

  private let local: SystemImageDecoder
  private let account: BudgetAccount?
  private let seats: [DecodingSeat]
  private let pdfSeats: [DecodingSeat]
  /// The number of times that all helpers were busy, by which waiting callers are spread over them.
  private let waitCount = Atomic(0)

  /// Creates a decoder; it starts helper processes only when a picture needs them.
  ///
  /// - Parameters:
  ///   - executable: the path of the helper, a program that calls `ImageDecodingServer.run()`;
  ///     `PATH` is not searched
  ///   - arguments: the command-line arguments of the helper, without its name
  ///   - pdfProgram: the path of the program that reads PDF; the default is `installedPDFProgram`.
  ///     If it is nil, PDF files throw `notAvailable`
  ///   - isolatedFormats: the formats to read in the helper; the default is SVG
  ///   - limits: the limits on the size of pictures; the default is `ImageLimits.standard`
  ///   - timeLimit: the maximum time for one picture; the default is 10 seconds
  ///   - memoryLimit: the maximum address space of the helper in bytes; the default is 2 GiB. The
  ///     program and its libraries take 0.15 GB of it before anything is drawn, and the largest
  ///     bitmap takes 0.25 GiB
  ///   - helperCount: the maximum number of helpers that run at once, above 0; the default is 1
  ///   - budget: the limit on the work for all pictures together; nil, the default, means no limit
  public init(
    executable: String, arguments: [String] = [],
    pdfProgram: String? = IsolatedImageDecoder.installedPDFProgram,
    isolatedFormats: Set<ImageFormat> = [.svg], limits: ImageLimits = .standard,
    timeLimit: Duration = .seconds(10), memoryLimit: Int = 2 << 30, helperCount: Int = 1,
    budget: DecodingBudget? = nil
  ) {
    precondition(helperCount > 0, "at least one decoder is needed")
    self.executable = executable
    self.arguments = arguments
    self.pdfProgram = pdfProgram
    self.isolatedFormats = isolatedFormats
    self.limits = limits
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit
    local = SystemImageDecoder(limits: limits)
    account = budget.map(BudgetAccount.init)
    let terms = DecodingSeat.Terms(
      executable: executable, arguments: arguments, limits: limits, timeLimit: timeLimit,
      memoryLimit: memoryLimit)
    seats = (0..<helperCount).map { _ in DecodingSeat(terms) }
    pdfSeats =
      pdfProgram.map { program in
        var terms = terms
        (terms.executable, terms.arguments) = (program, [])
        return (0..<helperCount).map { _ in DecodingSeat(terms) }
      } ?? []
  }

  /// The path of the running program, for a program that is its own helper; nil if the system does
  /// not provide it.
  public static var runningExecutable: String? { System.executablePath }

  /// Creates a decoder of all formats whose helpers are the running program once more.
  ///
  /// - Parameters:
  ///   - arguments: the arguments with which the program runs `ImageDecodingServer`
  ///   - helperCount: how many helpers may run at once, above 0
  ///   - seconds: the total time for slow pictures
  /// - Returns: the decoder; one without helpers where the system does not provide the path of the
  ///   program
  package static func ofThisProgram(
    _ arguments: [String], helperCount: Int, seconds: Int
  ) -> any ImageDecoder {
    guard let executable = runningExecutable else { return SystemImageDecoder() }
    return IsolatedImageDecoder(
      executable: executable, arguments: arguments, isolatedFormats: Set(ImageFormat.allCases),
      helperCount: helperCount, budget: DecodingBudget(time: .seconds(seconds)))
  }

  /// The number of helpers that keep the whole machine busy: one per processor, at most 16.
  package static var usefulHelperCount: Int { min(System.processorCount, 16) }

  /// The path of the program that decodes PDF files: the environment variable `CHIARO_PDF`, or else
  /// `chiaro-pdf` beside the running program.
  ///
  /// It is nil if the variable is not set and there is no such file.
  public static var installedPDFProgram: String? {
    if let path = System.environment("CHIARO_PDF") { return path }
    let path = runningExecutable.map { Path.join(Path.parent($0), "chiaro-pdf") }
    return path.flatMap { FileReader.realPath($0) == nil ? nil : $0 }
  }

  /// The formats whose libraries were available at build time, and PDF if `pdfProgram` is set.
  public var formats: Set<ImageFormat> {
    pdfProgram == nil ? local.formats : local.formats.union([.pdf])
  }

  /// The number of times that a helper was started.
  var startCount: Int { (seats + pdfSeats).reduce(0) { $0 + $1.startCount } }

  /// Decodes the first picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; its format is recognized by its content
  ///   - hints: the options, such as the size of vectors
  /// - Returns: the pixels and the properties of the file
  /// - Throws: an `ImageError`, which can also be of the kinds `timedOut`, `crashed`, `leftOut`
  ///   and, if the helper cannot be started, `notAvailable`
  public func decode(
    _ bytes: [UInt8], hints: ImageHints
  ) throws(ImageError) -> DecodedImage {
    let format = ImageFormat.sniff(bytes)
    let seats = seats(for: format)
    if seats.isEmpty {
      if format == .pdf { throw ImageError(.notAvailable, format, Self.howToReadPDF) }
      return try local.decode(bytes, hints: hints)
    }
    try limits.check(byteCount: bytes.count, of: format)
    try account?.admit(format, byteCount: bytes.count)
    return try decode(bytes, hints, format, at: seats)
  }

  private static let howToReadPDF =
    """
    the program chiaro-pdf, which reads PDF, is missing from this program's folder (`swift build \
    --product chiaro-pdf` builds it if libpoppler-glib-dev is installed; CHIARO_PDF names \
    another place)
    """

  /// Returns the helpers that decode a format; empty for a format that no helper decodes.
  private func seats(for format: ImageFormat) -> [DecodingSeat] {
    if format == .pdf { return pdfSeats }
    return isolatedFormats.contains(format) && local.formats.contains(format) ? seats : []
  }

  /// Decodes with the first idle helper; waits for one of them when all are busy.
  private func decode(
    _ bytes: [UInt8], _ hints: ImageHints, _ format: ImageFormat, at seats: [DecodingSeat]
  ) throws(ImageError) -> DecodedImage {
    let picture = DecodingSeat.Request(bytes: bytes, hints: hints, format: format)
    for seat in seats {
      if let result = seat.resultIfFree(picture, account) { return try result.get() }
    }
    let seat = seats[waitCount.wrappingAdd(1, ordering: .relaxed).oldValue % seats.count]
    return try seat.result(picture, account).get()
  }
}
