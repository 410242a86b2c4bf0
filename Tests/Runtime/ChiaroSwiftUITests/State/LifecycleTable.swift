// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// When views appear and disappear, and in which order.
enum LifecycleTable {
  private static let lifecycle = "MetalUI, docs/probes/swiftui-lifecycle.swift"
  private static let identity = "OpenSwiftUI compatibility tests, IDViewCompatibilityTests"

  static let order: [StatementCase] = [
    StatementCase(
      "SU170: a view appears before the views around it", "\(lifecycle), A1 to A3",
      ["inner", "middle", "outer"]
    ) { probe in
      probe.show {
        VStack {
          HStack { box(1, 1).onAppear { probe.note("inner") } }.onAppear { probe.note("middle") }
        }
        .onAppear { probe.note("outer") }
      }
    },
    StatementCase(
      "SU319: several onAppear of one view run from the inner to the outer one",
      "\(lifecycle), A1 to A3", ["first", "second", "third"]
    ) { probe in
      probe.show {
        box(1, 1).onAppear { probe.note("first") }.onAppear { probe.note("second") }
          .onAppear { probe.note("third") }
      }
    },
    StatementCase(
      "SU320: what onAppear changes is in the first picture", "Apple, onAppear(perform:)", ["70"]
    ) { probe in
      struct Late: View {
        @State private var width: CGFloat = 1
        var body: some View { box(width, 1).onAppear { width = 70 } }
      }
      probe.show { Late() }
      probe.note(probe.widths[0])
    },
    StatementCase(
      "SU321: a view appears once, however often it is evaluated", "Apple, onAppear(perform:)",
      ["appears"]
    ) { probe in
      let remote = Remote()
      probe.show { Text(remote.word).onAppear { probe.note("appears") } }
      remote.word = "two"
      probe.update()
    },
    StatementCase(
      "SU322: a view disappears when its condition becomes false", "Apple, onDisappear(perform:)",
      ["shown", "disappears"]
    ) { probe in
      let remote = Remote()
      probe.show {
        VStack { if remote.isOn { box(1, 1).onDisappear { probe.note("disappears") } } }
      }
      probe.note("shown")
      remote.isOn = false
      probe.update()
    },
    StatementCase(
      "SU171: a branch appears before the branch disappears that it replaces",
      "OpenSwiftUI compatibility tests, AppearanceActionModifierCompatibilityTests",
      ["on appears", "off appears", "on disappears"]
    ) { probe in
      let remote = Remote()
      probe.show {
        if remote.isOn {
          box(1, 1).noting("on", probe)
        } else {
          box(1, 1).noting("off", probe)
        }
      }
      remote.isOn = false
      probe.update()
    },
    StatementCase(
      "SU323: with another identity a view appears again before the former one disappears",
      identity, ["0 appears", "1 appears", "0 disappears"]
    ) { probe in
      let remote = Remote()
      probe.show { box(1, 1).noting("\(remote.number)", probe).id(remote.number) }
      remote.number = 1
      probe.update()
    },
    StatementCase(
      "SU324: a modifier outside of id(_:) sees no new appearance", identity, ["outside appears"]
    ) { probe in
      let remote = Remote()
      probe.show { box(1, 1).id(remote.number).noting("outside", probe) }
      remote.number = 1
      probe.update()
    },
  ]

  static let parts: [StatementCase] = [
    StatementCase(
      "SU174: hidden and transparent views appear", "\(lifecycle), E3 to E5",
      ["hidden appears", "clear appears"]
    ) { probe in
      probe.show {
        VStack {
          box(1, 1).noting("hidden", probe).hidden()
          box(1, 1).noting("clear", probe).opacity(0)
        }
      }
    },
    StatementCase(
      "SU325: a change of opacity is no appearance", "\(lifecycle), E3 to E5", ["a appears"]
    ) { probe in
      let remote = Remote()
      probe.show { box(1, 1).noting("a", probe).opacity(remote.isOn ? 1 : 0) }
      for isOn in [false, true] {
        remote.isOn = isOn
        probe.update()
      }
    },
    StatementCase(
      "SU173: onAppear of a group runs once for all of its views", "\(lifecycle), A6",
      ["group appears"]
    ) { probe in
      probe.show {
        Group {
          box(1, 1)
          box(1, 1)
        }
        .noting("group", probe)
      }
    },
    StatementCase(
      "SU326: a group appears with its first view, and disappears with the last one",
      "\(lifecycle), A6b", ["empty", "group appears", "group disappears"]
    ) { probe in
      let remote = Remote()
      remote.ids = []
      probe.show {
        Group { ForEach(remote.ids, id: \.self) { _ in box(1, 1) } }.noting("group", probe)
      }
      probe.note("empty")
      for ids in [[1], [1, 2], [2], []] {
        remote.ids = ids
        probe.update()
      }
    },
    StatementCase(
      "SU327: only the element that is inserted appears", "Apple, ForEach", ["2 appears"]
    ) { probe in
      let remote = Remote()
      remote.ids = [1, 3]
      probe.show {
        ForEach(remote.ids, id: \.self) { id in
          box(1, 1).onAppear { if id == 2 || remote.isOn == false { probe.note("\(id) appears") } }
        }
      }
      remote.isOn = false
      remote.ids = [1, 2, 3]
      probe.update()
    },
    StatementCase(
      "SU328: only the element that is removed disappears", "Apple, ForEach", ["2 disappears"]
    ) { probe in
      let remote = Remote()
      probe.show {
        ForEach(remote.ids, id: \.self) { id in
          box(1, 1).onDisappear { probe.note("\(id) disappears") }
        }
      }
      remote.ids = [3, 1]
      probe.update()
    },
    StatementCase(
      "SU329: an element that moves neither appears nor disappears", "Apple, ForEach", ["moved"]
    ) { probe in
      let remote = Remote()
      probe.show {
        ForEach(remote.ids, id: \.self) { id in
          box(1, 1).onAppear { if !remote.isOn { probe.note("appears") } }
            .onDisappear { probe.note("disappears") }
        }
      }
      remote.isOn = false
      remote.ids = [3, 1, 2]
      probe.update()
      probe.note("moved")
    },
    StatementCase(
      "SU330: in a stack that is not lazy all views appear, those outside of the window too",
      "\(lifecycle), S1 to S3", ["100"]
    ) { probe in
      var count = 0
      probe.show {
        ScrollView {
          VStack { ForEach(0..<100, id: \.self) { _ in box(50, 50).onAppear { count += 1 } } }
        }
      }
      probe.note(count)
    },
  ]
}

extension View {
  fileprivate func noting(_ name: String, _ probe: Probe) -> some View {
    onAppear { probe.note("\(name) appears") }.onDisappear { probe.note("\(name) disappears") }
  }
}
