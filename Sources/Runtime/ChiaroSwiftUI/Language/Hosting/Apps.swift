// SPDX-License-Identifier: MIT

/// An app, described by its scenes.
///
/// Apple counterpart: `App` · Source: SwiftUI reference · Fidelity: approximate, this module does
/// not run the app
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

/// A part of an app that has windows of its own.
///
/// Apple counterpart: `Scene` · Source: SwiftUI reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scenes in the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// No body: the engine handles the scene itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A result builder that combines scenes.
///
/// Apple counterpart: `SceneBuilder` · Source: SwiftUI reference · Fidelity: approximate, only the
/// first scene is used
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// Returns the scene.
  public static func buildBlock<S: Scene>(_ content: S) -> S { content }
  /// Returns the first of two scenes; the engine ignores the second.
  public static func buildBlock<S: Scene, T: Scene>(_ content: S, _ other: T) -> S { content }
}

/// A scene that shows its content in windows.
///
/// Apple counterpart: `WindowGroup` · Source: SwiftUI reference · Fidelity: approximate, a hosting
/// controller shows `content`
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

/// A type that supplies views for Xcode's preview.
///
/// Apple counterpart: `PreviewProvider` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the view with the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}
