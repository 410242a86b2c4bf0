// SPDX-License-Identifier: MIT

// What views tell those around them, and what they do when they come, change or go.

extension LayoutTree {
  func build(
    _ change: PreferenceChange, _ node: Node, _ outer: BuildContext, into list: inout [Int32]
  ) {
    var context = outer
    switch change {
    case .colorScheme(let scheme):
      // A wish from further out counts more, and one from before more than one behind
      // (statement SU134).
      preferredColorScheme = preferredColorScheme ?? scheme
      buildAll(node.children, context, into: &list)
    case .value(let key, let value):
      // A value takes the place of what the views inside tell by its key (statement SU166).
      let inner = PreferenceList()
      context.wishes = inner
      buildAll(node.children, context, into: &list)
      outer.wishes?.add(inner, changing: key.id) { _ in value }
    case .transform(let key, let transform):
      let inner = PreferenceList()
      context.wishes = inner
      buildAll(node.children, context, into: &list)
      outer.wishes?.add(inner, changing: key.id, transform)
    case .reader(let key, let layer, let make):
      buildReader(key, layer, make, node, outer, into: &list)
    }
  }

  private func buildReader(
    _ key: PreferenceKeyValue, _ layer: LayeredValue, _ make: @MainActor (Any) -> Node,
    _ node: Node, _ outer: BuildContext, into list: inout [Int32]
  ) {
    var context = outer
    let inner = PreferenceList()
    context.wishes = inner
    var mains: [Int32] = []
    buildAll(node.children, context, into: &mains)
    outer.wishes?.add(inner)
    guard !mains.isEmpty else { return }
    let main = wrapped(mains, .center, context)
    context.axis = nil
    var others: [Int32] = []
    path.append(.index(-1))
    build(make(inner.value(of: key)), context, into: &others)
    path.removeLast()
    let second = others.isEmpty ? [] : [wrapped(others, .center, context)]
    let element = add(Node(.layered(layer), place: node.place), [main] + second, outer)
    inherit(Int(element), from: main)
    list.append(element)
  }

  /// Builds views that do something: the behaviors of inner views come first (statement SU170).
  func build(
    _ behavior: Behavior, _ node: Node, _ outer: BuildContext, into list: inout [Int32]
  ) {
    var context = outer
    var wishes: PreferenceList?
    if case .preference = behavior {
      let inner = PreferenceList()
      outer.wishes?.add(inner)
      (context.wishes, wishes) = (inner, inner)
    }
    let identity = behaviorIdentity()
    let former = elements.count
    buildAll(node.children, context, into: &list)
    if behavior.needsContent, elements.count == former { return }
    behaviors.append(PlacedBehavior(identity: identity, behavior: behavior, wishes: wishes))
  }

  /// Puts the behaviors of content that is made late, as in a geometry reader, before those of the
  /// views around it.
  func settleBehaviors(from start: Int, of path: [IdentityStep]) {
    let outer = behaviors[..<start].firstIndex { path.starts(with: $0.identity.path) }
    guard start < behaviors.count, let outer else { return }
    let late = Array(behaviors[start...])
    behaviors.removeSubrange(start...)
    behaviors.insert(contentsOf: late, at: outer)
  }
}
