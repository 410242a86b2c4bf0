// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSwiftUI
import ChiaroViews
import Foundation
import Testing

/// What was done, in order.
@MainActor
private final class Log {
  var entries: [String] = []
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

  @Test("SU170: what comes inside of a reader of geometry comes before what is around it")
  func lateOrder() {
    let log = Log()
    _ = Shown {
      VStack {
        GeometryReader { _ in Color.red.onAppear { log.entries.append("inner") } }
        Color.red.onAppear { log.entries.append("sibling") }
      }
      .onAppear { log.entries.append("parent") }
    }
    #expect(log.entries == ["sibling", "inner", "parent"])
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
