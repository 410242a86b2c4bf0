// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// How values of the environment reach views.
enum EnvironmentTable {
  private static let scoping = "MetalUI, docs/probes/swiftui-environment-scoping.swift"

  static let cases: [StatementCase] = [
    StatementCase(
      "SU273: a value that no view sets is the default of its key", "Apple, EnvironmentKey",
      ["plain", "calm"]
    ) { probe in
      probe.note(probe.read(\.mood) { $0 } ?? "")
      probe.note((probe.read(\.tone) { $0 } ?? nil) ?? "none")
    },
    StatementCase(
      "SU274: a value of an app's own is set through its key path", "Apple, EnvironmentValues",
      ["glad"]
    ) { probe in probe.note(probe.read(\.mood) { $0.environment(\.mood, "glad") } ?? "") },
    StatementCase(
      "SU275: a modifier of an app's own that wraps environment(_:_:) sets the value",
      "Apple, EnvironmentValues", ["glad"]
    ) { probe in probe.note(probe.read(\.mood) { view in VStack { view }.mood("glad") } ?? "") },
    StatementCase(
      "SU162: of several views that set a value the nearest to the reader counts",
      "\(scoping), A2 to A6", ["near"]
    ) { probe in
      probe.note(
        probe.read(\.mood) { view in VStack { view.environment(\.mood, "near") }.mood("far") } ?? ""
      )
    },
    StatementCase(
      "SU276: of two settings in a chain the first one counts", "\(scoping), A2 to A6", ["first"]
    ) { probe in probe.note(probe.read(\.mood) { $0.mood("first").mood("second") } ?? "") },
    StatementCase(
      "SU277: a value reaches only the views below", "Apple, environment(_:_:)", ["glad plain"]
    ) { probe in
      probe.show {
        VStack {
          Reading(\.mood, "below", probe).mood("glad")
          Reading(\.mood, "beside", probe)
        }
      }
      probe.noteValues("below", "beside")
    },
    StatementCase(
      "SU278: transformEnvironment changes the value that comes from above",
      "Apple, transformEnvironment(_:transform:)", ["sadder"]
    ) { probe in
      probe.note(
        probe.read(\.mood) {
          $0.transformEnvironment(\.mood) { $0 += "der" }.mood("sad")
        } ?? "")
    },
    StatementCase(
      "SU279: a value that is set below a transform replaces the result", "\(scoping), A7 and A8",
      ["calm"]
    ) { probe in
      probe.note(
        probe.read(\.mood) {
          $0.mood("calm").transformEnvironment(\.mood) { $0 += "der" }
        } ?? "")
    },
    StatementCase(
      "SU280: a value leaves the others as they are", "Apple, EnvironmentValues", ["3"]
    ) { probe in
      let limit = probe.read(\.lineLimit) { $0.mood("glad").lineLimit(3).mood("sad") }
      probe.note(limit.flatMap { $0 } ?? 0)
    },
    StatementCase(
      "SU163: a modifier of the environment on a group leaves its views separate",
      "\(scoping), E", ["2"]
    ) { probe in
      probe.show {
        HStack {
          Group {
            box(10, 10)
            box(20, 10)
          }
          .mood("glad")
        }
      }
      probe.note(probe.frames.filter { $0.minX == 31 || $0.minX == 49 }.count)
    },
    StatementCase(
      "SU281: an overlay sees the environment around it and not that of the view below it",
      "\(scoping), F1", ["outside"]
    ) { probe in
      probe.show {
        box(10, 10).mood("inside").overlay { Reading(\.mood, "a", probe) }.mood("outside")
      }
      probe.noteValues("a")
    },
    StatementCase(
      "SU282: a background sees the environment around it and not that of the view in front",
      "\(scoping), F2", ["outside"]
    ) { probe in
      probe.show {
        box(10, 10).mood("inside").background { Reading(\.mood, "a", probe) }.mood("outside")
      }
      probe.noteValues("a")
    },
    StatementCase(
      "SU283: a view modifier reads the environment around it and not that of its content",
      "Apple, ViewModifier", ["outside"]
    ) { probe in
      probe.show { box(10, 10).mood("inside").modifier(MoodReading(probe: probe)).mood("outside") }
      probe.noteValues("a")
    },
    StatementCase(
      "SU284: one value that stands in two places reads the environment of each",
      "Apple, Environment", ["glad sad"]
    ) { probe in
      var moods: [String] = []
      let reader = MoodTelling { moods.append($0) }
      probe.show {
        VStack {
          reader.mood("glad")
          reader.mood("sad")
        }
      }
      probe.note(moods.joined(separator: " "))
    },
    StatementCase(
      "SU285: a change of a value shows the views that read it", "Apple, Environment",
      ["one", "two"]
    ) { probe in
      let remote = Remote()
      probe.show { VStack { Reading(\.mood, "a", probe) }.mood(remote.word) }
      probe.noteValues("a")
      remote.word = "two"
      probe.update()
      probe.noteValues("a")
    },
    StatementCase(
      "SU286: containers pass the environment on to their content", "Apple, EnvironmentValues",
      Array(repeating: "glad", count: 7)
    ) { probe in
      let reader = { Reading(\.mood, "a", probe) }
      let containers = [
        AnyView(ScrollView { reader() }), AnyView(List { reader() }),
        AnyView(Form { Section { reader() } }), AnyView(LazyVStack { reader() }),
        AnyView(GeometryReader { _ in reader() }), AnyView(NavigationStack { reader() }),
        AnyView(TabView { reader().tabItem { Text("tab") } }),
      ]
      for container in containers {
        probe.take("a", "not read")
        probe.show { container.mood("glad") }
        probe.noteValues("a")
      }
    },
    StatementCase(
      "SU287: a window starts with large text, left to right, regular controls and enabled",
      "\(scoping), C", ["large leftToRight regular true"]
    ) { probe in
      probe.show {
        Reading(\.dynamicTypeSize, "size", probe)
        Reading(\.layoutDirection, "direction", probe)
        Reading(\.controlSize, "control", probe)
        Reading(\.isEnabled, "enabled", probe)
      }
      probe.noteValues("size", "direction", "control", "enabled")
    },
    StatementCase(
      "SU288: the length of a pixel is one divided by the scale of the display",
      "Apple, pixelLength", ["2.0 0.5", "4.0 0.25"]
    ) { probe in
      for scale in [nil, 4] as [CGFloat?] {
        probe.show {
          VStack {
            Reading(\.displayScale, "scale", probe)
            Reading(\.pixelLength, "pixel", probe)
          }
          .transformEnvironment(\.displayScale) { $0 = scale ?? $0 }
        }
        probe.noteValues("scale", "pixel")
      }
    },
  ]
}

/// A value of an app's own, as `@Entry` writes it.
private struct MoodKey: EnvironmentKey {
  static let defaultValue = "plain"
}

/// A value that may be missing, and is there by default.
private struct ToneKey: EnvironmentKey {
  static let defaultValue: String? = "calm"
}

extension EnvironmentValues {
  fileprivate var tone: String? {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

extension View {
  fileprivate func mood(_ mood: String) -> some View { environment(\.mood, mood) }
}

private struct MoodReading: ViewModifier {
  @Environment(\.mood) private var mood
  private let probe: Probe

  init(probe: Probe) { self.probe = probe }

  func body(content: Content) -> some View {
    probe.take("a", mood)
    return content
  }
}

private struct MoodTelling: View {
  @Environment(\.mood) private var mood
  private let told: (String) -> Void

  init(_ told: @escaping (String) -> Void) { self.told = told }

  var body: some View {
    told(mood)
    return box(10, 10)
  }
}
