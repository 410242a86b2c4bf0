// SPDX-License-Identifier: MIT

// Tests whose project takes or compares the pictures by functions of its own.

extension SnapshotKind {
  static let ownPictures = [
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
  ]
}
