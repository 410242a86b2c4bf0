// SPDX-License-Identifier: MIT

public import ChiaroRaster
import Synchronization

/// An image decoder that reads risky formats in a helper process, and all others in this process.
///
/// A vector picture can ask for any amount of work, and its libraries cannot be interrupted. The
/// helper has limits on address space and processor time; the decoder waits no longer than
/// `timeLimit` and then ends it. A helper that ended is started again for the next picture. When it
/// crashes, the picture is tried once more in a new helper, so that no picture is blamed for the
/// state that earlier ones left behind.
///
/// The helper is any program that calls `ImageDecodingServer.run()`; it is started by the first
/// picture that needs it and ends with this object. Each helper decodes one picture at a time;
/// concurrent callers share `helperCount` helpers and wait when all are busy. A helper gives up its
/// rights first: see `ImageDecodingServer`. A budget can limit the cost of all pictures together:
/// once it is used up, decoding throws an error of kind `leftOut`.
///
/// ```swift
/// let decoder = IsolatedImageDecoder(
///   executable: "/usr/bin/chiaro", arguments: ["decode-pictures"])
/// let logo = try decoder.decode(bytes)
/// ```
///
/// Apple counterpart: an XPC service around `CGImageSource` · Source: POSIX.1 posix_spawn ·
/// Fidelity: approximate
public final class IsolatedImageDecoder: ImageDecoder {
  /// The path of the helper program.
  public let executable: String
  /// The command-line arguments of the helper.
  public let arguments: [String]
  /// The formats that are decoded in the helper.
  public let isolatedFormats: Set<ImageFormat>
  /// The limits on the size of pictures.
  public let limits: ImageLimits
  /// The longest time for one picture, including the start of the helper.
  public let timeLimit: Duration
  /// The largest address space of the helper in bytes.
  public let memoryLimit: Int

  private let local: SystemImageDecoder
  private let account: BudgetAccount?
  private let seats: [DecodingSeat]
  /// The number of times that all helpers were busy, by which waiting callers are spread over them.
  private let waitCount = Atomic(0)

  /// Creates a decoder; no process is started yet.
  ///
  /// - Parameters:
  ///   - executable: the path of the helper program, which is not searched for
  ///   - arguments: the command-line arguments of the helper, after the program's name
  ///   - isolatedFormats: the formats to decode in the helper; the default is the vector formats
  ///   - limits: the limits on the size of pictures; the default is `ImageLimits.standard`
  ///   - timeLimit: the longest time for one picture; the default is 10 seconds
  ///   - memoryLimit: the largest address space of the helper in bytes; the default is 2 GB;
  ///     program and libraries take 0.15 GB of it before anything is drawn, the largest bitmap 0.25
  ///     GB
  ///   - helperCount: the number of helpers that may run at once, above 0; the default is one
  ///   - budget: the budget of all pictures together; the default, nil, is no limit
  public init(
    executable: String, arguments: [String] = [],
    isolatedFormats: Set<ImageFormat> = [.svg, .pdf], limits: ImageLimits = .standard,
    timeLimit: Duration = .seconds(10), memoryLimit: Int = 2 << 30, helperCount: Int = 1,
    budget: DecodingBudget? = nil
  ) {
    precondition(helperCount > 0, "somebody has to decode")
    self.executable = executable
    self.arguments = arguments
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
  }

  /// The path of the running program, for a program that is its own helper; nil when the system
  /// does not provide it.
  public static var runningExecutable: String? { System.executablePath }

  /// The number of helpers that uses all processors, at most 16.
  package static var usefulHelperCount: Int { max(1, min(System.processorCount, 16)) }

  /// The formats whose libraries were present when the program was built.
  public var formats: Set<ImageFormat> { local.formats }

  /// The number of times that helpers were started.
  var startCount: Int { seats.reduce(0) { $0 + $1.startCount } }

  /// Decodes the first picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, whose format is recognized by content
  ///   - hints: the options, such as the size of vectors
  /// - Returns: the pixels and the properties of the file
  /// - Throws: `ImageError`, also of the kinds `timedOut`, `crashed` and `leftOut`; `notAvailable`
  ///   when the helper cannot be started
  public func decode(
    _ bytes: [UInt8], hints: ImageHints
  ) throws(ImageError) -> DecodedImage {
    let format = ImageFormat.sniff(bytes)
    guard isolatedFormats.contains(format), formats.contains(format) else {
      return try local.decode(bytes, hints: hints)
    }
    try limits.check(byteCount: bytes.count, of: format)
    try account?.admit(format, byteCount: bytes.count)
    return try decode(bytes, hints, format)
  }

  /// Decodes with the first idle helper; waits for one of them when all are busy.
  private func decode(
    _ bytes: [UInt8], _ hints: ImageHints, _ format: ImageFormat
  ) throws(ImageError) -> DecodedImage {
    let picture = DecodingSeat.Request(bytes: bytes, hints: hints, format: format)
    for seat in seats {
      if let result = seat.resultIfFree(picture, account) { return try result.get() }
    }
    let seat = seats[waitCount.wrappingAdd(1, ordering: .relaxed).oldValue % seats.count]
    return try seat.result(picture, account).get()
  }
}
