// SPDX-License-Identifier: MIT

import Testing

/// A way in which projects write their tests, and the stored pictures that belong to it.
struct SnapshotKind: CustomTestStringConvertible, Sendable {
  var name: String
  /// The name of the test's file.
  var file = "Tests/BadgeTests.swift"
  var test: String
  /// The stored pictures, relative to the project.
  var stored: [String]
  /// What is told of them, in the order of their names: the style, or why nothing is drawn.
  var told: [String]

  var testDescription: String { name }

  private static let head = "import SnapshotTesting\nimport Testing\nimport XCTest\n"
  static let folder = "Tests/__Snapshots__/BadgeTests"

  static let all = written + ownPictures + previewed + waiting

  private static let written = [
    SnapshotKind(
      name: "a guard that only holds on the device of the pictures",
      test: """
        final class BadgeTests: XCTestCase {
          override func setUp() {
            guard UIScreen.main.scale == 7, ProcessInfo().operatingSystemVersion.majorVersion == 17
            else { fatalError("use another device") }
          }
          func testA() { assertSnapshot(of: Badge(), as: .image) }
          func testB() throws {
            guard UIDevice.current.name == "none" else { XCTFail("wrong"); return }
            try check()
            assertSnapshot(of: Badge(), as: .image)
          }
          private func check() throws { throw Missing() }
        }
        struct Missing: Error {}
        """,
      stored: ["\(folder)/testA.1.png", "\(folder)/testB.1.png"], told: ["light", "light"]),
    SnapshotKind(
      name: "tests with arguments, and functions that are tests",
      test: """
        @Suite struct BadgeTests {
          @Test("each style", arguments: [UIUserInterfaceStyle.light, .dark])
          func styles(_ style: UIUserInterfaceStyle) {
            assertSnapshot(
              of: Badge(), as: .image(traits: .init(userInterfaceStyle: style)),
              named: style == .dark ? "dark" : "light")
          }
          @Test(arguments: zip(["a", "b"], [1, 2]))
          func pairs(name: String, count: Int) {
            assertSnapshot(of: Badge(), as: .image, named: "\\(name)\\(count)")
          }
        }
        @MainActor @Test func alone() { assertSnapshot(of: Badge(), as: .image) }
        """,
      stored: [
        "\(folder)/alone.1.png", "\(folder)/pairs-name-count.a1.png",
        "\(folder)/pairs-name-count.b2.png", "\(folder)/styles-_.dark.png",
        "\(folder)/styles-_.light.png",
      ], told: ["light", "light", "light", "dark", "light"]),
    SnapshotKind(
      name: "a strategy of the project's beside those of the library",
      test: """
        extension Snapshotting where Value == UIViewController, Format == UIImage {
          static func image(on device: ViewImageConfig, style: UIUserInterfaceStyle) -> Snapshotting {
            image(on: device, traits: .init(userInterfaceStyle: style))
          }
        }
        final class BadgeTests: XCTestCase {
          func testA() {
            let controller = UIHostingController(rootView: Badge())
            assertSnapshot(of: controller, as: .image(on: .iPhoneSe, style: .dark))
          }
        }
        """,
      stored: ["\(folder)/testA.1.png"], told: ["dark"]),
    SnapshotKind(
      name: "names that hold the release of a system",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() {
            for style in [UIUserInterfaceStyle.light, .dark] {
              assertSnapshot(
                of: Badge(), as: .image(traits: .init(userInterfaceStyle: style)),
                named: "iOS\\(Machine.version)-\\(style == .dark ? "dark" : "light")")
            }
          }
        }
        """,
      stored: ["\(folder)/testA.iOS17-dark.png", "\(folder)/testA.iOS17-light.png"],
      told: ["dark", "light"]),
    SnapshotKind(
      name: "functions of the project's own that compare pictures",
      test: """
        @Suite struct BadgeTests {
          @Test func own() {
            assertViewSnapshot(of: Badge(), width: 80, colorScheme: .dark, named: "badge_dark")
          }
          func assertViewSnapshot<V: View>(
            of view: V, width: CGFloat, colorScheme: ColorScheme? = nil, named name: String
          ) {
            let image = Renderer.render(view)
            #expect(image == Store.load(name))
          }
        }
        """,
      stored: ["\(folder)/badge_dark.png"], told: ["dark"]),
    SnapshotKind(
      name: "a helper in a file of its own, whose strategy the project declares",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() { both(Badge()) }
        }
        func both(_ view: some View, testName: String = #function) {
          assertSnapshot(of: view, as: .screen(dark: true), named: "dark", testName: testName)
        }
        extension Snapshotting where Value: View, Format == UIImage {
          static func screen(dark: Bool) -> Self {
            .image(
              layout: .device(config: .iPhone16Pro),
              traits: .init(userInterfaceStyle: dark ? .dark : .light))
          }
        }
        """,
      stored: ["\(folder)/testA.dark.png"], told: ["dark"]),
    SnapshotKind(
      name: "FBSnapshotTestCase, whose pictures lie in a folder of the class",
      test: """
        class BadgeTests: FBSnapshotTestCase {
          func testA() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            FBSnapshotVerifyView(view)
            FBSnapshotVerifyView(view, identifier: "again")
          }
        }
        """,
      stored: [
        "Tests/ReferenceImages_64/AppTests.BadgeTests/testA@2x.png",
        "Tests/ReferenceImages_64/AppTests.BadgeTests/testA_again@2x.png",
      ], told: ["light", "light"]),
    SnapshotKind(
      name: "a screen of a module that is not there",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() { MissingScreen(title: "x").verify() }
        }
        extension UIViewController {
          func verify(testName: String = #function) {
            assertSnapshot(of: self, as: .image(on: .iPhone13), testName: testName)
          }
        }
        """,
      stored: ["\(folder)/testA.1.png"], told: ["light"]),
    SnapshotKind(
      name: "a helper whose own name the pictures have",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() { check(Badge(), named: "a") }
          func check(_ view: some View, named name: String) { both(view, named: name) }
        }
        func both(
          _ view: some View, named: String, file: StaticString = #filePath,
          testName: String = #function
        ) {
          for style in [UIUserInterfaceStyle.light, .dark] {
            assertSnapshot(
              of: view, as: .image(traits: .init(userInterfaceStyle: style)),
              named: "\\(named)-\\(style == .light ? "light" : "dark")", file: file, testName: testName)
          }
        }
        """,
      stored: ["\(folder)/check-_-named.a-dark.png", "\(folder)/check-_-named.a-light.png"],
      told: ["dark", "light"]),
    SnapshotKind(
      name: "an assertion of a module that is not there, which takes several pictures",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() { AssertSnapshot(Badge(), variants: .all) }
          func testB() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            AssertSnapshot(view, suffix: "off")
          }
        }
        """,
      stored: [
        "\(folder)/testA.default-dark.png", "\(folder)/testA.default-light.png",
        "\(folder)/testA.rightToLeftLayout-default.png", "\(folder)/testA.small-dark.png",
        "\(folder)/testB.dark-off.png", "\(folder)/testB.light-off.png",
        "\(folder)/testB.light-on.png",
      ],
      told: [
        "dark", "light", "light", "dark", "dark", "light",
        "the test did not reach an assertion with this name",
      ]),
    SnapshotKind(
      name: "a test whose name begins with that of another one",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() { assertSnapshot(of: Badge(), as: .image, named: "a") }
          func testA_inDark() {
            let controller = UIViewController()
            controller.overrideUserInterfaceStyle = .dark
            assertSnapshot(of: controller, as: .image(on: .iPhone13), named: "a")
          }
        }
        """,
      stored: ["\(folder)/testA.a.png", "\(folder)/testA_inDark.a.png"],
      told: ["light", "dark"]),
    SnapshotKind(
      name: "names of tests that hold the machine",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() { check(Badge(), named: "full") }
          func check(_ view: some View, named name: String, caller: String = #function) {
            let machine = ProcessInfo.processInfo.environment["MODEL"] ?? "none"
            assertSnapshot(of: view, as: .image, named: name, testName: "\\(caller)-\\(machine)")
          }
        }
        """,
      stored: [
        "\(folder)/testA-iPad13-18-de_DE.full.png", "\(folder)/testA-iPhone16-1-en_US.full.png",
        "\(folder)/testA-iPhone16-1-en_US.other.png",
      ],
      told: ["light", "light", "the test did not reach an assertion with this name"]),
    SnapshotKind(
      name: "functions of which a macro takes pictures",
      test: """
        import SnapshotTestingMacros
        @Suite @SnapshotSuite(.theme(.light), .padding(4))
        struct BadgeTests {
          @SnapshotTest func plain() -> some View { Badge() }
          @SnapshotTest("Its name", .theme(.all), .sizes(devices: .iPhoneX))
          func named() -> some View { Badge() }
          @SnapshotTest(.sizes(width: 80, height: .minimum), .backgroundColor(uiColor: .red))
          func label() -> UIView { UILabel() }
          @SnapshotTest(.sizes(SizesSnapshotTrait.Size(width: .fixed(40), height: 30)))
          func small() -> UIViewController { UIViewController() }
          @SnapshotTest(configurations: [
            SnapshotConfiguration(name: "one", value: (1, "a")), .init(name: "two", value: (2, "b")),
          ])
          func pairs(number: Int, text: String) -> some View { Text("\\(number)\\(text)") }
          @SnapshotTest(configurationValues: { [3, 4] })
          func values(_ number: Int) -> some View { Text("\\(number)") }
          @SnapshotTest(.strategy(.recursiveDescription)) func text() -> some View { Badge() }
        }
        """,
      stored: [
        "\(folder)/4 configuration/values_min-size_light.1.png",
        "\(folder)/Its-name_iPhoneX_dark.1.png", "\(folder)/Its-name_iPhoneX_light.1.png",
        "\(folder)/label_min-height_light.1.png",
        "\(folder)/one configuration/pairs_min-size_light.1.png",
        "\(folder)/plain_min-size_light.1.png", "\(folder)/small_fixed-size_light.1.png",
        "\(folder)/text_min-size_light.1.png",
        "\(folder)/two configuration/pairs_min-size_light.1.png",
      ],
      told: [
        "light", "dark", "light", "light", "light", "light", "light",
        "the test did not reach an assertion with this name", "light",
      ]),
    SnapshotKind(
      name: "a test that comes to no assertion",
      test: "final class BadgeTests: XCTestCase { func testA() {} }",
      stored: ["\(folder)/testA.1.png"],
      told: [
        "the test did not reach an assertion with this name"
      ]),
  ]

  /// The files of the project.
  var files: [String: [UInt8]] {
    let view = "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"7\") } }"
    return ["Badge.swift": Array(view.utf8), file: Array((Self.head + test).utf8)]
  }
}
