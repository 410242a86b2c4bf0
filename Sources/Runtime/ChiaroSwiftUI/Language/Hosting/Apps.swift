// SPDX-License-Identifier: MIT

/// An app of scenes.
///
/// Apple counterpart: `App` · Source: SwiftUI reference · Fidelity: approximate, it is not run by
/// this module
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

/// A part of an app that has windows.
///
/// Apple counterpart: `Scene` · Source: SwiftUI reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// No body: the engine handles the scene itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// The result builder of scenes.
///
/// Apple counterpart: `SceneBuilder` · Source: SwiftUI reference · Fidelity: approximate, the first
/// scene counts
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// Returns the only scene.
  public static func buildBlock<S: Scene>(_ content: S) -> S { content }
  /// Returns the first of two scenes.
  public static func buildBlock<S: Scene, T: Scene>(_ content: S, _ other: T) -> S { content }
}

/// Windows of one kind.
///
/// Apple counterpart: `WindowGroup` · Source: SwiftUI reference · Fidelity: approximate, `content`
/// is shown by a hosting controller
public struct WindowGroup<Content: View>: Scene {
  /// The content of a window.
  public let content: Content
  /// Creates windows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates windows with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// What shows views for looking at them while they are written.
///
/// Apple counterpart: `PreviewProvider` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views of the preview.
  @ViewBuilder static var previews: Previews { get }
}
