// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// How views keep their identity, and with it their state.
enum IdentityTable {
  private static let demystify = "WWDC21 10022 Demystify SwiftUI"

  static let structure: [StatementCase] = [
    StatementCase("SU151: state stays with the place of a view", demystify, ["1 2"]) { probe in
      probe.show {
        VStack {
          Tally("a", probe)
          Tally("b", probe)
        }
      }
      probe.act("a")
      probe.act("b", times: 2)
      probe.noteValues("a", "b")
    },
    StatementCase(
      "SU152: the branches of a condition have separate state, which ends with the branch",
      demystify, ["1", "0", "0"]
    ) { probe in
      let remote = Remote()
      probe.show { if remote.isOn { Tally("a", probe) } else { Tally("a", probe) } }
      probe.act("a")
      probe.noteValues("a")
      for isOn in [false, true] {
        remote.isOn = isOn
        probe.update()
        probe.noteValues("a")
      }
    },
    StatementCase(
      "SU214: a modifier whose argument depends on a condition keeps the state", demystify, ["1"]
    ) { probe in
      let remote = Remote()
      probe.show { Tally("a", probe).opacity(remote.isOn ? 1 : 0.5) }
      probe.act("a")
      remote.isOn = false
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU215: a condition between two values of one type keeps the state", demystify, ["1 second"]
    ) { probe in
      let remote = Remote()
      probe.show {
        Tally("a", probe).modifier(Noting(word: remote.isOn ? "first" : "second", probe: probe))
      }
      probe.act("a")
      remote.isOn = false
      probe.update()
      probe.noteValues("a", "noting")
    },
    StatementCase("SU216: the cases of a switch have separate state", demystify, ["1", "0"]) {
      probe in
      let remote = Remote()
      probe.show {
        switch remote.number {
        case 0: Tally("a", probe)
        case 1: Tally("a", probe)
        default: Tally("a", probe)
        }
      }
      probe.act("a")
      probe.noteValues("a")
      remote.number = 1
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU217: a view behind a condition without an else comes back without its state", demystify,
      ["1", "0"]
    ) { probe in
      let remote = Remote()
      probe.show { if remote.isOn { Tally("a", probe) } }
      probe.act("a")
      probe.noteValues("a")
      for isOn in [false, true] {
        remote.isOn = isOn
        probe.update()
      }
      probe.noteValues("a")
    },
    StatementCase(
      "SU218: a view that comes or goes leaves the state of its neighbors alone", demystify,
      ["1 1", "1 1"]
    ) { probe in
      let remote = Remote()
      probe.show {
        VStack {
          Tally("a", probe)
          if remote.isOn { Tally("b", probe) }
          Tally("c", probe)
        }
      }
      probe.act("a")
      probe.act("c")
      for isOn in [false, true] {
        remote.isOn = isOn
        probe.update()
        probe.noteValues("a", "c")
      }
    },
    StatementCase(
      "SU219: one value in two places is two views with separate state", demystify, ["2 1"]
    ) { probe in
      var numbers: [Int] = []
      let one = Counted { numbers.append($0) }
      probe.show {
        HStack {
          one
          one
        }
      }
      one.first?()
      numbers = []
      probe.update()
      probe.note(numbers.map { "\($0)" }.joined(separator: " "))
    },
    StatementCase(
      "SU220: a view in another kind of stack is another view", demystify, ["1", "0"]
    ) { probe in
      let remote = Remote()
      probe.show {
        if remote.isOn { HStack { Tally("a", probe) } } else { VStack { Tally("a", probe) } }
      }
      probe.act("a")
      probe.noteValues("a")
      remote.isOn = false
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU73: AnyLayout changes the kind of a stack, and its views keep their state",
      "Apple, AnyLayout", ["1", "1"]
    ) { probe in
      let remote = Remote()
      probe.show {
        let layout = remote.isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { Tally("a", probe) }
      }
      probe.act("a")
      probe.noteValues("a")
      remote.isOn = false
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU221: a modifier that is applied under a condition makes another view",
      "objc.io, Why Conditional View Modifiers are a Bad Idea", ["1", "0"]
    ) { probe in
      let remote = Remote()
      probe.show { Tally("a", probe).padded(if: remote.isOn) }
      probe.act("a")
      probe.noteValues("a")
      remote.isOn = false
      probe.update()
      probe.noteValues("a")
    },
  ]
}

/// A modifier that tells a word.
private struct Noting: ViewModifier {
  let word: String
  let probe: Probe

  func body(content: Content) -> some View {
    probe.take("noting", word)
    return content
  }
}

/// A view that tells its count; the first one can be counted up.
@MainActor
private struct Counted: View {
  @State private var count = 1
  private let told: (Int) -> Void
  private let kept = Kept()

  private final class Kept { var count: (() -> Void)? }

  init(_ told: @escaping (Int) -> Void) { self.told = told }

  /// Counts the first of the views up.
  var first: (() -> Void)? { kept.count }

  var body: some View {
    told(count)
    if kept.count == nil { kept.count = { count += 1 } }
    return box(10, 10)
  }
}

extension View {
  @ViewBuilder
  fileprivate func padded(if isPadded: Bool) -> some View {
    if isPadded { padding() } else { self }
  }
}
