// SPDX-License-Identifier: MIT

// The names that AppKit gives to what this project calls by the same words without the prefix. On
// Apple's own systems AppKit itself has the names.

#if !canImport(AppKit)
  @_exported public import ChiaroControls
  @_exported public import ChiaroFoundation
  @_exported public import ChiaroViews
  public import Foundation

  /// AppKit's name for `Font`.
  ///
  /// Apple counterpart: `NSFont` · Source: AppKit reference · Fidelity: approximate, see `Font`
  public typealias NSFont = Font
  /// AppKit's name for `Responder`.
  ///
  /// Apple counterpart: `NSResponder` · Source: AppKit reference · Fidelity: approximate, see
  /// `Responder`
  public typealias NSResponder = Responder
  /// AppKit's name for `TextAlignment`.
  ///
  /// Apple counterpart: `NSTextAlignment` · Source: AppKit reference · Fidelity: exact
  public typealias NSTextAlignment = TextAlignment
  /// AppKit's name for `LineBreakMode`.
  ///
  /// Apple counterpart: `NSLineBreakMode` · Source: AppKit reference · Fidelity: exact
  public typealias NSLineBreakMode = LineBreakMode
  /// AppKit's name for `LayoutConstraint`.
  ///
  /// Apple counterpart: `NSLayoutConstraint` · Source: AppKit reference · Fidelity: exact
  public typealias NSLayoutConstraint = LayoutConstraint
  /// AppKit's name for `LayoutAnchor`.
  ///
  /// Apple counterpart: `NSLayoutAnchor` · Source: AppKit reference · Fidelity: approximate,
  /// generic over an axis
  public typealias NSLayoutAnchor = LayoutAnchor
  /// AppKit's name for `LayoutXAxisAnchor`.
  ///
  /// Apple counterpart: `NSLayoutXAxisAnchor` · Source: AppKit reference · Fidelity: exact
  public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
  /// AppKit's name for `LayoutYAxisAnchor`.
  ///
  /// Apple counterpart: `NSLayoutYAxisAnchor` · Source: AppKit reference · Fidelity: exact
  public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
  /// AppKit's name for `LayoutDimension`.
  ///
  /// Apple counterpart: `NSLayoutDimension` · Source: AppKit reference · Fidelity: exact
  public typealias NSLayoutDimension = LayoutDimension
  /// AppKit's name for `LayoutGuide`.
  ///
  /// Apple counterpart: `NSLayoutGuide` · Source: AppKit reference · Fidelity: exact
  public typealias NSLayoutGuide = LayoutGuide
  /// AppKit's name for `LayoutAxis`.
  ///
  /// Apple counterpart: `NSUserInterfaceLayoutOrientation` · Source: AppKit reference ·
  /// Fidelity: exact
  public typealias NSUserInterfaceLayoutOrientation = LayoutAxis

  extension LayoutConstraint {
    /// AppKit's name for `LayoutPriority`.
    ///
    /// Apple counterpart: `NSLayoutConstraint.Priority` · Source: AppKit reference ·
    /// Fidelity: exact
    public typealias Priority = LayoutPriority
    /// AppKit's name for `LayoutAxis`.
    ///
    /// Apple counterpart: `NSLayoutConstraint.Orientation` · Source: AppKit reference ·
    /// Fidelity: exact
    public typealias Orientation = LayoutAxis
  }

  extension Font {
    /// The default size of the system font, in points.
    public static let systemFontSize: CGFloat = 13
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 11

    /// Returns the size of the system font, in points, for controls of the given size.
    public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
      switch controlSize {
      case .regular, .large: 13
      case .small: 11
      case .mini: 9
      }
    }
    /// Returns the system font for the content of controls; the size is in points, and 0 means 13.
    public static func controlContentFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size == 0 ? 13 : size)
    }
    /// Returns the system font for menu items; the size is in points, and 0 means 13.
    public static func menuFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size == 0 ? 13 : size)
    }
    /// Returns the system font for labels; the size is in points, and 0 means 10.
    public static func labelFont(ofSize size: CGFloat) -> Font {
      systemFont(ofSize: size == 0 ? 10 : size)
    }
  }
#endif
