// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// What tests of pictures call, in a program of Scripts/check-swiftui: the names of
// swift-snapshot-testing and of XCTest, as far as such tests use them. Nothing is compared here:
// each picture that is asked for is drawn to a file.

import ChiaroAppearance
import ChiaroControls
import ChiaroMedia
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroUIKit
import ChiaroViews
import Foundation

/// The pictures to draw: their names, each with its scale, and where they go.
@MainActor
enum Wanted {
  static let folder = URL(fileURLWithPath: CommandLine.arguments[1])
  static let release = SystemRelease(rawValue: CommandLine.arguments[2]) ?? .iOS18
  static let scales: [String: Double] = {
    let data = try? Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[3]))
    let table = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (table as? [String: NSNumber] ?? [:]).mapValues(\.doubleValue)
  }()
  static var counts: [String: Int] = [:]
}

/// A way to draw a value.
struct Snapshotting<Value, Format> {
  let draw: @MainActor (Value, CGFloat) -> Bitmap?

  func pullback<Other>(_ transform: @escaping (Other) -> Value) -> Snapshotting<Other, Format> {
    let draw = draw
    return Snapshotting<Other, Format> { draw(transform($0), $1) }
  }
}

struct ViewImageConfig: Sendable {
  enum Orientation: Sendable { case portrait, landscape }
  var safeArea: UIEdgeInsets
  var size: CGSize?
  var traits: UITraitCollection

  init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) { (self.safeArea, self.size, self.traits) = (safeArea, size, traits) }

  private static func phone(_ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat)
    -> ViewImageConfig
  {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height),
      traits: UITraitCollection(preferredContentSizeCategory: .medium))
  }
  static let iPhoneSe = phone(320, 568, 20, 0)
  static let iPhone8 = phone(375, 667, 20, 0)
  static let iPhone8Plus = phone(414, 736, 20, 0)
  static let iPhoneX = phone(375, 812, 44, 34)
  static let iPhoneXr = phone(414, 896, 48, 34)
  static let iPhoneXsMax = phone(414, 896, 44, 34)
  static let iPhone12 = phone(390, 844, 47, 34)
  static let iPhone12Pro = phone(390, 844, 47, 34)
  static let iPhone13 = phone(390, 844, 47, 34)
  static let iPhone13Mini = phone(375, 812, 50, 34)
  static let iPhone13Pro = phone(390, 844, 47, 34)
  static let iPhone13ProMax = phone(428, 926, 47, 34)
  static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    orientation == .portrait ? iPhone13 : phone(844, 390, 0, 21)
  }
  static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    orientation == .portrait ? iPhone8 : phone(667, 375, 0, 0)
  }
  static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    orientation == .portrait ? iPhoneX : phone(812, 375, 0, 21)
  }
}

enum SwiftUISnapshotLayout {
  case device(config: ViewImageConfig)
  case fixed(width: CGFloat, height: CGFloat)
  case sizeThatFits
}

extension Snapshotting where Value: ChiaroSwiftUI.View, Format == UIImage {
  static var image: Snapshotting { .image() }
  static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting { view, scale in
      let hosting = UIHostingController(rootView: view)
      let frame = Frame(layout, traits)
      if frame.size == nil { hosting.view.backgroundColor = .clear }
      return picture(hosting, frame, scale) { hosting.sizeThatFits(in: $0) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  static var image: Snapshotting { .image() }
  static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting { controller, scale in
      var frame = Frame(.device(config: config), traits)
      frame.size = size ?? frame.size
      return picture(controller, frame, scale) { _ in controller.view.bounds.size }
    }
  }
  static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting { controller, scale in
      var frame = Frame(.sizeThatFits, traits)
      frame.size = size ?? controller.view.bounds.size
      if frame.size?.height == 667 { frame.safeArea.top = 20 }
      return picture(controller, frame, scale) { $0 }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  static var image: Snapshotting { .image() }
  static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting { view, scale in
      let controller = UIViewController()
      controller.view.backgroundColor = .clear
      let size = size ?? view.bounds.size
      view.frame = CGRect(origin: .zero, size: size)
      controller.view.addSubview(view)
      var frame = Frame(.sizeThatFits, traits)
      frame.size = size
      return picture(controller, frame, scale) { $0 }
    }
  }
}

/// The room of a picture, and what holds in it.
private struct Frame {
  var size: CGSize?
  var safeArea = UIEdgeInsets.zero
  var traits: UITraitCollection

