// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// The catalog of a rule's example, read from its text without touching the disk.
struct ExampleCatalog {
  private(set) var catalog: AssetCatalog
  /// The content of the files, by path.
  private(set) var files: [String: [UInt8]] = [:]

  init(_ text: String) {
    catalog = AssetCatalog(path: "Example.xcassets", sets: [])
    for line in text.split(separator: "\n") { addSet(String(line)) }
  }

  private mutating func addSet(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else {
      preconditionFailure("an example's line has a name, a colon and entries: \(line)")
    }
    let heads = line[..<colon].split(separator: " ")
    let head = String(heads[0])
    let kind = SetKind(folder: head) ?? .color
    let name = kind == .color ? head : Path.stem(head)
    let folder = "Example.xcassets/\(kind == .color ? "\(head).colorset" : head)"
    let entries = line[line.index(after: colon)...].split(
      separator: "|", omittingEmptySubsequences: false
    ).map { ExampleEntry($0) }
    let document = JSONDocument.read(Array("{}".utf8), file: "\(folder)/Contents.json").document
    let content =
      kind == .color
      ? AssetSet.Content.color(colorSet(entries, folder))
      : .files(fileSet(entries, folder, isTemplate: heads.contains("template")))
    catalog.sets.append(
      AssetSet(kind: kind, name: name, path: folder, content: content, document: document))
  }

  private func colorSet(_ entries: [ExampleEntry], _ folder: String) -> ColorSet {
    ColorSet(
      entries: entries.enumerated().map { index, entry in
        ColorSet.Entry(
          slot: entry.slot, value: entry.color, location: location(folder, index))
      })
  }

  private mutating func fileSet(
    _ entries: [ExampleEntry], _ folder: String, isTemplate: Bool
  ) -> FileSet {
    var unreferenced: [String] = []
    var listed: [FileSet.Entry] = []
    for (index, entry) in entries.enumerated() {
      let path = entry.filename.map { Path.join(folder, $0) }
      if let path, let picture = entry.picture { files[path] = ExamplePicture.bytes(picture, path) }
      if entry.isUnreferenced {
        unreferenced.append(entry.filename ?? "")
        continue
      }
      listed.append(
        FileSet.Entry(
          slot: entry.slot, filename: entry.filename, path: entry.picture == nil ? nil : path,
          location: location(folder, index)))
    }
    var properties = FileSet.Properties()
    if isTemplate { properties.templateRenderingIntent = "template" }
    return FileSet(entries: listed, properties: properties, unreferencedFiles: unreferenced)
  }

  private func location(_ folder: String, _ index: Int) -> SourceLocation {
    SourceLocation(file: "\(folder)/Contents.json", line: index + 3, column: 5)
  }
}

/// One entry of an example: what it is for, and what it holds.
struct ExampleEntry {
  private(set) var slot = EntrySlot()
  private(set) var color = ColorSet.Value.empty
  private(set) var filename: String?
  private(set) var picture: String?
  private(set) var isUnreferenced = false

  init(_ text: Substring) {
    let sides = text.split(separator: "=", maxSplits: 1)
    var words = sides[0].split(separator: " ").map(String.init)[...]
    if sides.count == 2 { picture = sides[1].split(separator: " ").joined(separator: " ") }
    slot.idiom = "universal"
    while let word = words.first, take(word) { words = words.dropFirst() }
    guard let first = words.first else { return }
    if first.contains(".") && ColorSpace(catalogName: first) == nil {
      filename = first
    } else {
      color = Self.color(Array(words))
    }
  }

  /// Takes a word that says what the entry is for; false for anything else.
  private mutating func take(_ word: String) -> Bool {
    switch word {
    case "any": break
    case "light", "dark", "tinted": slot.style = word
    case "high": slot.contrast = word
    case "p3": slot.gamut = "display-P3"
    case "srgb": slot.gamut = "sRGB"
    case "ios": slot.platform = word
    case "mac", "iphone", "ipad", "watch", "tv": slot.idiom = word
    case "1x", "2x", "3x": slot.scale = word
    case "fr", "ja", "zh", "de": slot.locale = word
    case "file": isUnreferenced = true
    default: return false
    }
    return true
  }

  private static func color(_ words: [String]) -> ColorSet.Value {
    if words[0] == "ref" {
      return .reference(
        SystemReference(name: words[1], platform: words.count > 2 ? words[2] : nil))
    }
    if let color = try? Color(css: words[0]) { return .color(color) }
    guard let space = ColorSpace(catalogName: words[0]), words.count == 4 else {
      preconditionFailure("an example's color is #RRGGBB or a space and three numbers: \(words)")
    }
    let numbers = words.dropFirst().map { Double($0) ?? 0 }
    return .color(Color(space, numbers[0], numbers[1], numbers[2]))
  }
}
