// SPDX-License-Identifier: MIT

import ArgumentParser

/// The program: parses, runs, and maps every outcome to an exit code, here and nowhere else.
@main
enum Main {
  static func main() {
    Terminal.reserveStandardStreams()
    do {
      var command = try Chiaro.parseAsRoot()
      try command.run()
    } catch let outcome as Outcome {
      Terminal.exit(outcome)
    } catch {
      finish(error)
    }
  }

  /// ArgumentParser's own outcomes: help and version are clean, anything else is wrong usage.
  private static func finish(_ error: any Error) -> Never {
    let text = Chiaro.fullMessage(for: error)
    if Chiaro.exitCode(for: error) == .success {
      do {
        try Terminal.print(text + "\n")
      } catch {
        Terminal.exit(error as? Outcome ?? Outcome(code: .unwritable, message: "\(error)"))
      }
      Terminal.exit(.clean)
    }
    Terminal.say(lines: text)
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
  /// EX_IOERR of sysexits.h.
  case unwritable = 74
}

/// An end of a command that is no success: a code, and words for standard error.
struct Outcome: Error {
  var code: ProgramExit
  var message: String?

  /// Input that cannot be read, or a name that is not known.
  static func unreadable(_ message: String) -> Outcome {
    Outcome(code: .unreadable, message: message)
  }

  /// Output that cannot be written.
  static func unwritable(_ message: String) -> Outcome {
    Outcome(code: .unwritable, message: message)
  }

  /// Wrong usage that the parser cannot see.
  static func usage(_ message: String) -> Outcome { Outcome(code: .usage, message: message) }

  /// Findings at or above the threshold; the report has said which.
  static let findings = Outcome(code: .findings, message: nil)
}

extension Terminal {
  /// Ends the program with an outcome, said in words.
  static func exit(_ outcome: Outcome) -> Never {
    if let message = outcome.message { say("chiaro: \(message)") }
    exit(outcome.code)
  }
}

/// The version of the program.
enum ProgramVersion {
  static let text = "0.1.0"
}
