// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSwiftUI
import ChiaroViews
import Foundation
import Observation
import Testing

/// What was done, in order.
@MainActor
private final class Log {
  var entries: [String] = []
}

private final class Model: ChiaroSwiftUI.ObservableObject {
  @Published var count = 1
}

/// A view as wide as a model counts.
private struct Watching: View {
  @ObservedObject var model: Model
  var body: some View { Color.red.frame(width: CGFloat(model.count), height: 1) }
}

private struct Keeping: View {
  @StateObject private var model = Model()
  let onMake: (Model) -> Void
  var body: some View {
    onMake(model)
    return Color.red.frame(width: CGFloat(model.count), height: 1)
  }
}

@Observable
private final class Counter {
  var count = 1
}

private struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Suite("What views do when they come, change and go")
@MainActor
struct BehaviorTests {
  @Test("SU170: what comes inside of a view comes before it")
  func order() {
    let log = Log()
    _ = Shown {
      VStack {
        Color.red.onAppear { log.entries.append("inner") }
          .onAppear { log.entries.append("outer") }
      }
      .onAppear { log.entries.append("parent") }
    }
    #expect(log.entries == ["inner", "outer", "parent"])
  }

  @Test("SU170: what a view changes when it comes is in the first picture")
  func first() {
    struct Late: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1).onAppear { width = 7 }
      }
    }
    let shown = Shown { Late() }
    #expect(shown.nodes?.tree?.leafFrames.first?.width == 7)
  }

  @Test("SU171: a change tells the value of before and the new one")
  func changes() {
    let log = Log()
    let model = Model()
    struct Telling: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        Color.red.onChange(of: model.count) { old, new in log.entries.append("\(old) \(new)") }
          .onChange(of: model.count, initial: true) { log.entries.append("initial") }
      }
    }
    let shown = Shown { Telling(model: model, log: log) }
    model.count = 3
    shown.screen.update()
    #expect(log.entries == ["initial", "1 3", "initial"])
  }

  @Test("SU171: a view that goes says so")
  func going() {
    let log = Log()
    let model = Model()
    struct Choice: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        if model.count == 1 { Color.red.onDisappear { log.entries.append("gone") } }
      }
    }
    let shown = Shown { Choice(model: model, log: log) }
    #expect(log.entries.isEmpty)
    model.count = 2
    shown.screen.update()
    #expect(log.entries == ["gone"])
  }

  @Test("SU157: views follow an observed object, and keep one of their own")
  func objects() {
    let model = Model()
    let shown = Shown { Watching(model: model) }
    model.count = 5
    shown.screen.update()
    #expect(shown.nodes?.tree?.leafFrames.first?.width == 5)
    var made: [Model] = []
    let keeping = Shown { Keeping { made.append($0) } }
    made.first?.count = 9
    keeping.screen.update()
    #expect(keeping.nodes?.tree?.leafFrames.first?.width == 9)
    #expect(made.allSatisfy { $0 === made.first })
  }

  @Test("SU159: views follow the properties of an observable class that they read")
  func observables() {
    let counter = Counter()
    struct Reading: View {
      let counter: Counter
      var body: some View { Color.red.frame(width: CGFloat(counter.count), height: 1) }
    }
    let shown = Shown { Reading(counter: counter) }
    counter.count = 4
    shown.screen.update()
    #expect(shown.nodes?.tree?.leafFrames.first?.width == 4)
  }

  @Test("SU167: preferences of siblings are put together, and one around takes their place")
  func preferences() {
    let log = Log()
    _ = Shown {
      HStack {
        Color.red.preference(key: SumKey.self, value: 2)
        Color.red.preference(key: SumKey.self, value: 3)
      }
      .onPreferenceChange(SumKey.self) { log.entries.append("\($0)") }
      .preference(key: SumKey.self, value: 10)
      .onPreferenceChange(SumKey.self) { log.entries.append("\($0)") }
    }
    #expect(log.entries == ["5", "10"])
  }
}
