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

  /// What of the saved sizes goes into the layout that is compared with them.
  enum Knowledge: String, CaseIterable {
    case all
    /// All but the frames of the controls without views inside that constraints, stacks or cells of
    /// the usual styles lay out.
    case withoutLeaves
    /// The frames as the beginning of layout, but not as sizes of contents.
    case ownSizes
  }

  @Test(
    "of the fixtures' views most are within a point of their frames, and nearly all within eight",
    arguments: [
      (Knowledge.all, 98, 99), (.withoutLeaves, 94, 96), (.ownSizes, 90, 97),
    ])
  func frames(_ knowledge: Knowledge, _ near: Int, _ around: Int) throws {
    var kinds: [String: Tally] = [:]
    var misses: [String] = []
    for file in InterfaceScreens.files {
      let document = InterfaceScreens.document(try InterfaceScreens.bytes(file), file)
      if Self.isMisplaced(document) { continue }
      let drawn =
        knowledge == .withoutLeaves
        ? InterfaceScreens.document(
          Self.withoutLeaves(document, try InterfaceScreens.bytes(file)), file) : document
      let screens = InterfaceScreens.screens(drawn, trustsSavedSizes: knowledge != .ownSizes)
      for screen in screens {
        for placed in screen.views {
          let saved = placed.element.objectID.flatMap { document.element(id: $0) }
          guard let wanted = (saved ?? placed.element).rect(key: "frame") else { continue }
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

  /// The controls whose sizes the program has to know by itself.
  private static let controls: Set<String> = [
    "label", "textField", "secureTextField", "searchField", "tokenField", "comboBox", "button",
    "popUpButton", "switch", "slider", "stepper", "segmentedControl", "imageView", "progressView",
    "progressIndicator", "activityIndicatorView", "datePicker", "pageControl", "searchBar",
    "colorWell", "levelIndicator",
  ]

  /// The bytes of a file with blanks in the place of its leaf controls' frames.
  private static func withoutLeaves(_ document: InterfaceDocument, _ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard document.usesAutolayout, let root = document.root else { return bytes }
    let cells = root.descendants.filter { $0.isNamed("tableViewCell") }
    let labels = Set(
      cells.flatMap { [$0[attribute: "textLabel"], $0[attribute: "detailTextLabel"]] }
        .compactMap(\.self))
    for element in root.descendants
    where controls.contains(element.name) && element.flag("fixedFrame") != true
      && (element.flag("translatesAutoresizingMaskIntoConstraints") == false
        || element.objectID.map(labels.contains) == true)
      && element.child(named: "subviews") == nil
    {
      guard let rect = element.child(key: "frame") else { continue }
      for place in rect.byteRange { bytes[place] = UInt8(ascii: " ") }
    }
    return bytes
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
        "a.storyboard:8:11: note: sparkle of <label> is not supported (object l) "
          + "[unknown-attribute]",
        "a.storyboard:8:40: note: <hologram> is not supported (object h) [unknown-element]",
      ])
  }
}
