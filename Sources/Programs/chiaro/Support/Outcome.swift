// SPDX-License-Identifier: MIT

import ChiaroAudit

/// The exit codes.
enum ProgramExit: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case unreadable = 3
  /// A defect of chiaro itself, or a program beside it that is missing.
  case internalDefect = 70
  /// The output could not be written: `EX_IOERR` of sysexits.h.
  case unwritable = 74
  /// The result is not whole, as a limit of time or size was reached: `EX_TEMPFAIL` of sysexits.h.
  case incomplete = 75
}

extension ProgramExit {
  /// The code for what an audit did not look at although it should have; nil where there is none.
  init?(for cuts: [AuditCut]) {
    if cuts.isEmpty { return nil }
    self = cuts.contains { $0.cause == .missingProgram } ? .internalDefect : .incomplete
  }
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

  /// What a reader gives; that it gives nothing is the end of the command.
  static func reading<Value, Failure: Error>(
    _ read: () throws(Failure) -> Value
  ) throws(Outcome) -> Value {
    do throws(Failure) {
      return try read()
    } catch {
      throw unreadable("\(error)")
    }
  }
}
