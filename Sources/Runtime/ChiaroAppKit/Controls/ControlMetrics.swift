// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// The measures of controls in a release of macOS, in points.
///
/// Heights of macOS 26 are those that Interface Builder of Xcode 26 saves in public files; that
/// large controls are capsules there, and that the others have the corners they had, is said in
/// "Build an AppKit app with the new design" (WWDC 2025). The heights of macOS 11 to 15 are
/// estimates after pictures. What is known of neither is the same in both.
struct ControlMetrics {
  /// Whether the release is macOS 26, and the view has its measures.
  let isOfGlass: Bool

  /// The measures for a view.
  @MainActor
  init(_ view: NSView) {
    isOfGlass =
      view.traitCollection[TraitSystemRelease.self]?.hasLiquidGlass == true
      && !view.prefersCompactControlSizeMetrics
  }

  /// The height of buttons, pop-ups and segments.
  func height(_ size: NSControl.ControlSize) -> CGFloat {
    switch size {
    case .large: 28
    case .regular: isOfGlass ? 24 : 22
    case .small: 18
    case .mini: 15
    }
  }
  /// The radius of the corners of buttons and pop-ups.
  func radius(_ size: NSControl.ControlSize) -> CGFloat {
    switch size {
    case .large: isOfGlass ? 14 : 7
    case .regular, .small: 6
    case .mini: 4
    }
  }
  /// How far the title of a button stands from each side.
  func buttonPadding(_ size: NSControl.ControlSize) -> CGFloat {
    size == .mini ? 8 : isOfGlass && size == .large ? 14 : 12
  }
  /// How much a field is higher than its line of 16 points.
  func fieldMargins(_ size: NSControl.ControlSize) -> CGFloat {
    isOfGlass && size == .regular ? 8 : 6
  }
  /// The side of a help button.
  var helpSide: CGFloat { isOfGlass ? 24 : 20 }
}

extension NSView {
  /// Whether controls in the view have the smaller heights that they had before macOS 26.
  ///
  /// If it was not set on a view, the view uses the value of its nearest superview that has one.
  /// The default is false.
  ///
  /// Apple counterpart: `prefersCompactControlSizeMetrics` · Source: NSView.h of macOS 26 ·
  /// Fidelity: exact
  public final var prefersCompactControlSizeMetrics: Bool {
    get {
      sequence(first: self, next: \.superview).lazy.compactMap { $0.sparseValues?.isCompact }.first
        ?? false
    }
    set {
      ensuredSparseValues.isCompact = newValue
      measureControls()
    }
  }
  private final func measureControls() {
    (self as? NSControl)?.contentDidChange()
    for view in subviews { view.measureControls() }
  }
}
