// SPDX-License-Identifier: MIT

public import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The strip of a controller's view that bars take at its top or at its bottom.
  ///
  /// Code from before the safe area asks for its length and ties views to it.
  /// Apple counterpart: `UILayoutSupport` without `heightAnchor` · Source: UIViewController.h
  @MainActor
  @preconcurrency
  public protocol UILayoutSupport: AnyObject {
    /// How far the strip reaches into the view, in points.
    var length: CGFloat { get }
    /// The upper edge of the strip.
    var topAnchor: LayoutYAxisAnchor { get }
    /// The lower edge of the strip.
    var bottomAnchor: LayoutYAxisAnchor { get }
  }

  extension ViewController {
    /// The strip above the safe area.
    ///
    /// Apple counterpart: `topLayoutGuide` · Source: UIViewController.h · Fidelity: exact
    public final var topLayoutGuide: any UILayoutSupport {
      LayoutStrip(
        length: view.safeAreaInsets.top, topAnchor: view.topAnchor,
        bottomAnchor: view.safeAreaLayoutGuide.topAnchor)
    }

    /// The strip below the safe area.
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
