// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews

/// A view whose text can follow the user's preferred text size.
///
/// Apple counterpart: `UIContentSizeCategoryAdjusting` · Source: UIContentSizeCategoryAdjusting.h ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol ContentSizeCategoryAdjusting: View {
  /// Whether a font that has a text style follows the text size in the view's traits; the default
  /// is false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Label: ContentSizeCategoryAdjusting {}
extension TextField: ContentSizeCategoryAdjusting {}
extension TextView: ContentSizeCategoryAdjusting {}

/// The font of a view: the one that was set, or the view's usual one, and whether it follows the
/// text size of the view's traits.
@MainActor
struct AdjustableFont {
  private let usual: Font
  private var chosen: Font?
  private var registration: (any TraitChangeRegistration)?

  /// Creates the font of a view on which none was set.
  init(usual: Font) { self.usual = usual }

  var isAdjusted: Bool { registration != nil }

  /// Sets the font; nil for the usual one.
  mutating func set(_ font: Font?) { chosen = font }

  /// Begins or ends following the text size of a view; the closure is called after it changed.
  mutating func setAdjusted<Text: View>(
    _ isAdjusted: Bool, on view: Text, change: @escaping @MainActor (Text) -> Void
  ) {
    guard isAdjusted != self.isAdjusted else { return }
    if let registration { view.unregisterForTraitChanges(registration) }
    registration = nil
    guard isAdjusted else { return }
    registration = view.registerForTraitChanges([TraitPreferredContentSizeCategory.self]) {
      (view: Text, _) in change(view)
    }
  }

  /// Returns the font to show in a view.
  func shown(in view: View) -> Font {
    let font = chosen ?? usual
    return isAdjusted ? font.adjusted(for: view.traitCollection) : font
  }
}
