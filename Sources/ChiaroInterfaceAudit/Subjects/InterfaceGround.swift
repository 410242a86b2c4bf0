// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroProject

/// The ground on which something stands.
struct InterfaceGround {
  /// The color in light and dark.
  var color: AdaptiveColor
  /// The name by which a message calls it.
  var name: String
  /// The object that has it in the file; nil if it is the system's own.
  var source: InterfaceElement?
  /// The color's element; nil if it is the system's own.
  var element: InterfaceElement?
  /// How sure it is.
  var confidence: Confidence
}

/// A search for the ground under a view: its own, that of a view behind it, or of one around it.
struct GroundSearch {
  let file: InterfaceSubject
  /// Whether a view of the app's own class was passed, which may draw a ground.
  private var hasOwnClass = false
  /// The number of views that were looked at; beyond the most, no ground is found any more.
  private var steps = 0

  /// The largest number of views that are looked at for all texts of a file.
  private static let mostSteps = 100_000

  init(_ file: InterfaceSubject) { self.file = file }

  /// Returns the ground under an object's text; nil if the file does not say it.
  mutating func ground(under object: InterfaceElement) -> InterfaceGround? {
    var view = object
    hasOwnClass = false
    // The middle of the object, in the coordinates of the view around `view`.
    var center = Frame(object)?.center
    while steps < Self.mostSteps {
      steps += 1
      switch own(of: view, isStart: view == object) {
      case .found(let ground): return ground
      case .unknown: return nil
      case .none: break
      }
      if view != object, view[attribute: "customClass"] != nil { hasOwnClass = true }
      guard let outer = Self.superview(of: view) else { return outermost(view) }
      switch behind(view, center) {
      case .found(let ground): return ground
      case .unknown: return nil
      case .none: break
      }
      view = outer
      center = center.flatMap { inner in Frame(view).map { ($0.x + inner.x, $0.y + inner.y) } }
    }
    return nil
  }

  // MARK: One view

  private enum Step {
    case found(InterfaceGround)
    /// There is one, and the file does not say which.
    case unknown
    /// What is behind can be seen.
    case none
  }

  private func own(of view: InterfaceElement, isStart: Bool) -> Step {
    let cell = view.child(key: "cell")
    for holder in [view, cell].compactMap({ $0 }) {
      let keys = ["backgroundColor", "fillColor", "barTintColor"]
      let colors = holder.children.filter { $0.isNamed("color") && keys.contains($0.key ?? "") }
      for element in colors where ViewKinds.drawsBackground(holder) {
        return step(InterfaceColor(element), of: view)
      }
    }
    if ViewKinds.isPicture(view) && !isStart { return .unknown }
    return system(view, isStart)
  }

  private func step(_ color: InterfaceColor, of view: InterfaceElement) -> Step {
    guard let value = file.resolved(color) else { return .unknown }
    if max(value.light.alpha, value.dark.alpha) < 0.05 { return .none }
    guard value.isOpaque else { return .unknown }
    return .found(
      InterfaceGround(
        color: value, name: InterfaceSubject.name(of: color, value), source: view,
        element: color.element, confidence: .high))
  }

  /// The ground that a kind of view has without a color.
  private func system(_ view: InterfaceElement, _ isStart: Bool) -> Step {
    let isMac = file.isMac
    switch view.name {
    case "button" where !isMac:
      let state = view.children.first { $0.isNamed("state") && $0.key == "normal" }
      let style = view.child(named: "buttonConfiguration")?[attribute: "style"]
      let isFilled = style.map { $0 != "plain" } ?? false
      return isFilled || state?[attribute: "backgroundImage"] != nil ? .unknown : .none
    case "button" where isStart: return .unknown
    case "textField" where !isMac:
      return view[attribute: "borderStyle"] == "roundedRect"
        ? found("systemBackgroundColor") : .none
    case "navigationBar", "toolbar", "tabBar", "searchBar": return found("systemBackgroundColor")
    case "tableViewCell": return found("systemBackgroundColor")
    case "tableView" where !isMac:
      let isPlain = (view[attribute: "style"] ?? "plain") == "plain"
      return found(isPlain ? "systemBackgroundColor" : "systemGroupedBackgroundColor")
    case "tableView", "outlineView": return found("controlBackgroundColor")
    case "textView" where isMac: return found("textBackgroundColor")
    case "window": return found("windowBackgroundColor")
    default: return .none
    }
  }

  private func found(_ name: String) -> Step {
    guard let color = file.systemColor(name) else { return .unknown }
    return .found(
      InterfaceGround(
        color: color, name: name, source: nil, element: nil,
        confidence: hasOwnClass ? .low : .medium))
  }

  // MARK: Views behind and around

  /// Looks at the views beside one that are drawn before it and lie under a point.
  private mutating func behind(_ view: InterfaceElement, _ center: Frame.Point?) -> Step {
    guard let siblings = view.parent, siblings.isNamed("subviews"), let center else { return .none }
    var last = Step.none
    for sibling in siblings.children {
      steps += 1
      if sibling == view || steps > Self.mostSteps { break }
      guard let frame = Frame(sibling), frame.contains(center), sibling.flag("hidden") != true
      else { continue }
      if ViewKinds.isPicture(sibling) {
        last = .unknown
      } else if sibling[attribute: "customClass"] != nil,
        sibling.child(key: "backgroundColor") == nil
      {
        last = .unknown
      } else if case .found(let ground) = own(of: sibling, isStart: true), ground.source != nil {
        last = .found(ground)
      }
    }
    return last
  }

  /// Returns the view around a view; nil for the outermost.
  static func superview(of view: InterfaceElement) -> InterfaceElement? {
    var candidate = view.parent
    while let element = candidate {
      if element.isNamed("objects") || element.isNamed("scene") { return nil }
      if element.name.hasSuffix("ontroller") { return nil }
      if ViewKinds.isView(element) || element.isNamed("window") { return element }
      candidate = element.parent
    }
    return nil
  }

  /// The ground behind the outermost view.
  private func outermost(_ view: InterfaceElement) -> InterfaceGround? {
    let name = file.isMac ? "windowBackgroundColor" : "systemBackgroundColor"
    guard let color = file.systemColor(name) else { return nil }
    let isControllers = view.parent?.name.hasSuffix("ontroller") == true
    let isOwn = hasOwnClass || view[attribute: "customClass"] != nil || !isControllers
    return InterfaceGround(
      color: color, name: name, source: nil, element: nil, confidence: isOwn ? .low : .medium)
  }
}

/// A view's frame in its superview, as the file has it.
struct Frame {
  typealias Point = (x: Double, y: Double)

  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init?(_ view: InterfaceElement) {
    guard let rect = view.child(key: "frame"), let x = rect.decimal("x"),
      let y = rect.decimal("y"),
      let width = rect.decimal("width"),
      let height = rect.decimal("height")
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The middle, in the superview's coordinates.
  var center: Point { (x + width / 2, y + height / 2) }

  /// Returns whether a point of the superview lies inside.
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  }
}
