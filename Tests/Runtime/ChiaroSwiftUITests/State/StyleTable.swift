// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// How styles, tints and color schemes reach views.
enum StyleTable {
  static let cases: [StatementCase] = [
    StatementCase(
      "SU121: a foreground style reaches all views below that set none",
      "Apple, foregroundStyle(_:)", ["#FF3B30"]
    ) { probe in
      probe.show { VStack { HStack { Text("a") } }.foregroundStyle(.red) }
      probe.note(probe.color)
    },
    StatementCase(
      "SU299: the foreground style of the nearest view counts", "Apple, foregroundStyle(_:)",
      ["#34C759"]
    ) { probe in
      probe.show { VStack { Text("a").foregroundStyle(.green) }.foregroundStyle(.red) }
      probe.note(probe.color)
    },
    StatementCase(
      "SU122: the secondary style is a level of the style around it",
      "Apple, ShapeStyle, secondary", ["true"]
    ) { probe in
      probe.show { VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red) }
      probe.note(probe.color.hasPrefix("#FF3B30 0."))
    },
    StatementCase(
      "SU125: a second foreground style is the secondary one below",
      "Apple, foregroundStyle(_:_:)", ["#34C759"]
    ) { probe in
      probe.show { VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .green) }
      probe.note(probe.color)
    },
    StatementCase(
      "SU131: a tint reaches the controls below", "Apple, tint(_:)", ["#34C759"]
    ) { probe in
      probe.show { VStack { Button("a") {} }.tint(.green) }
      probe.note(probe.color)
    },
    StatementCase(
      "SU300: a tint of nil restores the usual tint", "Apple, tint(_:)", ["#007AFF"]
    ) { probe in
      let none: Color? = nil
      probe.show { VStack { Button("a") {}.tint(none) }.tint(.green) }
      probe.note(probe.color)
    },
    StatementCase(
      "SU301: a tint does not change the color of text", "Apple, tint(_:)", ["#000000"]
    ) { probe in
      probe.show { VStack { Text("a") }.tint(.green) }
      probe.note(probe.color)
    },
    StatementCase(
      "SU302: the style .tint is the tint around it", "Apple, ShapeStyle, tint", ["#34C759"]
    ) { probe in
      probe.show { VStack { Text("a").foregroundStyle(.tint) }.tint(.green) }
      probe.note(probe.color)
    },
    StatementCase(
      "SU137: a color scheme in the environment reaches only the views below",
      "Apple, colorScheme", ["light dark unspecified"]
    ) { probe in
      probe.show {
        VStack {
          Reading(\.colorScheme, "beside", probe)
          Reading(\.colorScheme, "below", probe).environment(\.colorScheme, .dark)
        }
      }
      probe.note(probe["beside"], probe["below"], probe.windowStyle)
    },
    StatementCase(
      "SU134: a preferred color scheme is the window's, so it reaches views beside it",
      "Apple, preferredColorScheme(_:)", ["dark dark"]
    ) { probe in
      probe.show {
        VStack {
          Reading(\.colorScheme, "beside", probe)
          box(10, 10).preferredColorScheme(.dark)
        }
      }
      probe.update()
      probe.note(probe["beside"], probe.windowStyle)
    },
    StatementCase(
      "SU303: a preferred color scheme further out counts more",
      "Apple, preferredColorScheme(_:)", ["light"]
    ) { probe in
      probe.show { VStack { box(10, 10).preferredColorScheme(.dark) }.preferredColorScheme(.light) }
      probe.note(probe.windowStyle)
    },
    StatementCase(
      "SU304: a preferred color scheme of nil leaves the window as it is",
      "Apple, preferredColorScheme(_:)", ["dark", "unspecified"]
    ) { probe in
      let remote = Remote()
      probe.show { box(10, 10).preferredColorScheme(remote.isOn ? .dark : nil) }
      probe.note(probe.windowStyle)
      remote.isOn = false
      probe.update()
      probe.note(probe.windowStyle)
    },
  ]
}
