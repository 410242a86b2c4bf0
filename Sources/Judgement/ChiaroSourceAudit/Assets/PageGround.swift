// SPDX-License-Identifier: MIT

/// The color of a catalog on which the screens of an app stand, in the place of the system's.
enum PageGround {
  /// The number of screens that have it, from which it is the app's habit.
  private static let fewest = 3

  /// Returns the asset that most screens have as a ground; nil where few have one.
  ///
  /// - Parameters:
  ///   - grounds: the colors that each type has as grounds
  ///   - project: the project
  ///   - table: the assets
  /// - Returns: the index of the asset
  static func asset(
    of grounds: [String: Set<Int>], _ project: ProjectFacts, _ table: AssetTable
  ) -> Int? {
    var counts: [Int: Int] = [:]
    for (type, assets) in grounds where isScreen(type, project) {
      // Of several it is not known which is the screen's own.
      guard assets.count == 1, let asset = assets.first else { continue }
      counts[asset, default: 0] += 1
    }
    let most = counts.max {
      ($0.value, table.assets[$1.key].set) < ($1.value, table.assets[$0.key].set)
    }
    guard let most, most.value >= fewest else { return nil }
    return most.key
  }

  private static func isScreen(_ type: String, _ project: ProjectFacts) -> Bool {
    ["ViewController", "Screen", "Page"].contains(where: type.hasSuffix)
      || project.family(of: type).inherits.contains { $0.hasSuffix("ViewController") }
  }
}
