// SPDX-License-Identifier: MIT

/// A builder of the scene of a display list on a canvas.
///
/// Nothing in a list is trusted: a command with a non-finite coordinate or an index out of range
/// draws nothing and gives a diagnostic; edges beyond a million pixels are clamped; a superfluous
/// `restore` does nothing, and missing ones are supplied at the end.
struct SceneBuilder {
  let list: DisplayList
  let canvas: Canvas
  let resources: RenderResources
  var scene = Scene()
  var state: State
  /// The index in the scene of each gradient's colors.
  var ramps: [Int32: Int32] = [:]
  private var outer: [State] = []

  /// The deepest nesting of clips, groups and transforms; deeper ones have no effect.
  static let deepest = 200

  /// The drawing state in force until a `restore`.
  struct State {
    /// The transform from points to pixels.
    var transform: Transform
    /// The bounds of the pixels that can change.
    var bounds: PixelBounds
    /// The innermost clip that `bounds` does not express; -1 for none.
    var clip: Int32 = -1
    /// The effect of the `restore`.
    var ends = Ending.nothing
    /// The bounds of the pixels that changed since the innermost group began.
    var content = PixelBounds.empty
  }

  /// The effect of a `restore`.
  enum Ending {
    /// The `restore` only returns to the state before the clip or transform.
    case nothing
    /// The `restore` ends the group that began at the step with this index.
    case group(begin: Int, opacity: Float)
  }

  /// Returns the scene of a list on a canvas.
  static func scene(
    of list: DisplayList, on canvas: Canvas, with resources: RenderResources
  ) -> Scene {
    var builder = SceneBuilder(list, canvas, resources)
    builder.scene.steps.reserveCapacity(list.commands.count)
    for command in list.commands { builder.add(command) }
    while !builder.outer.isEmpty { builder.restore() }
    builder.scene.slotCount = list.colors.count
    return builder.scene
  }

  private init(_ list: DisplayList, _ canvas: Canvas, _ resources: RenderResources) {
    (self.list, self.canvas, self.resources) = (list, canvas, resources)
    state = State(
      transform: .scale(x: canvas.scale, y: canvas.scale), bounds: canvas.bounds)
  }

  private mutating func add(_ command: DisplayCommand) {
    switch command {
    case .fill(let frame, let slot): fill(frame, 0, slot)
    case .fillRounded(let frame, let radius, let slot): fill(frame, radius, slot)
    case .stroke(let frame, let radius, let width, let slot):
      stroke(frame, radius, width, slot)
    case .gradient(let frame, let radius, let index): gradient(frame, radius, index)
    case .shadow(let frame, let radius, let blur, let dy, let slot):
      shadow(frame, radius, blur, dy, slot)
    case .material(let frame, let radius, let index): material(frame, radius, index)
    case .path(let index, let place, let rule, let slot):
      addPath(index, place, .fill(rule), slot)
    case .strokedPath(let index, let place, let style, let slot):
      strokedPath(index, place, style, slot)
    case .text(let frame, let index, let slot): text(frame, index, slot)
    case .image(let frame, let index): image(frame, index, slices: nil, nil)
    case .softenedImage(let frame, let index, let white):
      image(frame, index, slices: nil, nil, white: white)
    case .tintedImage(let frame, let index, let slot): image(frame, index, slices: nil, slot)
    case .slicedImage(let frame, let index, let slices, let slot):
      image(frame, index, slices: slices, slot)
    case .clip(let frame, let radius): push { $0.clip(frame, radius) }
    case .clipPath(let index, let place, let rule): push { $0.clipPath(index, place, rule) }
    case .group(let opacity): push { $0.beginGroup(opacity) }
    case .transform(let transform): push { $0.concatenate(transform) }
    case .restore: restore()
    }
  }

  // MARK: States

  private mutating func push(_ change: (inout SceneBuilder) -> Void) {
    let isTooDeep = outer.count >= Self.deepest
    outer.append(state)
    state.ends = .nothing
    if isTooDeep { scene.diagnostics.add(.tooDeep) } else { change(&self) }
  }

