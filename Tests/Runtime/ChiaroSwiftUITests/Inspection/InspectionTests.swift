// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroSwiftUI
import ChiaroViews
import Foundation
import Testing

private enum LanternKey: EnvironmentKey { static let defaultValue = "out" }

extension EnvironmentValues {
  fileprivate var lantern: String {
    get { self[LanternKey.self] }
    set { self[LanternKey.self] = newValue }
  }
}

/// A heading with a look of its own.
private struct Heading: View {
  var body: some View { Text("Trails").font(.footnote).foregroundStyle(.green) }
}

/// A page whose views write values at several places.
private struct Page: View {
  @State private var count = 3

  var body: some View {
    VStack {
      Heading()
      Group { Text("Lake \(count)") }.font(.body).environment(\.colorScheme, .dark)
      Text("Hut").environment(\.lantern, "lit")
      GeometryReader { _ in Text("Map") }
    }
    .font(.body)
    .tint(.red)
  }
}

@Suite("Inspection of nodes")
@MainActor
struct InspectionTests {
  private let shown = Shown(CGSize(width: 200, height: 200)) { Page() }

  /// What there is to say about a text.
  private func inspect(_ text: String, in shown: Shown? = nil) throws -> NodeInspection {
    let nodes = try #require((shown ?? self.shown).nodes)
    let frame = nodes.tree?.elements.first {
      if case .text(let value) = $0.kind { value.string == text } else { false }
    }?.frame
    let middle = try #require(frame.map { CGPoint(x: $0.midX, y: $0.midY) })
    return try #require(nodes.inspection(at: middle))
  }

  private func writer(of name: String, for text: String) throws -> EnvironmentWriter? {
    let origin = try #require(try inspect(text).value(name)?.origin)
    if case .change(let writer) = origin { return writer }
    return nil
  }

  @Test("the innermost view at a point has its kind, its text and the views around it")
  func view() throws {
    let found = try inspect("Trails")
    #expect(found.kind == "Text" && found.text == "Trails")
    #expect(found.trail == ["Page", "VStack", "Heading", "Text"])
    #expect(try inspect("Map").trail == ["Page", "VStack", "GeometryReader", "Text"])
    #expect(shown.nodes?.inspection(at: CGPoint(x: 1, y: 1))?.kind != "Text")
    #expect(shown.nodes?.inspection(at: CGPoint(x: -1, y: 1)) == nil)
  }

  @Test("a value comes from the innermost modifier that wrote it, and from its place in the tree")
  func writers() throws {
    let font = try inspect("Trails").value("font")
    #expect(font?.text == "13.0 pt, weight 400")
    // A text may have a font and a color of its own, which its environment does not know.
    #expect(font?.origin.description == "font in Page › VStack › Heading › Text")
    #expect(try writer(of: "font", for: "Map")?.trail == ["Page"])
    #expect(try writer(of: "tint", for: "Trails")?.trail == ["Page"])
    #expect(try inspect("Trails").value("foregroundStyle")?.text == "#34C759")
    // The same value again is written anew.
    #expect(try writer(of: "font", for: "Lake 3")?.trail == ["Page", "VStack"])
    #expect(try writer(of: "tint", for: "Lake 3")?.name == "tint")
  }

  @Test("what no view wrote comes from the traits, with their own origin, or is the default")
  func traits() throws {
    let found = try inspect("Trails")
    #expect(found.value("isEnabled")?.origin == .usual)
    guard case .traits(let origin?)? = found.value("colorScheme")?.origin else {
      Issue.record("\(String(describing: found.value("colorScheme")))")
      return
    }
    #expect(origin.cause == .system)
    let dark = try inspect("Lake 3").value("colorScheme")
    #expect(dark?.text == "dark")
    #expect(dark?.origin.description == "environment(colorScheme) in Page › VStack")
    shown.screen.environmentOverrides = TraitCollection(userInterfaceStyle: .dark)
    shown.screen.update()
    let override = try inspect("Trails").value("colorScheme")
    #expect(override?.text == "dark")
    #expect(override?.origin.description == "traits: environment override of Screen")
  }

  @Test("an app's own key has its name, where a view wrote it")
  func ownKey() throws {
    #expect(try inspect("Hut").value("lantern")?.text == "lit")
    #expect(try writer(of: "lantern", for: "Hut")?.trail == ["Page", "VStack"])
    #expect(try inspect("Map").value("lantern") == nil)
  }

  @Test("an inspection changes neither what is shown nor the state, and is no evaluation")
  func harmless() throws {
    let nodes = try #require(shown.nodes)
    let before = (nodes.evaluations, nodes.store.count, shown.window.displayList)
    _ = try inspect("Trails")
    shown.screen.update()
    #expect(nodes.evaluations == before.0 && nodes.store.count == before.1)
    #expect(shown.window.displayList == before.2)
  }

  @Test("in a scroll view the place is that of what was scrolled there")
  func scrolled() throws {
    let shown = Shown(CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("\($0)").frame(height: 40) } }
      }
    }
    let nodes = try #require(shown.nodes)
    func scroll(in view: KernelView) -> ChiaroControls.ScrollView? {
      view as? ChiaroControls.ScrollView ?? view.subviews.lazy.compactMap(scroll).first
    }
    let point = CGPoint(x: 50, y: 20)
    #expect(shown.window.inspectedNode(at: point)?.text == "0")
    scroll(in: nodes)?.contentOffset.y = 80
    #expect(shown.window.inspectedNode(at: point)?.text == "2")
    #expect(KernelView(frame: nodes.bounds).inspectedNode(at: point)?.kind == nil)
  }
}
