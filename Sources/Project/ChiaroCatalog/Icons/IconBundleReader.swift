// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroSource

/// A reader of Icon Composer bundles.
struct IconBundleReader {
  let path: String
  private let tree: any FileTree
  private let limits: CatalogLimits
  /// A closure that returns whether a path, with links resolved, is in a folder that may be read.
  private let staysInside: (String) -> Bool
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var bytesRead = 0
  private var appearances: Set<String> = []
  private var assets: Set<String> = []

  init(
    path: String, tree: any FileTree, limits: CatalogLimits,
    staysInside: @escaping (String) -> Bool
  ) {
    self.path = path
    self.tree = tree
    self.limits = limits
    self.staysInside = staysInside
  }

  /// Returns the bundle, or nil when its `icon.json` cannot be read, which is reported.
  mutating func read() -> IconBundle? {
    let file = Path.join(path, "icon.json")
    let reading: JSONDocument.Reading
    guard tree.identity(of: file) == nil || staysInside(file) else {
      report(
        .error, "link-outside", SourceLocation(file: file, line: 1, column: 1),
        "this link leads out of the catalog and was not followed")
      return nil
    }
    do throws(FileError) {
      let bytes = try tree.bytes(atPath: file, limit: limits.bytesPerFile)
      bytesRead = bytes.count
      reading = JSONDocument.read(bytes, file: file)
    } catch {
      let place = error.kind == .notFound ? path : file
      report(
        .error, "icon-unreadable", SourceLocation(file: place, line: 1, column: 1),
        "icon.json: \(error.reason)")
      return nil
    }
    diagnostics += reading.diagnostics
    guard let document = reading.document else { return nil }
    let folder = Path.join(path, "Assets")
    if staysInside(folder), let listing = try? tree.list(folder, limit: limits.entriesPerFolder) {
      assets = Set(listing.entries.map(\.name))
    }
    let root = document.root
    let groups = root["groups"]?.elements.map { group($0) } ?? []
    return IconBundle(
      path: path, fill: fill(root), groups: groups,
      supportedPlatforms: platforms(root["supported-platforms"]), appearances: appearances,
      document: document)
  }

  private func platforms(_ json: JSONValue?) -> [String] {
    json?.members.flatMap { shape, value -> [String] in
      let names = value.string.map { [$0] } ?? value.elements.compactMap(\.string)
      return names.map { "\(shape.string ?? "")/\($0)" }
    } ?? []
  }

  private mutating func group(_ json: JSONValue) -> IconBundle.Group {
    IconBundle.Group(
      name: json["name"]?.string, isHidden: json["hidden"]?.bool == true,
      layers: json["layers"]?.elements.map { layer($0) } ?? [])
  }

  private mutating func layer(_ json: JSONValue) -> IconBundle.Layer {
    let name = adaptive(json, "image-name", "image-name-specializations") { json, _ in json.string }
    let specialized = name.specialized.sorted { $0.key < $1.key }.map(\.value)
    let missing = ([name.base].compactMap { $0 } + specialized)
      .first { Path.escapes($0) || !assets.contains($0) }
    if let missing {
      report(
        Path.escapes(missing) ? .error : .warning, "icon-image-missing", json.location,
        "image \"\(missing.excerpt)\" is not in the bundle's Assets folder")
    }
    return IconBundle.Layer(
      name: json["name"]?.string, imageName: name, isMissing: missing != nil,
      isHidden: json["hidden"]?.bool == true, fill: fill(json))
  }

  private mutating func fill(_ json: JSONValue) -> IconBundle.Adaptive<IconBundle.Fill> {
    adaptive(json, "fill", "fill-specializations") { json, reader in reader.fillValue(json) }
  }

  /// Reads a value and the list of its specializations.
  private mutating func adaptive<Value>(
    _ json: JSONValue, _ name: StaticString, _ specializations: StaticString,
    _ read: (JSONValue, inout IconBundleReader) -> Value?
  ) -> IconBundle.Adaptive<Value> {
    var result = IconBundle.Adaptive<Value>(
      base: json[name].flatMap { read($0, &self) }, specialized: [:])
    for item in json[specializations].map({ Array($0.elements) }) ?? [] {
      guard let value = item["value"].flatMap({ read($0, &self) }) else { continue }
      if let appearance = item["appearance"]?.string {
        appearances.insert(appearance)
        result.specialized[appearance] = value
      } else {
        result.base = value
      }
    }
    return result
  }

  private mutating func fillValue(_ json: JSONValue) -> IconBundle.Fill? {
    if let name = json.string { return .named(name) }
    if let solid = json["solid"] { return color(solid).map { .solid($0) } }
    if let one = json["automatic-gradient"] { return color(one).map { .automaticGradient($0) } }
    if let list = json["linear-gradient"] {
      let colors = list.elements.compactMap { color($0) }
      return colors.isEmpty ? nil : .linearGradient(colors)
    }
    report(
      .note, "icon-fill-unknown", json.location,
      "fill \(json.excerpt) (expected solid, automatic-gradient or linear-gradient)")
    return nil
  }

  private mutating func color(_ json: JSONValue) -> Color? {
    if let text = json.string, let color = IconColor.color(text) { return color }
    report(
      .warning, "icon-color-malformed", json.location,
      "color \(json.excerpt) (expected \"srgb:0.1,0.2,0.3,1.0\")")
    return nil
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ location: SourceLocation, _ message: String
  ) {
    guard diagnostics.count < limits.diagnosticsPerSet else { return }
    diagnostics.append(Diagnostic(severity, id: id, at: location, message))
  }
}

extension IconBundle {
  /// Reads a bundle that is not inside a catalog.
  ///
  /// - Parameter path: the path of the folder, which ends in `.icon`
  /// - Returns: the bundle, or nil if its `icon.json` is missing or not JSON, and the problems that
  ///   were found
  public static func read(path: String) -> (bundle: IconBundle?, diagnostics: [Diagnostic]) {
    read(path: path, within: nil)
  }

  /// Reads a bundle and charges it to a run's budget.
  ///
  /// When the budget has no file left, the bundle is not read and the result is nil.
  package static func read(
    path: String, within budget: RunBudget?
  ) -> (bundle: IconBundle?, diagnostics: [Diagnostic]) {
    guard budget?.takeFile() ?? true else { return (nil, []) }
    let disk = DiskTree()
    let root = disk.realPath(path)
    var reader = IconBundleReader(path: path, tree: disk, limits: CatalogLimits()) { inside in
      guard let root, let real = disk.realPath(inside) else { return false }
      return Path.contains(root, real)
    }
    let bundle = reader.read()
    _ = budget?.take(reader.bytesRead, of: .bytes)
    _ = budget?.take(bundle?.document.nodeCount ?? 0, of: .values)
    return (bundle, reader.diagnostics)
  }
}
