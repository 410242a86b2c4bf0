// SPDX-License-Identifier: MIT

import Testing

extension SnapshotKind {
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
