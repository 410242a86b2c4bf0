// SPDX-License-Identifier: MIT

/// What the doctor says about one point.
package struct DoctorFinding: Hashable, Sendable {
  /// How it is about a point.
  package enum Kind: String, Sendable {
    /// As it should be.
    case good
    /// Worth knowing.
    case note
    /// A cause for which somebody does not follow.
    case trouble
  }

  package var kind: Kind
  /// A stable name, in kebab case.
  package var id: String
  /// What is so, in one line.
  package var words: String
  /// What a person can do; nil for nothing.
  package var advice: String?
  /// What the doctor can do itself, without harm; nil for nothing.
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

/// What `--fix` does: nothing that a person has made is changed or removed.
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
