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
  /// Whether the color is the system's, also by way of a color set.
  var isOfSystem: Bool
  /// Whether the file has the color's value, and no name of one.
  var isWrittenDown: Bool {
    switch element.map({ InterfaceColor($0).value }) {
    case .literal?, .pattern?, .unknown?: true
    case .system?, .named?, .legacy?, nil: false
    }
  }
}

/// A search for the ground under a view: its own, that of a view behind it, or of one around it.
struct GroundSearch {
  let file: InterfaceSubject
  /// How sure a color is that is found: views of the app's own classes on the way to it may draw a
  /// ground, and its buttons mostly do.
  private var sureness = Confidence.high
  /// The number of views that were looked at; beyond the most, no ground is found any more.
  private var steps = 0
  /// What the views that were looked at have: a view around many has many elements to search.
  private var known: [InterfaceElement: ViewFacts] = [:]

  /// The largest number of views that one search looks at, for all texts that it is asked about.
  private static let mostSteps = 100_000

  init(_ file: InterfaceSubject) { self.file = file }

  /// Returns the ground under an object's text; nil if the file does not say it.
  mutating func ground(under object: InterfaceElement) -> InterfaceGround? {
    var view = object
    sureness = .high
    // The middle of the object, in the coordinates of the view around `view`.
    var center = facts(of: object).frame?.center
    while steps < Self.mostSteps {
      steps += 1
      switch own(of: view, isStart: view == object) {
      case .found(let ground): return ground
      case .unknown: return nil
      case .none: break
      }
      if let type = view[attribute: "customClass"] {
        let isButton = view == object && view.isNamed("button")
        let isUnsure = isButton || file.code.drawsGround(type)
        if view != object || isButton { sureness = min(sureness, isUnsure ? .low : .medium) }
      }
      guard let outer = Self.superview(of: view) else { return outermost(view) }
      switch behind(view, center) {
      case .found(let ground): return ground
      case .unknown: return nil
      case .none: break
      }
      view = outer
      let frame = facts(of: view).frame
      center = center.flatMap { inner in frame.map { ($0.x + inner.x, $0.y + inner.y) } }
    }
    return nil
  }

  // MARK: One view

  private enum Step {
    case found(InterfaceGround)
    /// The view has a background that the file does not specify.
    case unknown
    /// The view has no background: what is behind it shows through.
    case none
  }

  private mutating func facts(of view: InterfaceElement) -> ViewFacts {
    if let facts = known[view] { return facts }
    let facts = ViewFacts(view)
    known[view] = facts
    return facts
  }

  private mutating func own(of view: InterfaceElement, isStart: Bool) -> Step {
    let facts = facts(of: view)
    if facts.isFilledButton && !file.isMac { return .unknown }
    if let color = facts.color { return step(color, of: view) }
    if ViewKinds.isPicture(view) && !isStart { return .unknown }
    if !isStart, file.isPainted(view) { return .unknown }
    return system(view, isStart)
  }

  private func step(_ color: InterfaceColor, of view: InterfaceElement) -> Step {
    guard let value = file.resolved(color) else { return .unknown }
    if value.isClear { return .none }
    guard value.isOpaque else { return .unknown }
    return .found(
      InterfaceGround(
        color: value, name: InterfaceSubject.name(of: color, value), source: view,
        element: color.element, confidence: sureness, isOfSystem: file.isOfSystem(color)))
  }

  /// The ground that a kind of view has without a color.
  private func system(_ view: InterfaceElement, _ isStart: Bool) -> Step {
    let isMac = file.isMac
    switch view.name {
    case "button" where isMac && isStart: return .unknown
    case "textField" where !isMac:
      return view[attribute: "borderStyle"] == "roundedRect"
        ? found("systemBackgroundColor", view) : .none
    case "navigationBar", "toolbar", "tabBar", "searchBar":
      return found("systemBackgroundColor", view)
    case "tableViewCell": return found("systemBackgroundColor", view)
    case "tableView" where !isMac:
      let isPlain = (view[attribute: "style"] ?? "plain") == "plain"
      return found(isPlain ? "systemBackgroundColor" : "systemGroupedBackgroundColor", view)
    case "tableView", "outlineView": return found("controlBackgroundColor", view)
    case "textView" where isMac: return found("textBackgroundColor", view)
    case "window":
      return file.code.setsWindowGround ? .unknown : found("windowBackgroundColor", view)
    default: return .none
    }
  }

