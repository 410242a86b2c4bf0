// SPDX-License-Identifier: MIT

import Testing

extension SnapshotKind {
  /// Pictures in folders of styles, whose code waits for its work.
  static let waiting = [
    SnapshotKind(
      name: "folders by styles, and a window that shows nothing any more",
      test: """
        @MainActor final class BadgeTests: XCTestCase {
          func testAll() async {
            for (style, scheme) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
              await assertBadgeSnapshot(for: Badge(), style: style, named: "B", scheme: scheme)
            }
          }
          private func assertBadgeSnapshot(
            for view: some View, style: UIUserInterfaceStyle, named: String, scheme: String
          ) async {
            let controller = UIHostingController(rootView: view)
            controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let picture = await MainActor.run { controller.picture(style) }
            assert(snapshot: picture, named: named, scheme: scheme)
          }
          private func assert(snapshot: UIImage, named: String, scheme: String) {}
        }
        extension UIViewController {
          func picture(_ style: UIUserInterfaceStyle) -> UIImage {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            window.overrideUserInterfaceStyle = style
            window.rootViewController = self
            defer { window.rootViewController = nil }
            return UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
              window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
          }
        }
        """,
      stored: ["Tests/snapshots/dark/B.png", "Tests/snapshots/light/B.png"],
      told: ["dark", "light"]),
    SnapshotKind(
      name: "what a class sets up for all of its tests",
      test: """
        final class BadgeTests: XCTestCase {
          static var style = UIUserInterfaceStyle.light
          override class func setUp() {
            super.setUp()
            style = .dark
          }
          func testA() {
            let traits = UITraitCollection(userInterfaceStyle: Self.style)
            assertSnapshot(of: Badge(), as: .image(traits: traits))
          }
        }
        """,
      stored: ["\(folder)/testA.1.png"], told: ["dark"]),
  ]

  /// Tests that take the pictures of previews.
  static let previewed = [
    SnapshotKind(
      name: "all previews of a type, each with its name",
      test: """
        struct Badge_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              Badge().previewDisplayName("One")
              Badge().previewDisplayName("Two words")
            }
            Badge()
          }
        }
        final class BadgeTests: XCTestCase {
          func testAll() {
            for preview in Badge_Previews._allPreviews {
              let name = preview.displayName ?? "none"
              assertSnapshots(
                of: preview.content, as: ["\\(name)-light": .plain, "\\(name)-dark": .night])
            }
          }
        }
        extension Snapshotting where Value: View, Format == UIImage {
          static var plain: Snapshotting { .image(layout: .fixed(width: 30, height: 20)) }
          static var night: Snapshotting {
            .image(
              layout: .fixed(width: 30, height: 20), traits: .init(userInterfaceStyle: .dark))
          }
        }
        """,
      stored: [
        "\(folder)/testAll.One-dark.png", "\(folder)/testAll.One-light.png",
        "\(folder)/testAll.Two-words-dark.png", "\(folder)/testAll.Two-words-light.png",
        "\(folder)/testAll.none-dark.png", "\(folder)/testAll.none-light.png",
      ], told: ["dark", "light", "dark", "light", "dark", "light"]),
    SnapshotKind(
      name: "the states that a library shares between previews and tests",
      test: """
        import PreviewSnapshots
        struct Badge_Previews: PreviewProvider {
          static var previews: some View { snapshots.previews }
          static var snapshots: PreviewSnapshots<Int> {
            PreviewSnapshots(
              configurations: [.init(name: "few", state: 1), .init(name: "many", state: 9)],
              configure: { Text("\\($0)") })
          }
          struct Named: NamedPreviewState { let name: String }
          static var named: PreviewSnapshots<Named> {
            PreviewSnapshots(states: [.init(name: "own")], configure: { Text($0.name) })
          }
        }
        final class BadgeTests: XCTestCase {
          func testPlain() { Badge_Previews.snapshots.assertSnapshots() }
          func testBoth() {
            Badge_Previews.named.assertSnapshots(
              as: ["l": .image, "d": .image(traits: .init(userInterfaceStyle: .dark))])
          }
        }
        """,
      stored: [
        "\(folder)/testBoth.own-d.png", "\(folder)/testBoth.own-l.png",
        "\(folder)/testPlain.few.png", "\(folder)/testPlain.many.png",
      ], told: ["dark", "light", "light", "light"]),
  ]
}
