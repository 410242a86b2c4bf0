// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import Foundation

/// The display list of a window, kept from pass to pass.
///
/// When only colors changed, the slots are resolved anew and the commands stay.
@MainActor
struct WindowList {
  private(set) var list = DisplayList()
  private var slots: [Slot] = []
  private var places: [Key: Int] = [:]
  /// What the pictures of the list are, in its order.
  private(set) var images: [ImageContent] = []
  /// The views that show glass, from the back to the front.
  private(set) var glass: [PlacedGlass] = []
  /// The vibrancy under which views are being added, where there is one.
  private var ink: VibrantInk?

  /// A color as it was declared, and where it resolves.
  private struct Slot {
    var color: DynamicColor
    var scope: TraitScope
    /// The round in which its scope was last looked at.
    var round: UInt32
    /// The traits with which it was resolved; several rounds may have passed since.
    var traits: TraitCollection
    var reads: TraitMask
  }

  private struct Key: Hashable {
    var color: ObjectIdentifier
    var scope: ObjectIdentifier
  }

  /// Whether nothing was ever put together.
  var isEmpty: Bool { list.commands.isEmpty }

  mutating func update(_ window: Window) -> DisplayList {
    if window.isListStale {
      window.isListStale = false
      rebuild(window)
    } else {
      resolve()
    }
    return list
  }

  // MARK: Colors

  private mutating func resolve() {
    for index in slots.indices where slots[index].scope.round != slots[index].round {
      let scope = slots[index].scope
      slots[index].round = scope.round
      let change = scope.traits.difference(from: slots[index].traits)
      guard slots[index].reads.intersects(change) else { continue }
      slots[index].traits = scope.traits
      list.colors[index] = value(&slots[index])
    }
  }

  private func value(_ slot: inout Slot) -> Color {
    if slot.color.isTable { return slot.color.resolved(with: slot.scope.traits) }
    let (color, scope) = (slot.color, slot.scope)
    let (value, reads) = TraitReads.record { color.resolved(with: scope.traits.watched) }
    slot.reads = reads.union(.tint).union(.colors)
    return value
  }

  private mutating func slot(_ declared: DynamicColor, _ scope: TraitScope) -> ColorSlot {
    let color = ink?.color(for: declared) ?? declared
    let key = Key(color: color.identity, scope: ObjectIdentifier(scope))
    if let known = places[key] { return ColorSlot(known) }
    var slot = Slot(
      color: color, scope: scope, round: scope.round, traits: scope.traits, reads: .colors)
    list.colors.append(value(&slot))
    slots.append(slot)
    places[key] = slots.count - 1
    return ColorSlot(slots.count - 1)
  }

  // MARK: Commands

  private mutating func rebuild(_ window: Window) {
    list = DisplayList()
    images.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    glass.removeAll()
    add(window, at: .zero, under: nil)
  }

  /// What a view and everything in it would draw, at the origin, with other traits around it.
  static func list(of view: View, around traits: TraitCollection) -> DisplayList {
    var list = WindowList()
    let origin = CGPoint(x: -view.frame.origin.x, y: -view.frame.origin.y)
    list.add(view, at: origin, under: TraitScope(traits))
    return list.list
  }

  /// Adds a view as it is; or, where an outer scope is given, as it would be below that.
  private mutating func add(_ view: View, at origin: CGPoint, under outer: TraitScope?) {
    guard let outer else { return add(view, at: origin, view.drawing, under: nil) }
    let (live, scope) = (view.scope, view.scope(asIfUnder: outer))
    // For the time of adding only, and nobody is told: what a view draws follows its scope.
    view.scope = scope
    defer { view.scope = live }
    add(view, at: origin, view.recorded(), under: scope)
  }