  private func found(_ name: String, _ view: InterfaceElement) -> Step {
    guard let color = file.systemColor(name)?.shown(by: view) else { return .unknown }
    return .found(
      InterfaceGround(
        color: color, name: name, source: nil, element: nil,
        confidence: sureness < .high ? .low : .medium, isOfSystem: true))
  }

  // MARK: Views behind and around

  /// Looks at the views beside one that are drawn before it and lie under a point.
  private mutating func behind(_ view: InterfaceElement, _ center: Frame.Point?) -> Step {
    guard let siblings = view.parent, siblings.isNamed("subviews"), let center else { return .none }
    var last = Step.none
    for sibling in siblings.children {
      steps += 1
      if sibling == view || steps > Self.mostSteps { break }
      let facts = facts(of: sibling)
      guard let frame = facts.frame, frame.contains(center), sibling.flag("hidden") != true
      else { continue }
      if ViewKinds.isPicture(sibling) || showsPicture(sibling, frame, center) {
        last = .unknown
      } else if sibling[attribute: "customClass"] != nil, facts.color == nil {
        last = .unknown
      } else if case .found(let ground) = own(of: Self.shown(in: sibling), isStart: true),
        ground.source != nil
      {
        last = .found(ground)
      }
    }
    return last
  }

  /// What is seen of a view: of AppKit's scroll views the list or text in it.
  private static func shown(in view: InterfaceElement) -> InterfaceElement {
    guard view.isNamed("scrollView"), let clip = view.child(named: "clipView") else { return view }
    return clip.child(named: "subviews")?.children.first ?? view
  }

  /// Whether a view has a picture or a material in it, under a point of the view around it.
  private mutating func showsPicture(
    _ view: InterfaceElement, _ frame: Frame, _ point: Frame.Point
  ) -> Bool {
    let place = (x: point.x - frame.x, y: point.y - frame.y)
    guard let views = view.child(named: "subviews") else { return false }
    for child in views.children where ViewKinds.isPicture(child) {
      steps += 1
      if child.flag("hidden") != true, facts(of: child).frame?.contains(place) == true {
        return true
      }
    }
    return false
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
  private mutating func outermost(_ view: InterfaceElement) -> InterfaceGround? {
    // A root that is clear on purpose is put on something else.
    if let color = facts(of: view).color, let value = file.resolved(color), value.isClear {
      return nil
    }
    let name = file.isMac ? "windowBackgroundColor" : "systemBackgroundColor"
    if file.isMac && file.code.setsWindowGround { return nil }
    guard let color = file.systemColor(name) else { return nil }
    let isControllers = view.parent?.name.hasSuffix("ontroller") == true
    let isOwn = sureness < .high || view[attribute: "customClass"] != nil || !isControllers
    return InterfaceGround(
      color: color, name: name, source: nil, element: nil, confidence: isOwn ? .low : .medium,
      isOfSystem: true)
  }
}

/// What a search for grounds asks of a view again and again.
private struct ViewFacts {
  /// The ground that the file gives the view or its cell, where it is drawn.
  var color: InterfaceColor?
  var frame: Frame?
  /// Whether it is a button of UIKit's that has a shape or a picture behind its title.
  var isFilledButton = false

  init(_ view: InterfaceElement) {
    let keys = ["backgroundColor", "fillColor", "barTintColor"]
    for holder in [view, view.child(key: "cell")].compactMap({ $0 })
    where color == nil && ViewKinds.drawsBackground(holder)
      && !ViewKinds.hasGroundOfOldXcode(holder)
    {
      color = holder.children.first { $0.isNamed("color") && keys.contains($0.key ?? "") }
        .map(InterfaceColor.init)
    }
    frame = Frame(view)
    guard view.isNamed("button") else { return }
    if let configuration = view.buttonConfiguration {
      readGround(of: configuration)
    } else {
      let state = view.children.first { $0.isNamed("state") && $0.key == "normal" }
      isFilledButton = state?[attribute: "backgroundImage"] != nil
    }
  }

  /// Reads the ground that a configuration draws over the button's own; one that shows through, is
  /// the tint or a picture is not known.
  private mutating func readGround(of configuration: InterfaceElement) {
    let background = configuration.child(key: "background")
    let style = configuration[attribute: "style"] ?? "plain"
    let isPicture = background?[attribute: "image"] != nil
    let isTinted = style == "tinted" || style == "borderedTinted"
    let own =
      background?.child(key: "backgroundColor")
      ?? (isTinted ? nil : configuration.child(key: "baseBackgroundColor"))
    if !isPicture, let own, own.isNamed("color") {
      color = InterfaceColor(own)
    } else if isPicture || style != "plain" {
      color = nil
      isFilledButton = true
    }
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
