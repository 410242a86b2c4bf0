// SPDX-License-Identifier: MIT

extension NSButton {
  /// The type of a button, which determines how it behaves when pressed.
  ///
  /// Apple counterpart: `NSButton.ButtonType` · Source: AppKit reference · Fidelity: exact
  public enum ButtonType: UInt, Sendable, CaseIterable {
    case momentaryLight = 0
    case pushOnPushOff = 1
    case toggle = 2
    case `switch` = 3
    case radio = 4
    case momentaryChange = 5
    case onOff = 6
    case momentaryPushIn = 7
    case accelerator = 8
    case multiLevelAccelerator = 9

    /// Whether the button is a check box or a radio button.
    var isChoice: Bool { self == .switch || self == .radio }
    /// Whether a press changes the state.
    var keepsState: Bool { [.pushOnPushOff, .toggle, .switch, .radio, .onOff].contains(self) }
  }

  /// The shape of a button.
  ///
  /// Apple counterpart: `NSButton.BezelStyle` · Source: AppKit reference · Fidelity: exact
  public enum BezelStyle: UInt, Sendable, CaseIterable {
    case automatic = 0
    /// A push button. macOS 14 calls it `push`.
    case rounded = 1
    /// A push button that is as tall as its content. macOS 14 calls it `flexiblePush`.
    case regularSquare = 2
    case disclosure = 5
    case shadowlessSquare = 6
    case circular = 7
    case texturedSquare = 8
    case helpButton = 9
    case smallSquare = 10
    /// A button on a toolbar. macOS 14 calls it `toolbar`.
    case texturedRounded = 11
    case roundRect = 12
    case recessed = 13
    /// A button with a chevron that shows or hides content. macOS 14 calls it `pushDisclosure`.
    case roundedDisclosure = 14
    case inline = 15

    /// macOS 14's name for `rounded`.
    public static let push = BezelStyle.rounded
    /// macOS 14's name for `regularSquare`.
    public static let flexiblePush = BezelStyle.regularSquare
    /// macOS 14's name for `texturedRounded`.
    public static let toolbar = BezelStyle.texturedRounded
    /// macOS 14's name for `recessed`.
    public static let accessoryBar = BezelStyle.recessed
    /// macOS 14's name for `roundRect`.
    public static let accessoryBarAction = BezelStyle.roundRect
    /// macOS 14's name for `inline`.
    public static let badge = BezelStyle.inline
    /// macOS 14's name for `roundedDisclosure`.
    public static let pushDisclosure = BezelStyle.roundedDisclosure
  }

  /// The position of a button's image relative to its title.
  ///
  /// Apple counterpart: `NSControl.ImagePosition` · Source: AppKit reference · Fidelity: exact
  public enum ImagePosition: UInt, Sendable, CaseIterable {
    case noImage = 0
    case imageOnly = 1
    case imageLeft = 2
    case imageRight = 3
    case imageBelow = 4
    case imageAbove = 5
    case imageOverlaps = 6
    case imageLeading = 7
    case imageTrailing = 8
  }
}

extension NSControl {
  /// AppKit's name for `NSButton.ImagePosition`.
  ///
  /// Apple counterpart: `NSControl.ImagePosition` · Source: AppKit reference · Fidelity: exact
  public typealias ImagePosition = NSButton.ImagePosition

  /// The state of a check box, a switch or a menu item: on, off or mixed.
  ///
  /// Apple counterpart: `NSControl.StateValue` · Source: AppKit reference · Fidelity: exact
  public struct StateValue: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number of the state: 0 for off, 1 for on, -1 for mixed.
    public let rawValue: Int
    /// Creates a state from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a state from its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The state of a choice that applies to only some of several objects.
    public static let mixed = StateValue(-1)
    /// The state of something that is off.
    public static let off = StateValue(0)
    /// The state of something that is on.
    public static let on = StateValue(1)
    /// The number of the state as text.
    public var description: String { "\(rawValue)" }
  }
}

/// The way in which an image is scaled to the frame that shows it.
///
/// Apple counterpart: `NSImageScaling` · Source: AppKit reference · Fidelity: exact
public enum NSImageScaling: UInt, Sendable, CaseIterable {
  case scaleProportionallyDown = 0
  case scaleAxesIndependently = 1
  case scaleNone = 2
  case scaleProportionallyUpOrDown = 3
}
