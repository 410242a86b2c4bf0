// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Observation

/// What `State` and properties of an app's own keep.
enum StateTable {
  static let cases: [StatementCase] = [
    StatementCase(
      "SU156: the initial value counts only when the view appears", "Apple, State", ["0", "1"]
    ) { probe in
      let remote = Remote()
      probe.show { Tally("a", probe, from: remote.number) }
      probe.noteValues("a")
      remote.number = 50
      probe.update()
      probe.act("a")
      probe.noteValues("a")
    },
    StatementCase(
      "SU157: an optional state reads its default at first, and nil after nil was written",
      "MetalUI, docs/probes/swiftui-closeout.swift, O1 and O2", ["Optional(5)", "nil"]
    ) { probe in
      probe.show { OptionalState(probe: probe) }
      probe.noteValues("a")
      probe.act("a")
      probe.noteValues("a")
    },
    StatementCase(
      "SU232: an optional state without an initial value is nil", "Apple, State", ["nil"]
    ) { probe in
      probe.show { EmptyState(probe: probe) }
      probe.noteValues("a")
    },
    StatementCase(
      "SU233: a change of state shows the view with the new value", "Apple, State", ["10", "20"]
    ) { probe in
      probe.show { Growing(probe: probe) }
      probe.note(probe.widths[0])
      probe.act("a")
      probe.note(probe.widths[0])
    },
    StatementCase(
      "SU234: a view's states are independent of each other", "Apple, State", ["1 0"]
    ) { probe in
      probe.show { TwoStates(probe: probe) }
      probe.act("left")
      probe.noteValues("left", "right")
    },
    StatementCase(
      "SU235: a change of one element of a state shows the view again", "Apple, State",
      ["[1, 9, 3]"]
    ) { probe in
      probe.show { ListState(probe: probe) }
      probe.act("a")
      probe.noteValues("a")
    },
    StatementCase(
      "SU236: a view keeps the first object in a state, although each initializer makes one",
      "Apple, State", ["kept", "8"]
    ) { probe in
      let remote = Remote()
      probe.show {
        Reading(\.lineLimit, "limit", probe).lineLimit(remote.number)
        ObjectState(probe: probe)
      }
      let first = probe["object"]
      probe.act("object")
      remote.number = 2
      probe.update()
      probe.note(probe["object"] == first ? "kept" : "replaced")
      probe.noteValues("number")
    },
    StatementCase(
      "SU160: two changes of state in one action are one evaluation",
      "OpenSwiftUI compatibility tests, StateCompatibilityTests, nestedStateUpdate", ["1", "2 2"]
    ) { probe in
      probe.show { TwoStates(probe: probe) }
      let former = probe.evaluations
      probe.act("right")
      probe.note(probe.evaluations - former)
      probe.noteValues("left", "right")
    },
    StatementCase(
      "SU237: a view modifier has state of its own", "Apple, ViewModifier", ["1 0"]
    ) { probe in
      probe.show {
        box(10, 10).modifier(Counting("inner", probe)).modifier(Counting("outer", probe))
      }
      probe.act("inner")
      probe.noteValues("inner", "outer")
    },
    StatementCase(
      "SU238: a property of an app's own consists of states and values of the environment",
      "Apple, DynamicProperty", ["1 0", "1 6"]
    ) { probe in
      let remote = Remote()
      probe.show { Composed(probe: probe).lineLimit(remote.number) }
      probe.act("a")
      probe.noteValues("a", "limit")
      remote.number = 6
      probe.update()
      probe.noteValues("a", "limit")
    },
    StatementCase(
      "SU239: update() of a property runs before the body reads it", "Apple, DynamicProperty",
      ["updated"]
    ) { probe in
      probe.show { Updated(probe: probe) }
      probe.noteValues("a")
    },
  ]
}

private struct OptionalState: View {
  @State private var number: Int? = 5
  let probe: Probe
  var body: some View {
    probe.take("a", number as Any) { number = nil }
    return box(10, 10)
  }
}

private struct EmptyState: View {
  @State private var number: Int?
  let probe: Probe
  var body: some View {
    probe.take("a", number as Any)
    return box(10, 10)
  }
}

private struct Growing: View {
  @State private var width = 10
  let probe: Probe
  var body: some View {
    probe.take("a", width) { width = 20 }
    return box(CGFloat(width), 10)
  }
}

private struct TwoStates: View {
  @State private var left = 0
  @State private var right = 0
  let probe: Probe
  var body: some View {
    probe.take("left", left) { left = 1 }
    probe.take("right", right) {
      (left, right) = (1, 1)
      (left, right) = (2, 2)
    }
    return box(10, 10)
  }
}

private struct ListState: View {
  @State private var numbers = [1, 2, 3]
  let probe: Probe
  var body: some View {
    probe.take("a", numbers) { numbers[1] = 9 }
    return box(10, 10)
  }
}

@Observable
private final class Made {
  var number = 7
}

private struct ObjectState: View {
  @State private var made = Made()
  let probe: Probe
  var body: some View {
    probe.take("object", ObjectIdentifier(made)) { made.number += 1 }
    probe.take("number", made.number)
    return box(10, 10)
  }
}

private struct Counting: ViewModifier {
  @State private var count = 0
  private let name: String
  private let probe: Probe

  init(_ name: String, _ probe: Probe) { (self.name, self.probe) = (name, probe) }

  func body(content: Content) -> some View {
    probe.take(name, count) { count += 1 }
    return content
  }
}

private struct Composed: View {
  struct Settings: DynamicProperty {
    @State var count = 0
    @Environment(\.lineLimit) var limit
  }
  private var settings = Settings()
  private let probe: Probe

  init(probe: Probe) { self.probe = probe }

  var body: some View {
    probe.take("a", settings.count) { settings.count += 1 }
    probe.take("limit", settings.limit ?? -1)
    return box(10, 10)
  }
}

private struct Updated: View {
  struct Word: DynamicProperty {
    private(set) var text = "made"
    mutating func update() { text = "updated" }
  }
  private var word = Word()
  private let probe: Probe

  init(probe: Probe) { self.probe = probe }

  var body: some View {
    probe.take("a", word.text)
    return box(10, 10)
  }
}
