// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The strip at the top or bottom of a view controller's view that bars cover.
  ///
  /// Code that was written before the safe area existed uses its length and anchors.
  ///
  /// Apple counterpart: `UILayoutSupport` · Source: UIViewController.h · Fidelity: approximate,
  /// without `heightAnchor`
  @MainActor
  @preconcurrency
  public protocol UILayoutSupport: AnyObject {
    /// The height of the strip at the time when the guide was read, in points.
    var length: CGFloat { get }
    /// The upper edge of the strip.
    var topAnchor: LayoutYAxisAnchor { get }
    /// The lower edge of the strip.
    var bottomAnchor: LayoutYAxisAnchor { get }
  }

  extension ViewController {
    /// The strip of the controller's view above the safe area.
    ///
    /// Apple counterpart: `topLayoutGuide` · Source: UIViewController.h · Fidelity: exact
    public final var topLayoutGuide: any UILayoutSupport {
      LayoutStrip(
        length: view.safeAreaInsets.top, topAnchor: view.topAnchor,
        bottomAnchor: view.safeAreaLayoutGuide.topAnchor)
    }

    /// The strip of the controller's view below the safe area.
    ///
    /// Apple counterpart: `bottomLayoutGuide` · Source: UIViewController.h · Fidelity: exact
    public final var bottomLayoutGuide: any UILayoutSupport {
      LayoutStrip(
        length: view.safeAreaInsets.bottom, topAnchor: view.safeAreaLayoutGuide.bottomAnchor,
        bottomAnchor: view.bottomAnchor)
    }
  }

  /// A strip between an edge of a view and its safe area.
  private final class LayoutStrip: UILayoutSupport {
    let length: CGFloat
    let topAnchor: LayoutYAxisAnchor
    let bottomAnchor: LayoutYAxisAnchor

    init(length: CGFloat, topAnchor: LayoutYAxisAnchor, bottomAnchor: LayoutYAxisAnchor) {
      (self.length, self.topAnchor, self.bottomAnchor) = (length, topAnchor, bottomAnchor)
    }
  }
#endif
