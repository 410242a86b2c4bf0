// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Frames that were laid out, compared with those that Xcode wrote into the files.
@Suite("Views stand where Xcode put them") @MainActor
struct FrameTests {
  /// What became of the views of a kind.
  private struct Tally {
    var all = 0
    var withinOne = 0
    var withinEight = 0
  }

  @Test(
    "of the fixtures' views most are within a point of their frames, and nearly all within eight",
    arguments: [(true, 98, 99), (false, 90, 97)])
  func frames(_ trustsSavedSizes: Bool, _ near: Int, _ around: Int) throws {
    var kinds: [String: Tally] = [:]
    var misses: [String] = []
    for file in InterfaceScreens.files {
      let document = InterfaceScreens.document(try InterfaceScreens.bytes(file), file)
      if Self.isMisplaced(document) { continue }
      let screens = InterfaceScreens.screens(document, trustsSavedSizes: trustsSavedSizes)
      for screen in screens {
        for placed in screen.views {
          guard let wanted = placed.element.rect(key: "frame") else { continue }
          // A bar that was laid out for a larger device is drawn where it is seen.
          if placed.view is Bar, wanted.maxY > screen.size.height { continue }
          let frame = InterfaceScreen.fileFrame(of: placed)
          let distance = Self.distance(frame, wanted)
          kinds[placed.element.name, default: Tally()].all += 1
          if distance <= 1 { kinds[placed.element.name, default: Tally()].withinOne += 1 }
          if distance <= 8 { kinds[placed.element.name, default: Tally()].withinEight += 1 }
          if distance > 1 {
            misses.append("\(file) \(placed.element) \(wanted) became \(frame)")
          }
        }
      }
    }
    let all = kinds.values.reduce(0) { $0 + $1.all }
    let table = kinds.sorted { $0.key < $1.key }
      .map { "\($0): \($1.withinOne) and \($1.withinEight) of \($1.all)" }
    let report = (table + misses).joined(separator: "\n")
    #expect(all > 100, "\(report)")
    #expect(kinds.values.reduce(0) { $0 + $1.withinOne } * 100 >= all * near, "\(report)")
    #expect(kinds.values.reduce(0) { $0 + $1.withinEight } * 100 >= all * around, "\(report)")
  }

  /// Whether Xcode says of a view of the file that its frame is not the one of its constraints.
  private static func isMisplaced(_ document: InterfaceDocument) -> Bool {
    document.root?.descendants.contains { $0.flag("misplaced") == true } ?? true
  }

  private static func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    max(
      abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
      abs(one.height - other.height))
  }

  @Test("98 % of the elements and 95 % of the attributes are understood")
  func counts() throws {
    var counts = Vocabulary.Counts()
    for file in InterfaceScreens.files {
      let document = InterfaceScreens.document(try InterfaceScreens.bytes(file), file)
      let vocabulary = document.platform == .macOS ? Vocabulary.appKit : .uiKit
      let own = vocabulary.count(document)
      counts.elements.read += own.elements.read
      counts.elements.unknown += own.elements.unknown
      counts.attributes.read += own.attributes.read
      counts.attributes.unknown += own.attributes.unknown
    }
    #expect(counts.elements.unknown * 100 <= (counts.elements.read + counts.elements.unknown) * 2)
    #expect(
      counts.attributes.unknown * 100 <= (counts.attributes.read + counts.attributes.unknown) * 5)
  }

  @Test("an unknown word is told with its line and the object that has it")
  func unknownWords() throws {
    let text = InterfaceScreens.storyboard(
      "<subviews><label id=\"l\" sparkle=\"YES\"/><hologram id=\"h\"/></subviews>")
    let document = InterfaceScreens.document(Array(text.utf8), "a.storyboard")
    let told = Vocabulary.uiKit.count(document).diagnostics.map { "\($0)" }
    #expect(
      told == [
        "a.storyboard:8:11: note: sparkle of <label> is not understood (object l) "
          + "[unknown-attribute]",
        "a.storyboard:8:40: note: <hologram> is not understood (object h) [unknown-element]",
      ])
  }
}
