// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// What the program that parses source text answers.
struct SourceAnswer {
  var rules: [RuleListing] = []
  var findings: [Finding] = []
  var diagnostics: [Diagnostic] = []
  /// How many files were left out, by whose they are.
  var leftOut: [(origin: String, count: Int)] = []
  /// The pages that were not read, as all together are too much.
  var pagesLeftOut: [String] = []
  /// The files that take too long, because of which nothing else is answered.
  var stalled: [String] = []
  /// How code uses the assets; nil when nobody asked.
  var assetUses: AssetUses?
  /// The nibs that nothing in the app loads.
  var unmadeNibs: [String] = []
  /// The apps that code locks to one style.
  var appLocks: [CodeLock] = []
  private let reader: WireReader

  /// Reads an answer; nil when it is none of this version.
  ///
  /// An answer that was kept may be anybody's: places outside of the folder are taken only where
  /// they were asked about, and numbers only where they count something.
  ///
  /// - Parameters:
  ///   - bytes: the answer
  ///   - root: the folder that places are given from
  ///   - files: the files that were asked about
  init?(_ bytes: [UInt8], in root: String, about files: [String] = []) {
    reader = WireReader(root: root, files: Set(files))
    let reading = JSONDocument.read(bytes, file: "answer")
    guard let answer = reading.document?.root, answer["version"]?.integer == 1 else { return nil }
    rules = answer["rules"]?.elements.compactMap(WireReader.rule) ?? []
    findings = answer["findings"]?.elements.compactMap(reader.finding) ?? []
    diagnostics = answer["diagnostics"]?.elements.compactMap(reader.diagnostic) ?? []
    if let assets = answer["assets"], assets.kind == .array {
      var found = uses(assets)
      found.findsPictures = answer["finds_pictures"]?.bool ?? false
      found.pairs = answer["pairs"]?.elements.compactMap(pair) ?? []
      assetUses = found
    }
    pagesLeftOut = answer["pages_left_out"]?.elements.compactMap(\.string) ?? []
    stalled = answer["stalled"]?.elements.compactMap(\.string) ?? []
    unmadeNibs = answer["unmade_nibs"]?.elements.compactMap(\.string) ?? []
    appLocks = answer["locks"]?.elements.compactMap(lock) ?? []
    for origin in SourceOrigin.includable {
      let member = answer["left_out"]?.members.first { $0.name.string == origin }
      if let count = WireReader.count(member?.value) { leftOut.append((origin, count)) }
    }
  }

  private func uses(_ assets: JSONValue) -> AssetUses {
    var uses = AssetUses()
    for value in assets.elements {
      guard let set = value["set"]?.string, let count = WireReader.count(value["count"])
      else { continue }
      let roles = value["roles"]?.elements.compactMap(\.string) ?? []
      uses[set] = AssetUses.Use(
        count: count, isTemplate: value["template"]?.bool ?? false,
        isPlain: value["plain"]?.bool ?? false,
        roles: Set(roles.compactMap(AssetUses.Role.init(rawValue:))),
        places: value["places"]?.elements.compactMap(reader.place) ?? [],
        grounds: value["grounds"]?.elements.compactMap(\.string) ?? [])
    }
    return uses
  }

  private func pair(_ value: JSONValue) -> AssetUses.Pair? {
    let (text, ground) = (value["text"]?.string, value["ground"]?.string)
    let system = value["system"]?.string
    guard ground != nil || text != nil && system != nil,
      let place = value["place"].flatMap(reader.place)
    else { return nil }
    let fixed = value["fixed"]?.string.flatMap { try? Color(css: $0) }
    return AssetUses.Pair(text: text, fixed: fixed, ground: ground, system: system, place: place)
  }

  private func lock(_ value: JSONValue) -> CodeLock? {
    guard let target = value["target"]?.string, let project = value["project"]?.string,
      let style = value["style"]?.string, let place = value["place"].flatMap(reader.place)
    else { return nil }
    return CodeLock(
      target: target, project: project,
      lock: AppearanceLock(style: style == "dark" ? .dark : .light, file: place.file))
  }
}
