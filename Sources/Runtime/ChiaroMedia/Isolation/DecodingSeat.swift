// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroSystem
import Synchronization

/// A slot for one picture at a time, with a helper that is started when needed.
final class DecodingSeat: Sendable {
  /// The parameters for all pictures of a slot; see `IsolatedImageDecoder`.
  struct Terms {
    var executable: String
    var arguments: [String]
    var limits: ImageLimits
    var timeLimit: Duration
    var memoryLimit: Int
  }

  /// A picture to be decoded.
  struct Request {
    var bytes: [UInt8]
    var hints: ImageHints
    var format: ImageFormat
  }

  /// The result of decoding a picture.
  typealias Outcome = Result<DecodedImage, ImageError>

  private struct State {
    var process: HelperProcess?
    /// The number of times that a helper was started.
    var startCount = 0
  }

  private let terms: Terms
  private let state = Mutex<State>(State())

  init(_ terms: Terms) { self.terms = terms }

  /// The number of times that a helper was started.
  var startCount: Int { state.withLock { $0.startCount } }

  /// Decodes a picture, after waiting for the slot to be free.
  func result(_ request: Request, _ account: BudgetAccount?) -> Outcome {
    state.withLock { state in serve(&state, request, account) }
  }

  /// Decodes a picture; nil when the slot is in use.
  func resultIfFree(_ request: Request, _ account: BudgetAccount?) -> Outcome? {
    state.withLockIfAvailable { state in serve(&state, request, account) }
  }

  private func serve(
    _ state: inout State, _ request: Request, _ account: BudgetAccount?
  ) -> Outcome {
    guard let account else {
      return attempt(&state, request, until: .now + terms.timeLimit)
    }
    let (share, start) = (account.share, ContinuousClock.now)
    var outcome = attempt(&state, request, until: start + min(share, terms.timeLimit))
    let isTooShort = outcome.isTimedOut && share < terms.timeLimit
    account.charge(ContinuousClock.now - start, of: share, isTooShort: isTooShort)
    if isTooShort { outcome = .failure(account.outOfTime(request.format)) }
    return outcome
  }

  private func attempt(
    _ state: inout State, _ request: Request, until deadline: ContinuousClock.Instant
  ) -> Outcome {
    Outcome { () throws(ImageError) in try answer(&state, request, until: deadline) }
  }

  /// Gets the helper's answer; a helper that crashes is replaced for one more try, unless it was
  /// new.
  private func answer(
    _ state: inout State, _ request: Request, until deadline: ContinuousClock.Instant
  ) throws(ImageError) -> DecodedImage {
    let isFresh = try start(&state, request.format)
    do throws(ImageError) {
      return try ask(&state, request, until: deadline)
    } catch {
      if error.kind != .crashed || isFresh { throw error }
    }
    _ = try start(&state, request.format)
    return try ask(&state, request, until: deadline)
  }

  /// Starts a helper unless one runs; returns whether one was started.
  private func start(_ state: inout State, _ format: ImageFormat) throws(ImageError) -> Bool {
    if let process = state.process, !process.hasEnded { return false }
    do throws(SystemFailure) {
      state.process = try HelperProcess(
        executable: terms.executable, arguments: terms.arguments)
      state.startCount += 1
      return true
    } catch {
      throw ImageError(
        .notAvailable, format, "cannot start \(terms.executable): \(error.message)")
    }
  }

  private func ask(
    _ state: inout State, _ request: Request, until deadline: ContinuousClock.Instant
  ) throws(ImageError) -> DecodedImage {
    guard let process = state.process else {
      preconditionFailure("a helper must be started before a request")
    }
    let result: Outcome
    do throws(DeadlineStream.Failure) {
      result = try exchange(with: process, request, until: deadline)
    } catch {
      let end = process.stop()
      state.process = nil
      throw self.error(for: error, end, request.format)
    }
    return try result.get()
  }

  private func exchange(
    with process: HelperProcess, _ request: Request, until deadline: ContinuousClock.Instant
  ) throws(DeadlineStream.Failure) -> Outcome {
    let head = DecodingRequest(
      hints: request.hints, limits: terms.limits, memoryLimit: terms.memoryLimit,
      // Only counts when this side is no longer there to stop the helper.
      processorSeconds: Int(terms.timeLimit.components.seconds) + 2
    ).head
    let stream = process.stream(until: deadline)
    try stream.send(WireMessage(head: head, payload: request.bytes))
    // The picture in 16 bits, and its preview.
    let (size, isTooLarge) = terms.limits.pixelCount.multipliedReportingOverflow(by: 16)
    let answer = try stream.receive(largestPayload: isTooLarge ? .max : size)
    guard let result = try? DecodingAnswer.result(of: answer, limits: terms.limits) else {
      throw .nonsense
    }
    return result
  }

  private func error(
    for failure: DeadlineStream.Failure, _ end: ProcessEnd?, _ format: ImageFormat
  ) -> ImageError {
    if failure == .timedOut || end?.isOutOfTime == true {
      return ImageError(.timedOut, format, "stopped after \(terms.timeLimit)")
    }
    let program = terms.executable
    if failure == .nonsense {
      return ImageError(.crashed, format, "\(program) gave an invalid answer")
    }
    return ImageError(.crashed, format, "\(program) \(end ?? .unknown)")
  }
}

extension DecodingSeat.Outcome {
  fileprivate var isTimedOut: Bool {
    if case .failure(let error) = self { error.kind == .timedOut } else { false }
  }
}
