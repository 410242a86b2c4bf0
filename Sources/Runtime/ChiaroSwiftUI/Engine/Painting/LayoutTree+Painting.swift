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
  /// The radius by which shapes are blurred.
  var blur: CGFloat = 0
  /// The bars over what is painted.
  var bars = ScrolledBars()
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
    case .text where environment.isRedacted: paintRedacted(element, environment, state, &items)
    case .image where environment.isRedacted:
      let form = ShapeForm.rounded(radius: 3, isContinuous: true)
      add(.shape(form, frame, .color(redaction(environment)), nil), state, &items)
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
      addView(
        .control(control), element, state, [], &items,
        frame: onPixels(reachingFrame(element), of: element))
    case .button(let value):
      addView(
        .button(value, isEnabled: environment.isEnabled), element, state,
        inside(element, state), &items)
    case .scroll(let value):
      addView(
        .scroll(value, scrolled(element, state)), element, state, inside(element, state), &items,
        frame: onPixels(reachingFrame(element), of: element))
    case .inset(let value): paintInset(element, value, state, &items)
    case .list(let value): paintList(element, value, state, &items)
    case .layered(let value): paintLayers(element, value, state, &items)
    case .modifier(let modifier): paint(element, modifier, frame, state, &items)
    default: for child in ordered(element) { paint(child, state, &items) }
    }
  }

  /// A view, and another one at its edge, which may be a bar over it.
  private func paintInset(
    _ element: Int, _ value: InsetValue, _ state: PaintState, _ items: inout [PaintItem]
  ) {
    var main = state
    main.bars = state.bars.adding(controls[child(element, 1)], at: value.edge)
    paint(child(element), main, &items)
    paint(child(element, 1), state, &items)
  }

  /// What scrolls in an element, and the bars that touch it.
  private func scrolled(_ element: Int, _ state: PaintState) -> ScrolledContent {
    let inner = elements[element].count > 0 ? child(element) : element
    var content = ScrolledContent(frame: elements[inner].frame)
    content.covered = reaches[element] ?? EdgeInsets()
    if content.covered.top > 0 { content.bars.top = state.bars.top }
    if content.covered.bottom > 0 { content.bars.bottom = state.bars.bottom }
    return content
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
    guard value.role == .background else {
      for child in list { paint(child, state, &items) }
      return
    }
    // What lies on a filled ground casts no shadow besides that of the ground.
    var main = state
    if list.count > 1, isFilled(list[1]) { main.shadows = [] }
    for child in list.dropFirst() { paint(child, state, &items) }
    list.first.map { paint($0, main, &items) }
  }

  /// Whether an element fills its frame, so that its outline casts the shadow.
  private func isFilled(_ element: Int) -> Bool {
    var element = element
    while true {
      switch elements[element].kind {
      case .shape(let value):
        if case .fill = value.paint { return true }
        return false
      case .image: return true
      case .layered(let value):
        let list = children(element).map { Int($0) }
        if value.role == .background, list.count > 1, isFilled(list[1]) { return true }
        guard let first = list.first else { return false }
        element = first
      case .modifier(.padding), .modifier(.systemPadding), .modifier(.hidden): return false
      case .modifier:
        guard elements[element].count > 0 else { return false }
        element = child(element)
      case .overlap: return children(element).contains { isFilled(Int($0)) }
      default: return false
      }
    }
  }

  /// The shadows that a form casts.
  private func cast(
    _ form: ShapeForm, _ frame: CGRect, _ state: PaintState, _ items: inout [PaintItem]
  ) {
    for (shadow, outer) in state.shadows {
      let color = palette.paint(shadow.color, in: outer).color
      add(
        .shadow(form, frame, color, radius: shadow.radius, offset: shadow.offset), state, &items)
    }
  }

  /// The children from rear to front (statement SU39).
  func ordered(_ element: Int) -> [Int] {
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
    _ items: inout [PaintItem], frame: CGRect? = nil
  ) {
    guard state.opacity > 0 else { return }
    let view = PaintItem.view(
      PaintedView(
        kind: kind, frame: frame ?? onPixels(elements[element].frame, of: element),
        identity: controlIdentities[element], items: inner))
    guard state.opacity < 1 else { return items.append(view) }
    items.append(.scope(.opacity(CGFloat(state.opacity)), [view], hasViews: true))
  }

  private func paint(
    _ value: ShapeValue, in frame: CGRect, _ environment: EnvironmentValues,
    _ state: PaintState, _ items: inout [PaintItem]
  ) {
    // The shadow of a line would be that of the whole form.
    if case .fill = value.paint { cast(value.form, frame, state, &items) }
    switch value.paint {
    case .fill(let style) where state.blur > 0 && value.form.box(in: frame) != nil:
      let color = palette.paint(style, in: environment).color
      add(
        .shadow(value.form, frame, color, radius: state.blur, offset: .zero), state, &items)
    case .fill(let style):
      if case .material(let material) = palette.paint(style, in: environment) {
        let view = PaintedView(
          kind: .material(material, value.form), frame: frame, identity: nil, items: [])
        return items.append(.view(view))
      }
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
    case .clip(let shape):
      // The shadow is outside of what is cut.
      if !state.shadows.isEmpty, isFilled(child) {
        cast(shape.form, frame, state, &items)
        state.shadows = []
      }
      scope(.clip(shape.form, frame), child, state, &items)
    case .mask: paintMasked(element, child, frame, state, &items)
    case .effect(.blur(let radius)):
      state.blur = radius.isFinite ? max(0, radius) : 0
      paint(child, state, &items)
    case .effect(let effect): scope(.colors(effect), child, state, &items)
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

  /// What is cut to that which another element covers.
  private func paintMasked(
    _ element: Int, _ child: Int, _ frame: CGRect, _ state: PaintState,
    _ items: inout [PaintItem]
  ) {
    guard let mask = backgrounds[element] else { return paint(child, state, &items) }
    var inner: [PaintItem] = []
    paint(child, state, &inner)
    var cover: [PaintItem] = []
    paint(Int(mask), PaintState(overrides: state.overrides), &cover)
    guard !inner.isEmpty else { return }
    items.append(
      .view(PaintedView(kind: .masked(cover), frame: frame, identity: nil, items: inner)))
  }

  /// The rows of a list on their cards, with lines between them.
  private func paintList(
    _ element: Int, _ value: ListValue, _ state: PaintState, _ items: inout [PaintItem]
  ) {
    let metrics = metrics(value, element)
    for section in sections(of: element, metrics) {
      paintCard(section, metrics, state, &items)
      for line in separators(of: section, metrics) {
        add(.shape(.rectangle, line.frame, .color(line.color), nil), state, &items)
      }
    }
    for child in children(element) { paint(Int(child), state, &items) }
  }

  private func paintCard(
    _ section: PaintedSection, _ metrics: ListMetrics, _ state: PaintState,
    _ items: inout [PaintItem]
  ) {
    var inner: [PaintItem] = []
    for row in section.rows {
      if let background = backgrounds[row] {
        paint(Int(background), state, &inner)
      } else if metrics.hasCards {
        let frame = onPixels(elements[row].frame, of: row)
        let color = DynamicColor.secondarySystemGroupedBackground
        add(.shape(.rectangle, frame, .color(color), nil), state, &inner)
      }
    }
    guard !inner.isEmpty else { return }
    let hasViews = inner.contains(where: \.hasViews)
    items.append(.scope(.clip(section.form, section.card), inner, hasViews: hasViews))
  }

  /// What stands for a text that is hidden (measured: the foreground at 16 %, in a box of 0.7 times
  /// the size).
  private func paintRedacted(
    _ element: Int, _ environment: EnvironmentValues, _ state: PaintState,
    _ items: inout [PaintItem]
  ) {
    let text = texts[Int(elements[element].text)]
    for line in text.lines(in: elements[element].frame) {
      add(
        .shape(
          .rounded(radius: 2, isContinuous: true), onPixels(line, of: element),
          .color(redaction(environment)), nil), state, &items)
    }
  }

  private func redaction(_ environment: EnvironmentValues) -> DynamicColor {
    palette.faded(palette.foreground(0, in: environment).color, 0.16)
  }

  /// The frame of a scroll view or a bar, which reaches under what is covered.
  func reachingFrame(_ element: Int) -> CGRect {
    let frame = elements[element].frame
    guard let reach = reaches[element] else { return frame }
    return CGRect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top,
      width: frame.width + reach.horizontal, height: frame.height + reach.vertical)
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
