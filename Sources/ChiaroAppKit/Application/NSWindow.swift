// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A window of an app.
///
/// Apple counterpart: `NSWindow`, which is no view · Source: AppKit reference (S199–S202) ·
/// Fidelity: approximate
open class NSWindow: Window, NSAppearanceObservable {
  /// The appearance of the window; nil takes that of the appearance source.
  public final var appearance: Appearance? { didSet { applyAppearance() } }
  /// The view that fills the window.
  public final var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      contentView.frame = bounds
      addSubview(contentView)
    }
  }
  /// Whether the window is itself made of a material, as a popover's is.
  final var isMaterial = false
  private final weak var source: (any NSAppearanceObservable)?
  private final var observation: NSKeyValueObservation?

  /// Puts a window in front of an app's others, with the system's background.
  public init(contentRect: NSRect, application: NSApplication = .shared) {
    super.init(windowScene: WindowScene(screen: application.screen, frame: contentRect))
    backgroundColor = .windowBackgroundColor
  }

  // Reads are never nil and nil can be set, as in AppKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where the window's appearance comes from while it has none of its own: the app, unless a
  /// window or view is set, which is not kept alive.
  ///
  /// Setting nil means the app again.
  public final var appearanceSource: (any NSAppearanceObservable)! {
    get { source ?? NSApplication.shared }
    set {
      source = newValue is NSApplication ? nil : newValue
      observation = source.map { follow($0) }
      applyAppearance()
    }
  }

  private final func follow(_ source: some NSAppearanceObservable) -> NSKeyValueObservation {
    source.observe(\.effectiveAppearance) { [weak self] _, _ in self?.applyAppearance() }
  }

  private final func applyAppearance() {
    override(with: appearance ?? source?.effectiveAppearance)
  }

  /// What holds the window's traits.
  public final var environment: TraitNode { self }

  /// The appearance in force in the window.
  public final var effectiveAppearance: Appearance { Appearance(traitCollection) }

  /// Takes the window off the screen.
  public final func close() { leaveScreen() }
}
