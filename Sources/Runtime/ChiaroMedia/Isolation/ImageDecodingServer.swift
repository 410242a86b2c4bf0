// SPDX-License-Identifier: MIT

import CChiaroSandbox
package import ChiaroRaster
import ChiaroSystem

/// The helper process of `IsolatedImageDecoder`, which decodes pictures that arrive on standard
/// input.
///
/// Before the first picture, the process closes inherited files and gives up its rights: it can
/// only read the system's fonts and libraries, and answer (see `Confinement`; on Linux, as far as
/// the kernel supports it). Before each picture, it limits its address space and processor time as
/// the request says; macOS cannot limit the address space. Output that the libraries print goes to
/// standard error.
///
/// ```swift
/// // In the program, as a hidden subcommand:
/// func run() throws { throw ExitCode(ImageDecodingServer.run()) }
/// ```
///
/// Apple counterpart: an XPC service · Source: POSIX.1 setrlimit · Fidelity: approximate, over
/// standard input and output
public enum ImageDecodingServer {
  /// Answers requests until the stream ends.
  ///
  /// - Returns: the exit status for the process: 0 if the program closed the stream between two
  ///   requests, or 1 if it sent an invalid message or closed the stream within one
  @discardableResult
  public static func run() -> Int32 { run { SystemImageDecoder(limits: $0) } }

  /// Answers requests with decoders that a closure creates, until the stream ends.
  ///
  /// - Parameter makeDecoder: the closure that creates a decoder with the limits of a request
  /// - Returns: the exit status for the process, as for `run()`
  package static func run(_ makeDecoder: (ImageLimits) -> any ImageDecoder) -> Int32 {
    chiaro_close_from(System.standardError + 1)
    let stream = BlockingStream(
      input: System.standardInput, output: System.claimStandardOutput())
    _ = Confinement.enter()
    do throws(BlockingStream.Failure) {
      while true { try answer(on: stream, makeDecoder) }
    } catch {
      return error == .ended ? 0 : 1
    }
  }

  private static func answer(
    on stream: BlockingStream, _ makeDecoder: (ImageLimits) -> any ImageDecoder
  ) throws(BlockingStream.Failure) {
    // The program has read the picture under its own limit already.
    let message = try stream.receive(largestPayload: .max)
    guard let request = try? DecodingRequest(head: message.head) else { throw .broken }
    System.limitMemory(to: request.memoryLimit)
    System.limitProcessorTime(to: request.processorSeconds)
    let decoder = makeDecoder(request.limits)
    let result = Result { () throws(ImageError) in
      try decoder.decode(message.payload, hints: request.hints)
    }
    try stream.send(DecodingAnswer.message(result))
  }
}

/// A stream that blocks until data is transferred.
struct BlockingStream: WireStream {
  enum Failure: Error {
    /// The other side closed the stream between two messages.
    case ended
    /// The other side closed the stream within a message, or sent an invalid message.
    case broken
  }

  let input: Int32
  let output: Int32

  var nonsense: Failure { .broken }

  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemFailure) {
      try System.writeAll(bytes, to: output)
    } catch {
      throw .broken
    }
  }

  func read(into bytes: inout [UInt8]) throws(Failure) {
    var filled = 0
    while filled < bytes.count {
      var count = 0
      do throws(SystemFailure) {
        count = try System.read(input, into: &bytes, from: filled)
      } catch {
        throw .broken
      }
      if count == 0 { throw filled == 0 ? .ended : .broken }
      filled += count
    }
  }
}
