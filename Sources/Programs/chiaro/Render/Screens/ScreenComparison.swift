// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource

/// The page of two folders of screens: what an earlier run drew beside what is drawn now.
struct ScreenComparison {
  /// The name of the file that tells what stands in a folder of screens.
  static let listing = "screens.json"
  /// The largest size of that file, in bytes.
  private static let byteCount = 256 << 20

  /// How a screen differs.
  enum Change: String, CaseIterable {
    case changed, new, gone, same

    fileprivate var mark: ReviewPage.Mark {
      ReviewPage.Mark(id: rawValue, label: rawValue.prefix(1).uppercased() + rawValue.dropFirst())
    }
  }

  private let before: [DrawnScreen]
  private let after: [DrawnScreen]
  /// The folder of the earlier pictures, as seen from the page.
  private let folder: String

  /// Reads what an earlier run told of a folder.
  ///
  /// - Parameters:
  ///   - before: the folder that the earlier run wrote
  ///   - after: what is drawn now
  ///   - page: the folder in which the page will stand
  /// - Throws: what the program ends with where the folder lists no screens
  init(before: String, after: ScreenCollection, page: String) throws {
    let path = Path.join(before, Self.listing)
    let bytes = try Outcome.reading { () throws(FileError) in
      try FileReader.bytes(atPath: path, limit: Self.byteCount)
    }
    guard let screens = JSONDocument.read(bytes, file: path).document?.root["screens"] else {
      throw Outcome.unreadable("\(path) does not list screens; draw the folder with chiaro render")
    }
    self.before = screens.elements.map { DrawnScreen(JSON($0)) }
    self.after = after.screens.map(DrawnScreen.init)
    folder = Self.way(
      from: FileReader.realPath(page) ?? page, to: FileReader.realPath(before) ?? before)
  }

  /// The way from a folder to another, both given from the root of the file system.
  private static func way(from base: String, to path: String) -> String {
    let (here, there) = (Path.components(base), Path.components(path))
    let common = zip(here, there).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: here.count - common) + there.dropFirst(common).map(String.init)
    return parts.joined(separator: "/")
  }

  /// The number of screens by how they differ.
  var counts: [Change: Int] {
    Dictionary(changes.map { ($0.change, 1) }, uniquingKeysWith: +)
  }

  /// The page.
  func html(title: String) -> String {
    let changes = changes
    let words = Change.allCases.compactMap { change -> String? in
      counts[change].map { "\($0) \(change.rawValue)" }
    }.joined(separator: ", ")
    return ReviewPage(
      title: title, summary: "Before beside after: \(words.isEmpty ? "no screens" : words).",
      version: ProgramVersion.text, marks: Change.allCases.map(\.mark),
      screens: changes.map(screen)
    ).html
  }

  private typealias Pairing = (before: DrawnScreen?, after: DrawnScreen?, change: Change)

  /// All screens, those that changed first, each kind in the order of the files.
  private var changes: [Pairing] {
    var earlier = Dictionary(grouping: before, by: \.identity)
    var pairings: [Pairing] = after.map { screen in
      let match =
        earlier[screen.identity]?.isEmpty == false
        ? earlier[screen.identity]?.removeFirst() : nil
      return (match, screen, match.map { Self.change($0, screen) } ?? .new)
    }
    var gone = earlier
    for screen in before where gone[screen.identity]?.isEmpty == false {
      pairings.append((gone[screen.identity]?.removeFirst(), nil, .gone))
    }
    return Change.allCases.flatMap { change in pairings.filter { $0.change == change } }
  }

  private static func change(_ before: DrawnScreen, _ after: DrawnScreen) -> Change {
    let (old, new) = (before.pictures, after.pictures)
    let isSame =
      old.count == new.count
      && zip(old, new).allSatisfy {
        $0.words == $1.words && $0.digest != nil && $0.digest == $1.digest
      }
    return isSame ? .same : .changed
  }

  private func screen(_ pairing: Pairing) -> ReviewPage.Screen {
    guard let screen = pairing.after ?? pairing.before else {
      preconditionFailure("a pairing has at least one screen")
    }
    let old = pairing.before?.pictures ?? []
    let new = pairing.after?.pictures ?? []
    var words = old.map(\.words)
    for word in new.map(\.words) where !words.contains(word) { words.append(word) }
    let pairs = words.map { word in
      ReviewPage.Pair(
        left: shot(old.first { $0.words == word }, "before", in: folder),
        right: shot(new.first { $0.words == word }, "after", in: ""))
    }
    return ReviewPage.Screen(
      name: screen.name, detail: screen.className, file: screen.file, size: screen.size,
      marks: [pairing.change.mark], pairs: pairs, findings: [])
  }

  private func shot(
    _ picture: DrawnScreen.Picture?, _ time: String, in folder: String
  ) -> ReviewPage.Shot? {
    picture.map { picture in
      var shot = ReviewPage.Shot(picture, in: folder)
      shot.label += ", \(time)"
      return shot
    }
  }
}
