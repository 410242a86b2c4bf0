// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
import Foundation

/// What holds for what is painted.
private struct PaintState {
  var opacity = 1.0
  var overrides: TraitCollection
  var shadows: [(ShadowValue, EnvironmentValues)] = []
  /// Whether opacity is put on the whole instead of each part.
  var isGrouped = false
}

extension LayoutTree {
  /// The items that show the elements, once they are placed.
  func paintItems() -> [PaintItem] {
    guard let root, let first = environments.first else { return [] }
    var items: [PaintItem] = []
    paint(root, PaintState(overrides: first.overrides), &items)
    return items
  }

  private func paint(_ element: Int, _ state: PaintState, _ items: inout [PaintItem]) {
    guard elements[element].final >= 0 else { return }
    let overrides = environment(of: element).overrides
    guard overrides != state.overrides else { return paintContent(element, state, &items) }
    var inner: [PaintItem] = []
    var own = state
    own.overrides = overrides
    paintContent(element, own, &inner)
    guard !inner.isEmpty else { return }
    let frame = onPixels(elements[element].frame, of: element)
    items.append(
      .view(PaintedView(kind: .traits(overrides), frame: frame, identity: nil, items: inner)))
  }

  private func paintContent(
    _ element: Int, _ state: PaintState, _ items: inout [PaintItem]
  ) {
    let frame = onPixels(elements[element].frame, of: element)
    let environment = environment(of: element)
    switch elements[element].kind {
    case .text:
      let text = texts[Int(elements[element].text)]
      let proposal = answers[Int(elements[element].final)].proposal
      add(.text(text, elements[element].frame, proposal), state, &items)
    case .shape(let value): paint(value, in: frame, environment, state, &items)
    case .image(let value):
      guard let image = value.image(in: environment, stage) else { return }
      let tint = palette.foreground(0, in: environment).color
      add(.image(image, frame, tint), state, &items)
    case .divider:
      add(.shape(.rectangle, frame, .color(.separator), nil), state, &items)
    case .control:
      guard let control = controls[element] else { return }
      addView(.control(control), element, state, [], &items)
    case .button(let value):
      addView(
        .button(value, isEnabled: environment.isEnabled), element, state,
        inside(element, state), &items)
    case .scroll(let value):
      let content = elements[element].count > 0 ? elements[child(element)].frame : frame
      addView(.scroll(value, content: content), element, state, inside(element, state), &items)
    case .layered(let value): paintLayers(element, value, state, &items)
    case .modifier(let modifier): paint(element, modifier, frame, state, &items)
    default: for child in ordered(element) { paint(child, state, &items) }
    }
  }

  /// What is painted in an element whose opacity is its own matter.
  private func inside(_ element: Int, _ state: PaintState) -> [PaintItem] {
    var items: [PaintItem] = []
    var inner = state
    inner.opacity = 1
    for child in ordered(element) { paint(child, inner, &items) }
    return items
  }

  private func paintLayers(
    _ element: Int, _ value: LayeredValue, _ state: PaintState, _ items: inout [PaintItem]
  ) {
    let list = children(element).map { Int($0) }
    for child in value.role == .background ? list.reversed() : list {
      paint(child, state, &items)
    }
  }

  /// The children from rear to front (statement SU39).
  private func ordered(_ element: Int) -> [Int] {
    let list = children(element).map { Int($0) }
    let heights = list.map(height)
    guard heights.contains(where: { $0 != 0 }) else { return list }
    return list.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { list[$0] }
  }

  /// How far an element is in front of its siblings.
  private func height(_ element: Int) -> Double {
    var element = element
    while case .modifier(let modifier) = elements[element].kind {
      if case .zIndex(let height) = modifier { return height.isNaN ? 0 : height }
      guard elements[element].count > 0 else { return 0 }
      element = child(element)
    }
    return 0
  }

  // MARK: Items

