// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource

/// The page of all screens: each in light beside dark, under the name of its file, with what an
/// audit finds on it.
struct ScreenIndex {
  let collection: ScreenCollection
  let title: String
  /// What was found in the screens' files; empty where nobody looked.
  var findings = ScreenFindings()

  /// The page.
  var html: String {
    let screens = collection.screens.map { screen($0) }
    let count = screens.count
    return ReviewPage(
      title: title,
      summary: "\(Count.text(count, "screen")), \(Count.text(collection.pictureCount, "picture")), "
        + "light beside dark.",
      version: ProgramVersion.text, marks: DrawnScreen.Quality.allCases.map(\.mark),
      screens: screens
    ).html
  }

  private func screen(_ told: JSON) -> ReviewPage.Screen {
    let drawn = DrawnScreen(told)
    let found = findings.on(drawn)
    let lock = drawn.lock.map { ", locked to \($0)" } ?? ""
    return ReviewPage.Screen(
      name: drawn.name, detail: drawn.className + lock, file: drawn.file, size: drawn.size,
      marks: DrawnScreen.Quality.allCases.filter {
        drawn.has($0) || $0 == .found && !found.isEmpty
      }.map(\.mark), pairs: Self.pairs(drawn.pictures),
      findings: found)
  }

  /// Pictures in light with their counterparts in dark; those of one style stand alone.
  private static func pairs(_ pictures: [DrawnScreen.Picture]) -> [ReviewPage.Pair] {
    var pairs: [ReviewPage.Pair] = []
    var rest = pictures[...]
    while let first = rest.popFirst() {
      let shot = ReviewPage.Shot(first)
      if let next = rest.first, !first.isDark, next.isDark {
        rest.removeFirst()
        pairs.append(ReviewPage.Pair(left: shot, right: ReviewPage.Shot(next)))
      } else {
        pairs.append(
          ReviewPage.Pair(left: first.isDark ? nil : shot, right: first.isDark ? shot : nil))
      }
    }
    return pairs
  }
}

extension ReviewPage.Shot {
  /// A picture as a page in the folder of the pictures shows it.
  ///
  /// - Parameters:
  ///   - picture: the picture
  ///   - folder: the folder of the picture as seen from the page; empty for the page's own
  init(_ picture: DrawnScreen.Picture, in folder: String = "") {
    self.init(
      label: picture.words, isDark: picture.isDark,
      path: folder.isEmpty ? picture.path : Path.join(folder, picture.path))
  }
}
