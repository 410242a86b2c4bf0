// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// An accessory at an edge of a list cell, such as a disclosure indicator or a check mark.
///
/// Apple counterpart: `UICellAccessory` · Source: UICellAccessory.h · Fidelity: approximate, there
/// are no menus, outlines are not expanded, and items are not dragged
@preconcurrency @MainActor
public struct CellAccessory {
  /// The editing states in which a cell shows an accessory.
  ///
  /// Apple counterpart: `UICellAccessory.DisplayedState` · Source: UICellAccessory.h · Fidelity:
  /// exact
  public enum DisplayedState: Int, Sendable, CaseIterable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The width that is reserved for an accessory.
  ///
  /// Apple counterpart: `UICellAccessory.LayoutDimension` · Source: UICellAccessory.h · Fidelity:
  /// approximate, the standard width is the actual width
  public enum LayoutDimension: Hashable, Sendable {
    /// The actual width of the accessory.
    case actual
    /// The width of a standard accessory; here the same as `actual`.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The options of a standard accessory: its color and width, and whether it is hidden.
  ///
  /// Apple counterpart: `UICellAccessory.DisclosureIndicatorOptions` and similar · Source:
  /// UICellAccessory.h · Fidelity: approximate, all standard accessories share one type
  public struct Options: Sendable {
    /// Whether the accessory is hidden; a hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory; nil for its actual width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil for the standard color.
    public var tintColor: DynamicColor?

    /// Creates the options of a standard accessory.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: DynamicColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  /// The options of a label accessory: its font, color and width, and whether it is hidden.
  ///
  /// Apple counterpart: `UICellAccessory.LabelOptions` · Source: UICellAccessory.h · Fidelity:
  /// exact
  public struct LabelOptions: Sendable {
    /// Whether the label is hidden; a hidden label takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the label; nil for its actual width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the text; nil for `secondaryLabel`.
    public var tintColor: DynamicColor?
    /// The font of the text; nil for the standard font of labels.
    public var font: Font?
    /// Whether the font follows the user's preferred text size; stored, but without effect.
    ///
    /// Fidelity: inert
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates the options of a label accessory.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: DynamicColor? = nil, font: Font? = nil,
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.reservedLayoutWidth = reservedLayoutWidth
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// The edge of the cell at which an accessory is placed, and the editing states in which it is
  /// shown.
  ///
  /// Apple counterpart: `UICellAccessory.Placement` · Source: UICellAccessory.h · Fidelity:
  /// approximate, accessories are always in the order of the cell's `accessories`
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The configuration of an accessory that shows a custom view.
  ///
  /// Apple counterpart: `UICellAccessory.CustomViewConfiguration` · Source: UICellAccessory.h ·
  /// Fidelity: approximate, the view keeps its size
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view that the accessory shows.
    public let customView: View
    /// The edge of the cell at which the view is placed, and the editing states in which it is
    /// shown.
    public let placement: Placement
    /// Whether the view is hidden; a hidden view takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the view; nil for its actual width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color that is set on the view; nil to keep the view's own.
    public var tintColor: DynamicColor?

    /// Creates a configuration with a custom view and its placement.
    public init(
      customView: View, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: DynamicColor? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  /// What an accessory shows.
  enum Content {
    /// A symbol, with its color and what a press on it does.
    case symbol(@MainActor (LayoutDirection) -> String, DynamicColor, (() -> Void)?)
    case label(String, LabelOptions)
    case view(View)
  }

  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  private let options: Options

  private init(
    _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options
  ) {
    (self.content, self.isLeading) = (content, isLeading)
    (self.displayed, self.options) = (displayed, options)
  }

  private static func mark(
    _ name: String, _ color: DynamicColor, isLeading: Bool = false, _ displayed: DisplayedState,
    _ options: Options, _ action: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      .symbol({ _ in name }, options.tintColor ?? color, action), isLeading: isLeading, displayed,
      options)
  }

  /// Returns an accessory that shows a chevron pointing to the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(
      .symbol(\.forwardChevron, options.tintColor ?? .tertiaryLabel, nil), displayed, options)
  }

