// SPDX-License-Identifier: MIT

import ArgumentParser

/// The program: parses, runs, and maps every outcome to an exit code, here and nowhere else.
@main
enum Main {
  static func main() {
    do {
      var command = try Chiaro.parseAsRoot()
      try command.run()
    } catch let outcome as Outcome {
      if let message = outcome.message { Terminal.say("chiaro: \(message)") }
      Terminal.exit(outcome.code)
    } catch {
      finish(error)
    }
  }

  /// ArgumentParser's own outcomes: help and version are clean, anything else is wrong usage.
  private static func finish(_ error: any Error) -> Never {
    let text = Chiaro.fullMessage(for: error)
    if Chiaro.exitCode(for: error) == .success {
      Terminal.print(text + "\n")
      Terminal.exit(.clean)
    }
    Terminal.say(text)
    let isUsage = Chiaro.exitCode(for: error) == .validationFailure
    Terminal.exit(isUsage ? .usage : .internalDefect)
  }
}

/// The exit codes.
enum ProgramExit: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case unreadable = 3
  case internalDefect = 70
}

/// An end of a command that is no success: a code, and words for standard error.
struct Outcome: Error {
  var code: ProgramExit
  var message: String?

  /// Input that cannot be read, or a name that is not known.
  static func unreadable(_ message: String) -> Outcome {
    Outcome(code: .unreadable, message: message)
  }

  /// Wrong usage that the parser cannot see.
  static func usage(_ message: String) -> Outcome { Outcome(code: .usage, message: message) }

  /// Findings at or above the threshold; the report has said which.
  static let findings = Outcome(code: .findings, message: nil)
}

/// The version of the program.
enum ProgramVersion {
  static let text = "0.1.0"
}
