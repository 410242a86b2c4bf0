// SPDX-License-Identifier: MIT

/// A view with a configuration that follows its state and traits, such as a button or a cell.
@MainActor
package protocol ConfigurationUpdating: View {
  /// Applies the configuration for the current state and traits; traits that it reads are tracked.
  ///
  /// It is called in an update pass after `setNeedsConfigurationUpdate()`.
  func runConfigurationUpdate()
}

extension ConfigurationUpdating {
  /// Requests `runConfigurationUpdate()` in the next update pass.
  package func setNeedsConfigurationUpdate() { setNeeds(.configuration) }
}
