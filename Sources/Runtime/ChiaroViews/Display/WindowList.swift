// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import Foundation

/// The display list of a window, kept between update passes.
///
/// If only colors change, the slots are resolved again and the commands stay.
@MainActor
struct WindowList {
  private(set) var list = DisplayList()
  private var slots: [Slot] = []
  private var places: [Key: Int] = [:]
  /// The images of the list, in its order.
  private(set) var images: [ImageContent] = []
  /// The views that show glass, from back to front.
  private(set) var glass: [PlacedGlass] = []
  /// The vibrancy that applies to the views being added; nil for none.
  private var ink: (any ContentColorReplacement)?
  /// The identifier of the list, unique among all windows and former lists; 0 for none yet.
  private(set) var number: UInt32 = 0
  private static var count: UInt32 = 0
  /// The slots that received another color since the last update.
  private var recolored: [Int] = []
  /// The slots that correspond to those of the drawing being added; stored to reuse its memory.
  private var slotsOfDrawing: [ColorSlot] = []
  /// Whether views are shown on their way to where they are.
  private var moves = false
  /// The traits on which any of the slots depends.
  private var reads = TraitMask()
  /// The scopes in which slots are resolved, and the index of each.
  private var scopes: [Scope] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// A scope and the traits with which its slots were last resolved.
  private struct Scope {
    var scope: TraitScope
    /// The round of the scope's traits when it was last examined.
    var round: UInt32
    /// The traits with which its slots were resolved; the scope may have changed several times
    /// since.
    var traits: TraitCollection
    /// The change found by the current update.
    var change = TraitMask()
  }

  /// An unresolved color, and the index of the scope in which it is resolved.
  private struct Slot {
    var color: DynamicColor
    var scope: Int
    var reads: TraitMask
  }

  private struct Key: Hashable {
    var color: ObjectIdentifier
    var scope: Int
  }

  /// Whether the list was never built.
  var isEmpty: Bool { list.commands.isEmpty }

  mutating func update(_ window: Window) -> DisplayList {
    if window.isListStale {
      window.isListStale = false
      rebuild(window)
    } else {
      resolve()
      resolveRecolored()
    }
    return list
  }

  // MARK: Colors

  private mutating func resolve() {
    guard findChanges() else { return }
    for index in slots.indices {
      let scope = slots[index].scope
      if slots[index].reads.intersects(scopes[scope].change) { resolve(index) }
    }
  }

  /// Finds the changes in all scopes; returns whether a slot depends on one of them.
  private mutating func findChanges() -> Bool {
    var isRead = false
    for index in scopes.indices {
      let scope = scopes[index].scope
      guard scope.round != scopes[index].round else {
        scopes[index].change = TraitMask()
        continue
      }
      let change = scope.traits.difference(from: scopes[index].traits)
      scopes[index].round = scope.round
      scopes[index].change = change
      guard !change.isEmpty else { continue }
      scopes[index].traits = scope.traits
      isRead = isRead || reads.intersects(change)
    }
    return isRead
  }

  /// Changes the color of a slot that belongs to a single view.
  mutating func recolor(_ index: Int32, _ color: DynamicColor) {
    slots[Int(index)].color = color
    recolored.append(Int(index))
  }

  private mutating func resolveRecolored() {
    for index in recolored { resolve(index) }
    recolored.removeAll(keepingCapacity: true)
  }

  private mutating func resolve(_ index: Int) {
    let (value, read) = Self.value(of: slots[index].color, in: scopes[slots[index].scope].scope)
    list.colors[index] = value
    slots[index].reads = read
    reads.formUnion(read)
  }

  private static func value(
    of color: DynamicColor, in scope: TraitScope
  ) -> (Color, reads: TraitMask) {
    if color.isTable { return (color.resolved(with: scope.traits), .colors) }
    let (value, reads) = TraitReads.record { color.resolved(with: scope.traits.watched) }
    return (value, reads.union(.tint).union(.colors))
  }

  private mutating func slot(_ declared: DynamicColor, _ scope: TraitScope) -> ColorSlot {
    let color = ink?.color(for: declared) ?? declared
    let scope = index(of: scope)
    let key = Key(color: color.identity, scope: scope)
    if let known = places[key] { return ColorSlot(known) }
    let slot = newSlot(color, scope)
    places[key] = Int(slot.index)
    return slot
  }

  private mutating func newSlot(_ color: DynamicColor, _ scope: Int) -> ColorSlot {
    let (value, read) = Self.value(of: color, in: scopes[scope].scope)
    list.colors.append(value)
    slots.append(Slot(color: color, scope: scope, reads: read))
    reads.formUnion(read)
    return ColorSlot(slots.count - 1)
  }

