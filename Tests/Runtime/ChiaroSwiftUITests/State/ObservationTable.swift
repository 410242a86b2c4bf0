// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Observation

/// What changes of observable objects do.
enum ObservationTable {
  private static let discover = "WWDC23 10149 Discover Observation in SwiftUI"

  static let cases: [StatementCase] = [
    StatementCase(
      "SU263: a change of a property that a body read shows the view", discover, ["1"]
    ) { probe in
      let garden = Garden()
      probe.show { Showing(probe: probe) { garden.trees } }
      garden.trees = 1
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU264: a property that no body read changes without an evaluation", discover, ["0"]
    ) { probe in
      let garden = Garden()
      probe.show { Showing(probe: probe) { garden.trees } }
      let former = probe.evaluations
      garden.owner = "Ada"
      probe.update()
      probe.note(probe.evaluations - former)
    },
    StatementCase(
      "SU265: only the properties count that the last run of the body read", "Apple, Observable",
      ["1", "0"]
    ) { probe in
      let garden = Garden()
      probe.show { Showing(probe: probe) { garden.isOpen ? garden.trees : -1 } }
      for isOpen in [true, false] {
        garden.isOpen = isOpen
        probe.update()
        let former = probe.evaluations
        garden.trees += 1
        probe.update()
        probe.note(probe.evaluations - former)
      }
    },
    StatementCase(
      "SU266: a computed property is followed by the stored ones that it reads", discover, ["14"]
    ) { probe in
      let garden = Garden()
      probe.show { Showing(probe: probe) { garden.fruits } }
      garden.trees = 2
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU267: a change of an object inside of an array shows the view that read it", discover, ["6"]
    ) { probe in
      let gardens = [Garden(), Garden()]
      probe.show { Showing(probe: probe) { gardens[1].trees } }
      gardens[1].trees = 6
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU268: an object that is no property of the view is followed too", discover, ["3"]
    ) { probe in
      final class Holder { let garden = Garden() }
      let holder = Holder()
      probe.show { Showing(probe: probe) { holder.garden.trees } }
      holder.garden.trees = 3
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU269: @Environment finds an observable object by its type, and follows it",
      "Apple, Environment", ["4", "5"]
    ) { probe in
      let garden = Garden()
      garden.trees = 4
      probe.show { VStack { Visiting(probe: probe) }.environment(garden) }
      probe.noteValues("a")
      garden.trees = 5
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU270: @Environment with an optional object is nil without one", "Apple, Environment",
      ["none", "some"]
    ) { probe in
      probe.show { Searching(probe: probe) }
      probe.noteValues("a")
      probe.show { Searching(probe: probe).environment(Garden()) }
      probe.noteValues("a")
    },
    StatementCase(
      "SU271: the nearest observable object of a type counts", "Apple, environment(_:)", ["2"]
    ) { probe in
      let (near, far) = (Garden(), Garden())
      near.trees = 2
      probe.show { Visiting(probe: probe).environment(near).environment(far) }
      probe.noteValues("a")
    },
    StatementCase(
      "SU272: two changes of an observable object before an update are one evaluation", discover,
      ["1 8"]
    ) { probe in
      let garden = Garden()
      probe.show { Showing(probe: probe) { garden.trees } }
      let former = probe.evaluations
      garden.trees = 7
      garden.trees = 8
      probe.update()
      probe.note(probe.evaluations - former, probe["a"])
    },
  ]
}

@Observable
private final class Garden {
  var trees = 0
  var owner = ""
  var isOpen = true
  var fruits: Int { trees * 7 }
}

private struct Showing: View {
  let probe: Probe
  let read: () -> Int
  var body: some View {
    probe.take("a", read())
    return box(10, 10)
  }
}

private struct Visiting: View {
  @Environment(Garden.self) private var garden
  let probe: Probe
  init(probe: Probe) { self.probe = probe }
  var body: some View {
    probe.take("a", garden.trees)
    return box(10, 10)
  }
}

private struct Searching: View {
  @Environment(Garden.self) private var garden: Garden?
  let probe: Probe
  init(probe: Probe) { self.probe = probe }
  var body: some View {
    probe.take("a", garden == nil ? "none" : "some")
    return box(10, 10)
  }
}
