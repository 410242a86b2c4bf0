// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// The physical orientation of a device.
  ///
  /// Apple counterpart: `UIDeviceOrientation` · Source: UIDevice.h · Fidelity: exact
  public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether the device is held upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation: true for portrait and landscape.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  extension UIDevice {
    /// The orientation of the device: `landscapeLeft` if the active screen is wider than it is
    /// high, otherwise `portrait`.
    public var orientation: UIDeviceOrientation {
      let size = Screen.main.bounds.size
      return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Whether notifications of the device's orientation are posted; always false.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Starts notifications of the device's orientation; does nothing, as none are posted.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Stops notifications of the device's orientation; does nothing, as none are posted.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// The name of UIKit's notification that the device's orientation changed; never posted here.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
      "UIDeviceOrientationDidChangeNotification")
    /// The model of the device; the same as `model`, because it is not localized here.
    public var localizedModel: String { model }
    /// The identifier of the app's vendor on the device; always nil.
    public var identifierForVendor: UUID? { nil }
    /// The charge of the battery from 0 to 1; always -1, for unknown.
    public var batteryLevel: Float { -1 }
    /// The charging state of a battery.
    ///
    /// Apple counterpart: `UIDevice.BatteryState` · Source: UIDevice.h · Fidelity: exact
    public enum BatteryState: Int, Sendable, CaseIterable {
      case unknown = 0
      case unplugged = 1
      case charging = 2
      case full = 3
    }
    /// The charging state of the battery; always `unknown`.
    public var batteryState: BatteryState { .unknown }
    /// Whether the battery is monitored; always false, and setting it has no effect.
    public var isBatteryMonitoringEnabled: Bool {
      get { false }
      set {}
    }
  }

  extension Application {
    /// The name of UIKit's notification that the keyboard will appear; never posted here.
    public nonisolated static let keyboardWillShowNotification =
      Responder.keyboardWillShowNotification
    /// The name of UIKit's notification that the keyboard appeared; never posted here.
    public nonisolated static let keyboardDidShowNotification =
      Responder.keyboardDidShowNotification
    /// The name of UIKit's notification that the keyboard will hide; never posted here.
    public nonisolated static let keyboardWillHideNotification =
      Responder.keyboardWillHideNotification
    /// The name of UIKit's notification that the keyboard is hidden; never posted here.
    public nonisolated static let keyboardDidHideNotification =
      Responder.keyboardDidHideNotification
    /// The name of UIKit's notification that the keyboard's frame will change; never posted here.
    public nonisolated static let keyboardWillChangeFrameNotification =
      Responder.keyboardWillChangeFrameNotification
    /// The key of the keyboard's frame at the end of its animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardFrameEndUserInfoKey =
      Responder.keyboardFrameEndUserInfoKey
    /// The key of the duration of the keyboard's animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
      Responder.keyboardAnimationDurationUserInfoKey
    /// The key of the curve of the keyboard's animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
      Responder.keyboardAnimationCurveUserInfoKey
    /// The orientation of the key window's scene; `portrait` without a key window.
    public var statusBarOrientation: InterfaceOrientation {
      keyWindow?.windowScene?.interfaceOrientation ?? .portrait
    }
    /// The name of the alternate icon that is shown; always nil, as an app has one icon.
    public var alternateIconName: String? { nil }
    /// Whether the app may change its icon; always false.
    public var supportsAlternateIcons: Bool { false }
    /// Calls `completionHandler` with nil and changes nothing, as an app has only one icon.
    public func setAlternateIconName(
      _ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }
    ) { completionHandler(nil) }
  }

  extension Responder {
    /// The key that tells whether the keyboard belongs to this app, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  }

  extension TextView {
    /// The name of the notification that editing of a text view began.
    public nonisolated static let textDidBeginEditingNotification = EditingChange.didBegin.ofView
    /// The name of the notification that editing of a text view ended.
    public nonisolated static let textDidEndEditingNotification = EditingChange.didEnd.ofView
  }

  extension TextField {
    /// The name of the notification that editing of a text field began.
    public nonisolated static let textDidBeginEditingNotification = EditingChange.didBegin.ofField
    /// The name of the notification that editing of a text field ended.
    public nonisolated static let textDidEndEditingNotification = EditingChange.didEnd.ofField
  }

  extension NSValue {
    /// Creates a value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
