// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

// Short words for the nodes that controls consist of.

extension Node {
  /// A view of the system that is made in its environment.
  package static func system(
    _ name: String, keepsState: Bool = false,
    _ make: @escaping @MainActor (inout Expansion) -> Node
  ) -> Node {
    var composite = Composite(name, keepsState: keepsState, make)
    composite.isTransparent = false
    return Node(.composite(composite))
  }

  static func row(_ children: [Node]) -> Node { .row(.center, spacing: nil, children) }
  static func row(spacing: CGFloat?, _ children: [Node]) -> Node {
    .row(.center, spacing: spacing, children)
  }
  static func row(
    _ alignment: VerticalAlignment, spacing: CGFloat?, _ children: [Node]
  ) -> Node {
    Node(.stack(StackValue(.horizontal, alignment.key, spacing: spacing)), children)
  }
  static func column(_ children: [Node]) -> Node { .column(.center, spacing: nil, children) }
  static func column(spacing: CGFloat?, _ children: [Node]) -> Node {
    .column(.center, spacing: spacing, children)
  }
  static func column(
    _ alignment: HorizontalAlignment, spacing: CGFloat?, _ children: [Node]
  ) -> Node {
    Node(.stack(StackValue(.vertical, alignment.key, spacing: spacing)), children)
  }
  static var spacer: Node { Node(.spacer(minimum: nil)) }
  static func symbol(_ name: String) -> Node { Node(.image(ImageValue(.symbol(name)))) }
  static func text(_ string: String) -> Node { Node(.text(TextValue(string))) }

  func padded(_ insets: EdgeInsets) -> Node { modified(.padding(insets)) }
  func padded(horizontal: CGFloat, vertical: CGFloat) -> Node {
    padded(
      EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }
  func foreground(_ style: StyleValue) -> Node {
    environment("foregroundStyle") { $0.foreground = [style] }
  }
  func font(_ font: Font) -> Node { environment("font") { $0.font = font } }
  func opacity(_ opacity: Double) -> Node { modified(.opacity(opacity)) }
  /// The node in front of a shape of a style.
  func over(_ style: StyleValue, in form: ShapeForm) -> Node {
    Node(
      .layered(LayeredValue(.background, .center)),
      [self, Node(.shape(ShapeValue("background", form, .fill(style))))])
  }
}

extension KernelView {
  /// Gives a control the release of an environment, by which it has its measures before it is in a
  /// window.
  func takeOverrides(of environment: EnvironmentValues) {
    let release = environment.release
    let isSet =
      traitOverrides.contains(TraitSystemRelease.self)
      && traitOverrides[TraitSystemRelease.self] == release
    if !isSet { traitOverrides[TraitSystemRelease.self] = release }
  }
}

extension ControlValue {
  /// A control as large as it is by itself.
  static func fitting(
    _ name: String, make: @escaping @MainActor (KernelView?, EnvironmentValues) -> KernelView
  ) -> ControlValue {
    ControlValue(name, make: make) { _, view in view.sizeThatFits(.zero) }
  }

  /// A control as wide as it can be.
  static func wide(
    _ name: String, make: @escaping @MainActor (KernelView?, EnvironmentValues) -> KernelView
  ) -> ControlValue {
    ControlValue(name, make: make) { proposal, view in
      let own = view.sizeThatFits(.zero)
      return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
  }
}

/// What a control calls when people use it: the closure of the newest evaluation.
final class ControlAction: Action {
  private var run: @MainActor (KernelView) -> Void = { _ in }

  private init() {
    super.init(handler: { action in
      guard let own = action as? ControlAction, let view = action.sender as? KernelView else {
        return
      }
      own.run(view)
    })
  }

  /// Lets a control call a closure in place of the one before.
  static func set(
    _ control: Control, for events: Control.Event, _ run: @escaping @MainActor (KernelView) -> Void
  ) {
    let known = control.actionsAndEvents.lazy.compactMap { $0.0 as? ControlAction }.first
    let action = known ?? ControlAction()
    if known == nil { control.addAction(action, for: events) }
    action.run = run
  }
}
