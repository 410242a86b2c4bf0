// SPDX-License-Identifier: MIT

import ArgumentParser

/// The program: parses, runs, and maps every outcome to an exit code, here and nowhere else.
@main
enum Main {
  static func main() {
    Terminal.reserveStandardStreams()
    do {
      var command = try Chiaro.parseAsRoot()
      try Terminal.checkDescriptors()
      try command.run()
    } catch let outcome as Outcome {
      Terminal.exit(outcome)
    } catch {
      finish(error)
    }
  }

  /// ArgumentParser's own outcomes: help and version are clean, anything else is wrong usage.
  private static func finish(_ error: any Error) -> Never {
    if let words = UsageAdvice.own.aboutCommand(Array(CommandLine.arguments.dropFirst())) {
      Terminal.say(lines: words)
      Terminal.exit(.usage)
    }
    let text = Chiaro.fullMessage(for: error)
    if Chiaro.exitCode(for: error) == .success {
      do {
        try Terminal.print(text + "\n")
      } catch {
        Terminal.exit(error as? Outcome ?? Outcome(code: .unwritable, message: "\(error)"))
      }
      Terminal.exit(.clean)
    }
    Terminal.say(lines: UsageAdvice.own.aboutValue(text))
    let isUsage = Chiaro.exitCode(for: error) == .validationFailure
    Terminal.exit(isUsage ? .usage : .internalDefect)
  }
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
