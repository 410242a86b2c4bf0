// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroSource

/// Reads what `WireWriter` wrote.
///
/// An answer that was kept may be anybody's: places outside of the folder are taken only where they
/// were asked about, and numbers only where they count something.
package struct WireReader: Sendable {
  /// The folder that places are given from.
  private let root: String
  /// The files that were asked about.
  private let files: Set<String>

  /// Creates a reader of facts about the files in a folder.
  package init(root: String, files: Set<String> = []) {
    self.root = root
    self.files = files
  }

  /// The rule that a value describes; nil for none.
  package static func rule(_ value: JSONValue) -> RuleListing? {
    guard let id = value["id"]?.string, let title = value["title"]?.string,
      let consequence = value["consequence"]?.string.flatMap(Consequence.init(rawValue:)),
      let guess = guess(value, 0...1), let evidence = evidence(value)
    else { return nil }
    let text = { (name: StaticString) in value[name]?.string ?? "" }
    return RuleListing(
      id: id,
      RuleDescription(
        title, consequence, guess: guess, evidence: evidence, summary: text("summary"),
        reason: text("reason"), help: text("help"),
        isOptIn: value["opt_in"]?.bool ?? false,
        considering: value["considerations"]?.elements.compactMap(consideration) ?? [],
        sources: value["sources"]?.elements.compactMap(source) ?? []))
  }

  private static func source(_ value: JSONValue) -> RuleSource? {
    guard let title = value["title"]?.string, let address = value["address"]?.string,
      address.hasPrefix("https://")
    else { return nil }
    return RuleSource(title, address)
  }

  /// The example of a rule that a value describes; nil for none.
  package func example(_ value: JSONValue) -> ShownExample? {
    guard let title = value["title"]?.string, let text = value["text"]?.string,
      let language = value["language"]?.string
    else { return nil }
    let findings = value["findings"]?.elements.compactMap(finding) ?? []
    return ShownExample(title, text, language: language, findings: findings)
  }

  private static func severity(_ value: JSONValue) -> Severity? {
    value["severity"]?.string.flatMap(Severity.init(rawValue:))
  }

  /// The finding that a value describes; nil for none.
  package func finding(_ value: JSONValue) -> Finding? {
    guard let rule = value["rule"]?.string,
      let judgement = value["judgement"].flatMap(Self.judgement), let place = place(value),
      let message = value["message"]?.string
    else { return nil }
    var finding = Finding(
      rule: rule, judgement: judgement, location: place, object: value["object"]?.string ?? "",
      appearance: value["appearance"]?.string, message: message,
      measured: value["measured"].flatMap(Self.measured),
      fix: value["fix"].flatMap(fix),
      related: value["related"]?.elements.compactMap(self.place) ?? [],
      scope: value["file"]?.string ?? "")
    finding.relation = value["relation"]?.string.flatMap(RelatedKind.init(rawValue:)) ?? .others
    finding.pair = value["pair"].flatMap(Self.pair)
    return finding
  }

  private static func judgement(_ value: JSONValue) -> Judgement? {
    guard let consequence = value["consequence"]?.string.flatMap(Consequence.init(rawValue:)),
      let guess = guess(value, 0...1), let evidence = evidence(value)
    else { return nil }
    return Judgement(
      consequence, guess: guess, evidence: evidence,
      value["considerations"]?.elements.compactMap(consideration) ?? [])
  }

  private static func consideration(_ value: JSONValue) -> Consideration? {
    guard let name = value["name"]?.string, let sentence = value["sentence"]?.string,
      let guess = guess(value, -20...20), let evidence = evidence(value)
    else { return nil }
    return Consideration(name, sentence, guess: guess, evidence: evidence)
  }

  private static func evidence(_ value: JSONValue) -> Evidence? {
    value["evidence"]?.string.flatMap(Evidence.init(rawValue:))
  }

  private static func guess(_ value: JSONValue, _ range: ClosedRange<Double>) -> Double? {
    value["guess"]?.number.flatMap { range.contains($0) ? $0 : nil }
  }

  private static func measured(_ value: JSONValue) -> MeasuredValue? {
    guard let number = value["value"]?.number, let minimum = value["minimum"]?.number,
      number.isFinite, minimum.isFinite
    else { return nil }
    return MeasuredValue(number, minimum: minimum)
  }

  private static func pair(_ value: JSONValue) -> ColorPair? {
    let color = { (key: StaticString) in value[key]?.string.flatMap { try? Color(css: $0) } }
    guard let text = color("text_color"), let ground = color("ground_color"),
      let textName = value["text"]?.string, let groundName = value["ground"]?.string
    else { return nil }
    let other = color("other_text_color").flatMap { text in
      color("other_ground_color").map { ColorPair.Colors(text, on: $0) }
    }
    return ColorPair(
      text, on: ground, named: groundName, textName: textName, inOtherStyle: other)
  }

  /// The change that a finding offers, for the exact bytes that the program read; nil where a part
  /// of it cannot be read.
  private func fix(_ value: JSONValue) -> Fix? {
    guard let description = value["description"]?.string,
      let listed = value["patches"].map({ Array($0.elements) })
    else { return nil }
    let patches = listed.compactMap { value -> SourcePatch? in
      guard let place = place(value), let edits = Self.edits(value), !edits.isEmpty,
        let digest = Self.digest(value)
      else { return nil }
      var patch = SourcePatch(file: place.file, bytes: [], edits: edits)
      patch.digest = digest
      return patch
    }
    guard !patches.isEmpty, patches.count == listed.count else { return nil }
    return Fix(description: description, patches: patches, isSafe: value["safe"]?.bool ?? false)
  }

  /// The digest of the bytes that edits are for; nil for none.
  package static func digest(_ value: JSONValue) -> UInt64? {
    value["digest"]?.string.flatMap { UInt64($0, radix: 16) }
  }

  /// The edits by text that a value has; nil where one of them is none.
  package static func edits(_ value: JSONValue) -> [SourceEdit]? {
    guard let listed = value["edits"].map({ Array($0.elements) }) else { return nil }
    let edits = listed.compactMap { edit -> SourceEdit? in
      guard let start = edit["start"]?.integer, let end = edit["end"]?.integer, start >= 0,
        end >= start, end <= Int32.max, let text = edit["text"]?.string
      else { return nil }
      return .replace(start..<end, with: Array(text.utf8))
    }
    return edits.count == listed.count ? edits : nil
  }

  /// The place that a value describes; nil for none.
  package func place(_ value: JSONValue) -> SourceLocation? {
    guard let file = value["file"]?.string, !Path.escapes(file) || files.contains(file) else {
      return nil
    }
    return SourceLocation(
      file: Path.join(root, file), line: Self.count(value["line"]).map { max(1, $0) },
      column: Self.count(value["column"]).map { max(1, $0) })
  }

  /// A number of things, of which a file cannot have more.
  package static func count(_ value: JSONValue?) -> Int? {
    value?.integer.flatMap { (0...Int(Int32.max)).contains($0) ? $0 : nil }
  }

  /// The diagnostic that a value describes; nil for none.
  package func diagnostic(_ value: JSONValue) -> Diagnostic? {
    guard let id = value["id"]?.string, let severity = Self.severity(value),
      let place = place(value), let message = value["message"]?.string
    else { return nil }
    return Diagnostic(severity, id: id, at: place, message, fix: value["fix"]?.string)
  }
}
