// SPDX-License-Identifier: MIT

/// A finding of the doctor.
package struct DoctorFinding: Hashable, Sendable {
  /// The state of a point.
  package enum Kind: String, Sendable {
    /// As it should be.
    case good
    /// Worth knowing.
    case note
    /// A reason why a program does not follow.
    case trouble
  }

  package var kind: Kind
  /// A stable name, in kebab case.
  package var id: String
  /// The finding in one line.
  package var words: String
  /// The action that a person can take; nil for none.
  package var advice: String?
  /// The fix that the doctor can apply without harm; nil for none.
  package var remedy: DoctorRemedy?

  static func good(_ id: String, _ words: String) -> Self {
    DoctorFinding(kind: .good, id: id, words: words)
  }

  static func note(_ id: String, _ words: String) -> Self {
    DoctorFinding(kind: .note, id: id, words: words)
  }

  static func trouble(
    _ id: String, _ words: String, advice: String? = nil, remedy: DoctorRemedy? = nil
  ) -> Self {
    DoctorFinding(kind: .trouble, id: id, words: words, advice: advice, remedy: remedy)
  }
}

/// The fix that `--fix` applies; it changes or removes nothing that a person has made.
package enum DoctorRemedy: Hashable, Sendable {
  /// Takes the right to write from others, of a file or folder of this user.
  case closeToOthers(path: String)
  /// Makes the service manager read its units again.
  case reloadUnits
  /// Starts the service.
  case startService
  /// Starts the portal anew, so that it reads its files.
  case restartPortal
}