  private mutating func index(of scope: TraitScope) -> Int {
    // Neighbors mostly share one.
    if let last = scopes.last, last.scope === scope { return scopes.count - 1 }
    if let known = indices[ObjectIdentifier(scope)] { return known }
    scopes.append(Scope(scope: scope, round: scope.round, traits: scope.traits))
    indices[ObjectIdentifier(scope)] = scopes.count - 1
    return scopes.count - 1
  }

  // MARK: Commands

  private mutating func rebuild(_ window: Window) {
    list = DisplayList()
    images.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    glass.removeAll()
    scopes.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    reads = TraitMask()
    recolored.removeAll(keepingCapacity: true)
    Self.count &+= 1
    number = Self.count
    moves = window.isShowingMotion
    add(window, at: .zero, under: nil)
  }

  /// Returns the display list of a view at the origin, as if the view inherited `traits`.
  static func list(of view: View, around traits: TraitCollection) -> DisplayList {
    var list = WindowList()
    let origin = CGPoint(x: -view.storedFrame.origin.x, y: -view.storedFrame.origin.y)
    // In the view's own coordinates: where it is turned to is a matter of what is around it.
    let turn = view.placement?.transform
    view.placement?.transform = nil
    defer { view.placement?.transform = turn }
    list.add(view, at: origin, under: TraitScope(traits, stage: view.scope.stage))
    return list.list
  }

