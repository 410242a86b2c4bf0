// SPDX-License-Identifier: MIT

import ArgumentParser

/// The ids of rules in one argument, with commas between them.
struct RuleList: ExpressibleByArgument {
  /// The ids, in their order; empty ones are left out.
  var ids: [String]

  init?(argument: String) {
    ids = argument.split { $0 == "," || $0 == " " }.map(String.init)
    if ids.isEmpty { return nil }
  }
}
