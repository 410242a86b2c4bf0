// SPDX-License-Identifier: MIT

package import ChiaroAppearance
public import Foundation

private enum ListLookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
private enum StyleOfListKey: EnvironmentKey { static let defaultValue = ListLook.automatic }
private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum TextCaseChoiceKey: EnvironmentKey { static let defaultValue = false }
private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum PageGroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

/// How strongly a header is emphasized.
///
/// Apple counterpart: `Prominence` · Source: SwiftUI reference (statement SU182) · Fidelity: exact
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// Whether an element is shown.
///
/// Apple counterpart: `Visibility` · Source: SwiftUI reference · Fidelity: exact
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}

extension EnvironmentValues {
  /// The release whose looks are shown.
  package var release: SystemRelease {
    overrides.systemRelease ?? base.systemRelease ?? .iOS18
  }

  /// The look of the list around a view; nil outside of one.
  package var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
  /// The look of lists.
  package var styleOfLists: ListLook {
    get { self[StyleOfListKey.self] }
    set { self[StyleOfListKey.self] = newValue }
  }
  /// The minimum height of rows, in points; nil for the system's height.
  public var defaultMinListRowHeight: CGFloat? {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue.map { $0.isFinite ? max(0, $0) : 0 } }
  }
  /// How strongly section headers are emphasized.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  /// Whether lists and forms have a background of their own.
  package var scrollGround: Visibility {
    get { self[PageGroundKey.self] }
    set { self[PageGroundKey.self] = newValue }
  }
  /// Whether an app chose how text is written.
  package var hasOwnTextCase: Bool {
    get { self[TextCaseChoiceKey.self] }
    set { self[TextCaseChoiceKey.self] = newValue }
  }

  /// Takes what holds for the rows of a list.
  mutating func enterList(_ look: ListLook) {
    listLook = look
    // On iOS 26 the levels of a row are those of its color (measured: half of black).
    if release.hasLiquidGlass, foreground == nil { foreground = [.color(.label)] }
  }

  /// Takes the look of a header or footer of a list (statements SU181–SU183).
  mutating func takeLook(of role: ListPart.Role, _ look: ListLook) {
    foreground = [.color(.secondaryLabel)]
    guard role == .header else { return font = .footnote }
    if headerProminence == .increased {
      font = .title3.bold()
      foreground = nil
    } else if release.hasLiquidGlass || look.shown == .plain {
      font = .headline
    } else {
      font = .footnote
      if !hasOwnTextCase { textCase = .uppercase }
    }
  }
}
