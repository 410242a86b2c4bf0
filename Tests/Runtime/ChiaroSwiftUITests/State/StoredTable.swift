// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// What the other property wrappers of views keep and tell.
enum StoredTable {
  static let defaults: [StatementCase] = [
    StatementCase(
      "SU347: AppStorage reads its default without a stored value, and stores none",
      "Apple, AppStorage", ["3 nil"]
    ) { probe in
      let store = UserDefaults.fresh
      probe.show { Storing("a", probe, store) }
      probe.note(probe["a"], store.object(forKey: "count") as Any)
    },
    StatementCase(
      "SU348: AppStorage reads the stored value and not its default", "Apple, AppStorage", ["8"]
    ) { probe in
      let store = UserDefaults.fresh
      store.set(8, forKey: "count")
      probe.show { Storing("a", probe, store) }
      probe.noteValues("a")
    },
    StatementCase(
      "SU349: a value that is written to AppStorage is in the defaults", "Apple, AppStorage", ["4"]
    ) { probe in
      let store = UserDefaults.fresh
      probe.show { Storing("a", probe, store) }
      probe.act("a")
      probe.note(store.integer(forKey: "count"))
    },
    StatementCase(
      "SU350: a value that one view writes to AppStorage is shown by all with the same key",
      "Apple, AppStorage", ["4 4"]
    ) { probe in
      let store = UserDefaults.fresh
      probe.show {
        Storing("a", probe, store)
        Storing("b", probe, store)
      }
      probe.act("a")
      probe.noteValues("a", "b")
    },
    StatementCase(
      "SU351: AppStorage with another store has another value", "Apple, AppStorage", ["4 3"]
    ) { probe in
      let stores = [UserDefaults.fresh, UserDefaults.fresh]
      probe.show {
        Storing("a", probe, stores[0])
        Storing("b", probe, stores[1])
      }
      probe.act("a")
      probe.noteValues("a", "b")
    },
    StatementCase(
      "SU352: AppStorage stores the raw value of an enumeration", "Apple, AppStorage", ["large"]
    ) { probe in
      enum Size: String { case small, large }
      let store = UserDefaults.fresh
      let size = AppStorage(wrappedValue: Size.small, "size", store: store)
      size.wrappedValue = .large
      probe.note(store.string(forKey: "size") ?? "nothing")
    },
    StatementCase(
      "SU353: AppStorage with an optional value is nil without a stored one", "Apple, AppStorage",
      ["nil", "x"]
    ) { probe in
      let word = AppStorage<String?>("word", store: .fresh)
      probe.note(word.wrappedValue as Any)
      word.wrappedValue = "x"
      probe.note(word.wrappedValue ?? "nothing")
    },
  ]

  static let others: [StatementCase] = [
    StatementCase(
      "SU354: FocusState starts with false, or with nil for several fields", "Apple, FocusState",
      ["false nil"]
    ) { probe in
      probe.show { Focusing(probe: probe) }
      probe.noteValues("is", "field")
    },
    StatementCase(
      "SU355: ScaledMetric is its value at the default text size", "Apple, ScaledMetric", ["20.0"]
    ) { probe in
      probe.show { Scaled(probe: probe) }
      probe.noteValues("body")
    },
    StatementCase(
      "SU356: ScaledMetric grows with the text size as its text style does",
      "Human Interface Guidelines, Typography, iOS Dynamic Type sizes", ["33 26"]
    ) { probe in
      probe.show { Scaled(probe: probe).dynamicTypeSize(.accessibility1) }
      // Body goes from 17 to 28 points, and large title from 34 to 44.
      probe.note(probe.rounded("body"), probe.rounded("largeTitle"))
    },
    StatementCase(
      "SU357: ScaledMetric follows the text size of its place", "Apple, ScaledMetric",
      ["20.0", "true"]
    ) { probe in
      probe.show {
        VStack { Scaled(probe: probe).dynamicTypeSize(.large) }.dynamicTypeSize(.accessibility5)
      }
      probe.noteValues("body")
      probe.show { Scaled(probe: probe).dynamicTypeSize(.xSmall) }
      probe.note(probe.rounded("body") < 20)
    },
    StatementCase(
      "SU358: GestureState has its initial value while no gesture goes on", "Apple, GestureState",
      ["5"]
    ) { probe in
      probe.show { Gesturing(probe: probe).gesture(TapGesture()) }
      probe.noteValues("a")
    },
    StatementCase(
      "SU359: a namespace is the same as long as its view exists", "Apple, Namespace", ["same"]
    ) { probe in
      let remote = Remote()
      probe.show {
        Text(remote.word)
        Naming("a", probe)
      }
      let first = probe["a"]
      remote.word = "two"
      probe.update()
      probe.note(probe["a"] == first ? "same" : "another")
    },
    StatementCase(
      "SU360: the namespaces of two views differ", "Apple, Namespace", ["true"]
    ) { probe in
      probe.show {
        Naming("a", probe)
        Naming("b", probe)
      }
      probe.note(probe["a"] != probe["b"])
    },
  ]
}

extension UserDefaults {
  /// Defaults without values, in memory only.
  fileprivate static var fresh: UserDefaults {
    UserDefaults(suiteName: "chiaroscuro-\(UUID().uuidString)") ?? .standard
  }
}

extension Probe {
  fileprivate func rounded(_ name: String) -> Int { Int((Double(self[name]) ?? 0).rounded()) }
}

private struct Storing: View {
  @AppStorage private var count: Int
  private let name: String
  private let probe: Probe

  init(_ name: String, _ probe: Probe, _ store: UserDefaults) {
    _count = AppStorage(wrappedValue: 3, "count", store: store)
    (self.name, self.probe) = (name, probe)
  }

  var body: some View {
    probe.take(name, count) { count += 1 }
    return box(10, 10)
  }
}

private struct Focusing: View {
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  let probe: Probe
  init(probe: Probe) { self.probe = probe }
  var body: some View {
    probe.take("is", isFocused)
    probe.take("field", field as Any)
    return box(10, 10)
  }
}

private struct Scaled: View {
  @ScaledMetric private var body20: Double = 20
  @ScaledMetric(relativeTo: .largeTitle) private var title20: Double = 20
  let probe: Probe
  init(probe: Probe) { self.probe = probe }
  var body: some View {
    probe.take("body", body20)
    probe.take("largeTitle", title20)
    return box(10, 10)
  }
}

private struct Gesturing: View {
  @GestureState private var offset = 5
  let probe: Probe
  init(probe: Probe) { self.probe = probe }
  var body: some View {
    probe.take("a", offset)
    return box(10, 10)
  }
}

private struct Naming: View {
  @Namespace private var space
  private let name: String
  private let probe: Probe
  init(_ name: String, _ probe: Probe) { (self.name, self.probe) = (name, probe) }
  var body: some View {
    probe.take(name, space)
    return box(10, 10)
  }
}
