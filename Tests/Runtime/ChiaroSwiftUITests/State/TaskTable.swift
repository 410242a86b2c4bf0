// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// When the tasks of views start and end.
enum TaskTable {
  static let cases: [StatementCase] = [
    StatementCase(
      "SU331: a task starts after all views have appeared",
      "android.benigumo.com, onAppear, onChange and task", ["inner", "outer", "task"]
    ) { probe in
      probe.show {
        VStack { box(1, 1).task { probe.note("task") }.onAppear { probe.note("inner") } }
          .onAppear { probe.note("outer") }
      }
      await probe.wait { $0.notes.count == 3 }
    },
    StatementCase(
      "SU175: a task is canceled when its view disappears", "Apple, task(priority:_:)",
      ["started", "started canceled"]
    ) { probe in
      let remote = Remote()
      probe.show { if remote.isOn { box(1, 1).task { await probe.run("started") } } }
      await probe.wait { $0.notes.count == 1 }
      remote.isOn = false
      probe.update()
      await probe.wait { $0["canceled"] != "nothing" }
      probe.noteValues("canceled")
    },
    StatementCase(
      "SU332: task(id:) is canceled and starts again when the value changes",
      "Apple, task(id:priority:_:)", ["0", "1", "0 canceled"]
    ) { probe in
      let remote = Remote()
      probe.show {
        let number = remote.number
        box(1, 1).task(id: number) { await probe.run("\(number)") }
      }
      await probe.wait { $0.notes.count == 1 }
      remote.number = 1
      probe.update()
      await probe.wait { $0.notes.count == 2 && $0["canceled"] != "nothing" }
      probe.noteValues("canceled")
    },
    StatementCase(
      "SU333: a task goes on when its view is evaluated again", "Apple, task(priority:_:)",
      ["started", "nothing"]
    ) { probe in
      let remote = Remote()
      probe.show { Text(remote.word).task { await probe.run("started") } }
      await probe.wait { $0.notes.count == 1 }
      remote.word = "two"
      probe.update()
      for _ in 0..<20 { await Task.yield() }
      probe.noteValues("canceled")
    },
    StatementCase(
      "SU334: a task starts again with another identity of its view", "Apple, id(_:)",
      ["0", "1", "0 canceled"]
    ) { probe in
      let remote = Remote()
      probe.show {
        let number = remote.number
        box(1, 1).task { await probe.run("\(number)") }.id(number)
      }
      await probe.wait { $0.notes.count == 1 }
      remote.number = 1
      probe.update()
      await probe.wait { $0.notes.count == 2 && $0["canceled"] != "nothing" }
      probe.noteValues("canceled")
    },
  ]
}

extension Probe {
  /// Lets tasks run until a condition holds, for ten seconds at most.
  fileprivate func wait(_ isDone: (Probe) -> Bool) async {
    for _ in 0..<10_000 where !isDone(self) { try? await Task.sleep(for: .milliseconds(1)) }
  }

  /// Runs as a task until it is canceled.
  fileprivate func run(_ word: String) async {
    note(word)
    try? await Task.sleep(for: .seconds(3600))
    take("canceled", "\(word) canceled")
  }
}