  private mutating func restore() {
    guard let before = outer.popLast() else {
      return scene.diagnostics.add(.unmatchedRestore)
    }
    let inner = state
    state = before
    switch inner.ends {
    case .nothing: state.content = inner.content
    case .group(let begin, let opacity): endGroup(begin, opacity, inner.content)
    }
  }

  private mutating func beginGroup(_ opacity: Float) {
    guard opacity < 1 else {
      if opacity.isNaN { state.bounds = .empty }
      return
    }
    guard opacity > 0 else {
      state.bounds = .empty
      return
    }
    state.ends = .group(begin: scene.steps.count, opacity: opacity)
    state.content = .empty
    // The clip around a group cuts the group, not each step of it.
    state.clip = -1
    scene.steps.append(
      SceneStep(bounds: .empty, shape: -1, clip: -1, argument: 0, operation: .beginGroup))
  }

  private mutating func endGroup(_ begin: Int, _ opacity: Float, _ content: PixelBounds) {
    guard !content.isEmpty else {
      scene.steps.removeSubrange(begin...)
      return
    }
    scene.steps[begin].bounds = content
    scene.steps[begin].argument = Int32(scene.steps.count)
    let bits = Int32(bitPattern: opacity.bitPattern)
    append(.endGroup, bits, shape: -1, content)
  }

  private mutating func concatenate(_ transform: Transform) {
    let whole = transform.followed(by: state.transform)
    guard whole.isDrawable else {
      scene.diagnostics.add(.badGeometry, "transform")
      state.bounds = .empty
      return
    }
    state.transform = whole
  }

  // MARK: Steps

  /// Adds a step that covers a shape, or all of its bounds.
  mutating func append(
    _ operation: SceneStep.Operation, _ argument: Int32, _ shape: SceneShape?,
    _ bounds: PixelBounds
  ) {
    guard !bounds.intersection(state.bounds).isEmpty else { return }
    append(operation, argument, shape: index(of: shape), bounds)
  }

  private mutating func append(
    _ operation: SceneStep.Operation, _ argument: Int32, shape: Int32, _ bounds: PixelBounds
  ) {
    let visible = bounds.intersection(state.bounds)
    guard !visible.isEmpty else { return }
    state.content = state.content.union(visible)
    scene.steps.append(
      SceneStep(
        bounds: visible, shape: shape,
        clip: scene.isInside(ofClip: state.clip, visible) ? -1 : state.clip,
        argument: argument, operation: operation))
  }

  /// Returns the index of a shape; -1 for nil.
  private mutating func index(of shape: SceneShape?) -> Int32 {
    guard let shape else { return -1 }
    scene.shapes.append(shape)
    return Int32(scene.shapes.count - 1)
  }

  /// Clips drawing to a shape; the pixels in `inside` are fully covered.
  mutating func clip(to shape: SceneShape?, _ bounds: PixelBounds, inside: PixelBounds) {
    state.bounds = state.bounds.intersection(bounds)
    guard shape != nil, !state.bounds.isEmpty else { return }
    scene.clips.append(
      SceneClip(shape: index(of: shape), parent: state.clip, inside: inside))
    state.clip = Int32(scene.clips.count - 1)
  }

  /// Clips away everything until the `restore`.
  mutating func clipAll() { state.bounds = .empty }

  // MARK: Looking up

  /// Returns the index of a slot; nil, with a diagnostic, where it is out of range.
  mutating func argument(of slot: ColorSlot) -> Int32? {
    entry(list.colors, slot.index, "color") == nil ? nil : slot.index
  }

  /// Returns an entry of a table of the list; nil, with a diagnostic, where the index is out of
  /// range.
  mutating func entry<Element>(
    _ table: [Element], _ index: Int32, _ name: String
  ) -> Element? {
    guard index >= 0, Int(index) < table.count else {
      scene.diagnostics.add(.badIndex, name)
      return nil
    }
    return table[Int(index)]
  }
}

extension Transform {
  /// Whether the transform is usable: it does not flatten areas, and does not scale by a million or
  /// more.
  fileprivate var isDrawable: Bool {
    let area = determinant.magnitude
    return isFinite && area > 1e-9 && max(a.magnitude, b.magnitude) < 1e6
      && max(c.magnitude, d.magnitude) < 1e6
  }
}
