// SPDX-License-Identifier: MIT

import ChiaroSystem
import Foundation

/// A program that a test runs: its path, its arguments, and where its output goes.
///
/// Foundation's `Process` is not used. It learns that a program has ended when a descriptor is
/// closed, and every program that another thread starts at that moment inherits the descriptor:
/// tests that run side by side then wait for each other's programs, for ever where two wait in a
/// ring. Here a program is waited for by its number alone.
///
/// ```swift
/// let run = TestProgram("/usr/bin/env", ["git", "init"], folder: folder.path)
/// #expect(try run.run() == .status(0))
/// ```
public struct TestProgram: Sendable {
  /// Where one of the program's streams goes.
  public enum Stream: Sendable {
    /// Nowhere.
    case nothing
    /// Where this process's own goes.
    case inherited
    /// Into a file, which is made or emptied.
    case file(String)
    /// To `StartedProgram.line()` and `StartedProgram.text()`.
    case pipe
  }

  /// The program's path, or a name that is looked for on the path of this process.
  public var name: String
  /// What follows the name on the command line.
  public var arguments: [String]
  /// The whole environment; nil is that of this process.
  public var environment: [String: String]?
  /// The folder in which it runs; nil is that of this process.
  public var folder: String?
  /// Where its standard output goes.
  public var output: Stream
  /// Where its standard error goes; a pipe is the one that `output` goes to.
  public var errors: Stream

  /// Describes a program.
  public init(
    _ name: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    folder: String? = nil, output: Stream = .nothing, errors: Stream = .nothing
  ) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.output = output
    self.errors = errors
  }

  /// Why a program cannot be started.
  public struct Failure: Error, CustomStringConvertible {
    /// The program, and the system's words.
    public var description: String
  }

  /// The path of a program on the path of this process, or nil.
  public static func path(of name: String) -> String? {
    if name.contains("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the program, with every signal heard and standard input empty.
  public func start() throws -> StartedProgram {
    guard let path = Self.path(of: name) else { throw Failure(description: "no \(name)") }
    // A shell changes the folder: not every system's call that starts programs can.
    let words =
      folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0, path] } ?? [path]
    let variables = environment ?? ProcessInfo.processInfo.environment
    var plan = SpawnPlan(
      .path(words[0]), words.dropFirst() + arguments,
      environment: variables.map { "\($0.key)=\($0.value)" })
    plan.hearsSignals = true
    plan.open(0, "/dev/null", toWrite: false)
    var pipe: (own: Int32, other: Int32)?
    for (descriptor, stream) in [(Int32(1), output), (2, errors)] {
      switch stream {
      case .nothing: plan.open(descriptor, "/dev/null", toWrite: true)
      case .inherited: break
      case .file(let file): plan.open(descriptor, file, toWrite: true)
      case .pipe:
        let ends = try pipe ?? System.makeSocketPair()
        pipe = ends
        plan.copy(ends.other, to: descriptor)
      }
    }
    defer { if let pipe { System.closeFile(pipe.other) } }
    do throws(SystemFailure) {
      return StartedProgram(try plan.start(), output: pipe?.own)
    } catch {
      if let pipe { System.closeFile(pipe.own) }
      throw Failure(description: "\(path): \(error.message)")
    }
  }

  /// Runs the program to its end.
  public func run() throws -> ProgramEnd { try start().wait() }
}

/// How a program ended.
public enum ProgramEnd: Equatable, Sendable {
  /// By itself, with this exit status.
  case status(Int32)
  /// By a signal.
  case signal(Int32)

  /// The exit status, or the signal's number below zero.
  public var code: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let number): -number
    }
  }
}

extension ProgramEnd {
  /// The end of a process; nil where nobody knows it.
  init?(_ end: ProcessEnd) {
    switch end {
    case .status(let number): self = .status(number)
    case .signal(let number): self = .signal(number)
    case .unknown: return nil
    }
  }
}
