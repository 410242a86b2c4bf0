// SPDX-License-Identifier: MIT

import Foundation

/// The phases of an update after traits: properties, constraints, layout and display.
@MainActor
enum UpdatePass {
  /// Runs pending updates of a view and its descendants until none is left or the limit is reached.
  static func settle(from view: View, display: Bool) {
    ObservationTracking.invalidateReaders()
    let cycle = view.updateCycle
    let limit = cycle?.roundLimit ?? 64
    // Views that came in meanwhile may still be on another stage; what counts is the root's.
    let stage = view.layoutRoot.stage
    settleLayout(from: view, on: stage, cycle, limit)
    guard display else { return }
    for _ in 0..<limit {
      guard view.needsAny(of: .display) else { break }
      self.display(view)
      // Drawing may ask for layout; it is done before the next time.
      if view.needsAny(of: .beforeDisplay) {
        settleLayout(from: view, on: stage, cycle, limit)
      }
    }
    report(view, .display, cycle)
  }

  private static func settleLayout(
    from view: View, on stage: Stage, _ cycle: UpdateCycle?, _ limit: Int
  ) {
    // Outside of a screen nobody gives traits: the wish stays until there is one.
    let due = cycle == nil ? UpdateNeeds.beforeDisplay.subtracting(.traits) : .beforeDisplay
    LayoutEngine.settle(view, on: stage)
    for _ in 0..<limit {
      guard view.needsAny(of: due) else { break }
      cycle?.updateTraits()
      updateProperties(from: view)
      updateConstraints(view)
      LayoutEngine.settle(view, on: stage)
      layout(view, on: stage)
    }
    report(view, due, cycle)
  }

  // MARK: Properties

  static func updateProperties(from view: View) {
    if view.needs.contains(.properties) {
      view.needs.remove(.properties)
      if let controller = view.controller {
        TraitTracking.run(.updateProperties, of: controller, and: view) {
          controller.updateProperties()
        }
      }
      if view.hooks.contains(.updateProperties) {
        TraitTracking.run(.updateProperties, of: view) { view.updateProperties() }
      }
    }
    if view.needs.contains(.configuration) {
      view.needs.remove(.configuration)
      TraitTracking.run(.updateConfiguration, of: view) {
        (view as? any ConfigurationUpdating)?.runConfigurationUpdate()
      }
    }
    // Asked after the view's own run, which may ask for its children's.
    guard !view.needsBelow.isDisjoint(with: [.properties, .configuration]) else { return }
    view.needsBelow.subtract([.properties, .configuration])
    for child in view.children { updateProperties(from: child) }
  }

  // MARK: Constraints

  /// Updates constraints bottom-up, so that a view's constraints can use its subviews' sizes.
  static func updateConstraints(_ view: View) {
    let below = view.needsBelow
    view.needsBelow.remove(.constraints)
    if below.contains(.constraints) { for child in view.children { updateConstraints(child) } }
    guard view.needs.contains(.constraints) else { return }
    view.needs.remove(.constraints)
    if let controller = view.controller {
      TraitTracking.run(.updateConstraints, of: controller, and: view) {
        controller.updateViewConstraints()
      }
    } else {
      view.runUpdateConstraints()
    }
  }

  // MARK: Layout

  static func layout(_ view: View, on stage: Stage) {
    if view.needs.contains(.layout) {
      view.needs.remove(.layout)
      // What was laid out above may have moved what constraints refer to.
      LayoutEngine.settle(view, on: stage)
      let presentation = view.presentation
      let controller = view.controller
      view.settleSafeArea(with: controller)
      presentation.map { tracked($0, .willLayout, view, $0.containerViewWillLayoutSubviews) }
      controller.map { tracked($0, .willLayout, view, $0.viewWillLayoutSubviews) }
      if view.hooks.contains(.layout) {
        TraitTracking.run(.layoutSubviews, of: view) {
          view.layoutSubviews()
          if view.hooks.contains(.sublayers) { view.layoutSublayers(of: view.snapshotLayer) }
        }
      }
      view.extras?.snapshotLayer?.layoutSublayers()
      controller.map { tracked($0, .didLayout, view, $0.viewDidLayoutSubviews) }
      presentation.map { tracked($0, .didLayout, view, $0.containerViewDidLayoutSubviews) }
    }
    guard view.needsBelow.contains(.layout) || !view.needsBelow.isDisjoint(with: .early) else {
      return
    }
    // Views that came in meanwhile get their traits before their layout.
    if view.needsBelow.contains(.traits) { view.updateCycle?.updateTraits() }
    if !view.needsBelow.isDisjoint(with: [.properties, .configuration]) {
      for child in view.children { updateProperties(from: child) }
    }
    view.needsBelow.subtract([.layout, .properties, .configuration])
    for child in view.children { layout(child, on: stage) }
  }

  private static func tracked(
    _ node: TraitNode, _ method: TrackedMethod, _ view: View, _ body: () -> Void
  ) {
    guard node.hooks.contains(.layout) else { return }
    TraitTracking.run(method, of: node, and: view, body)
  }

  // MARK: Display

  static func display(_ view: View) {
    let below = view.needsBelow
    view.needsBelow.remove(.display)
    if view.needs.contains(.display) {
      view.needs.remove(.display)
      view.record()
    }
    guard below.contains(.display) else { return }
    for child in view.children { display(child) }
  }

  // MARK: Feedback loops

  /// Reports the views that still need updates as a feedback loop, and clears their needs.
  private static func report(_ view: View, _ needs: UpdateNeeds, _ cycle: UpdateCycle?) {
    guard view.needsAny(of: needs) else { return }
    var found: [View] = []
    collect(view, needs, &found)
    let phases: [(UpdateNeeds, String)] = [
      (.constraints, "constraints"), (.layout, "layout"), (.properties, "properties"),
      (.configuration, "configuration"), (.display, "display"), (.traits, "traits"),
    ]
    for (need, name) in phases {
      let views = found.filter { $0.needs.contains(need) }
      guard !views.isEmpty, needs.contains(need) else { continue }
      let diagnostic = UpdateDiagnostic(phase: name, views: views.map(\.pathText))
      cycle?.diagnostics.append(diagnostic)
    }
    for view in found { view.needs.subtract(needs) }
  }

  private static func collect(_ view: View, _ needs: UpdateNeeds, _ found: inout [View]) {
    if !view.needs.isDisjoint(with: needs) { found.append(view) }
    guard !view.needsBelow.isDisjoint(with: needs) else { return }
    view.needsBelow.subtract(needs)
    for child in view.children { collect(child, needs, &found) }
  }
}

extension View {
  final func needsAny(of some: UpdateNeeds) -> Bool {
    !needs.union(needsBelow).isDisjoint(with: some)
  }

  final func runUpdateConstraints() {
    guard hooks.contains(.updateConstraints) else { return }
    TraitTracking.run(.updateConstraints, of: self) { updateConstraints() }
  }

  /// The path of classes and indexes from the root of the hierarchy, such as
  /// `Window/View[0]/Label[2]`.
  package final var pathText: String {
    guard let parent else { return "\(type(of: self))" }
    let index = parent.children.firstIndex { $0 === self } ?? 0
    return "\(parent.pathText)/\(type(of: self))[\(index)]"
  }
}
