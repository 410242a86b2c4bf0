// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

@testable import ChiaroSourceAudit

extension FileFacts {
  /// What one file says, without a project around it.
  static func of(_ text: String, path: String = "A.swift") -> FileFacts {
    FileReading([.own], nil, BuildConditions(), [:]).facts(path, Array(text.utf8))
  }
}

extension String {
  /// The text with another one in the place of each word that is a given letter.
  func putting(_ text: String, for letter: String) -> String {
    replacing(/[A-Za-z0-9_]+/) { $0.output == letter ? text : String($0.output) }
  }
}

extension ColorUse {
  /// The color in hexadecimal without its opacity, and the opacity in hundredths: `#333333 50`.
  var written: String {
    let hex = value.color?.withAlpha(1).hexText ?? "?"
    return "\(hex) \(Int(saturating: (value.alpha * 100).rounded()))"
  }
}
