// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

@testable import ChiaroAudit

extension Finding {
  /// A finding that says no more than a test needs.
  static func of(
    _ rule: String, _ object: String, _ appearance: String? = nil, line: Int = 1,
    message: String = "", scope: String = "A.xcassets", severity: Severity = .warning,
    measured: MeasuredValue? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity,
      location: SourceLocation(file: "\(scope)/\(object)/Contents.json", line: line, column: 1),
      object: object, appearance: appearance, message: message,
      measured: measured, fix: nil, related: [], scope: scope)
  }
}
