// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

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
  private static let folder = "Tests/__Snapshots__/BadgeTests"

  static let all = [
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
      name: "windows of the project's own, of which it takes pictures itself",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() {
            let list = UIViewController()
            assert(snapshot: list.snapshot(for: .phone(style: .light)), named: "LIST_light")
            assert(snapshot: list.snapshot(for: .phone(style: .dark)), named: "LIST_dark")
            let hosted = UIHostingController(rootView: Badge())
            assert(snapshot: hosted.snapshot(for: .phone(style: .dark)), named: "BADGE")
          }
        }
        extension XCTestCase {
          func assert(snapshot: UIImage, named name: String, file: StaticString = #filePath) {
            let url = URL(fileURLWithPath: "\\(file)").deletingLastPathComponent()
              .appendingPathComponent("snapshots/\\(name).png")
            if snapshot.pngData() != (try? Data(contentsOf: url)) { XCTFail("other") }
          }
        }
        extension UIViewController {
          func snapshot(for device: Device) -> UIImage { Frame(device, self).snapshot() }
        }
        struct Device {
          let size: CGSize
          let traits: UITraitCollection
          static func phone(style: UIUserInterfaceStyle) -> Device {
            Device(
              size: CGSize(width: 80, height: 60),
              traits: UITraitCollection(mutations: { $0.userInterfaceStyle = style }))
          }
        }
        final class Frame: UIWindow {
          private var device = Device.phone(style: .light)
          convenience init(_ device: Device, _ root: UIViewController) {
            self.init(frame: CGRect(origin: .zero, size: device.size))
            self.device = device
            rootViewController = root
            isHidden = false
          }
          override var safeAreaInsets: UIEdgeInsets { .init(top: 9, left: 0, bottom: 5, right: 0) }
          override var traitCollection: UITraitCollection { device.traits }
          func snapshot() -> UIImage {
            UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
          }
        }
        """,
      stored: [
        "Tests/snapshots/BADGE.png", "Tests/snapshots/LIST_dark.png",
        "Tests/snapshots/LIST_light.png",
      ], told: ["dark", "dark", "light"]),
    SnapshotKind(
      name: "a view drawn into an image context, and a folder that is no store",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            verify(screenshot: picture(of: view), identifier: "VIEW")
          }
          func verify(screenshot: UIImage, identifier: String) {}
          func picture(of view: UIView) -> UIImage {
            UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 2)
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            defer { UIGraphicsEndImageContext() }
            return UIGraphicsGetImageFromCurrentImageContext()!
          }
        }
        """,
      stored: ["Tests/Snapshots/VIEW.png"], told: ["light"]),
    SnapshotKind(
      name: "an extension of the class above the project's test cases",
      test: """
        final class BadgeTests: XCTestCase {
          func testA() { assert(snapshot: Badge()) }
        }
        extension XCTest {
          func assert<V: View>(
            snapshot view: V,
            as all: [Snapshotting<UIViewController, UIImage>] = [.phone_light, .phone_dark],
            testName: String = #function
          ) {
            let controller = UIHostingController(rootView: view)
            assertSnapshots(matching: controller, as: all, testName: testName)
          }
        }
        extension Snapshotting where Value == UIViewController, Format == UIImage {
          static let phone_light: Self = .image(
            on: .iPhone13, traits: .init(userInterfaceStyle: .light))
          static let phone_dark: Self = .image(
            on: .iPhone13, traits: .init(userInterfaceStyle: .dark))
        }
        """,
      stored: ["\(folder)/testA.1.png", "\(folder)/testA.2.png"], told: ["light", "dark"]),
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

@MainActor
@Suite("Kinds of snapshot tests")
struct SnapshotKindTests {
  @Test("the pictures of each way to write tests are found", arguments: SnapshotKind.all)
  func found(_ kind: SnapshotKind) throws {
    var others: [String: [UInt8]] = [:]
    for name in kind.stored { others[name] = [0] }
    let code = try DrawnCode(
      kind.files, kind: .snapshots, others: others, writesPictures: true)
    let cases = (code.answer["cases"]?.elements).map { Array($0) } ?? []
    let told = cases.map { one in
      (
        one["reference"]?.string ?? "",
        one["picture"]?.string == nil ? one["reason"]?.string ?? "" : one["style"]?.string ?? ""
      )
    }.sorted { $0.0 < $1.0 }
    #expect(told.map(\.0) == kind.stored.sorted())
    #expect(told.map(\.1) == kind.told, "\(code.answer["diagnostics"].map { "\($0)" } ?? "")")
  }

  @Test("the names that generators make of texts, colors and images are theirs")
  func generated() throws {
    let strings = "\"settings.title\" = \"Settings\"; \"chapter_of\" = \"%d of %d\";"
    let code = """
      import SwiftUI
      #Preview {
        VStack {
          Text(L10n.Settings.title)
          Text(R.string.localizable.chapterOf(2, 4))
        }
      }
      """
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: ["en.lproj/Localizable.strings": Array(strings.utf8)])
    #expect(drawn.texts == ["Settings", "2 of 4"])
  }

  @Test("generators may give the types of texts and colors other names")
  func renamed() throws {
    let code = """
      import SwiftUI
      #Preview {
        VStack {
          Text(Localizations.pageTitle).foregroundStyle(Color(asset: AppAsset.Brand.ink))
          Text("b").foregroundStyle(AppColors.ink.swiftUIColor)
        }
      }
      """
    let ink = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000"}}}],
      "info": {"author": "xcode", "version": 1}}
      """
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: [
        "en.lproj/Localizable.strings": Array("\"PageTitle\" = \"Title\";".utf8),
        "A.xcassets/ink.colorset/Contents.json": Array(ink.utf8),
      ])
    #expect(drawn.texts == ["Title", "b"])
    #expect(drawn.colors == ["#112233", "#112233"])
  }

  @Test("the accent that Xcode makes without a color tints nothing")
  func accent() throws {
    let code = "import SwiftUI\n#Preview { Button(\"Send\") {} }"
    let empty = #"{"colors": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: ["A.xcassets/AccentColor.colorset/Contents.json": Array(empty.utf8)])
    #expect(drawn.colors == ["#0088FF"])
  }

  @Test("texts come from the project's language where it has no English ones")
  func language() throws {
    let code = "import SwiftUI\n#Preview { Text(\"greeting\") }"
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: ["nl.lproj/Localizable.strings": Array("\"greeting\" = \"Hallo\";".utf8)])
    #expect(drawn.texts == ["Hallo"])
  }
}
