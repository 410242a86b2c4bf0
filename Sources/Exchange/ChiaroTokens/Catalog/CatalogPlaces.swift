// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource

/// Where new color sets stand in a catalog.
struct CatalogPlaces {
  /// The `Contents.json` of a catalog, and of a group that gives no name.
  static let root = contents([:])
  private static let namespace = contents(["provides-namespace": true])

  private let path: String
  /// Whether the group at a path gives its name to what is inside.
  private var groups: [String: Bool] = [:]
  /// The folder in which sets of a namespace stand already.
  private var folders: [[String]: String] = [:]

  private static func contents(_ properties: JSON) -> String {
    var root: JSON = ["info": ["author": "xcode", "version": 1]]
    if properties != [:] { root["properties"] = properties }
    return root.text(.xcode) + "\n"
  }

  init(_ path: String, _ catalog: AssetCatalog?) {
    self.path = path
    for group in catalog?.groups ?? [] { groups[group.path] = group.providesNamespace }
    for set in catalog?.sets ?? [] {
      let space = Array(TokenName(set.name).parts.dropLast())
      if folders[space] == nil { folders[space] = Path.parent(set.path) }
    }
  }

  /// Returns the folder of a new set.
  ///
  /// - Parameters:
  ///   - token: the color
  ///   - files: gets the `Contents.json` of groups that do not exist yet
  ///   - losses: gets a color for which there is no place
  /// - Returns: nil when a group of that name exists and gives no name
  mutating func folder(
    for token: ColorToken, _ files: inout [TokenFile], _ losses: inout [TokenLoss]
  ) -> String? {
    let parts = token.name.parts
    if let folder = token.origin?.folder,
      let steps = Self.steps(folder, name: parts),
      let place = make(steps, from: path, &files)
    {
      return Path.join(place, (parts.last ?? "") + ".colorset")
    }
    let leaf = (parts.last ?? "") + ".colorset"
    if let known = folders[parts.dropLast()] { return Path.join(known, leaf) }
    let steps = parts.dropLast().map { (name: $0, isNamespace: true) }
    guard let place = make(steps, from: path, &files) else {
      losses.append(
        TokenLoss(token.name, .name, "a group with this name exists, but provides no namespace"))
      return nil
    }
    return Path.join(place, leaf)
  }

  /// Makes groups inside of each other; nil when one exists that is of the other kind.
  private mutating func make(
    _ steps: [(name: String, isNamespace: Bool)], from start: String, _ files: inout [TokenFile]
  ) -> String? {
    var place = start
    var made: [(String, Bool)] = []
    for step in steps {
      place = Path.join(place, step.name)
      if let known = groups[place] {
        if known != step.isNamespace { return nil }
      } else {
        made.append((place, step.isNamespace))
      }
    }
    for (place, isNamespace) in made {
      groups[place] = isNamespace
      // A set around others gives its name without a file of ours.
      if SetKind(folder: Path.lastComponent(place)) != nil { continue }
      let text = isNamespace ? Self.namespace : Self.root
      files.append(TokenFile(Path.join(place, "Contents.json"), text))
    }
    return place
  }

  /// Returns the groups of a folder's path, and which give a name; nil when the path does not lead
  /// to the name.
  private static func steps(
    _ folder: String, name: [String]
  ) -> [(name: String, isNamespace: Bool)]? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 64, parts.last == name.last, parts.allSatisfy(CatalogNames.isSafe) else {
      return nil
    }
    var rest = name.dropLast()
    var steps: [(name: String, isNamespace: Bool)] = []
    for part in parts.dropLast().reversed() {
      let plain = SetKind(folder: part) == nil ? part : Path.stem(part)
      let isNamespace = rest.last == plain
      if isNamespace { rest = rest.dropLast() }
      steps.append((part, isNamespace))
    }
    return rest.isEmpty ? steps.reversed() : nil
  }
}
