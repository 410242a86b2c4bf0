// SPDX-License-Identifier: MIT

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