  init(_ layout: SwiftUISnapshotLayout, _ given: UITraitCollection) {
    traits = given
    switch layout {
    case .sizeThatFits: break
    case .fixed(let width, let height): size = CGSize(width: width, height: height)
    case .device(let config):
      (size, safeArea) = (config.size, config.safeArea)
      traits = UITraitCollection(traitsFrom: [config.traits, given])
    }
  }
}

@MainActor
private func picture(
  _ controller: UIViewController, _ frame: Frame, _ scale: CGFloat,
  _ fit: (CGSize) -> CGSize
) -> Bitmap? {
  let stage = Stage.shared
  return stage.performAsCurrent { () -> Bitmap? in
    let usual = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = Double(scale)
      $0.systemRelease = Wanted.release
    }
    let traits = UITraitCollection(traitsFrom: [usual, frame.traits]).modifyingTraits {
      $0.displayScale = Double(scale)
    }
    let screen = Screen(
      bounds: CGRect(x: 0, y: 0, width: 1_000, height: 1_000), systemTraits: traits, stage: stage)
    let window = Window(windowScene: WindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.rootViewController = controller
    screen.update()
    let size = frame.size ?? fit(CGSize(width: CGFloat.infinity, height: .infinity))
    guard size.width > 0, size.height > 0, size.width < 4_000, size.height < 4_000 else {
      return nil
    }
    screen.bounds = CGRect(origin: .zero, size: size)
    window.frame = screen.bounds
    controller.additionalSafeAreaInsets = frame.safeArea
    for _ in 0..<4 { screen.update() }
    let canvas = Canvas(
      size: PixelSize(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded())),
      scale: Float(scale))
    return Renderer(canvas: canvas, resources: stage.resources).render(window.displayList)
  }
}

extension Stage {
  /// What all pictures are drawn with: the fonts of the program, and the catalogs beside it.
  fileprivate static let shared = Stage(resources: .standard())
}

@MainActor
private func write<Value, Format>(
  _ value: Value, _ how: Snapshotting<Value, Format>, _ name: String?, _ file: String,
  _ test: String
) {
  func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
  let group =
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    .components(separatedBy: "+").last ?? ""
  let function = plain(test)
  let count = (Wanted.counts["\(group)/\(function)"] ?? 0) + (name == nil ? 1 : 0)
  if name == nil { Wanted.counts["\(group)/\(function)"] = count }
  let picture = "\(group)/\(function).\(name.map(plain) ?? "\(count)").png"
  guard let scale = Wanted.scales[picture] else { return }
  guard let bitmap = how.draw(value, CGFloat(scale)) else { return print("no size: \(picture)") }
  let place = Wanted.folder.appendingPathComponent(picture)
  guard let bytes = PNGWriter.bytes(bitmap) else { return print("no file: \(picture)") }
  do {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  } catch { print("not written: \(picture): \(error)") }
}

@MainActor
func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  if let value = try? value() { write(value, snapshotting, name, "\(file)", testName) }
}

@MainActor
func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool = false, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  if let value = try? value() { write(value, snapshotting, name, "\(file)", testName) }
}

@MainActor
func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  if let value = try? value() { write(value, snapshotting, name, "\(file)", testName) }
  return nil
}

@MainActor
func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  guard let value = try? value() else { return }
  for (name, how) in strategies { write(value, how, name, "\(file)", testName) }
}

// MARK: What Foundation does not have here

class RelativeDateTimeFormatter: Formatter {
  enum UnitsStyle { case full, spellOut, short, abbreviated }
  var unitsStyle = UnitsStyle.full
  func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let days = Int(reference.timeIntervalSince(date) / 86_400)
    let (count, unit) =
      days >= 365 ? (days / 365, "year") : days >= 30 ? (days / 30, "month") : (days, "day")
    return "\(count) \(unit)\(count == 1 ? "" : "s") ago"
  }
}

class NSPredicate {
  private let pattern: String
  init(format: String, _ arguments: CVarArg...) { pattern = arguments.first as? String ?? "" }
  func evaluate(with object: Any?) -> Bool {
    let text = object as? String ?? ""
    return text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }
}

extension UIFont {
  static var familyNames: [String] { [] }
  static func fontNames(forFamilyName name: String) -> [String] { [] }
}
typealias CFError = NSError
final class CGDataProvider {
  init?(data: Any) { return nil }
  init?(url: Any) { return nil }
}
final class CGFont { init?(_ provider: CGDataProvider) { return nil } }
func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: Any?) -> Bool { false }
func CTFontManagerRegisterFontsForURL(_ url: Any, _ scope: Int, _ error: Any?) -> Bool { false }

// MARK: XCTest

@MainActor
class XCTestCase {
  var continueAfterFailure = true
  var name: String { "\(Self.self)" }
  required init() {}
  func setUp() {}
  func setUp() async throws {}
  func setUpWithError() throws {}
  func tearDown() {}
  func addTeardownBlock(_ block: @escaping () -> Void) {}
}

func XCTAssertTrue(_ value: @autoclosure () throws -> Bool, _ message: String = "") {}
func XCTAssertFalse(_ value: @autoclosure () throws -> Bool, _ message: String = "") {}
func XCTAssertNil(_ value: @autoclosure () throws -> Any?, _ message: String = "") {}
func XCTAssertNotNil(_ value: @autoclosure () throws -> Any?, _ message: String = "") {}
func XCTAssertEqual<T: Equatable>(
  _ one: @autoclosure () throws -> T, _ two: @autoclosure () throws -> T, _ message: String = ""
) {}
func XCTFail(_ message: String = "") {}
func XCTUnwrap<T>(_ value: @autoclosure () throws -> T?) throws -> T {
  guard let value = try value() else { throw CancellationError() }
  return value
}
