// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Every control, in every appearance, draws what was recorded and looked at.
@MainActor
@Suite("Gallery")
struct GalleryTests {
  @Test("a control draws what it should in all eight appearances", arguments: Gallery.samples)
  func recording(_ sample: GallerySample) {
    let path = "\(SourceTree.root)/Tests/Runtime/ChiaroControlsTests/Recordings/\(sample.name).txt"
    #expect(Recording(path).mismatch(GalleryStage(sample).text()) == nil)
  }

  @Test("the gallery shows every class of controls that there is")
  func complete() {
    let shown = Gallery.samples.reduce(into: Set<String>()) { names, sample in
      let stage = GalleryStage(sample)
      stage.test.screen.update()
      names.formUnion(classes(in: stage.sample))
    }
    let declared = controlClasses()
    #expect(declared.count >= 27)
    #expect(declared.subtracting(shown).subtracting(Self.unseen) == [])
  }

  /// Classes without a look of their own, and a control that has no page yet.
  private static let unseen: Set<String> = [
    "Action", "BarAppearance", "BarButtonItem", "BarItem", "CollectionViewDiffableDataSource",
    "CollectionViewFlowLayout",
    "CollectionViewLayout", "CollectionViewLayoutAttributes",
    "CollectionViewLayoutInvalidationContext", "CompositionalGroup", "CompositionalItem",
    "CompositionalLayout", "CompositionalSection", "CompositionalSupplementaryItem",
    "ContextMenuInteraction", "DeferredMenuElement", "GlyphLayout", "ListContentView",
    "Menu", "MenuItem",
    "NavigationBarAppearance",
    "NavigationItem", "RefreshControl", "TabBarAppearance", "TabBarItem",
    "TableViewDiffableDataSource",
    "TextPosition", "TextRange", "ToolbarAppearance",
  ]

  /// The names of the classes, and of those above them, of a view and all in it.
  private func classes(in view: View) -> Set<String> {
    let mirrors = sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
    return view.subviews.reduce(into: Set(mirrors.map { "\($0.subjectType)" })) {
      $0.formUnion(classes(in: $1))
    }
  }

  /// The open classes that the sources of the controls declare.
  private func controlClasses() -> Set<String> {
    let folder = "\(SourceTree.root)/Sources/Runtime/ChiaroControls"
    let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.reduce(into: Set<String>()) { names, path in
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
        guard let match = line.firstMatch(of: #/^open class (\w+)/#) else { continue }
        // Controllers are shown by the pages of Examples/Gallery.
        if !match.1.hasSuffix("Controller") { names.insert(String(match.1)) }
      }
    }
  }

  @Test("going through all appearances and back draws what was drawn at first")
  func backAgain() {
    for sample in Gallery.samples {
      let stage = GalleryStage(sample)
      let first = stage.list(in: GalleryAppearance.all[0])
      for appearance in GalleryAppearance.all { _ = stage.list(in: appearance) }
      // Slots may have other numbers: what recolors itself has got some of its own.
      let again = stage.list(in: GalleryAppearance.all[0])
      #expect("\(again)" == "\(first)", "\(sample.name)")
    }
  }

  @Test("a control that was made in the dark draws what one does that became dark")
  func madeInTheDark() {
    for sample in Gallery.samples {
      let stage = GalleryStage(sample)
      _ = stage.list(in: GalleryAppearance.all[0])
      let dark = GalleryAppearance.all[4]
      let switched = stage.list(in: dark)
      #expect("\(switched)" == "\(GalleryStage(sample).list(in: dark))", "\(sample.name)")
    }
  }
}
