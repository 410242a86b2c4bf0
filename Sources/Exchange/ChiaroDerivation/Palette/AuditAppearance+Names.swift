// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroAudit

extension AuditAppearance {
  /// Light with increased contrast.
  package static let lightHigh = AuditAppearance(.light, contrast: .high)
  /// Dark with increased contrast.
  package static let darkHigh = AuditAppearance(.dark, contrast: .high)
  /// Dark at the elevated level.
  package static let darkElevated = AuditAppearance(.dark, level: .elevated)

  /// A short word for a column's head or a key: `light`, `dark-high`, `dark-elevated`.
  package var slug: String { "\(self)".replacing(" contrast", with: "").replacing(" ", with: "-") }
}
