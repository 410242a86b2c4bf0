// SPDX-License-Identifier: MIT

/// A program that is run to its end within limits of output and time.
///
/// ```swift
/// let git = Subprocess(
///   .name("git"), ["status"], limits: .init(byteCount: 1 << 20, time: .seconds(10)))
/// let text = String(decoding: try git.output(), as: UTF8.self)
/// ```
package struct Subprocess {
  /// The limits of a program, which is killed when it exceeds one.
  package struct Limits: Sendable {
    /// The maximum number of bytes printed to standard output.
    package var byteCount: Int
    /// The maximum running time.
    package var time: Duration

    /// Creates limits.
    package init(byteCount: Int, time: Duration) {
      self.byteCount = byteCount
      self.time = time
    }
  }

  /// An error in running a program.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The program could not be started, or given its input.
    case notStarted(SystemFailure)
    /// The program's output could not be read.
    case unreadable(SystemFailure)
    /// The program ended by a signal or with a status other than 0.
    case failed(ProcessEnd)
    /// The program printed more than the limit, in bytes.
    case tooMuch(Int)
    /// The program ran longer than the limit.
    case tooLong(Duration)

    /// The failure in words, to be put after the name of the program.
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

  /// Creates a description of a program, without running it.
  ///
  /// - Parameters:
  ///   - program: the location of the program
  ///   - arguments: the arguments, without the program's name
  ///   - changes: the changes to this process's environment variables; nil removes one
  ///   - limits: the limits of output and time
  package init(
    _ program: SpawnPlan.Place, _ arguments: [String] = [],
    environment changes: [String: String?] = [:], limits: Limits
  ) {
    self.program = program
    self.arguments = arguments
    self.changes = changes
    self.limits = limits
  }

  /// Runs the program and returns its standard output; its standard error is discarded.
  ///
  /// The input is passed in an unnamed file, so that a program that does not read it blocks
  /// nothing. The program has ended when this method returns or throws; processes that it started
  /// may still run.
  ///
  /// - Parameter input: the bytes for the program's standard input
  /// - Returns: the program's standard output
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

  /// Runs a program with the standard streams of this process, and waits for its end without a
  /// limit.
  ///
  /// - Parameters:
  ///   - program: the location of the program
  ///   - arguments: the arguments, without the program's name
  /// - Returns: the way in which the program ended
  /// - Throws: `SystemFailure` if the program cannot be started
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

  /// Starts the program; returns its process identifier and the descriptor of its output.
  private func start(reading input: [UInt8]) throws(Failure) -> (process: Int32, output: Int32) {
    do throws(SystemFailure) {
      let file = input.isEmpty ? nil : try System.temporaryFile(holding: input)
      defer { if let file { System.closeFile(file) } }
      let pipe = try System.makePipe()
      defer { System.closeFile(pipe.writing) }
      var plan = SpawnPlan(program, arguments, environment: System.environment(changing: changes))
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
}
