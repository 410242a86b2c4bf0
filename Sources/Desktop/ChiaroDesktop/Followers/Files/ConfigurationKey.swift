// SPDX-License-Identifier: MIT

/// A key of a configuration file of another program.
struct ConfigurationKey: Hashable, Sendable {
  /// The group that it stands in, as between the brackets; empty for what stands before any group.
  var group = ""
  var name: String
}
