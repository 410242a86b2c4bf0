// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSwiftUI
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Observation
import Testing

/// A statement about SwiftUI's behavior, with views that show whether the engine follows it.
struct StatementCase: Sendable, CustomTestStringConvertible {
  /// The number of the statement and, after a colon, the statement.
  let statement: String
  /// Where the statement is known from.
  let source: String
  /// The notes that the statement predicts.
  let expected: [String]
  /// Shows views, changes them, and notes what is seen.
  let run: @MainActor @Sendable (Probe) async -> Void

  init(
    _ statement: String, _ source: String, _ expected: [String],
    run: @MainActor @Sendable @escaping (Probe) async -> Void
  ) {
    (self.statement, self.source, self.expected, self.run) = (statement, source, expected, run)
  }

  var testDescription: String { statement }

  /// The number of the statement, such as `SU151`.
  var number: Substring { statement.prefix { $0 != ":" } }

  /// Runs the views, and compares the notes.
  @MainActor
  func check() async {
    let probe = Probe()
    await run(probe)
    #expect(probe.notes == expected, "\(statement), \(source)")
  }
}

/// A window with views, and notes about them.
@MainActor
final class Probe {
  private(set) var notes: [String] = []
  private var values: [String: Any] = [:]
  private var actions: [String: () -> Void] = [:]
  private var shown: Shown?

  /// Adds a note.
  func note(_ items: Any...) { notes.append(items.map { "\($0)" }.joined(separator: " ")) }

  /// Shows views; they are made anew in each evaluation.
  func show(@ViewBuilder _ content: @escaping () -> some View) {
    shown = Shown { Live(content: content) }
  }

  /// Shows what changed.
  func update() { shown?.screen.update() }

  /// Taps on the middle of the window, and shows what this changed.
  func tap() {
    guard let shown else { return }
    Hand(shown.window).tap(50, 50)
    update()
  }

  /// The number of evaluations.
  var evaluations: Int { shown?.nodes?.evaluations ?? 0 }
  /// The frames of the visible views.
  var frames: [CGRect] { shown?.nodes?.tree?.leafFrames ?? [] }
  /// The widths of the visible views.
  var widths: [Int] { frames.map { Int($0.width) } }
  /// The color of the view in front.
  var color: String { shown?.colors.last ?? "none" }
  /// The style of the window.
  var windowStyle: String { "\(shown?.window.overrideUserInterfaceStyle ?? .unspecified)" }

  /// Keeps what a view saw in its last evaluation, with an action that changes its state.
  func take(_ name: String, _ value: Any, _ action: @escaping () -> Void = {}) {
    (values[name], actions[name]) = (value, action)
  }

  /// What a view saw in its last evaluation.
  subscript(name: String) -> String { values[name].map { "\($0)" } ?? "nothing" }

  /// Notes what views saw in their last evaluation.
  func noteValues(_ names: String...) {
    notes.append(names.map { self[$0] }.joined(separator: " "))
  }

  /// Runs the action of a view, and shows what it changed.
  func act(_ name: String, times: Int = 1) {
    for _ in 0..<times {
      actions[name]?()
      update()
    }
  }

  /// Returns the value of the environment that a view reads inside of others.
  func read<V, Changed: View>(
    _ path: KeyPath<EnvironmentValues, V>,
    @ViewBuilder _ change: @escaping (Reading<V>) -> Changed
  ) -> V? {
    show { change(Reading(path, "read", self)) }
    return values["read"] as? V
  }
}

/// A view that makes its content in each evaluation.
private struct Live<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

/// Values that a test changes from outside of the views.
@Observable
final class Remote: @unchecked Sendable {
  var isOn = true
  var number = 0
  var ids = [1, 2, 3]
  var word = "one"
}

/// A view that counts in its state.
struct Tally: View {
  @State private var count: Int
  private let name: String
  private let probe: Probe

  init(_ name: String, _ probe: Probe, from first: Int = 0) {
    _count = State(initialValue: first)
    (self.name, self.probe) = (name, probe)
  }

  var body: some View {
    probe.take(name, count) { count += 1 }
    return box(10, 10)
  }
}

/// A view that reads a value of its environment.
struct Reading<V>: View {
  @Environment private var value: V
  private let name: String
  private let probe: Probe

  init(_ path: KeyPath<EnvironmentValues, V>, _ name: String, _ probe: Probe) {
    _value = Environment(path)
    (self.name, self.probe) = (name, probe)
  }

  var body: some View {
    probe.take(name, value)
    return box(10, 10)
  }
}
