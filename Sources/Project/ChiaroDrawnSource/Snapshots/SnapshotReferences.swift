// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroRaster
import ChiaroSource
import Foundation

/// The pictures that a project's snapshot tests stored, of which each belongs to one assertion.
struct SnapshotReferences {
  /// The folder to which their paths are relative.
  private let root: String
  /// The pictures that no assertion was found for yet.
  private(set) var open: Set<String>
  /// The folders of tests with a folder of pictures that is not named after a test.
  private let beside: Set<String>
  /// All pictures by the last part of their folder, and by the part behind that of all pictures.
  private let byFolder: [String: [String]]

  /// Finds the pictures of a project, whose paths are told relative to a root.
  init(of project: String, root: String) {
    self.root = root
    let found = (try? Project.scan(project))?.pictures ?? []
    let pictures = found.map { Path.relative($0, to: root) }.filter(Self.isStored)
    open = Set(pictures)
    beside = Set(pictures.compactMap(Self.besideStore))
    byFolder = pictures.sorted().reduce(into: [:]) { folders, path in
      for name in Self.folders(of: path) { folders[name, default: []].append(path) }
    }
  }

  private init() { (root, open, beside, byFolder) = ("", [], [], [:]) }

  /// Those of no project.
  static let none = SnapshotReferences()

  /// The names of folders by which a picture is found: `__Snapshots__/CardTests/German/a.1.png`.
  private static func folders(of path: String) -> Set<String> {
    let parts = Path.components(Path.parent(path)).map(String.init)
    let below = parts.lastIndex(where: isStore).flatMap { parts[($0 + 1)...].first }
    return Set([parts.last, below].compactMap(\.self))
  }

  /// The folder beside whose tests a picture lies in a folder that is not named after a test.
  private static func besideStore(_ path: String) -> String? {
    let parts = Path.components(Path.parent(path)).map(String.init)
    return parts.lastIndex { isPlainStore($0) }.map { parts[..<$0].joined(separator: "/") }
  }

  /// The folders between that of all pictures and a picture.
  private static func inner(_ path: String) -> [String] {
    let parts = Path.components(Path.parent(path)).map(String.init)
    return parts.lastIndex(where: isStore).map { Array(parts[($0 + 1)...]) } ?? []
  }

  private static func isStore(_ folder: String) -> Bool {
    folder.hasPrefix("ReferenceImages")
      || folder.hasPrefix("__") && folder.lowercased().contains("snapshot")
      || isPlainStore(folder)
  }

  /// Whether a project's own functions store pictures in a folder of this name, beside the tests.
  private static func isPlainStore(_ folder: some StringProtocol) -> Bool {
    folder.lowercased().hasSuffix("snapshots") && !folder.hasPrefix("__")
  }

  /// Whether a picture lies where tests store theirs.
  private static func isStored(_ path: String) -> Bool {
    guard path.lowercased().hasSuffix(".png") else { return false }
    let folders = Path.components(Path.parent(path)).map(String.init)
    let isOfTests = folders.contains { $0.lowercased().contains("test") }
    return folders.contains { isStore($0) && (isOfTests || !isPlainStore($0)) }
  }

  // MARK: Whose they are

  /// Whether pictures are stored for the tests of a file or of a class: in a folder of its name,
  /// which may be anywhere.
  func hasPictures(file: String, of className: String?) -> Bool {
    folders(file, className).contains { byFolder[$0] != nil }
      || beside.contains(Path.parent(file))
  }

  /// The names of tests by the pictures in folders that no file and no class is named after.
  func strayNames(besides stems: Set<String>) -> Set<String> {
    let stray = byFolder.filter { !stems.contains(Self.className(of: $0.key)) }
    return Set(stray.values.joined().map { String(Path.stem($0).prefix { $0 != "." }) })
  }

  private func folders(_ file: String, _ className: String?) -> [String] {
    var names = [String(Path.stem(file))]
    if let className {
      names += byFolder.keys.filter { Self.className(of: $0) == className }.sorted()
    }
    return names
  }

  /// The class in a folder's name: `AppTests.CardTests` is named after its module too.
  private static func className(of folder: String) -> String {
    String(folder.split(separator: ".").last ?? "")
  }

  /// The open pictures of a test, the nearest ones first.
  func pictures(ofTest name: String, files: [String], className: String?) -> [String] {
    let near = Path.parent(files.first ?? "")
    return Set(files.flatMap { folders($0, className) }).flatMap { byFolder[$0] ?? [] }
      .filter { open.contains($0) && Self.isOf(name, Path.stem($0)) }
      .sorted { ($0.hasPrefix(near) ? 0 : 1, $0) < ($1.hasPrefix(near) ? 0 : 1, $1) }
  }

  /// Whether a picture of this name may be of a test: behind the test's name stands what the
  /// assertion or the team adds.
  static func isOf(_ test: String, _ stem: some StringProtocol) -> Bool {
    guard stem.hasPrefix(test) else { return false }
    let next = stem.dropFirst(test.count).first
    return next.map { "._@-".contains($0) } ?? true
  }