  private mutating func add(
    _ view: View, at origin: CGPoint, _ drawing: ViewDrawing?, under outer: TraitScope?
  ) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    let isGroup = view.alpha < 1
    if isGroup { list.commands.append(.group(opacity: Float(view.alpha))) }
    add(view.layer, of: view, Rectangle(frame))
    if view.clipsToBounds {
      list.commands.append(.clip(Rectangle(frame), radius: view.layer.corners))
    }
    let inner = CGPoint(
      x: frame.origin.x - view.bounds.origin.x, y: frame.origin.y - view.bounds.origin.y)
    for sublayer in view.sublayers { add(sublayer, of: view, inner) }
    if let drawing {
      // Off screen, all of the content was drawn anew.
      let patches = outer == nil ? view.partial?.patches ?? [] : []
      noteGlass(view, frame)
      add(drawing, patches, of: view, inner)
    }
    let outerInk = ink
    if let own = view.inkOfContent { ink = own }
    for child in view.children { add(child, at: inner, under: outer) }
    ink = outerInk
    if view.clipsToBounds { list.commands.append(.restore) }
    addBorder(view.layer, of: view, Rectangle(frame))
    if isGroup { list.commands.append(.restore) }
  }

  private mutating func noteGlass(_ view: View, _ frame: CGRect) {
    guard let view = view as? VisualEffectView, case .glass = view.kind?.value else { return }
    glass.append(
      PlacedGlass(view: view, commandCount: list.commands.count, frame: Rectangle(frame)))
  }

  private mutating func add(_ sublayer: SnapshotLayer, of view: View, _ origin: CGPoint) {
    let place = sublayer.frame.offsetBy(dx: origin.x, dy: origin.y)
    add(sublayer.looks, of: view, Rectangle(place))
    addBorder(sublayer.looks, of: view, Rectangle(place))
  }

  private mutating func add(_ layer: Layer, of view: View, _ frame: Rectangle) {
    let radius = layer.corners
    if layer.shadowOpacity > 0 {
      let color = layer.shadowColor.withAlphaComponent(Double(layer.shadowOpacity))
      list.commands.append(
        .shadow(
          frame, radius: radius, blur: Float(layer.shadowRadius), dy: Float(layer.shadowOffset),
          slot(color, view.scope)))
    }
    if let background = layer.backgroundColor {
      let slot = slot(view.tintedBackground.shown(background), view.scope)
      list.commands.append(
        radius.points > 0 ? .fillRounded(frame, radius: radius, slot) : .fill(frame, slot))
    }
  }

  private mutating func addBorder(_ layer: Layer, of view: View, _ frame: Rectangle) {
    guard layer.borderWidth > 0 else { return }
    list.commands.append(
      .stroke(
        frame, radius: layer.corners, width: Float(layer.borderWidth),
        slot(layer.borderColor, view.scope)))
  }

  /// Takes over what a view drew, all of it at once or parts one after the other.
  private mutating func add(
    _ drawing: ViewDrawing, _ patches: [PartialDisplay.Patch], of view: View, _ origin: CGPoint
  ) {
    guard !patches.isEmpty else { return add(drawing, view.scope, origin) }
    // What is drawn may reach over the bounds; only what was drawn anew is cut out of it.
    var rest = RectangleSet(view.bounds.insetBy(dx: -16_384, dy: -16_384))
    for patch in patches { rest.subtract(patch.part) }
    add(drawing, of: rest, view.scope, origin)
    for patch in patches { add(patch.drawing, of: patch.part, view.scope, origin) }
  }

  private mutating func add(
    _ drawing: ViewDrawing, of part: RectangleSet, _ scope: TraitScope, _ origin: CGPoint
  ) {
    for rect in part.rects {
      let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
      list.commands.append(.clip(Rectangle(frame), radius: 0))
      add(drawing, scope, origin)
      list.commands.append(.restore)
    }
  }

  /// Takes over what a view drew: moved to its place, with slots of the window.
  private mutating func add(_ drawing: ViewDrawing, _ scope: TraitScope, _ origin: CGPoint) {
    let slots = drawing.colors.map { slot($0, scope) }
    images += drawing.images
    list.append(drawing.list, at: Point(x: Float(origin.x), y: Float(origin.y))) {
      slots[Int($0.index)]
    }
  }
}
