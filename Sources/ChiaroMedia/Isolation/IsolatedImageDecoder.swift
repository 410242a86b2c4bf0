// SPDX-License-Identifier: MIT

public import ChiaroRaster
import Synchronization

/// Reads the dangerous formats in a helper process that can be stopped, all others right here.
///
/// A vector picture can ask for any amount of work, and its libraries cannot be interrupted. The
/// helper gets limits on address space and processor time; this side waits no longer than
/// `timeLimit` and then ends it. A helper that ended is started anew for the next picture. When it
/// crashes, the picture is tried once more in a fresh one, so that no picture is blamed for what
/// others left behind.
///
/// The helper is any program that calls `ImageDecodingServer.run()`; it is started by the first
/// picture that needs it and ends with this object. It decodes one picture at a time; callers from
/// several threads wait for each other. Limits cover crashes and greed, not malice: the helper
/// still has the rights of the user.
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
  /// The path of the helper.
  public let executable: String
  /// What the helper is started with.
  public let arguments: [String]
  /// The formats that are read in the helper.
  public let isolatedFormats: Set<ImageFormat>
  /// What larger pictures are refused by.
  public let limits: ImageLimits
  /// How long one picture may take, the start of the helper included.
  public let timeLimit: Duration
  /// The address space, in bytes, that the helper may take in all.
  public let memoryLimit: Int

  private let local: SystemImageDecoder
  private let helper = Mutex<Helper>(Helper())

  private struct Helper {
    var process: HelperProcess?
    /// How often a helper was started.
    var startCount = 0
  }

  /// Creates a decoder; no process is started yet.
  ///
  /// - Parameters:
  ///   - executable: the path of the helper, not looked up anywhere
  ///   - arguments: what follows the program's name on its command line
  ///   - isolatedFormats: the formats to read in the helper; the default is the vector formats
  ///   - limits: how large pictures may be; the default is `ImageLimits.standard`
  ///   - timeLimit: how long one picture may take; the default is 10 seconds
  ///   - memoryLimit: the address space of the helper in bytes; the default is 2 GB; program and
  ///     libraries take 0.15 GB of it before anything is drawn, the largest bitmap 0.25 GB
  public init(
    executable: String, arguments: [String] = [],
    isolatedFormats: Set<ImageFormat> = [.svg, .pdf], limits: ImageLimits = .standard,
    timeLimit: Duration = .seconds(10), memoryLimit: Int = 2 << 30
  ) {
    self.executable = executable
    self.arguments = arguments
    self.isolatedFormats = isolatedFormats
    self.limits = limits
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit
    local = SystemImageDecoder(limits: limits)
  }

  /// The path of the running program, for a program that is its own helper; nil when the system
  /// does not tell.
  public static var runningExecutable: String? { System.executablePath }

  /// The formats whose libraries were there when this was built.
  public var formats: Set<ImageFormat> { local.formats }

  /// How often a helper was started.
  var startCount: Int { helper.withLock { $0.startCount } }

  /// The first picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; its format is found in them
  ///   - hints: how large vectors are drawn
  /// - Returns: the pixels and what the file says of them
  /// - Throws: `ImageError`, also of the kinds `timedOut` and `crashed`; `notAvailable` when the
  ///   helper cannot be started
  public func decode(
    _ bytes: [UInt8], hints: ImageHints
  ) throws(ImageError) -> DecodedImage {
    let format = ImageFormat.sniff(bytes)
    guard isolatedFormats.contains(format), formats.contains(format) else {
      return try local.decode(bytes, hints: hints)
    }
    try limits.check(byteCount: bytes.count, of: format)
    return try helper.withLock { helper throws(ImageError) in
      let isFresh = try start(&helper, format)
      do throws(ImageError) {
        return try ask(&helper, bytes, hints, format)
      } catch {
        if error.kind != .crashed || isFresh { throw error }
      }
      _ = try start(&helper, format)
      return try ask(&helper, bytes, hints, format)
    }
  }

  /// Makes sure that a helper runs; true when it had to be started.
  private func start(_ helper: inout Helper, _ format: ImageFormat) throws(ImageError) -> Bool {
    if let process = helper.process, !process.hasEnded { return false }
    do throws(SystemFailure) {
      helper.process = try HelperProcess(executable: executable, arguments: arguments)
      helper.startCount += 1
      return true
    } catch {
      throw ImageError(.notAvailable, format, "cannot start \(executable): \(error.message)")
    }
  }

  private func ask(
    _ helper: inout Helper, _ bytes: [UInt8], _ hints: ImageHints, _ format: ImageFormat
  ) throws(ImageError) -> DecodedImage {
    guard let process = helper.process else {
      preconditionFailure("a helper is started before it is asked")
    }
    let result: Result<DecodedImage, ImageError>
    do throws(DeadlineStream.Failure) {
      result = try exchange(with: process, bytes, hints)
    } catch {
      let end = process.stop()
      helper.process = nil
      throw self.error(for: error, end, format)
    }
    return try result.get()
  }

  private func exchange(
    with process: HelperProcess, _ bytes: [UInt8], _ hints: ImageHints
  ) throws(DeadlineStream.Failure) -> Result<DecodedImage, ImageError> {
    let request = DecodingRequest(
      hints: hints, limits: limits, memoryLimit: memoryLimit,
      // Only counts when this side is no longer there to stop the helper.
      processorSeconds: Int(timeLimit.components.seconds) + 2)
    let stream = process.stream(until: .now + timeLimit)
    try stream.send(WireMessage(head: request.head, payload: bytes))
    let (largestPayload, _) = limits.pixelCount.multipliedReportingOverflow(by: 8)
    let answer = try stream.receive(largestPayload: largestPayload)
    guard let result = try? DecodingAnswer.result(of: answer, limits: limits) else {
      throw .nonsense
    }
    return result
  }

  private func error(
    for failure: DeadlineStream.Failure, _ end: ProcessEnd?, _ format: ImageFormat
  ) -> ImageError {
    if failure == .timedOut || end?.isOutOfTime == true {
      return ImageError(.timedOut, format, "stopped after \(timeLimit)")
    }
    if failure == .nonsense {
      return ImageError(.crashed, format, "\(executable) gave an answer that makes no sense")
    }
    return switch end {
    case .signal(let number):
      ImageError(.crashed, format, "\(executable) ended by signal \(number)")
    case .status(let number): ImageError(.crashed, format, "\(executable) ended with \(number)")
    case nil: ImageError(.crashed, format, "\(executable) ended")
    }
  }
}
