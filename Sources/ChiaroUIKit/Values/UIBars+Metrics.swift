// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
import ChiaroViews

// What bars had before their appearances (iOS 13): it is set on these. On Apple's own systems UIKit
// itself has these.
#if !canImport(UIKit)
  /// The height of a bar for which something is set; bars have one here.
  ///
  /// Apple counterpart: `UIBarMetrics` · Source: UIBarCommon.h · Fidelity: exact
  public enum UIBarMetrics: Int, Sendable, CaseIterable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
  }
  /// The place of a bar for which something is set; it is that of the bar.
  ///
  /// Apple counterpart: `UIBarPosition` · Source: UIBarCommon.h · Fidelity: exact
  public enum UIBarPosition: Int, Sendable, CaseIterable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
  }
  /// The looks of a bar.
  ///
  /// Apple counterpart: `UIBarStyle` · Source: UIBarCommon.h · Fidelity: exact
  public enum UIBarStyle: Int, Sendable, CaseIterable {
    case `default` = 0
    case black = 1
  }

  extension Bar {
    /// The looks of the bar: a black one is dark in every style.
    ///
    /// Apple counterpart: `barStyle` · Source: UINavigationBar.h · Fidelity: approximate
    public var barStyle: UIBarStyle {
      get { kept(.default) }
      set {
        keep(newValue)
        overrideUserInterfaceStyle = newValue == .black ? .dark : .unspecified
      }
    }
  }

  extension NavigationBar {
    /// The picture of the line below the bar; an empty one hides the line; nil for the usual line.
    ///
    /// Apple counterpart: `shadowImage` · Source: UINavigationBar.h · Fidelity: approximate
    public var shadowImage: Image? {
      get { standardAppearance.shadowImage }
      set { change { $0.shadowImage = newValue } }
    }
    /// Sets the picture behind the bar; an empty one makes it transparent; nil for none.
    ///
    /// Apple counterpart: `setBackgroundImage(_:for:)` · Source: UINavigationBar.h · Fidelity:
    /// approximate, whatever the metrics are
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
    /// Sets the picture behind the bar, wherever that is.
    public func setBackgroundImage(
      _ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// Returns the picture behind the bar; nil for none.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> Image? {
      standardAppearance.backgroundImage
    }

    private func change(_ change: (NavigationBarAppearance) -> Void) {
      change(standardAppearance)
      scrollEdgeAppearance.map(change)
    }
  }
#endif
