// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// How preferences reach the views around.
enum PreferenceTable {
  private static let fiveStars = "fivestars.blog, SwiftUI's PreferenceKey reduce method demystified"

  static let values: [StatementCase] = [
    StatementCase(
      "SU166: the values of siblings are combined in the order of the source",
      "Apple, PreferenceKey, reduce(value:nextValue:)", ["a b c"]
    ) { probe in
      probe.show {
        HStack {
          VStack {
            box(1, 1).letter("a")
            box(1, 1).letter("b")
          }
          box(1, 1).letter("c")
        }
        .noting(probe)
      }
    },
    StatementCase(
      "SU167: without a view that sets it a preference has its default value",
      "Apple, PreferenceKey, defaultValue", ["", "0"]
    ) { probe in
      LetterKey.reductions = 0
      probe.show { box(1, 1).noting(probe) }
      probe.note(LetterKey.reductions)
    },
    StatementCase(
      "SU305: the value of one view passes without a call of reduce", fiveStars, ["a", "0"]
    ) { probe in
      LetterKey.reductions = 0
      probe.show { VStack { box(1, 1).letter("a") }.noting(probe) }
      probe.note(LetterKey.reductions)
    },
    StatementCase(
      "SU306: a view that sets a preference replaces the values of the views inside",
      fiveStars, ["outer"]
    ) { probe in
      probe.show {
        HStack {
          box(1, 1).letter("a")
          box(1, 1).letter("b")
        }
        .letter("outer").noting(probe)
      }
    },
    StatementCase(
      "SU168: transformPreference changes the value on its way up",
      "Apple, transformPreference(_:_:)", ["a !"]
    ) { probe in
      probe.show {
        VStack { box(1, 1).letter("a") }.transformPreference(LetterKey.self) { $0.append("!") }
          .noting(probe)
      }
    },
    StatementCase(
      "SU307: transformPreference gets the default value if no view sets one",
      "Apple, transformPreference(_:_:)", ["!"]
    ) { probe in
      probe.show {
        box(1, 1).transformPreference(LetterKey.self) { $0.append("!") }.noting(probe)
      }
    },
    StatementCase(
      "SU308: overlayPreferenceValue makes views from the value of the views inside",
      "Apple, overlayPreferenceValue(_:_:)", ["50"]
    ) { probe in
      probe.show {
        box(1, 1).letter("12345").overlayPreferenceValue(LetterKey.self) {
          box(CGFloat($0.joined().count) * 10, 1)
        }
      }
      probe.note(probe.widths.max() ?? 0)
    },
    StatementCase(
      "SU309: a value that overlayPreferenceValue reads goes on to the views around",
      "Apple, overlayPreferenceValue(_:_:)", ["a"]
    ) { probe in
      probe.show {
        box(1, 1).letter("a").overlayPreferenceValue(LetterKey.self) { _ in box(1, 1) }
          .noting(probe)
      }
    },
    StatementCase(
      "SU310: backgroundPreferenceValue makes views behind from the value of the views inside",
      "Apple, backgroundPreferenceValue(_:_:)", ["30"]
    ) { probe in
      probe.show {
        box(1, 1).letter("123").backgroundPreferenceValue(LetterKey.self) {
          box(CGFloat($0.joined().count) * 10, 1)
        }
      }
      probe.note(probe.widths.max() ?? 0)
    },
    StatementCase(
      "SU311: a preference reaches the views around and not those beside",
      "Apple, preference(key:value:)", [""]
    ) { probe in
      probe.show {
        VStack {
          box(1, 1).letter("a")
          box(1, 1).noting(probe)
        }
      }
    },
    StatementCase(
      "SU312: values of different keys do not touch each other", "Apple, PreferenceKey", ["a", "4"]
    ) { probe in
      probe.show {
        VStack {
          box(1, 1).letter("a")
          box(1, 1).preference(key: NumberKey.self, value: 4)
        }
        .noting(probe)
        .onPreferenceChange(NumberKey.self) { probe.note($0 ?? 0) }
      }
    },
    StatementCase(
      "SU313: the default value of an optional preference is nil", "Apple, PreferenceKey", ["nil"]
    ) { probe in
      probe.show { box(1, 1).onPreferenceChange(NumberKey.self) { probe.note($0 as Any) } }
    },
    StatementCase(
      "SU314: a reader of geometry passes on the preferences of its content",
      "Apple, GeometryReader", ["100"]
    ) { probe in
      probe.show {
        GeometryReader { proxy in box(1, 1).letter("\(Int(proxy.size.width))") }.noting(probe)
      }
    },
  ]

  static let changes: [StatementCase] = [
    StatementCase(
      "SU169: onPreferenceChange runs for the first value and for each other one",
      "Apple, onPreferenceChange(_:perform:)", ["one", "two"]
    ) { probe in
      let remote = Remote()
      probe.show { VStack { box(1, 1).letter(remote.word) }.noting(probe) }
      remote.word = "two"
      probe.update()
    },
    StatementCase(
      "SU315: onPreferenceChange does not run for an equal value",
      "Apple, onPreferenceChange(_:perform:)", ["a"]
    ) { probe in
      let remote = Remote()
      probe.show {
        VStack {
          Text(remote.word)
          box(1, 1).letter("a")
        }
        .noting(probe)
      }
      remote.word = "two"
      probe.update()
    },
    StatementCase(
      "SU316: the value of a view that goes leaves the combined value",
      "Apple, PreferenceKey", ["a b", "a"]
    ) { probe in
      let remote = Remote()
      probe.show {
        VStack {
          box(1, 1).letter("a")
          if remote.isOn { box(1, 1).letter("b") }
        }
        .noting(probe)
      }
      remote.isOn = false
      probe.update()
    },
    StatementCase(
      "SU317: the combined value follows the order of the elements", "Apple, PreferenceKey",
      ["1 2 3", "3 1"]
    ) { probe in
      let remote = Remote()
      probe.show {
        VStack { ForEach(remote.ids, id: \.self) { box(1, 1).letter("\($0)") } }.noting(probe)
      }
      remote.ids = [3, 1]
      probe.update()
    },
    StatementCase(
      "SU318: state that onPreferenceChange writes is shown",
      "Apple, onPreferenceChange(_:perform:)",
      ["70"]
    ) { probe in
      struct Following: View {
        @State private var width: CGFloat = 1
        var body: some View {
          VStack { box(width, 1).letter("1234567") }
            .onPreferenceChange(LetterKey.self) { width = CGFloat($0.joined().count) * 10 }
        }
      }
      probe.show { Following() }
      probe.note(probe.widths[0])
    },
  ]
}

private struct LetterKey: PreferenceKey {
  static let defaultValue: [String] = []
  /// How often values were combined.
  nonisolated(unsafe) static var reductions = 0
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    reductions += 1
    value += nextValue()
  }
}

private struct NumberKey: PreferenceKey {
  typealias Value = Int?
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
}

extension View {
  fileprivate func letter(_ letter: String) -> some View {
    preference(key: LetterKey.self, value: [letter])
  }
  fileprivate func noting(_ probe: Probe) -> some View {
    onPreferenceChange(LetterKey.self) { probe.note($0.joined(separator: " ")) }
  }
}
