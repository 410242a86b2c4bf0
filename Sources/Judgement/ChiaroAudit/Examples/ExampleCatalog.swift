// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// The asset catalog of a rule's example, as files in memory that are read like any catalog.
package struct ExampleCatalog {
  /// The content of the files by path.
  private(set) var files: [String: [UInt8]] = ["Example.xcassets/Contents.json": Array("{}".utf8)]

  package init(_ text: String) {
    for line in text.split(separator: "\n") { addSet(String(line)) }
  }

  /// The catalog read from the files.
  package var catalog: AssetCatalog {
    do throws(CatalogError) {
      return try AssetCatalog(path: "Example.xcassets", in: MemoryTree(files))
    } catch {
      preconditionFailure("an example must be a valid catalog: \(error)")
    }
  }

  private mutating func addSet(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else {
      preconditionFailure("an example's line needs a name, a colon and entries: \(line)")
    }
    let heads = line[..<colon].split(separator: " ").map(String.init)
    // The bundle of an icon is written as it is.
    if heads[0].hasSuffix(".icon") {
      let content = line[line.index(after: colon)...]
      files["Example.xcassets/\(heads[0])/icon.json"] = Array(content.utf8)
      return
    }
    let kind = SetKind(folder: heads[0]) ?? .color
    let folder = "Example.xcassets/\(kind == .color ? "\(heads[0]).colorset" : heads[0])"
    let entries = line[line.index(after: colon)...].split(
      separator: "|", omittingEmptySubsequences: false
    ).map { ExampleEntry($0) }
    var root: JSON = ["info": ["author": "xcode", "version": 1]]
    let listed = entries.filter { !$0.isUnreferenced }
    root[kind == .color ? "colors" : "images"] = .array(listed.map(\.json))
    if heads.contains("template") {
      root["properties"] = ["template-rendering-intent": "template"]
    }
    files["\(folder)/Contents.json"] = Array(root.text(.xcode).utf8)
    for entry in entries {
      guard let name = entry.filename, entry.picture != nil || entry.isUnreferenced else {
        continue
      }
      let path = Path.join(folder, name)
      files[path] = ExamplePicture.bytes(entry.picture ?? "", path)
    }
  }
}

/// An entry of an example: its slot and its value.
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

  /// The entry as JSON of a `Contents.json` file.
  var json: JSON {
    var json = EntryNotation.json(slot)
    switch color {
    case .color(let color): json["color"] = ColorNotation.json(color)
    case .reference(let reference):
      json["color"] = ["reference": .string(reference.name)]
      json["color"]?["platform"] = reference.platform.map(JSON.string)
    case .empty, .malformed: break
    }
    if let filename { json["filename"] = .string(filename) }
    return json
  }

  /// Applies a word that qualifies the slot; returns false for any other word.
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
      preconditionFailure(
        "an example's color must be #RRGGBB, or a space and three numbers: \(words)")
    }
    let numbers = words.dropFirst().map { Double($0) ?? 0 }
    return .color(Color(space, numbers[0], numbers[1], numbers[2]))
  }
}
