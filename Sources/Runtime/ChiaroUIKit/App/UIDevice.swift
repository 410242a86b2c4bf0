// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The machine that the app runs on, described as a device of the current interface idiom.
  ///
  /// Apple counterpart: `UIDevice` · Source: UIDevice.h · Fidelity: approximate, the idiom comes
  /// from the current traits
  @preconcurrency @MainActor
  public final class UIDevice {
    /// The device that the app runs on.
    public static let current = UIDevice()

    private init() {}

    /// The interface idiom of the current traits, `TraitCollection.current`.
    public var userInterfaceIdiom: UserInterfaceIdiom {
      UITraitCollection.current.userInterfaceIdiom
    }
    /// The host name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The model of the device: `iPhone`, `iPad` or `Mac` depending on the interface idiom,
    /// otherwise `Device`.
    public var model: String {
      switch userInterfaceIdiom {
      case .phone: "iPhone"
      case .pad: "iPad"
      case .mac: "Mac"
      default: "Device"
      }
    }
    /// The name of the operating system: Linux.
    public var systemName: String { "Linux" }
    /// The version of the operating system's kernel.
    public var systemVersion: String {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// Plays no sound, because a desktop's keyboard clicks by itself.
    ///
    /// Apple counterpart: `playInputClick()` · Source: UIDevice.h · Fidelity: approximate, silent
    public func playInputClick() {}
  }

  extension Screen {
    /// The active screen.
    ///
    /// If there is none, a screen of a phone's size is created.
    ///
    /// Apple counterpart: `UIScreen.main` · Source: UIScreen.h · Fidelity: exact
    public static var main: Screen { frontOrUsual }

    /// The number of pixels in a point.
    ///
    /// Apple counterpart: `scale` · Source: UIScreen.h · Fidelity: exact
    public var scale: CGFloat { max(1, CGFloat(traitCollection.displayScale)) }

    /// The bounds of the screen in pixels, with the origin at zero.
    ///
    /// Apple counterpart: `nativeBounds` · Source: UIScreen.h · Fidelity: exact
    public var nativeBounds: CGRect {
      CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels in a point.
    ///
    /// Apple counterpart: `nativeScale` · Source: UIScreen.h · Fidelity: exact
    public var nativeScale: CGFloat { scale }
  }
#endif
