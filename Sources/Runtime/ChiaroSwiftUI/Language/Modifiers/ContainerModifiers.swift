// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  /// Gives the view the size of the container around it, along the given axes (statement SU70).
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    var frame = ContainerFrame(axes)
    frame.alignment = alignment
    return modified(.containerFrame(frame))
  }
  /// Gives the view the size of some of the equal parts into which a container is divided.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    var frame = ContainerFrame(axes)
    (frame.count, frame.span, frame.spacing) = (count, span, spacing)
    frame.alignment = alignment
    return modified(.containerFrame(frame))
  }
  /// Gives the view a length that a closure computes from the container's length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> some View {
    var frame = ContainerFrame(axes)
    (frame.length, frame.alignment) = (length, alignment)
    return modified(.containerFrame(frame))
  }

  /// Runs an action when a value that a closure reads from the view's geometry changes.
  ///
  /// The action also runs once for the first value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { action($1) }
  }
  /// Runs an action when a value that a closure reads from the view's geometry changes, and passes
  /// it the old and the new value.
  ///
  /// The action also runs once for the first value, which it gets twice.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true, action)
      }
    }
  }
}
