// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// What modifiers such as `disabled`, `font` and `tint` do to the views below.
enum InheritanceTable {
  private static let scoping = "MetalUI, docs/probes/swiftui-environment-scoping.swift"

  static let values: [StatementCase] = [
    StatementCase(
      "SU141: a view inside of a disabled one cannot enable itself with disabled(false)",
      "Apple, disabled(_:)", ["false"]
    ) { probe in
      probe.note(probe.read(\.isEnabled) { $0.disabled(false).disabled(true) } ?? true)
    },
    StatementCase(
      "SU289: a view that is disabled inside stays disabled in an enabled one",
      "Apple, disabled(_:)", ["false"]
    ) { probe in
      probe.note(probe.read(\.isEnabled) { $0.disabled(true).disabled(false) } ?? true)
    },
    StatementCase(
      "SU290: writing isEnabled into the environment enables a view inside of a disabled one",
      "\(scoping), B6", ["true"]
    ) { probe in
      let value = probe.read(\.isEnabled) { $0.environment(\.isEnabled, true).disabled(true) }
      probe.note(value ?? false)
    },
    StatementCase(
      "SU90: a range limits the text size that comes from above",
      "Apple, dynamicTypeSize(_:)", ["xLarge", "small", "medium"]
    ) { probe in
      for size in [DynamicTypeSize.accessibility3, .xSmall, .medium] {
        let value = probe.read(\.dynamicTypeSize) { view in
          VStack { view }.dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(size)
        }
        probe.note(value ?? .large)
      }
    },
    StatementCase(
      "SU291: an open range limits the text size at one end", "Apple, dynamicTypeSize(_:)",
      ["large", "xSmall"]
    ) { probe in
      for size in [DynamicTypeSize.accessibility3, .xSmall] {
        let value = probe.read(\.dynamicTypeSize) {
          $0.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(size)
        }
        probe.note(value ?? .medium)
      }
    },
    StatementCase(
      "SU292: dynamicTypeSize with one size sets it below", "Apple, dynamicTypeSize(_:)",
      ["xSmall"]
    ) { probe in
      probe.note(
        probe.read(\.dynamicTypeSize) { view in VStack { view }.dynamicTypeSize(.xSmall) } ?? .large
      )
    },
    StatementCase(
      "SU293: the font of the nearest view counts", "Apple, font(_:)", ["true"]
    ) { probe in
      let font = probe.read(\.font) { view in VStack { view.font(.title) }.font(.caption) }
      probe.note(font == .title)
    },
    StatementCase(
      "SU83: a text's own font counts more than one that it inherits", "Apple, Text", ["true"]
    ) { probe in
      probe.show {
        VStack(spacing: 0) {
          Text("a").font(.largeTitle)
          Text("a").font(.largeTitle)
        }
        .font(.caption)
      }
      let own = probe.frames.map(\.height)
      probe.show { Text("a").font(.largeTitle) }
      probe.note(own == [probe.frames[0].height, probe.frames[0].height])
    },
    StatementCase(
      "SU294: a font reaches all texts below, in buttons and labels too", "Apple, font(_:)",
      ["true"]
    ) { probe in
      probe.show {
        VStack(spacing: 0) {
          Text("a")
          HStack { Text("a") }
        }
        .font(.largeTitle)
      }
      let heights = Set(probe.frames.map(\.height))
      probe.show { Text("a").font(.largeTitle) }
      probe.note(heights == [probe.frames[0].height])
    },
    StatementCase(
      "SU295: the line limit of the nearest view counts, and nil takes it away",
      "Apple, lineLimit(_:)", ["2", "nil"]
    ) { probe in
      let two = probe.read(\.lineLimit) { view in VStack { view.lineLimit(2) }.lineLimit(5) }
      probe.note((two ?? nil) ?? 0)
      let none = probe.read(\.lineLimit) { view in VStack { view.lineLimit(nil) }.lineLimit(5) }
      probe.note((none ?? nil) as Any)
    },
    StatementCase(
      "SU296: multilineTextAlignment is a value of the environment that reaches all views below",
      "Apple, multilineTextAlignment(_:)", ["trailing"]
    ) { probe in
      let value = probe.read(\.multilineTextAlignment) { view in
        VStack { view }.multilineTextAlignment(.trailing)
      }
      probe.note(value ?? .leading)
    },
    StatementCase(
      "SU297: the control size of the nearest view counts", "Apple, controlSize(_:)", ["mini"]
    ) { probe in
      probe.note(
        probe.read(\.controlSize) { view in VStack { view.controlSize(.mini) }.controlSize(.large) }
          ?? .regular)
    },
    StatementCase(
      "SU143: reasons to redact add up down the hierarchy", "Apple, redacted(reason:)", ["3"]
    ) { probe in
      let reasons = probe.read(\.redactionReasons) { view in
        VStack { view.redacted(reason: .privacy) }.redacted(reason: .placeholder)
      }
      probe.note(reasons?.rawValue ?? 0)
    },
    StatementCase(
      "SU298: unredacted() takes all reasons away", "Apple, unredacted()", ["true"]
    ) { probe in
      let reasons = probe.read(\.redactionReasons) { view in
        VStack { view.unredacted() }.redacted(reason: .placeholder)
      }
      probe.note(reasons?.isEmpty ?? false)
    },
    StatementCase(
      "SU36: in a right-to-left environment a row begins at the right", "Apple, LayoutDirection",
      ["10 20", "20 10"]
    ) { probe in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        probe.show {
          HStack(spacing: 0) {
            box(10, 10)
            box(20, 10)
          }
          .environment(\.layoutDirection, direction)
        }
        let ordered = probe.frames.sorted { $0.minX < $1.minX }.map { "\(Int($0.width))" }
        probe.note(ordered.joined(separator: " "))
      }
    },
  ]
}
