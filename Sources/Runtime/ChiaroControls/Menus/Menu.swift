// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

/// A list of actions, commands and other menus.
///
/// Apple counterpart: `UIMenu` · Source: UIMenu.h · Fidelity: approximate, menu palettes and
/// element sizes have no effect
open class Menu: MenuElement {
  /// The options for showing a menu within another menu.
  ///
  /// Apple counterpart: `UIMenu.Options` · Source: UIMenu.h · Fidelity: exact
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown directly in the other menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the menu is red, because its actions destroy data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the actions and commands has a check mark.
    ///
    /// The check mark moves to the element that the user chooses.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name that an app uses to tell a menu from others.
  ///
  /// Apple counterpart: `UIMenu.Identifier` · Source: UIMenu.h · Fidelity: exact
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The size of a menu's elements; without effect, because all elements have the same size.
  ///
  /// Apple counterpart: `UIMenu.ElementSize` · Source: UIMenu.h · Fidelity: approximate, without
  /// effect
  public enum ElementSize: Int, Sendable, CaseIterable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// The identifier of the menu; empty if none was given.
  public final let identifier: Identifier
  /// The options for showing the menu within another menu.
  public final let options: Options
  /// The elements, from top to bottom.
  public final let children: [MenuElement]
  /// The preferred size of the elements; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var preferredElementSize: ElementSize

  /// Creates a menu with elements, from top to bottom.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that have a check mark, except those of submenus.
  public final var selectedElements: [MenuElement] {
    children.filter { ($0 as? Action)?.state == .on || ($0 as? Command)?.state == .on }
  }

  /// The lines to show: elements, with nil for a line between groups.
  final var lines: [MenuElement?] {
    var lines: [MenuElement?] = []
    // A line between groups stands neither at an end nor beside another.
    for line in Self.lines(of: children) where line != nil || lines.last ?? nil != nil {
      lines.append(line)
    }
    if let last = lines.last, last == nil { lines.removeLast() }
    return lines
  }

  private static func lines(of elements: [MenuElement]) -> [MenuElement?] {
    elements.flatMap { element -> [MenuElement?] in
      if element.isHidden { return [] }
      if let deferred = element as? DeferredMenuElement { return lines(of: deferred.elements) }
      guard let inner = element as? Menu, inner.options.contains(.displayInline) else {
        return [element]
      }
      return [nil] + lines(of: inner.children) + [nil]
    }
  }

  /// Moves the check mark to an element that was chosen, if one of its menu has it.
  final func check(_ chosen: MenuElement) {
    for case let inner as Menu in children { inner.check(chosen) }
    guard options.contains(.singleSelection), children.contains(chosen) else { return }
    for child in children {
      let state: State = child == chosen ? .on : .off
      (child as? Action)?.state = state
      (child as? Command)?.state = state
    }
  }
}

/// A menu element that supplies other elements when the menu is shown.
///
/// Apple counterpart: `UIDeferredMenuElement` · Source: UIDeferredMenuElement.h · Fidelity:
/// approximate, elements that are supplied after the closure has returned are not shown
open class DeferredMenuElement: MenuElement {
  private final let provider: (@escaping ([MenuElement]) -> Void) -> Void

  /// Creates an element with a closure that supplies other elements.
  ///
  /// The closure is called each time the menu is shown. It must pass the elements to its argument
  /// before it returns.
  public init(_ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init()
  }

  /// Returns an element with a closure that is called each time the menu is shown; the same as
  /// `init(_:)`.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void
  ) -> DeferredMenuElement { DeferredMenuElement(elementProvider) }

  final var elements: [MenuElement] {
    var given: [MenuElement] = []
    provider { given = $0 }
    return given
  }
}

extension MenuElement {
  /// The attributes of an action or a command.
  final var shownAttributes: Attributes {
    if let menu = self as? Menu { return menu.options.contains(.destructive) ? .destructive : [] }
    return (self as? Action)?.attributes ?? (self as? Command)?.attributes ?? []
  }
  final var isHidden: Bool { shownAttributes.contains(.hidden) }
  /// The symbol before an action or a command that is on or mixed; nil for none.
  final var mark: Image? {
    switch (self as? Action)?.state ?? (self as? Command)?.state {
    case .on: Image(.symbol("checkmark"))
    case .mixed: Image(.symbol("minus"))
    default: nil
    }
  }
}