  /// Adds a drawn leaf, with the opacity that holds for each leaf (statement SU144).
  private func add(_ item: PaintItem, _ state: PaintState, _ items: inout [PaintItem]) {
    guard state.opacity > 0 else { return }
    guard state.opacity < 1 else { return items.append(item) }
    items.append(.scope(.opacity(CGFloat(state.opacity)), [item], hasViews: false))
  }

  private func addView(
    _ kind: PaintedView.Kind, _ element: Int, _ state: PaintState, _ inner: [PaintItem],
    _ items: inout [PaintItem]
  ) {
    guard state.opacity > 0 else { return }
    let view = PaintItem.view(
      PaintedView(
        kind: kind, frame: onPixels(elements[element].frame, of: element),
        identity: controlIdentities[element], items: inner))
    guard state.opacity < 1 else { return items.append(view) }
    items.append(.scope(.opacity(CGFloat(state.opacity)), [view], hasViews: true))
  }

  private func paint(
    _ value: ShapeValue, in frame: CGRect, _ environment: EnvironmentValues,
    _ state: PaintState, _ items: inout [PaintItem]
  ) {
    for (shadow, outer) in state.shadows {
      let color = palette.paint(shadow.color, in: outer).color
      add(
        .shadow(value.form, frame, color, radius: shadow.radius, offset: shadow.offset), state,
        &items)
    }
    switch value.paint {
    case .fill(let style):
      add(.shape(value.form, frame, palette.paint(style, in: environment), nil), state, &items)
    case .stroke(let style, let stroke):
      add(.shape(value.form, frame, palette.paint(style, in: environment), stroke), state, &items)
    }
  }

  private func paint(
    _ element: Int, _ modifier: Modifier, _ frame: CGRect, _ state: PaintState,
    _ items: inout [PaintItem]
  ) {
    guard elements[element].count > 0 else { return }
    let child = child(element)
    var state = state
    switch modifier {
    case .hidden: return
    case .opacity(let opacity):
      state.opacity *= min(1, max(0, opacity))
      paint(child, state, &items)
    case .shadow(let value):
      state.shadows.append((value, environment(of: element)))
      paint(child, state, &items)
    case .clip(let shape): scope(.clip(shape.form, frame), child, state, &items)
    case .group:
      let outer = state.opacity
      state.opacity = 1
      scope(.opacity(CGFloat(outer)), child, state, &items)
    case .scale(let size, let anchor):
      scope(.transform(.scale(size, frame, anchor)), child, state, &items)
    case .rotation(let angle, let anchor):
      scope(.transform(.rotation(angle, frame, anchor)), child, state, &items)
    default: paint(child, state, &items)
    }
  }

  private func scope(
    _ scope: PaintScope, _ child: Int, _ state: PaintState, _ items: inout [PaintItem]
  ) {
    var inner: [PaintItem] = []
    paint(child, state, &inner)
    guard !inner.isEmpty else { return }
    items.append(.scope(scope, inner, hasViews: inner.contains(where: \.hasViews)))
  }
}

extension Transform {
  /// Moves what is drawn so that a point of a frame stays where it is.
  private func about(_ frame: CGRect, _ anchor: UnitPoint) -> Transform {
    let x = Float(frame.minX + frame.width * anchor.x)
    let y = Float(frame.minY + frame.height * anchor.y)
    return Transform.translation(x: -x, y: -y).followed(by: self)
      .followed(by: .translation(x: x, y: y))
  }

  fileprivate static func scale(
    _ size: CGSize, _ frame: CGRect, _ anchor: UnitPoint
  ) -> Transform {
    let scale = Transform.scale(x: Float(size.width), y: Float(size.height))
    return scale.isFinite ? scale.about(frame, anchor) : .identity
  }

  fileprivate static func rotation(
    _ angle: Angle, _ frame: CGRect, _ anchor: UnitPoint
  ) -> Transform {
    guard angle.radians.isFinite else { return .identity }
    let (sine, cosine) = (Float(sin(angle.radians)), Float(cos(angle.radians)))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      .about(frame, anchor)
  }
}
