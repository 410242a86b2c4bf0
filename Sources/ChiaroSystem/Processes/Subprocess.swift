// SPDX-License-Identifier: MIT

/// A program that is run to its end, within limits.
///
/// ```swift
/// let git = Subprocess(
///   .name("git"), ["status"], limits: .init(byteCount: 1 << 20, time: .seconds(10)))
/// let text = String(decoding: try git.output(), as: UTF8.self)
/// ```
package struct Subprocess {
  /// What a program may take; one that wants more is killed.
  package struct Limits: Sendable {
    /// The bytes that it may print.
    package var byteCount: Int
    /// How long it may run.
    package var time: Duration

    /// Says what a program may take.
    package init(byteCount: Int, time: Duration) {
      self.byteCount = byteCount
      self.time = time
    }
  }

  /// Why there is no output.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The program could not be started, or given its input.
    case notStarted(SystemFailure)
    /// What it prints could not be read.
    case unreadable(SystemFailure)
    /// It ended otherwise than with status 0.
    case failed(ProcessEnd)
    /// It printed more than the limit, in bytes.
    case tooMuch(Int)
    /// It took longer than the limit.
    case tooLong(Duration)

    /// The failure in words, to follow the name of the program.
    package var description: String {
      switch self {
      case .notStarted(let failure): "cannot be started: \(failure.message)"
      case .unreadable(let failure): "cannot be read from: \(failure.message)"
      case .failed(let end): end.description
      case .tooMuch(let count): "printed more than \(count) bytes"
      case .tooLong(let time): "took longer than \(time)"
      }
    }
  }

  private let program: SpawnPlan.Place
  private let arguments: [String]
  private let changes: [String: String?]
  private let limits: Limits

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - program: where it is found
  ///   - arguments: what follows its name on the command line
  ///   - changes: variables of the environment that differ from this process's; nil takes one out
  ///   - limits: what it may take
  package init(
    _ program: SpawnPlan.Place, _ arguments: [String] = [],
    environment changes: [String: String?] = [:], limits: Limits
  ) {
    self.program = program
    self.arguments = arguments
    self.changes = changes
    self.limits = limits
  }

  /// Runs the program and gives what it prints; what it complains about is thrown away.
  ///
  /// The input lies in a file without a name: a program that does not read it holds up nobody.
  /// The program has ended when this returns or throws; what it started may live on.
  ///
  /// - Parameter input: what it can read
  /// - Returns: all that it printed
  /// - Throws: `Failure`
  package func output(reading input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let deadline = ContinuousClock.now + limits.time
    let (process, output) = try start(reading: input)
    defer { System.closeFile(output) }
    let (bytes, end): ([UInt8], ProcessEnd)
    do throws(ReadingFailure) {
      bytes = try System.readAll(output, limit: limits.byteCount, until: deadline)
      end = try self.end(of: process, until: deadline)
    } catch {
      System.killProcess(process)
      _ = System.end(ofProcess: process, waiting: true)
      throw failure(error)
    }
    switch end {
    // Where the system keeps no status of children, what was printed has to do.
    case .status(0), .unknown: return bytes
    case .status, .signal: throw .failed(end)
    }
  }

  /// Runs a program whose input, output and words are this one's, for as long as it takes.
  ///
  /// - Parameters:
  ///   - program: where it is found
  ///   - arguments: what follows its name on the command line
  /// - Returns: how it ended
  /// - Throws: `SystemFailure` where it cannot be started
  package static func run(
    _ program: SpawnPlan.Place, _ arguments: [String]
  ) throws(SystemFailure) -> ProcessEnd {
    let process = try SpawnPlan(program, arguments).start()
    return System.end(ofProcess: process, waiting: true) ?? .unknown
  }

  private func end(
    of process: Int32, until deadline: ContinuousClock.Instant
  ) throws(ReadingFailure) -> ProcessEnd {
    guard let end = System.end(ofProcess: process, until: deadline) else { throw .tooLate }
    return end
  }

  private func failure(_ failure: ReadingFailure) -> Failure {
    switch failure {
    case .failed(let failure): .unreadable(failure)
    case .tooLarge: .tooMuch(limits.byteCount)
    case .tooLate: .tooLong(limits.time)
    }
  }

  /// The number of the process, and where its output is read from.
  private func start(reading input: [UInt8]) throws(Failure) -> (process: Int32, output: Int32) {
    do throws(SystemFailure) {
      let file = input.isEmpty ? nil : try System.temporaryFile(holding: input)
      defer { if let file { System.closeFile(file) } }
      let pipe = try System.makePipe()
      defer { System.closeFile(pipe.writing) }
      var plan = SpawnPlan(program, arguments, environment: environment)
      if let file {
        plan.copy(file, to: System.standardInput)
      } else {
        plan.open(System.standardInput, "/dev/null", toWrite: false)
      }
      plan.copy(pipe.writing, to: System.standardOutput)
      plan.open(System.standardError, "/dev/null", toWrite: true)
      do throws(SystemFailure) {
        return (try plan.start(), pipe.reading)
      } catch {
        System.closeFile(pipe.reading)
        throw error
      }
    } catch {
      throw .notStarted(error)
    }
  }

  private var environment: [String] {
    let kept = System.wholeEnvironment.filter { changes[String($0.prefix { $0 != "=" })] == nil }
    return kept + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }
}
