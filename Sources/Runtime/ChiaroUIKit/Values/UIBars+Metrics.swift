// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
import ChiaroViews

// What bars had before their appearances (iOS 13): it is set on these. On Apple's own systems UIKit
// itself has these.
#if !canImport(UIKit)
  /// The kind of bar height that a setting applies to; bars have only one height here.
  ///
  /// Apple counterpart: `UIBarMetrics` · Source: UIBarCommon.h · Fidelity: exact
  public enum UIBarMetrics: Int, Sendable, CaseIterable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
  }
  /// The position of a bar, such as at the top of the screen.
  ///
  /// Apple counterpart: `UIBarPosition` · Source: UIBarCommon.h · Fidelity: exact
  public enum UIBarPosition: Int, Sendable, CaseIterable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
  }
  /// UIKit's name for `BarStyle`.
  ///
  /// Apple counterpart: `UIBarStyle` · Source: UIInterface.h · Fidelity: approximate, a bar's
  /// appearance decides whether a black bar is translucent
  public typealias UIBarStyle = BarStyle

  extension NavigationBar {
    /// The image of the line below the bar.
    ///
    /// Nil draws the default line, and an empty image draws no line.
    ///
    /// Apple counterpart: `shadowImage` · Source: UINavigationBar.h · Fidelity: approximate, stored
    /// in the bar's appearances
    public var shadowImage: Image? {
      get { standardAppearance.shadowImage }
      set { change { $0.shadowImage = newValue } }
    }
    /// Sets the background image of the bar for all metrics.
    ///
    /// An empty image makes the bar transparent; nil restores the default background.
    ///
    /// Apple counterpart: `setBackgroundImage(_:for:)` · Source: UINavigationBar.h · Fidelity:
    /// approximate, `barMetrics` has no effect
    public func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: UIBarMetrics) {
      change { appearance in
        if let backgroundImage {
          appearance.configureWithTransparentBackground()
          appearance.backgroundImage = backgroundImage
        } else {
          appearance.configureWithDefaultBackground()
        }
      }
    }
    /// Sets the background image of the bar for all positions and metrics.
    public func setBackgroundImage(
      _ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// Returns the background image of the bar, which is the same for all metrics; nil for none.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> Image? {
      standardAppearance.backgroundImage
    }

    private func change(_ change: (NavigationBarAppearance) -> Void) {
      change(standardAppearance)
      scrollEdgeAppearance.map(change)
    }
  }
#endif
