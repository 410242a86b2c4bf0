// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Makes the constraints of `<constraints>` and activates those that can be.
@MainActor
struct ConstraintReading {
  private let builder: SceneBuilder
  private let saved: SavedFrames

  /// The view of a controller; nil where views are no controller's.
  private let root: View?

  init(_ builder: SceneBuilder, _ saved: SavedFrames, root: View? = nil) {
    self.builder = builder
    self.saved = saved
    self.root = root
  }

  /// Makes the constraints of all views.
  ///
  /// Where constraints contradict each other, those in force are the first ones: those that held
  /// when the file was saved.
  func activateAll() {
    for placed in builder.placed {
      let isLoose = Self.isLoose(placed.element)
      if isLoose || Self.withOwnContent.contains(placed.element.name) {
        hold(placed, place: isLoose)
      }
    }
    let constraints = constraints()
    SavedMargins(frames: saved, root: root).restore(by: constraints)
    for constraint in constraints where Self.isOfMetrics(constraint) {
      // Which rectangle a control of that time was laid out by, and where the lines of its text
      // stood, its frame tells.
      if let miss = saved.miss(of: constraint), abs(miss) <= Self.mostMetrics {
        constraint.constant += miss
      }
    }
    let parts = Dictionary(grouping: constraints, by: saved.satisfy)
    let broken = parts[false] ?? []
    for constraint in broken where constraint.priority < .required {
      // Of two wishes of the same priority, the one that was granted is granted again.
      constraint.priority = LayoutPriority(rawValue: max(1, constraint.priority.rawValue - 0.25))
    }
    LayoutConstraint.activate(parts[true] ?? [])
    LayoutConstraint.activate(broken)
  }

  /// Whether a constraint relates a rectangle of layout that is another than the frame, or a line
  /// of text.
  private static func isOfMetrics(_ constraint: LayoutConstraint) -> Bool {
    let lines: Set<LayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    return constraint.firstItem is any Aligned || constraint.secondItem is any Aligned
      || lines.contains(constraint.firstAttribute)
  }

