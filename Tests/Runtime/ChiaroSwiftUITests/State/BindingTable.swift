// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Observation

/// What bindings read and write.
enum BindingTable {
  static let cases: [StatementCase] = [
    StatementCase(
      "SU240: a view that gets a binding changes the state of the view that owns it",
      "Apple, Binding", ["owner 1, part 1"]
    ) { probe in
      probe.show { Owner(probe: probe) }
      probe.act("part")
      probe.note("owner \(probe["owner"]), part \(probe["part"])")
    },
    StatementCase(
      "SU241: a body that reads a binding shows a change that the owner makes", "Apple, Binding",
      ["10"]
    ) { probe in
      probe.show { Owner(probe: probe) }
      probe.act("owner")
      probe.noteValues("part")
    },
    StatementCase(
      "SU242: a binding is passed on through views that only hold it", "Apple, Binding", ["1"]
    ) { probe in
      struct Between: View {
        @Binding var count: Int
        let probe: Probe
        var body: some View { Part(count: $count, probe: probe) }
      }
      struct Top: View {
        @State private var count = 0
        let probe: Probe
        var body: some View {
          probe.take("top", count)
          return Between(count: $count, probe: probe)
        }
      }
      probe.show { Top(probe: probe) }
      probe.act("part")
      probe.noteValues("top")
    },
    StatementCase(
      "SU243: a binding from closures calls them to read and to write", "Apple, init(get:set:)",
      ["3", "written 4"]
    ) { probe in
      let binding = Binding(get: { 3 }, set: { probe.note("written \($0)") })
      probe.note(binding.wrappedValue)
      binding.wrappedValue = 4
    },
    StatementCase(
      "SU244: a constant binding ignores what is written", "Apple, constant(_:)", ["3"]
    ) { probe in
      let binding = Binding.constant(3)
      binding.wrappedValue = 4
      probe.note(binding.wrappedValue)
    },
    StatementCase(
      "SU245: a binding has bindings to the members of its value", "Apple, Binding",
      ["Pair(left: 1, right: 7)"]
    ) { probe in
      struct Pair { var left = 1, right = 2 }
      var pair = Pair()
      let binding = Binding(get: { pair }, set: { pair = $0 })
      binding.right.wrappedValue = 7
      probe.note(pair)
    },
    StatementCase(
      "SU246: a binding to a collection has bindings to its elements", "Apple, Binding", ["[1, 9]"]
    ) { probe in
      var numbers = [1, 2]
      let binding = Binding(get: { numbers }, set: { numbers = $0 })
      binding[1].wrappedValue = 9
      probe.note(numbers)
    },
    StatementCase(
      "SU247: ForEach over a binding passes each view a binding to its element", "Apple, ForEach",
      ["0 1 0", "0 1 0"]
    ) { probe in
      for isList in [false, true] {
        probe.show { Items(isList: isList, probe: probe) }
        probe.act("2")
        probe.noteValues("1", "2", "3")
      }
    },
    StatementCase(
      "SU248: a binding to an optional value without a value gives no binding to the value",
      "Apple, init?(_:)", ["none", "5"]
    ) { probe in
      var number: Int?
      let binding = Binding(get: { number }, set: { number = $0 })
      probe.note(Binding<Int>(binding) == nil ? "none" : "some")
      number = 4
      Binding<Int>(binding)?.wrappedValue = 5
      probe.note(number ?? 0)
    },
    StatementCase(
      "SU249: a binding to a value becomes one to an optional value", "Apple, Binding, init(_:)",
      ["Optional(1)", "2"]
    ) { probe in
      var number = 1
      let binding = Binding(get: { number }, set: { number = $0 })
      let optional = Binding<Int?>(binding)
      probe.note(optional.wrappedValue as Any)
      optional.wrappedValue = 2
      probe.note(number)
    },
    StatementCase(
      "SU250: @Bindable makes bindings to the properties of an observable object",
      "Apple, Bindable", ["8"]
    ) { probe in
      let remote = Remote()
      @Bindable var bindable = remote
      $bindable.number.wrappedValue = 8
      probe.note(remote.number)
    },
    StatementCase(
      "SU251: a control writes its binding, and the view shows the new value", "Apple, Toggle",
      ["off", "on"]
    ) { probe in
      struct Switch: View {
        @State private var isOn = false
        let probe: Probe
        var body: some View {
          probe.take("a", isOn ? "on" : "off")
          return Toggle("a", isOn: $isOn).labelsHidden()
        }
      }
      probe.show { Switch(probe: probe) }
      probe.noteValues("a")
      probe.tap()
      probe.noteValues("a")
    },
  ]
}

private struct Owner: View {
  @State private var count = 0
  let probe: Probe
  var body: some View {
    probe.take("owner", count) { count = 10 }
    return Part(count: $count, probe: probe)
  }
}

private struct Part: View {
  @Binding var count: Int
  let probe: Probe
  var body: some View {
    probe.take("part", count) { count += 1 }
    return box(10, 10)
  }
}

private struct Items: View {
  struct Item: Identifiable {
    let id: Int
    var count = 0
  }
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
  private let isList: Bool
  private let probe: Probe

  init(isList: Bool, probe: Probe) { (self.isList, self.probe) = (isList, probe) }

  var body: some View {
    if isList {
      List($items) { $item in Row(item: $item, probe: probe) }
    } else {
      ForEach($items) { $item in Row(item: $item, probe: probe) }
    }
  }

  struct Row: View {
    @Binding var item: Item
    let probe: Probe
    var body: some View {
      probe.take("\(item.id)", item.count) { item.count += 1 }
      return box(10, 10)
    }
  }
}
