// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

// What an inspection finds in a tree that was built with a trace.

extension LayoutTree {
  /// Notes the environment that a view makes of another one, and returns its number.
  func add(
    _ values: EnvironmentValues, over outer: Int32, by name: @autoclosure () -> String,
    at place: SourcePlace? = nil
  ) -> Int32 {
    let number = Int32(environments.count)
    environments.append(values)
    trace?.note(number, of: outer, name(), place)
    return number
  }

  /// The innermost view at a point: what is drawn before what holds it, and the front first.
  ///
  /// - Parameters:
  ///   - point: in points from the top left of the whole
  ///   - scrolled: how far the content of a scroll view has moved
  func element(at point: CGPoint, scrolled: (ControlIdentity) -> CGPoint) -> Int? {
    guard let root else { return nil }
    return element(at: point, in: root, isDrawn: true, scrolled)
      ?? element(at: point, in: root, isDrawn: false, scrolled)
  }

  private func element(
    at point: CGPoint, in element: Int, isDrawn: Bool, _ scrolled: (ControlIdentity) -> CGPoint
  ) -> Int? {
    guard elements[element].final >= 0 else { return nil }
    var point = point
    var list = ordered(element).reversed().map { $0 }
    switch elements[element].kind {
    case .modifier(.hidden): return nil
    case .modifier(.opacity(let opacity)) where opacity <= 0: return nil
    case .scroll:
      guard reachingFrame(element).contains(point) else { return nil }
      let moved = controlIdentities[element].map(scrolled) ?? .zero
      point = CGPoint(x: point.x + moved.x, y: point.y + moved.y)
    case .layered(let value) where value.role == .background: list.reverse()
    default: break
    }
    for child in list {
      if let found = self.element(at: point, in: child, isDrawn: isDrawn, scrolled) {
        return found
      }
    }
    let counts = isDrawn ? elements[element].kind.isDrawn : true
    return counts && elements[element].frame.contains(point) ? element : nil
  }

  /// What is to be said about an element; the origins of traits are those of a view of the kernel.
  func inspection(of element: Int, _ traits: [TraitOrigin]) -> NodeInspection {
    let kind = elements[element].kind
    let number = elements[element].environment
    let keys = environments[Int(number)].customValues.map(\.key)
    let entries = EnvironmentEntry.usual + keys.map(EnvironmentEntry.custom)
    var text: String?
    if case .text(let value) = kind { text = value.string }
    return NodeInspection(
      kind: kind.name, text: text, trail: trace?.trails[element] ?? [],
      frame: elements[element].frame, place: elements[element].place,
      values: entries.map { value(of: $0, in: number, traits) })
  }

  private func value(
    of entry: EnvironmentEntry, in number: Int32, _ traits: [TraitOrigin]
  ) -> NodeInspection.Value {
    let values = environments[Int(number)]
    return NodeInspection.Value(
      name: entry.name, text: (entry.shown ?? entry.written)(values),
      origin: origin(of: entry, in: number, traits))
  }

  /// The innermost change that wrote a value.
  private func origin(
    of entry: EnvironmentEntry, in number: Int32, _ traits: [TraitOrigin]
  ) -> EnvironmentOrigin {
    var number = number
    while let step = trace?.steps[number] {
      let isNamed =
        step.writer.name == entry.name || step.writer.name.hasSuffix(".\(entry.name)")
      let (outer, inner) = (environments[Int(step.outer)], environments[Int(number)])
      if isNamed || entry.written(outer) != entry.written(inner) { return .change(step.writer) }
      number = step.outer
    }
    guard let trait = entry.trait else { return .usual }
    return .traits(traits.first { $0.trait == trait })
  }
}

extension Node.Kind {
  /// Whether the view shows something of its own.
  fileprivate var isDrawn: Bool {
    switch self {
    case .text, .shape, .image, .divider, .control, .button: true
    default: false
    }
  }
}