  /// The constraints of all views, in the order of the file.
  private func constraints() -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for placed in builder.placed {
      guard let list = placed.element.child(named: "constraints") else { continue }
      let left = builder.classes.excluded("constraints", of: placed.element)
      for element in list.children where element.isNamed("constraint") {
        if let id = element.objectID, left.contains(id) { continue }
        // What is removed when the app is built is there on the canvas alone.
        if builder.program != nil, element.flag("placeholder") == true { continue }
        guard builder.budget.takeConstraint() else {
          tellOfMany(list)
          return constraints
        }
        guard let constraint = constraint(element, in: placed) else { continue }
        constraints.append(constraint)
        element.objectID.map { builder.register(constraint, $0) }
      }
    }
    return constraints
  }

  /// Whether Xcode says that the constraints leave the place of a view open, or of what is in one.
  private static func isLoose(_ element: InterfaceElement) -> Bool {
    let outer = element.ancestors.first { $0.objectID != nil }
    return element.flag("ambiguous") == true || outer?.flag("ambiguous") == true
  }

  private func tellOfMany(_ list: InterfaceElement) {
    guard builder.budget.tellsConstraints() else { return }
    builder.note(
      .warning, "too-many-constraints", list,
      "the screen has more than \(ScreenBudget.mostConstraints) constraints; the rest was skipped")
  }

  /// The elements of views whose content is the app's or a file's, so that constraints need not
  /// determine their sizes.
  private static let withOwnContent: Set<String> = [
    "view", "customView", "containerView", "visualEffectView", "scrollView", "tableView",
    "collectionView", "textView", "mapView", "wkWebView", "webView", "imageView", "stackView",
    "tokenField", "textField", "secureTextField", "searchField", "comboBox", "slider", "matrix",
  ]

  /// The most by which the metrics of controls move an edge, in points.
  private static let mostMetrics: CGFloat = 10

  /// The priority of sizes that the file has: more than that of a stack to be small, and less than
  /// that of any content.
  private static let holding = LayoutPriority(rawValue: 49.5)

  /// Holds a view at the size that the file has for it, and at its place where that is ambiguous,
  /// as far as the constraints leave them open.
  private func hold(_ placed: PlacedElement, place: Bool) {
    let view = placed.view
    guard !view.translatesAutoresizingMaskIntoConstraints, let outer = view.superview,
      let size = saved.size(of: view) ?? placed.element.rect(key: "frame")?.size
    else { return }
    var constraints = [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ]
    if place, let frame = saved.frame(of: view, in: outer) {
      constraints += [
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: frame.minX),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: frame.minY),
      ]
    }
    for constraint in constraints { constraint.priority = Self.holding }
    LayoutConstraint.activate(constraints)
  }

  private func constraint(
    _ element: InterfaceElement, in placed: PlacedElement
  ) -> LayoutConstraint? {
    guard let first = item(element, "firstItem", default: placed.view) else { return nil }
    guard let attribute = Self.attribute(element[attribute: "firstAttribute"]) else {
      note(element, "an unknown attribute")
      return nil
    }
    let hasSecond =
      element[attribute: "secondItem"] != nil
      || element[attribute: "secondAttribute"] != nil
    var second: (any LayoutItem)?
    var secondAttribute = LayoutConstraint.Attribute.notAnAttribute
    if hasSecond {
      second = item(element, "secondItem", default: placed.view)
      guard second != nil else { return nil }
      guard let known = Self.attribute(element[attribute: "secondAttribute"]) else {
        note(element, "an unknown attribute")
        return nil
      }
      secondAttribute = known
    }
    guard Self.isPossible(attribute, secondAttribute), Self.areTogether(first, second) else {
      note(element, "items or attributes that do not fit together")
      return nil
    }
    let relation: LayoutConstraint.Relation =
      switch element[attribute: "relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: Self.multiplier(element),
      constant: builder.classes.number("constant", of: element) ?? 0)
    constraint.identifier = element[attribute: "identifier"] ?? element.objectID
    let priority = builder.classes.number("priority", of: element) ?? 1_000
    constraint.priority = LayoutPriority(rawValue: Float(min(1_000, max(1, priority))))
    return constraint
  }

  /// Reports a constraint that is left out.
  private func note(_ element: InterfaceElement, _ what: String) {
    builder.note(
      .warning, "constraint-left-out", element, "a constraint was skipped, because it has \(what)")
  }

  private func item(
    _ element: InterfaceElement, _ attribute: String, default view: View
  ) -> (any LayoutItem)? {
    guard let id = element[attribute: attribute] else { return view }
    if let item = builder.items[id] { return item }
    // Objects that stand for parts of the device, and those left out by a variation, have no view.
    guard builder.document.element(id: id) == nil else { return nil }
    note(element, "an item '\(id)' that is not in the file")
    return nil
  }

  // MARK: Values

  /// Returns the factor of `2`, `16:9` or `1/3`; 1 for what is none.
  private static func multiplier(_ element: InterfaceElement) -> CGFloat {
    guard let text = element[attribute: "multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      Double($0) ?? .nan
    }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    return value.isFinite && value > 1e-4 && value < 1e4 ? CGFloat(value) : 1
  }

  private static let attributes: [String: LayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static func attribute(_ name: String?) -> LayoutConstraint.Attribute? {
    name.flatMap { attributes[$0] }
  }

  private enum Direction {
    case horizontal, vertical, length
  }

  private static func direction(_ attribute: LayoutConstraint.Attribute) -> Direction {
    switch attribute {
    case .width, .height, .notAnAttribute: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Returns whether a constraint may relate two attributes: places to places of the same
  /// direction, and lengths to lengths or nothing.
  private static func isPossible(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute
  ) -> Bool {
    direction(first) == direction(second)
  }

  /// Returns whether two items stand in one hierarchy.
  private static func areTogether(_ first: any LayoutItem, _ second: (any LayoutItem)?) -> Bool {
    guard let one = root(of: first) else { return false }
    guard let second else { return true }
    return one === root(of: second)
  }

  private static func root(of item: any LayoutItem) -> View? {
    guard let view = item as? View ?? (item as? LayoutGuide)?.owningView else { return nil }
    return sequence(first: view) { $0.superview }.suffix(1).first
  }
}
