// SPDX-License-Identifier: MIT

// Each is SwiftUI's modifier of the name (SwiftUI reference, statements SU170–SU175); where it
// departs from that, its comment says so.

extension View {
  /// Runs an action when the view appears, before it is drawn.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    behaving(.appear { action?() })
  }
  /// Runs an action when the view disappears.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    behaving(.disappear { action?() })
  }
  /// Starts a task when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    behaving(.task(id: nil, action))
  }
  /// Starts a task when the view appears, and restarts it when a value changes.
  public func task(
    id value: some Hashable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    behaving(.task(id: AnyHashable(value), action))
  }
  /// Runs an action when a value changes, and passes it the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    behaving(change(value, initial, action))
  }
  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    behaving(change(value, initial) { _, _ in action() })
  }
  /// Runs an action when a value changes, and passes it the new value.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping @MainActor (V) -> Void)
    -> some View
  {
    behaving(change(value, false) { action($1) })
  }

  private func change<V: Equatable>(
    _ value: V, _ initial: Bool, _ action: @escaping @MainActor (V, V) -> Void
  ) -> Behavior {
    .change(
      ChangeBehavior(
        value, runsAtFirst: initial, isSame: { ($0 as? V) == ($1 as? V) },
        run: { before, new in
          if let before = before as? V, let new = new as? V { action(before, new) }
        }))
  }
}
