// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// What `onChange` tells, and how changes are put together.
enum ChangeTable {
  private static let lifecycle = "MetalUI, docs/probes/swiftui-lifecycle.swift"

  static let cases: [StatementCase] = [
    StatementCase(
      "SU335: onChange gets the old and the new value", "Apple, onChange(of:initial:_:)",
      ["0 1", "1 5"]
    ) { probe in
      let remote = Remote()
      probe.show { box(1, 1).onChange(of: remote.number) { probe.note($0, $1) } }
      for number in [1, 5] {
        remote.number = number
        probe.update()
      }
    },
    StatementCase(
      "SU336: onChange does not run for the first value", "Apple, onChange(of:initial:_:)",
      ["shown"]
    ) { probe in
      probe.show { box(1, 1).onChange(of: 3) { probe.note("changed") } }
      probe.note("shown")
    },
    StatementCase(
      "SU337: with initial: true onChange runs at first, and the old value is the new one",
      "\(lifecycle), C1 to C7", ["7 7"]
    ) { probe in
      probe.show { box(1, 1).onChange(of: 7, initial: true) { probe.note($0, $1) } }
    },
    StatementCase(
      "SU338: onChange does not run for an equal value", "Apple, onChange(of:initial:_:)",
      ["two"]
    ) { probe in
      let remote = Remote()
      probe.show { Text(remote.word).onChange(of: remote.number) { probe.note("changed") } }
      remote.word = "two"
      probe.update()
      probe.note(remote.word)
    },
    StatementCase(
      "SU172: two changes in one update are one call with the first and the last value",
      "\(lifecycle), C1 to C7", ["0 2"]
    ) { probe in
      let remote = Remote()
      probe.show { box(1, 1).onChange(of: remote.number) { probe.note($0, $1) } }
      remote.number = 1
      remote.number = 2
      probe.update()
    },
    StatementCase(
      "SU339: a value that is restored within one update is no change",
      "\(lifecycle), C1 to C7", ["restored"]
    ) { probe in
      let remote = Remote()
      probe.show { box(1, 1).onChange(of: remote.number) { probe.note("changed") } }
      remote.number = 1
      remote.number = 0
      probe.update()
      probe.note("restored")
    },
    StatementCase(
      "SU340: a view that an update inserts gets no call of onChange", "\(lifecycle), C12 and C13",
      ["inserted", "1 2"]
    ) { probe in
      let remote = Remote()
      remote.isOn = false
      probe.show {
        if remote.isOn { box(1, 1).onChange(of: remote.number) { probe.note($0, $1) } }
      }
      (remote.isOn, remote.number) = (true, 1)
      probe.update()
      probe.note("inserted")
      remote.number = 2
      probe.update()
    },
    StatementCase(
      "SU341: the closure of onChange sees the other values of the new state",
      "Apple, onChange(of:initial:_:)", ["two"]
    ) { probe in
      let remote = Remote()
      probe.show {
        let word = remote.word
        box(1, 1).onChange(of: remote.number) { probe.note(word) }
      }
      (remote.word, remote.number) = ("two", 1)
      probe.update()
    },
    StatementCase(
      "SU342: onChange of a view runs before that of the view around it",
      "\(lifecycle), C8 and C11", ["inner", "outer"]
    ) { probe in
      let remote = Remote()
      probe.show {
        VStack { box(1, 1).onChange(of: remote.number) { probe.note("inner") } }
          .onChange(of: remote.number) { probe.note("outer") }
      }
      remote.number = 1
      probe.update()
    },
    StatementCase(
      "SU343: another identity forgets the value that onChange compares with",
      "OpenSwiftUI compatibility tests, ValueActionModifierCompatibilityTests", ["same"]
    ) { probe in
      let remote = Remote()
      probe.show {
        box(1, 1).onChange(of: remote.number) { probe.note("changed") }.id(remote.word)
      }
      (remote.number, remote.word) = (1, "two")
      probe.update()
      probe.note("same")
    },
    StatementCase(
      "SU344: what onChange writes is shown with the change that it follows",
      "Apple, onChange(of:initial:_:)", ["40"]
    ) { probe in
      struct Doubling: View {
        @State private var width: CGFloat = 1
        let number: Int
        var body: some View {
          box(width, 1).onChange(of: number) { width = CGFloat($1) * 2 }
        }
      }
      let remote = Remote()
      probe.show { Doubling(number: remote.number) }
      remote.number = 20
      probe.update()
      probe.note(probe.widths[0])
    },
    StatementCase(
      "SU176: after a change with an animation the picture has the final value",
      "Apple, withAnimation(_:_:)", ["30"]
    ) { probe in
      let remote = Remote()
      probe.show { box(CGFloat(remote.number), 1).animation(.default, value: remote.number) }
      withAnimation { remote.number = 30 }
      probe.update()
      probe.note(probe.widths[0])
    },
    StatementCase(
      "SU345: withAnimation returns the result of its closure", "Apple, withAnimation(_:_:)", ["12"]
    ) { probe in probe.note(withAnimation(.easeIn) { 3 * 4 }) },
    StatementCase(
      "SU346: onGeometryChange runs when the value that it reads changes",
      "Apple, onGeometryChange(for:of:action:)", ["10", "60"]
    ) { probe in
      let remote = Remote()
      remote.number = 10
      probe.show {
        box(CGFloat(remote.number), 1).onGeometryChange(for: Int.self) {
          Int($0.size.width)
        } action: {
          probe.note($0)
        }
      }
      remote.word = "two"
      probe.update()
      remote.number = 60
      probe.update()
    },
  ]
}
