// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A window of an app.
///
/// Apple counterpart: `NSWindow`, which is no view · Source: AppKit reference (S199–S202) ·
/// Fidelity: approximate
open class NSWindow: Window, NSAppearanceObservable {
  /// The appearance of the window; nil inherits from `appearanceSource`.
  public final var appearance: Appearance? { didSet { applyAppearance() } }
  /// The view that fills the window; nil for none.
  public final var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      contentView.frame = bounds
      addSubview(contentView)
    }
  }
  /// Whether the window itself consists of a material, as the window of a popover does.
  final var isMaterial = false
  /// The app, which keeps the window until it is closed.
  private final weak var application: NSApplication?
  private final weak var source: (any NSAppearanceObservable)?
  private final var observation: NSKeyValueObservation?

  /// Creates a window in front of the app's other windows, with `windowBackgroundColor`.
  public init(contentRect: NSRect, application: NSApplication = .shared) {
    super.init(windowScene: WindowScene(screen: application.screen, frame: contentRect))
    backgroundColor = .windowBackgroundColor
    self.application = application
    application.hold(self)
    makeKeyAndVisible()
  }

  // Reads are never nil and nil can be set, as in AppKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The object whose appearance the window inherits while it has none of its own.
  ///
  /// The default is the app; a window or view set here is referenced weakly.
  ///
  /// Setting nil restores the app.
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

  /// The environment with the traits that determine the appearance: the window.
  public final var environment: TraitNode { self }

  /// The appearance in force for the window.
  public final var effectiveAppearance: Appearance { Appearance(traitCollection) }

  /// Closes the window: removes it from its screen.
  public final func close() {
    leaveScreen()
    application?.letGo(of: self)
  }
}