  /// Returns an accessory that shows a chevron for an item with children.
  ///
  /// A press calls `actionHandler`, but does not expand the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      .symbol(\.forwardChevron, options.tintColor ?? .tintColor, actionHandler), displayed, options)
  }

  /// Returns an accessory that shows a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { mark("checkmark", .tintColor, displayed, options) }

  /// Returns an accessory that shows an information symbol; a press calls `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { mark("info.circle", .tintColor, displayed, options, actionHandler) }

  /// Returns an accessory that shows the three lines of a reorder control.
  ///
  /// Items cannot be dragged here.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { mark("line.3.horizontal", .tertiaryLabel, displayed, options) }

  /// Returns an accessory that shows a red minus sign at the leading edge; a press calls
  /// `actionHandler`.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    mark("minus.circle.fill", .systemRed, isLeading: true, displayed, options, actionHandler)
  }

  /// Returns an accessory that shows a green plus sign at the leading edge; a press calls
  /// `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    mark("plus.circle.fill", .systemGreen, isLeading: true, displayed, options, actionHandler)
  }

  /// Returns an accessory that shows text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    let shown = Options(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor)
    return CellAccessory(.label(text, options), displayed, shown)
  }

  /// Returns an accessory that shows a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    let shown = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    switch configuration.placement {
    case .leading(let displayed):
      return CellAccessory(.view(configuration.customView), isLeading: true, displayed, shown)
    case .trailing(let displayed):
      return CellAccessory(.view(configuration.customView), displayed, shown)
    }
  }
}

extension CellAccessory {
  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of an outline disclosure.
  public typealias OutlineDisclosureOptions = Options
  /// The options of a check mark.
  public typealias CheckmarkOptions = Options
  /// The options of a detail symbol.
  public typealias DetailOptions = Options
  /// The options of a reorder control.
  public typealias ReorderOptions = Options
  /// The options of a delete control.
  public typealias DeleteOptions = Options
  /// The options of an insert control.
  public typealias InsertOptions = Options
}

extension CellAccessory {
  func isShown(isEditing: Bool) -> Bool {
    !options.isHidden && (displayed == .always || isEditing == (displayed == .whenEditing))
  }

  /// The width of the accessory's view, or the one that is kept for it.
  func width(of view: View, in size: CGSize) -> CGFloat {
    if case .custom(let width) = options.reservedLayoutWidth { return width }
    return view.fittingSize(in: size).width
  }

  func makeView() -> View {
    switch content {
    case .symbol(let name, let color, let action):
      return CellAccessoryMark(name, color, action)
    case .label(let text, let options):
      let label = Label()
      label.text = text
      label.font = options.font ?? .label
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    case .view(let view):
      if let color = options.tintColor { view.tintColor = color }
      return view
    }
  }
}

extension View {
  /// The size of an accessory: that of the view, or the one that it asks for.
  final func fittingSize(in size: CGSize) -> CGSize {
    if self is Label || self is CellAccessoryMark { return sizeThatFits(size) }
    return frame.size == .zero ? sizeThatFits(size) : frame.size
  }
}

/// The symbol of an accessory; without something to do, it leaves presses to its cell.
final class CellAccessoryMark: Control, SizeMeasuring {
  private let name: @MainActor (LayoutDirection) -> String
  private let color: DynamicColor
  private static let size = CGSize(width: 16, height: 16)

  init(
    _ name: @escaping @MainActor (LayoutDirection) -> String, _ color: DynamicColor,
    _ action: (() -> Void)?
  ) {
    (self.name, self.color) = (name, color)
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = action != nil
    isAccessibilityElement = action != nil
    if let action { addAction(Action { _ in action() }, for: .touchUpInside) }
  }

  func measuredSize(within size: CGSize) -> CGSize { Self.size }
  override var canBecomeFocused: Bool { isUserInteractionEnabled }

  override func drawContent(in context: GraphicsContext) {
    context.draw(.symbol(name(drawnDirection)), in: bounds, tint: color)
  }
}
