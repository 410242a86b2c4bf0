// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// Identities that code gives to views, and those of elements.
enum ElementTable {
  private static let demystify = "WWDC21 10022 Demystify SwiftUI"

  static let elements: [StatementCase] = [
    StatementCase(
      "SU222: state follows the identity of an element when the order changes", "Apple, ForEach",
      ["0 0 1"]
    ) { probe in
      let remote = Remote()
      probe.show { ForEach(remote.ids, id: \.self) { Tally("\($0)", probe) } }
      probe.act("3")
      remote.ids = [3, 2, 1]
      probe.update()
      probe.noteValues("1", "2", "3")
    },
    StatementCase(
      "SU223: an element that was removed comes back without its state", demystify, ["1", "0"]
    ) { probe in
      let remote = Remote()
      probe.show { ForEach(remote.ids, id: \.self) { Tally("\($0)", probe) } }
      probe.act("2")
      probe.noteValues("2")
      remote.ids = [1, 3]
      probe.update()
      remote.ids = [1, 2, 3]
      probe.update()
      probe.noteValues("2")
    },
    StatementCase(
      "SU224: an element that is inserted leaves the state of the others alone", "Apple, ForEach",
      ["1 0"]
    ) { probe in
      let remote = Remote()
      probe.show { ForEach(remote.ids, id: \.self) { Tally("\($0)", probe) } }
      probe.act("1")
      remote.ids = [9, 1, 2, 3]
      probe.update()
      probe.noteValues("1", "9")
    },
    StatementCase(
      "SU225: with indices as identities, state stays with the index and not with the element",
      demystify, ["3 1"]
    ) { probe in
      let remote = Remote()
      probe.show {
        ForEach(remote.ids.indices, id: \.self) { index in
          Tally("\(remote.ids[index])", probe)
        }
      }
      probe.act("2")
      remote.ids = [1, 3]
      probe.update()
      probe.note(3, probe["3"])
    },
    StatementCase(
      "SU226: equal identities in two collections are separate views", demystify, ["1 0"]
    ) { probe in
      probe.show {
        ForEach(["x", "y"], id: \.self) { outer in
          ForEach([1], id: \.self) { Tally("\(outer)\($0)", probe) }
        }
      }
      probe.act("x1")
      probe.noteValues("x1", "y1")
    },
    StatementCase(
      "SU227: elements that identify themselves keep their state by that identity",
      "Apple, Identifiable", ["1 new"]
    ) { probe in
      struct Named: Identifiable {
        let id: Int
        var name: String
      }
      let remote = Remote()
      probe.show {
        ForEach([Named(id: 7, name: remote.word)]) { named in
          Tally("a", probe)
          Reading(\.isEnabled, named.name, probe)
        }
      }
      probe.act("a")
      remote.word = "new"
      probe.update()
      probe.note(probe["a"], probe["new"] == "true" ? "new" : "old")
    },
    StatementCase(
      "SU228: rows of a list keep their state when they move", "Apple, List", ["1 0"]
    ) { probe in
      let remote = Remote()
      probe.show { List { ForEach(remote.ids, id: \.self) { Tally("\($0)", probe) } } }
      probe.act("1")
      remote.ids = [2, 1]
      probe.update()
      probe.noteValues("1", "2")
    },
  ]

  static let identities: [StatementCase] = [
    StatementCase(
      "SU153: another value of id(_:) is another view, with the initial state", "Apple, id(_:)",
      ["1", "0"]
    ) { probe in
      let remote = Remote()
      probe.show { Tally("a", probe).id(remote.number) }
      probe.act("a")
      probe.noteValues("a")
      remote.number = 1
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU229: an equal value of id(_:) keeps the state", "Apple, id(_:)", ["1"]
    ) { probe in
      let remote = Remote()
      probe.show { Tally("a", probe).id(remote.number / 10) }
      probe.act("a")
      remote.number = 5
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU230: id(_:) on a container resets the state of all views inside", "Apple, id(_:)",
      ["1 1", "0 0"]
    ) { probe in
      let remote = Remote()
      probe.show {
        VStack {
          Tally("a", probe)
          HStack { Tally("b", probe) }
        }
        .id(remote.number)
      }
      probe.act("a")
      probe.act("b")
      probe.noteValues("a", "b")
      remote.number = 1
      probe.update()
      probe.noteValues("a", "b")
    },
    StatementCase(
      "SU155: two siblings with the same id(_:) have separate state",
      "MetalUI, docs/divergences.md, 72", ["1 0"]
    ) { probe in
      probe.show {
        VStack {
          Tally("a", probe).id("same")
          Tally("b", probe).id("same")
        }
      }
      probe.act("a")
      probe.noteValues("a", "b")
    },
    StatementCase(
      "SU154: AnyView with a view of another type resets the state", demystify, ["1", "0"]
    ) { probe in
      let remote = Remote()
      probe.show {
        remote.isOn ? AnyView(Tally("a", probe)) : AnyView(Tally("a", probe).padding())
      }
      probe.act("a")
      probe.noteValues("a")
      remote.isOn = false
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU231: AnyView with another view of the same type keeps the state", demystify, ["1"]
    ) { probe in
      let remote = Remote()
      probe.show { remote.isOn ? AnyView(Tally("a", probe)) : AnyView(Tally("a", probe)) }
      probe.act("a")
      remote.isOn = false
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU164: a change of the environment keeps the state below",
      "MetalUI, environment scoping, D1",
      ["1"]
    ) { probe in
      let remote = Remote()
      probe.show { Tally("a", probe).environment(\.lineLimit, remote.number) }
      probe.act("a")
      remote.number = 3
      probe.update()
      probe.noteValues("a")
    },
  ]
}
