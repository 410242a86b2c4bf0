// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
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
  /// The folder that places are given from.
  private let root: String
  /// The files that were asked about.
  private let files: Set<String>

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
    self.root = root
    self.files = Set(files)
    let reading = JSONDocument.read(bytes, file: "answer")
    guard let answer = reading.document?.root, answer["version"]?.integer == 1 else { return nil }
    rules = answer["rules"]?.elements.compactMap(Self.rule) ?? []
    findings = answer["findings"]?.elements.compactMap(finding) ?? []
    diagnostics = answer["diagnostics"]?.elements.compactMap(diagnostic) ?? []
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
      if let count = Self.count(member?.value) { leftOut.append((origin, count)) }
    }
  }

  private func uses(_ assets: JSONValue) -> AssetUses {
    var uses = AssetUses()
    for value in assets.elements {
      guard let set = value["set"]?.string, let count = Self.count(value["count"])
      else { continue }
      let roles = value["roles"]?.elements.compactMap(\.string) ?? []
      uses[set] = AssetUses.Use(
        count: count, isTemplate: value["template"]?.bool ?? false,
        isPlain: value["plain"]?.bool ?? false,
        roles: Set(roles.compactMap(AssetUses.Role.init(rawValue:))),
        places: value["places"]?.elements.compactMap(place) ?? [],
        grounds: value["grounds"]?.elements.compactMap(\.string) ?? [])
    }
    return uses
  }

  private func pair(_ value: JSONValue) -> AssetUses.Pair? {
    let (text, ground) = (value["text"]?.string, value["ground"]?.string)
    let system = value["system"]?.string
    guard ground != nil || text != nil && system != nil, let place = value["place"].flatMap(place)
    else { return nil }
    let fixed = value["fixed"]?.string.flatMap { try? Color(css: $0) }
    return AssetUses.Pair(text: text, fixed: fixed, ground: ground, system: system, place: place)
  }

  private func lock(_ value: JSONValue) -> CodeLock? {
    guard let target = value["target"]?.string, let project = value["project"]?.string,
      let style = value["style"]?.string, let place = value["place"].flatMap(place)
    else { return nil }
    return CodeLock(
      target: target, project: project,
      lock: AppearanceLock(style: style == "dark" ? .dark : .light, file: place.file))
  }

  private static func rule(_ value: JSONValue) -> RuleListing? {
    guard let id = value["id"]?.string, let title = value["title"]?.string,
      let severity = severity(value)
    else { return nil }
    let text = { (name: StaticString) in value[name]?.string ?? "" }
    return RuleListing(
      id: id,
      RuleDescription(
        title, severity, summary: text("summary"), reason: text("reason"), help: text("help"),
        isOptIn: value["opt_in"]?.bool ?? false))
  }

  private static func severity(_ value: JSONValue) -> Severity? {
    value["severity"]?.string.flatMap(Severity.init(rawValue:))
  }

  private func finding(_ value: JSONValue) -> Finding? {
    guard let rule = value["rule"]?.string, let severity = Self.severity(value),
      let place = place(value), let message = value["message"]?.string
    else { return nil }
    var measured: MeasuredValue?
    if let number = value["measured"]?["value"]?.number,
      let minimum = value["measured"]?["minimum"]?.number, number.isFinite, minimum.isFinite
    {
      measured = MeasuredValue(number, minimum: minimum)
    }
    var finding = Finding(
      rule: rule, severity: severity, location: place, object: value["object"]?.string ?? "",
      appearance: value["appearance"]?.string, message: message, measured: measured,
      fix: value["fix"].flatMap { fix($0, of: place.file) },
      related: value["related"]?.elements.compactMap(self.place) ?? [],
      scope: value["file"]?.string ?? "")
    finding.relation = value["relation"]?.string.flatMap(RelatedKind.init(rawValue:)) ?? .others
    return finding
  }

  /// The change that a finding offers, for the exact bytes that the program read.
  private func fix(_ value: JSONValue, of file: String) -> Fix? {
    guard let description = value["description"]?.string,
      let edits = value["edits"].map({ Array($0.elements) }),
      let digest = value["digest"]?.string.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    let changes = edits.compactMap { edit -> SourceEdit? in
      guard let start = edit["start"]?.integer, let end = edit["end"]?.integer, start >= 0,
        end >= start, end <= Int32.max, let text = edit["text"]?.string
      else { return nil }
      return .replace(start..<end, with: Array(text.utf8))
    }
    guard !changes.isEmpty, changes.count == edits.count else { return nil }
    var patch = SourcePatch(file: file, bytes: [], edits: changes)
    patch.digest = digest
    var fix = Fix(description: description, patches: [patch])
    fix.isSafe = value["safe"]?.bool ?? false
    return fix
  }

  private func place(_ value: JSONValue) -> SourceLocation? {
    guard let file = value["file"]?.string, !Path.escapes(file) || files.contains(file) else {
      return nil
    }
    return SourceLocation(
      file: Path.join(root, file), line: Self.count(value["line"]).map { max(1, $0) },
      column: Self.count(value["column"]).map { max(1, $0) })
  }

  /// A number of things, of which a file cannot have more.
  private static func count(_ value: JSONValue?) -> Int? {
    value?.integer.flatMap { (0...Int(Int32.max)).contains($0) ? $0 : nil }
  }

  private func diagnostic(_ value: JSONValue) -> Diagnostic? {
    guard let id = value["id"]?.string, let severity = Self.severity(value),
      let place = place(value), let message = value["message"]?.string
    else { return nil }
    return Diagnostic(severity, id: id, at: place, message, fix: value["fix"]?.string)
  }
}
