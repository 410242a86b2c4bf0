// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews

/// A view whose text follows the text size of the system where that is asked for.
///
/// Apple counterpart: `UIContentSizeCategoryAdjusting` · Source: UIContentSizeCategoryAdjusting.h ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol ContentSizeCategoryAdjusting: View {
  /// Whether a font that was made for a text style changes with the text size of the view's traits;
  /// the default is false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Label: ContentSizeCategoryAdjusting {}
extension TextField: ContentSizeCategoryAdjusting {}
extension TextView: ContentSizeCategoryAdjusting {}

/// Whether a view's font follows the text size, and the registration by which it does.
@MainActor
struct FontAdjustment {
  private var registration: TraitChangeRegistration?

  var isOn: Bool { registration != nil }

  /// Begins or ends following the text size of a view; the closure is called after it changed.
  mutating func set<Text: View>(
    _ isOn: Bool, on view: Text, change: @escaping @MainActor (Text) -> Void
  ) {
    guard isOn != self.isOn else { return }
    if let registration { view.unregisterForTraitChanges(registration) }
    registration = nil
    guard isOn else { return }
    registration = view.registerForTraitChanges([TraitPreferredContentSizeCategory.self]) {
      (view: Text, _) in change(view)
    }
  }

  /// Returns the font to show for the one that was set.
  func font(_ font: Font, on view: View) -> Font {
    isOn ? font.adjusted(for: view.traitCollection) : font
  }
}
