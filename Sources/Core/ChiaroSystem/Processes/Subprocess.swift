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
    /// The maximum size of its memory in bytes, which only Linux holds; nil for no limit.
    package var memory: Int?

    /// Creates limits.
    package init(byteCount: Int, time: Duration, memory: Int? = nil) {
      self.byteCount = byteCount
      self.time = time
      self.memory = memory
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
    /// The program failed, near its limit of memory in bytes.
    case outOfMemory(Int)

    /// The failure in words, to be put after the name of the program.
    package var description: String {
      switch self {
      case .notStarted(let failure): "cannot be started: \(failure.message)"
      case .unreadable(let failure): "cannot be read from: \(failure.message)"
      case .failed(let end): end.description
      case .tooMuch(let count): "printed more than \(count) bytes"
      case .tooLong(let time): "took longer than \(time)"
      case .outOfMemory(let count): "needs more memory than the limit of \(count >> 20) MB"
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
  /// nothing. When this method returns or throws, or this process is killed, the program has ended,
  /// on Linux with every process that it started.
  ///
  /// - Parameter input: the bytes for the program's standard input
  /// - Returns: the program's standard output
  /// - Throws: `Failure`
  package func output(reading input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let deadline = ContinuousClock.now + limits.time
    let process = try start(reading: input)
    defer { process.stop() }
    let bytes: [UInt8]
    do throws(ReadingFailure) {
      bytes = try System.readAll(process.output, limit: limits.byteCount, until: deadline)
      guard process.end(until: deadline) != nil else { throw .tooLate }
    } catch {
      throw failure(error)
    }
    let end = process.stop()
    switch end {
    // Where the system keeps no status of children, what was printed has to do.
    case .status(0), .unknown: return bytes
    case .status, .signal: throw memoryFailure(of: process) ?? .failed(end)
    }
  }

  /// The failure of a program that had a large part of the memory that it may have.
  ///
  /// What ends a program is often the growth of one thing to its double.
  private func memoryFailure(of process: KeptProcess) -> Failure? {
    guard let limit = limits.memory, let memory = process.memory, memory > limit / 3 else {
      return nil
    }
    return .outOfMemory(limit)
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

  private func failure(_ failure: ReadingFailure) -> Failure {
    switch failure {
    case .failed(let failure): .unreadable(failure)
    case .tooLarge: .tooMuch(limits.byteCount)
    case .tooLate: .tooLong(limits.time)
    }
  }

  private func start(reading input: [UInt8]) throws(Failure) -> KeptProcess {
    do throws(SystemFailure) {
      let file = input.isEmpty ? nil : try System.temporaryFile(holding: input)
      defer { if let file { System.closeFile(file) } }
      return try KeptProcess(
        program, arguments, environment: System.environment(changing: changes), input: file,
        memory: limits.memory)
    } catch {
      throw .notStarted(error)
    }
  }
}
