// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

// What an inspection finds in a tree that was built with a trace.

extension LayoutTree {
  /// The innermost view at a point, which counts from the top left of the whole: what is drawn
  /// before what holds it, and the front first.
  ///
  /// The closure tells how far the content of a scroll view has moved.
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
    var found = NodeInspection(
      kind: kind.name, trail: trace?.trails[element] ?? [], frame: elements[element].frame,
      place: elements[element].place, values: entries.map { value(of: $0, in: number, traits) })
    if case .text(let value) = kind { found.take(value, in: environments[Int(number)]) }
    return found
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
      if isNamed || entry.written(outer) != entry.written(inner) {
        return .change(step.writer.writing(entry.name))
      }
      number = step.outer
    }
    guard let trait = entry.trait else { return .usual }
    return .traits(traits.first { $0.trait == trait })
  }
}

extension NodeInspection {
  /// Takes what a text has of its own, which its environment does not know.
  @MainActor
  fileprivate mutating func take(_ value: TextValue, in environment: EnvironmentValues) {
    text = value.string
    guard let piece = value.pieces.first else { return }
    if piece.font != nil || !piece.fontChanges.isEmpty {
      let font = environment.resolvedFont(piece.font, piece.fontChanges)
      write("font", EnvironmentEntry.words(font), place)
    }
    if let color = piece.color {
      write("foregroundStyle", EnvironmentEntry.words(color, environment), place)
    }
  }

  private mutating func write(_ name: String, _ text: String, _ place: SourcePlace?) {
    guard let index = values.firstIndex(where: { $0.name == name }) else { return }
    values[index].text = text
    values[index].origin = .change(EnvironmentWriter(name: name, trail: trail, place: place))
  }
}

extension EnvironmentWriter {
  /// The writer by the name of a value, where the compiler knows none of its key path.
  fileprivate func writing(_ value: String) -> EnvironmentWriter {
    guard name.hasPrefix("\\") else { return self }
    return EnvironmentWriter(name: "environment(\(value))", trail: trail, place: place)
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
