// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroDrawnSource

@MainActor
@Suite("Snapshot tests read from source")
struct SnapshotTests {
  private static let view = """
    import SwiftUI
    struct Badge: View { var body: some View { Text("7") } }
    """

  private static let test = """
    import SnapshotTesting
    import XCTest
    final class BadgeTests: XCTestCase {
      func testPlain() {
        assertSnapshot(of: Badge(), as: .image(layout: .fixed(width: 60, height: 40)))
        assertSnapshot(
          of: Badge(), as: .image(traits: .init(userInterfaceStyle: .dark)), named: "at night")
      }
      func testBoth() { both(Badge()) }
      func testController() { assertSnapshot(matching: UIViewController(), as: .image) }
    }
    extension XCTestCase {
      func both(_ view: some View, testName: String = #function) {
        for style in [UIUserInterfaceStyle.light, .dark] {
          assertSnapshot(
            of: view, as: .image(on: .iPhone13, traits: .init(userInterfaceStyle: style)),
            named: style == .dark ? "dark" : "light", testName: testName)
        }
      }
    }
    """

  @Test("each stored picture is drawn as its test asks, or has the reason why not")
  func cases() throws {
    let folder = "Tests/__Snapshots__/BadgeTests"
    let stored = [
      "testPlain.1", "testPlain.at-night", "testBoth.light", "testBoth.dark", "testController.1",
      "testGone.1",
    ]
    var others: [String: [UInt8]] = [:]
    for name in stored { others["\(folder)/\(name).png"] = [0] }
    let code = try DrawnCode(
      ["Badge.swift": Array(Self.view.utf8), "Tests/BadgeTests.swift": Array(Self.test.utf8)],
      kind: .snapshots, others: others, writesPictures: true)
    let cases = (code.answer["cases"]?.elements).map { Array($0) } ?? []
    var told: [String: String] = [:]
    for one in cases {
      let name = one["reference"]?.string?.split(separator: "/").last.map(String.init) ?? ""
      let parts = [
        one["picture"]?.string == nil ? "not drawn" : "drawn", one["style"]?.string ?? "–",
        one["device"]?.string ?? "–", "\(one["line"]?.integer ?? 0)",
      ]
      told[name] = parts.joined(separator: " ")
    }
    #expect(
      told == [
        "testPlain.1.png": "drawn light – 5", "testPlain.at-night.png": "drawn dark – 6",
        "testBoth.light.png": "drawn light iPhone13 15",
        "testBoth.dark.png": "drawn dark iPhone13 15",
        "testController.1.png": "drawn light – 10", "testGone.1.png": "not drawn – – 0",
      ])
  }

  private static let several = """
    import SnapshotTesting
    import XCTest
    final class BadgeTests: XCTestCase {
      func testList() {
        assertSnapshots(
          of: Badge(), as: ["wide": .image(layout: .fixed(width: 90, height: 20)), "own": .image])
      }
      func testHelper() {
        each(config: .init(size: .init(width: 50, height: 30)))
      }
      private func each(config: ViewImageConfig, testName: String = #function) {
        var config = config
        [UIUserInterfaceStyle.light, .dark].forEach { style in
          assertSnapshot(
            of: Badge(), as: .image(layout: .device(config: config.with(style))),
            named: "in_\\(style)", testName: testName)
        }
      }
    }
    extension ViewImageConfig {
      mutating func with(_ style: UIUserInterfaceStyle) -> Self {
        traits = traits.modifyingTraits { $0.userInterfaceStyle = style }
        return self
      }
    }
    """

  @Test("several pictures of one assertion, and configurations that a helper changes, are found")
  func helpers() throws {
    let stored = ["testList.wide", "testList.own", "testHelper.in_light", "testHelper.in_dark"]
    var others: [String: [UInt8]] = [:]
    for name in stored { others["Tests/__Snapshots__/BadgeTests/\(name).png"] = [0] }
    let code = try DrawnCode(
      ["Badge.swift": Array(Self.view.utf8), "Tests/BadgeTests.swift": Array(Self.several.utf8)],
      kind: .snapshots, others: others, writesPictures: true)
    let cases = (code.answer["cases"]?.elements).map { Array($0) } ?? []
    let told = cases.map { one in
      [one["reference"]?.string?.split(separator: "/").last.map(String.init), one["style"]?.string]
        .map { $0 ?? "–" }.joined(separator: " ")
    }
    #expect(
      Set(told) == [
        "testList.wide.png light", "testList.own.png light", "testHelper.in_light.png light",
        "testHelper.in_dark.png dark",
      ])
  }

  @Test("the sources of the library itself give way to what is known of it")
  func library() throws {
    let library = """
      public struct Snapshotting<Value, Format> { public var pathExtension: String? }
      public struct ViewImageConfig { public static let iPhone13 = ViewImageConfig() }
      public func assertSnapshot<V, F>(of value: V, as strategy: Snapshotting<V, F>) {}
      """
    let test = """
      @testable import SnapshotTesting
      import XCTest
      final class BadgeTests: XCTestCase {
        func testPhone() { assertSnapshot(of: Badge(), as: .image(layout: .device(config: .iPhone13))) }
      }
      """
    let code = try DrawnCode(
      [
        "Sources/SnapshotTesting/Snapshotting.swift": Array(library.utf8),
        "Badge.swift": Array(Self.view.utf8), "Tests/BadgeTests.swift": Array(test.utf8),
      ], kind: .snapshots, others: ["Tests/__Snapshots__/BadgeTests/testPhone.1.png": [0]],
      writesPictures: true)
    #expect(code.answer["cases"]?.elements.first { _ in true }?["device"]?.string == "iPhone13")
  }

  @Test(
    "the measures tell how far two pictures are from each other",
    arguments: [
      (255, 255, 0.0, 0.0), (255, 0, 1.0, 1.0), (255, 250, 0.0, 0.0),
    ] as [(UInt8, UInt8, Double, Double)])
  func measures(_ stored: UInt8, _ drawn: UInt8, _ differing: Double, _ content: Double) {
    let picture = { (gray: UInt8) in
      Bitmap(
        size: PixelSize(width: 4, height: 4),
        samples: .eightBit((0..<16).flatMap { _ in [gray, gray, gray, 255] }), colorSpace: .sRGB,
        alphaState: .straight)
    }
    let measures = PictureMeasures(picture(stored), picture(drawn), scale: 2, isDark: false)
    #expect(measures.differing == differing)
    #expect(measures.stored == PixelSize(width: 4, height: 4))
    #expect((measures.meanDifference == 0) == (stored == drawn))
    #expect(measures.contentDiffering <= max(content, measures.differing))
  }

  @Test(
    "names of files are those that the library makes",
    arguments: [
      ("testFoo()", "testFoo"), ("a b/c", "a-b-c"), ("_x", "_x"), ("--a--", "a"),
      ("größe", "größe"),
    ])
  func names(_ given: String, _ expected: String) {
    #expect(SnapshotNames.sanitized(given) == expected)
  }
}
