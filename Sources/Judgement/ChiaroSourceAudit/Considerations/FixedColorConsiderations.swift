// SPDX-License-Identifier: MIT

import ChiaroFindings

/// What speaks for or against a finding about a written-down color.
enum FixedColorConsiderations {
  static let all = FixedColorCompany.all + FixedColorUse.all + FixedColorName.all
}
