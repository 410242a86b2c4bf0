// SPDX-License-Identifier: MIT

import ChiaroTokens

/// The formats that a configuration can name here: those that are drawn need picture libraries.
enum ExportFormats {
  static let all = TokenFormats.all

  static func named(_ name: String) -> (any TokenFormat.Type)? { all.first { $0.name == name } }
}
