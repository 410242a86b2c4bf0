// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

@Suite("When the engine runs actions and shows changes")
@MainActor
struct BehaviorTests {
  @Test("content that a reader of geometry makes late appears before the views around it")
  func lateOrder() {
    let probe = Probe()
    probe.show {
      VStack {
        GeometryReader { _ in Color.red.onAppear { probe.note("inner") } }
        Color.red.onAppear { probe.note("sibling") }
      }
      .onAppear { probe.note("parent") }
    }
    #expect(probe.notes == ["sibling", "inner", "parent"])
  }

  @Test("a change from another thread is shown after the main actor has received it")
  func elsewhere() async {
    let probe = Probe()
    let remote = Remote()
    probe.show { box(CGFloat(remote.number), 1) }
    await Task.detached { remote.number = 44 }.value
    // The change goes to the main queue; this waits behind it.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    probe.update()
    #expect(probe.widths == [44])
  }

  @Test("a body that changes its own state ends after some evaluations")
  func endless() {
    struct Endless: View {
      @State private var count = 0
      let probe: Probe
      var body: some View {
        probe.take("count", count)
        count += 1
        return box(10, 10)
      }
    }
    let probe = Probe()
    probe.show { Endless(probe: probe) }
    #expect(probe.evaluations < 100)
    #expect(probe.widths == [10])
  }
}