  // MARK: Taking

  /// Takes the picture of a name, from a folder of one of the files, or from one of any name.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - files: the files that the folder may be named after
  ///   - folder: the folder that the assertion names; nil for none
  ///   - words: what else the assertion says, as folders of pictures may be named
  /// - Returns: the picture; nil for none
  mutating func take(
    _ name: String, files: [String], folder: String? = nil, words: Set<String> = []
  ) -> String? {
    let near = Path.parent(files.first ?? "")
    var ends = files.map { "/\(Path.stem($0))/\(name).png" }
    if let folder {
      let parts = Path.components(folder).suffix(2)
      ends = [parts.joined(separator: "/"), parts.last ?? ""].map { "/\($0)/\(name).png" } + ends
    }
    for end in ends {
      let found = open.filter { $0.hasSuffix(end) }
      if let nearest = found.filter({ $0.hasPrefix(near) }).min() ?? found.min() {
        return open.remove(nearest)
      }
    }
    // A helper may have lent its own name to the folder.
    var found = open.filter { Path.stem($0) == name }
    // It may store pictures by their styles and languages: `snapshots/en/dark`.
    let told = found.filter { path in
      let folders = Self.inner(path)
      return !folders.isEmpty && folders.allSatisfy(words.contains)
    }
    if !told.isEmpty { found = told }
    if let nearest = found.filter({ $0.hasPrefix(near) }).min() { return open.remove(nearest) }
    return found.count == 1 ? open.remove(found.first ?? "") : nil
  }

  /// Takes a picture.
  mutating func take(_ path: String) -> String? { open.remove(path) }

  /// Takes the picture whose name is most like one that is not stored: names may hold the release
  /// of the system or the device on which a team takes its pictures.
  ///
  /// - Parameters:
  ///   - mark: what the assertion is named
  ///   - isDark: whether it is in Dark Mode
  ///   - pictures: the pictures of the same test
  ///   - required: a name of which the picture's has to have all words, but for those of the style
  /// - Returns: the picture; nil where none is left
  mutating func takeLike(
    _ mark: String, isDark: Bool, among pictures: [String], required: String = ""
  ) -> String? {
    let wanted = Self.words(mark)
    let required = Self.words(required).subtracting(["light", "dark"])
    let others = pictures.filter { open.contains($0) }.map { path in
      (path, Self.words(String(Path.stem(path))))
    }.filter { required.isSubset(of: $0.1) }
    let fitting = others.filter { _, words in
      !words.contains("dark") && !words.contains("light")
        || words.contains("dark") == (isDark || wanted.contains("dark"))
    }
    let best = fitting.max { first, second in
      let (left, right) = (wanted.intersection(first.1), wanted.intersection(second.1))
      return left.count == right.count ? first.0 > second.0 : left.count < right.count
    }
    return best.flatMap { open.remove($0.0) }
  }

  private static func words(_ name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  // MARK: Pictures

  /// A stored picture; nil for a file that is none.
  func picture(_ path: String, _ decoder: any ImageDecoder) -> Bitmap? {
    Self.picture(Path.join(root, path), decoder)
  }

  /// The picture of a file; nil for a file that is none.
  static func picture(_ path: String, _ decoder: any ImageDecoder) -> Bitmap? {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: 64 << 20) else { return nil }
    return try? decoder.decode(bytes).bitmap
  }

  /// The size of a picture in pixels; nil for what is no PNG.
  func size(of path: String) -> PixelSize? {
    guard let bytes = try? FileReader.bytes(atPath: Path.join(root, path), limit: 64 << 20),
      bytes.count > 24, bytes[1] == UInt8(ascii: "P")
    else { return nil }
    let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    return PixelSize(width: number(16..<20), height: number(20..<24))
  }

  /// The device on whose screen pictures were taken: the one of which most of them fill the screen.
  func device(of pictures: [String]) -> ScreenDevice? {
    var counts: [Int: Int] = [:]
    for path in pictures.prefix(40) {
      guard let size = size(of: path) else { continue }
      let named = Self.size(inName: Path.stem(path))
      let place = ScreenDevice.all.firstIndex { device in
        named.map { $0 == device.size } ?? device.fills(size)
      }
      if let place { counts[place, default: 0] += 1 }
    }
    let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return best.map { ScreenDevice.all[$0.key] }
  }

  /// The size of a screen in a name: `testCard_375x812@3x`.
  private static func size(inName name: some StringProtocol) -> CGSize? {
    for part in name.split(whereSeparator: { "_@ ".contains($0) }) {
      let sides = part.split(separator: "x").compactMap { Double($0) }
      if sides.count == 2, sides[0] >= 300, sides[1] >= 300 {
        return CGSize(width: sides[0], height: sides[1])
      }
    }
    return nil
  }
}
