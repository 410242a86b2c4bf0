// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// How long objects live that views follow with `ObservableObject`, and what their changes do.
enum ObjectTable {
  private static let essentials = "WWDC20 10040 Data Essentials in SwiftUI"

  static let cases: [StatementCase] = [
    StatementCase(
      "SU158: a view makes its state object once", "Apple, StateObject", ["1"]
    ) { probe in
      let remote = Remote()
      probe.show {
        Text(remote.word)
        Owning(probe: probe)
      }
      remote.word = "two"
      probe.update()
      probe.noteValues("made")
    },
    StatementCase(
      "SU252: another identity of the view makes a new state object", "Apple, StateObject",
      ["1 1", "2 0"]
    ) { probe in
      let remote = Remote()
      probe.show { Owning(probe: probe).id(remote.number) }
      probe.act("number")
      probe.noteValues("made", "number")
      remote.number = 1
      probe.update()
      probe.noteValues("made", "number")
    },
    StatementCase(
      "SU253: a state object ignores later arguments of its initializer", "Apple, StateObject",
      ["0"]
    ) { probe in
      let remote = Remote()
      probe.show { Owning(first: remote.number, probe: probe) }
      remote.number = 40
      probe.update()
      probe.noteValues("number")
    },
    StatementCase(
      "SU254: an observed object that a body makes is lost when the body is evaluated again",
      essentials, ["0"]
    ) { probe in
      let remote = Remote()
      probe.show {
        Text(remote.word)
        Observing("a", Model(), probe)
      }
      probe.act("a")
      remote.word = "two"
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU159: a published change shows each view that observes the object",
      "Apple, ObservedObject", ["1 1"]
    ) { probe in
      let model = Model()
      probe.show {
        Observing("a", model, probe)
        Observing("b", model, probe)
      }
      model.number = 1
      probe.update()
      probe.noteValues("a", "b")
    },
    StatementCase(
      "SU255: a view that gets another observed object follows that one", "Apple, ObservedObject",
      ["5", "6"]
    ) { probe in
      let remote = Remote()
      let models = [Model(), Model(5)]
      probe.show { Observing("a", models[remote.number], probe) }
      remote.number = 1
      probe.update()
      probe.noteValues("a")
      models[1].number = 6
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU256: a property that is not published changes without an evaluation", "Apple, Published",
      ["0"]
    ) { probe in
      let model = Model()
      probe.show { Observing("a", model, probe) }
      let former = probe.evaluations
      model.unpublished = 3
      probe.update()
      probe.note(probe.evaluations - former)
    },
    StatementCase(
      "SU257: objectWillChange.send() shows a change of a property that is not published",
      "Apple, ObservableObject", ["3"]
    ) { probe in
      let model = Model()
      probe.show { Observing("a", model, probe) }
      model.objectWillChange.send()
      model.unpublished = 3
      probe.update()
      probe.noteValues("a unpublished")
    },
    StatementCase(
      "SU258: an observed object has bindings to its properties", "Apple, ObservedObject", ["7"]
    ) { probe in
      let model = Model()
      @ObservedObject var observed = model
      $observed.number.wrappedValue = 7
      probe.note(model.number)
    },
    StatementCase(
      "SU259: an object of the environment reaches views at any depth below",
      "Apple, EnvironmentObject",
      ["9"]
    ) { probe in
      probe.show {
        VStack { HStack { Group { Finding("a", probe) } } }.environmentObject(Model(9))
      }
      probe.noteValues("a")
    },
    StatementCase(
      "SU260: a change of an object of the environment shows the views that read it",
      "Apple, EnvironmentObject", ["1"]
    ) { probe in
      let model = Model()
      probe.show { Finding("a", probe).environmentObject(model) }
      model.number = 1
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU261: the nearest of several objects of one type counts", "Apple, environmentObject(_:)",
      ["2 1"]
    ) { probe in
      probe.show {
        VStack {
          Finding("near", probe).environmentObject(Model(2))
          Finding("far", probe)
        }
        .environmentObject(Model(1))
      }
      probe.noteValues("near", "far")
    },
    StatementCase(
      "SU262: objects of different types stand beside each other in the environment",
      "Apple, environmentObject(_:)", ["4"]
    ) { probe in
      probe.show {
        Finding("a", probe).environmentObject(Unrelated()).environmentObject(Model(4))
      }
      probe.noteValues("a")
    },
  ]
}

private final class Model: ObservableObject {
  @Published var number: Int
  var unpublished = 0
  init(_ number: Int = 0) { self.number = number }
}

private final class Unrelated: ObservableObject {}

private struct Owning: View {
  @StateObject private var model: Model
  private let probe: Probe

  init(first: Int = 0, probe: Probe) {
    self.probe = probe
    _model = StateObject(
      wrappedValue: {
        probe.take("made", (Int(probe["made"]) ?? 0) + 1)
        return Model(first)
      }())
  }

  var body: some View {
    probe.take("number", model.number) { model.number += 1 }
    return box(10, 10)
  }
}

private struct Observing: View {
  @ObservedObject private var model: Model
  private let name: String
  private let probe: Probe

  init(_ name: String, _ model: Model, _ probe: Probe) {
    (self.model, self.name, self.probe) = (model, name, probe)
  }

  var body: some View {
    probe.take(name, model.number) { model.number += 1 }
    probe.take("\(name) unpublished", model.unpublished)
    return box(10, 10)
  }
}

private struct Finding: View {
  @EnvironmentObject private var model: Model
  private let name: String
  private let probe: Probe

  init(_ name: String, _ probe: Probe) { (self.name, self.probe) = (name, probe) }

  var body: some View {
    probe.take(name, model.number)
    return box(10, 10)
  }
}
