// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A UIKit view that can be used as a SwiftUI view.
///
/// Apple counterpart: `UIViewRepresentable` · Source: SwiftUI reference · Fidelity: approximate,
/// the UIKit view decides on its size
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: ChiaroViews.View
  /// The type of the view's coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is made.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the UIKit view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with the current values.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the coordinator of the view.
  func makeCoordinator() -> Coordinator
  /// Returns the size that the view takes for a proposal; nil to use the view's own size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// The coordinator and the environment for a UIKit view in a SwiftUI view.
///
/// Apple counterpart: `UIViewRepresentableContext` · Source: SwiftUI reference · Fidelity:
/// approximate
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator
  /// The environment values of the view.
  public let environment: EnvironmentValues
  /// The transaction of the change.
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing, because the view needs no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Returns nil, so that the view's own size is used.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

/// What is kept of a represented view.
@MainActor
private final class KeptCoordinator<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension UIViewRepresentable {
  /// The view as a node.
  package var representedNode: Node {
    let fields = DynamicFields.of(Self.self)
    return .system(fields.name, keepsState: true) { expansion in
      var copy = self
      fields.install(in: &copy, expansion)
      let view = copy
      let kept = expansion.storage?.box(-1) { KeptCoordinator(view.makeCoordinator()) }
      let context = Context(
        coordinator: kept?.value ?? view.makeCoordinator(), environment: expansion.environment)
      return Node(
        .control(
          ControlValue(fields.name) { known, _ in
            let made = known as? UIViewType ?? view.makeUIView(context: context)
            view.updateUIView(made, context: context)
            return made
          } size: { proposal, made in
            if let made = made as? UIViewType,
              let size = view.sizeThatFits(proposal, uiView: made, context: context)
            {
              return size
            }
            return made.representedSize(proposal)
          }))
    }
  }
}

extension ChiaroViews.View {
  /// The size of a view in nodes: its own along axes on which it has one, else all the room.
  fileprivate func representedSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : proposal.width ?? 10,
      height: own.height >= 0 ? own.height : proposal.height ?? 10)
  }
}

/// A UIKit view controller that can be used as a SwiftUI view.
///
/// Apple counterpart: `UIViewControllerRepresentable` · Source: SwiftUI reference · Fidelity:
/// approximate, the controller has no parent
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: ViewController
  /// The type of the controller's coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is made.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the UIKit view controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with the current values.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator of the controller.
  func makeCoordinator() -> Coordinator
}

/// The coordinator and the environment for a UIKit view controller in a SwiftUI view.
///
/// Apple counterpart: `UIViewControllerRepresentableContext` · Source: SwiftUI reference ·
/// Fidelity: approximate
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The coordinator of the controller.
  public let coordinator: Representable.Coordinator
  /// The environment values of the controller.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing, because the controller needs no coordinator.
  public func makeCoordinator() {}
}

/// What is kept of a represented controller.
@MainActor
private final class KeptController<Controller, Coordinator> {
  let coordinator: Coordinator
  var controller: Controller?
  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension UIViewControllerRepresentable {
  /// The controller's view as a node.
  package var representedNode: Node {
    let fields = DynamicFields.of(Self.self)
    return .system(fields.name, keepsState: true) { expansion in
      var copy = self
      fields.install(in: &copy, expansion)
      let view = copy
      let make = { KeptController<UIViewControllerType, Coordinator>(view.makeCoordinator()) }
      let kept = expansion.storage?.box(-1, make) ?? make()
      let context = Context(
        coordinator: kept.coordinator, environment: expansion.environment)
      return Node(
        .control(
          ControlValue(fields.name) { _, _ in
            let controller = kept.controller ?? view.makeUIViewController(context: context)
            kept.controller = controller
            view.updateUIViewController(controller, context: context)
            return controller.view
          } size: { proposal, _ in
            proposal.replacingUnspecifiedDimensions()
          }))
    }
  }
}