  /// Adds a view as it is, or as it would be below an outer scope.
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
    guard !view.isOutOfSight else { return }
    let model = outer == nil && moves ? view.showMotion() : nil
    defer { if let model { view.show(model) } }
    guard view.storedAlpha > 0 else { return }
    if outer == nil { view.ownSlots = OwnSlots(list: number, isWanted: view.ownSlots.isWanted) }
    let frame = view.storedFrame.offsetBy(dx: origin.x, dy: origin.y)
    let inner = CGPoint(
      x: frame.origin.x - view.boundsOrigin.x, y: frame.origin.y - view.boundsOrigin.y)
    let rise = view.layerRise
    let stateCount = beginStates(of: view, frame, inner, rise)
    var looks = view.layer
    if rise != nil, let own = view.extras?.snapshotLayer { looks = own.risen(looks) }
    if let model, let color = model.shownBackground { looks.backgroundColor = color }
    add(looks, of: view, Rectangle(frame), hasOwnSlots: hasOwnSlots(view, outer))
    if view.isClipping { addClip(looks, frame) }
    if let own = view.extras?.snapshotLayer, own.hasContents {
      addContents(of: own, of: view, frame, rise)
    }
    for sublayer in view.sublayers { add(sublayer, of: view, inner, rise) }
    if let drawing {
      // Off screen, all of the content was drawn anew.
      let patches = outer == nil ? view.partial?.patches ?? [] : []
      noteGlass(view, frame)
      if patches.isEmpty, hasOwnSlots(view, outer) {
        addOwned(drawing, of: view, inner)
      } else {
        add(drawing, patches, of: view, inner)
      }
    }
    let outerInk = ink
    if let own = view.effect?.colorReplacement { ink = own }
    for child in view.children { add(child, at: inner, under: outer) }
    ink = outerInk
    if view.isClipping { list.commands.append(.restore) }
    addBorder(view.layer, of: view, Rectangle(frame))
    for _ in 0..<stateCount { list.commands.append(.restore) }
  }

  /// Begins the transform, mask and group of a view; returns their number.
  private mutating func beginStates(
    of view: View, _ frame: CGRect, _ inner: CGPoint, _ rise: CGFloat?
  ) -> Int {
    let first = list.commands.count
    if let transform = view.transform(about: Rectangle(frame)) {
      list.commands.append(.transform(transform))
    }
    if let mask = view.mask { list.beginMask(mask.shape(asMaskOf: view), inner) }
    if let mask = view.extras?.snapshotLayer?.mask {
      list.beginMask(mask.maskShape.risen(rise), inner)
    }
    let opacity = view.groupOpacity
    if opacity < 1 { list.commands.append(.group(opacity: opacity)) }
    return list.commands.count - first
  }

  /// Returns whether a view uses slots of its own.
  ///
  /// Under a vibrancy all views share slots, because the vibrancy replaces their colors.
  private func hasOwnSlots(_ view: View, _ outer: TraitScope?) -> Bool {
    outer == nil && ink == nil && view.ownSlots.isWanted
  }

  private mutating func noteGlass(_ view: View, _ frame: CGRect) {
    guard let observer = view.effect?.backdropObserver else { return }
    glass.append(
      PlacedGlass(view: observer, commandCount: list.commands.count, frame: Rectangle(frame)))
  }

  /// Adds a layer in another whose y is counted upwards from `outerRise`, or downwards for nil.
  private mutating func add(
    _ sublayer: SnapshotLayer, of view: View, _ origin: CGPoint, _ outerRise: CGFloat?
  ) {
    guard !sublayer.isHidden, sublayer.opacity > 0 else { return }
    let place = (outerRise.map(sublayer.frame.upended) ?? sublayer.frame)
      .offsetBy(dx: origin.x, dy: origin.y)
    sublayer.layOutIfPending()
    let rise = (outerRise != nil) != sublayer.isGeometryFlipped ? place.height : nil
    let looks = outerRise == nil ? sublayer.looks : sublayer.risen(sublayer.looks)
    let first = list.commands.count
    if let mask = sublayer.mask { list.beginMask(mask.maskShape.risen(rise), place.origin) }
    if sublayer.opacity < 1 { list.commands.append(.group(opacity: sublayer.opacity)) }
    let stateCount = list.commands.count - first
    add(looks, of: view, Rectangle(place), hasOwnSlots: false)
    if sublayer.masksToBounds { addClip(looks, place) }
    if sublayer.hasContents { addContents(of: sublayer, of: view, place, rise) }
    for inner in sublayer.inner { add(inner, of: view, place.origin, rise) }
    if sublayer.masksToBounds { list.commands.append(.restore) }
    addBorder(sublayer.looks, of: view, Rectangle(place))
    for _ in 0..<stateCount { list.commands.append(.restore) }
  }

  private mutating func addClip(_ looks: Layer, _ frame: CGRect) {
    if let path = looks.partlyRounded(frame) {
      list.paths.append(path)
      list.commands.append(.clipPath(Int32(list.paths.count - 1), at: .zero, .winding))
    } else {
      list.commands.append(.clip(Rectangle(frame), radius: looks.corners))
    }
  }

  /// Adds what a layer draws, at the place of its frame.
  private mutating func addContents(
    of layer: SnapshotLayer, of view: View, _ frame: CGRect, _ rise: CGFloat?
  ) {
    let context = GraphicsContext(view.stage.textMeasure)
    context.risingHeight = rise
    layer.drawContents(in: context)
    context.finish(in: CGRect(origin: .zero, size: frame.size))
    add(context.drawing, view.scope, frame.origin)
  }

  private mutating func add(
    _ layer: Layer, of view: View, _ frame: Rectangle, hasOwnSlots: Bool
  ) {
    let radius = layer.corners
    if layer.shadowOpacity > 0 {
      let color = layer.shadowColor.withAlphaComponent(Double(layer.shadowOpacity))
      list.commands.append(
        .shadow(
          frame, radius: radius, blur: Float(layer.shadowRadius), dy: Float(layer.shadowOffset),
          slot(color, view.scope)))
    }
    if let background = layer.backgroundColor {
      let shown = view.tintedBackground.shown(background)
      let slot = hasOwnSlots ? newSlot(shown, index(of: view.scope)) : slot(shown, view.scope)
      if hasOwnSlots { view.ownSlots.background = slot.index }
      if let path = layer.partlyRounded(CGRect(frame)) {
        list.paths.append(path)
        let index = Int32(list.paths.count - 1)
        return list.commands.append(.path(index, at: .zero, .winding, slot))
      }
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

  /// Adds the drawing of a view, and its patches clipped to their parts.
  private mutating func add(
    _ drawing: ViewDrawing, _ patches: [PartialDisplay.Patch], of view: View, _ origin: CGPoint
  ) {
    guard !patches.isEmpty else { return add(drawing, view.scope, origin) }
    // What is drawn may reach over the bounds; only what was drawn anew is cut out of it.
    var rest = RectangleSet(view.storedBounds.insetBy(dx: -16_384, dy: -16_384))
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

  /// Adds a drawing with shared slots.
  private mutating func add(_ drawing: ViewDrawing, _ scope: TraitScope, _ origin: CGPoint) {
    slotsOfDrawing.removeAll(keepingCapacity: true)
    for color in drawing.colors { slotsOfDrawing.append(slot(color, scope)) }
    append(drawing, origin)
  }

  /// Adds a drawing with slots that belong to the view.
  private mutating func addOwned(_ drawing: ViewDrawing, of view: View, _ origin: CGPoint) {
    view.ownSlots.drawing = Int32(slots.count)
    slotsOfDrawing.removeAll(keepingCapacity: true)
    let scope = index(of: view.scope)
    for color in drawing.colors { slotsOfDrawing.append(newSlot(color, scope)) }
    append(drawing, origin)
  }

  /// Appends a drawing at an origin, with its slots replaced by those of the list.
  private mutating func append(_ drawing: ViewDrawing, _ origin: CGPoint) {
    images += drawing.images
    let slots = slotsOfDrawing
    list.append(drawing.list, at: Point(x: Float(origin.x), y: Float(origin.y))) {
      slots[Int($0.index)]
    }
  }
}
