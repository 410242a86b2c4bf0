// SPDX-License-Identifier: MIT

extension NSView {
  /// The kind of background behind a cell, which decides the color of its text and symbols.
  ///
  /// Apple counterpart: `NSView.BackgroundStyle` · Source: NSView.h · Fidelity: exact
  public enum BackgroundStyle: Int, Sendable {
    case normal = 0
    case emphasized = 1
    case raised = 2
    case lowered = 3
    /// The former name of `normal`.
    public static let light = BackgroundStyle.normal
    /// The former name of `emphasized`.
    public static let dark = BackgroundStyle.emphasized
  }
}
