// SPDX-License-Identifier: MIT

package import ChiaroSource

/// The answer of the program that parses source files: one JSON value, of the request's version.
package struct SourceAnswer: Sendable {
  /// The version of the protocol.
  package static let version = 1

  /// The rules that ran.
  package var rules: [RuleListing]
  /// The findings of these rules, by file and line.
  package var findings: [Finding] = []
  /// The diagnostics about the files.
  package var diagnostics: [Diagnostic] = []
  /// The number of files that were left out, by their origin.
  package var leftOut: [SourceOrigin: Int] = [:]
  /// The pages that were not read, as all together are too much.
  package var pagesLeftOut: [String] = []
  /// The files that take too long, because of which nothing else is answered.
  package var stalled: [String] = []
  /// The uses of each asset in code, in the order of the request; nil if not requested.
  package var assets: [AssetUses.Named]?
  /// The pairs of color sets that code shows together; empty if assets were not requested.
  package var pairs: [AssetUses.Pair] = []
  /// Whether code finds pictures by names that it makes.
  package var findsPictures = false
  /// The nibs that nothing in the app loads.
  package var unmadeNibs: [String] = []
  /// The apps of the request that code locks to one style.
  package var locks: [AppLock] = []
  /// What code does to objects of interface files; nil where the request names none.
  package var objects: ObjectCode?
  /// The examples of a rule, with what it finds in them; empty when nobody asked.
  package var examples: [ShownExample] = []

  /// Creates an answer without findings: what the rules are.
  package init(rules: [RuleListing] = []) { self.rules = rules }

  /// The answer where some files take too long, so that nothing is found; they are named.
  package static func stalled(_ files: [String]) -> JSON {
    ["version": .integer(version), "stalled": .array(files.map(JSON.string))]
  }

  /// The rules alone, for a question without files.
  package static func listing(_ rules: [RuleListing]) -> JSON {
    ["version": .integer(version), "rules": .array(rules.map(WireWriter.json))]
  }

  /// The examples of a rule alone, for a question about it.
  package static func showing(_ examples: [ShownExample]) -> JSON {
    ["version": .integer(version), "examples": .array(examples.map(WireWriter.json))]
  }

  /// How code uses the assets; nil when nobody asked.
  package var assetUses: AssetUses? {
    assets.map { assets in
      var uses = AssetUses(assets)
      uses.findsPictures = findsPictures
      uses.pairs = pairs
      return uses
    }
  }
}

extension SourceAnswer {
  /// The answer as the protocol has it.
  package var json: JSON {
    [
      "version": .integer(Self.version),
      "rules": .array(rules.map(WireWriter.json)),
      "findings": .array(findings.map(WireWriter.json)),
      "diagnostics": .array(diagnostics.map(WireWriter.json)),
      "left_out": .object(
        SourceOrigin.allCases.compactMap { origin in
          leftOut[origin].map { JSON.Member(origin.rawValue, .integer($0)) }
        }),
      "pages_left_out": .array(pagesLeftOut.map(JSON.string)),
      "assets": assets.map { .array($0.map(WireWriter.json)) } ?? .null,
      "finds_pictures": .bool(findsPictures),
      "unmade_nibs": .array(unmadeNibs.map(JSON.string)),
      "locks": .array(locks.map(WireWriter.json)),
      "pairs": .array(pairs.map(WireWriter.json)),
      "objects": objects.map(WireWriter.json) ?? .null,
    ]
  }

  /// Reads an answer; nil when it is none of this version.
  ///
  /// An answer that was kept may be anybody's: places outside of the folder are taken only where
  /// they were asked about, and numbers only where they count something.
  ///
  /// - Parameters:
  ///   - bytes: the answer
  ///   - root: the folder that places are given from
  ///   - files: the files that were asked about
  package init?(_ bytes: [UInt8], in root: String, about files: [String] = []) {
    let reader = WireReader(root: root, files: Set(files))
    let reading = JSONDocument.read(bytes, file: "answer")
    guard let answer = reading.document?.root, answer["version"]?.integer == Self.version else {
      return nil
    }
    let names = { (key: StaticString) in answer[key]?.elements.compactMap(\.string) ?? [] }
    rules = answer["rules"]?.elements.compactMap(WireReader.rule) ?? []
    findings = answer["findings"]?.elements.compactMap(reader.finding) ?? []
    diagnostics = answer["diagnostics"]?.elements.compactMap(reader.diagnostic) ?? []
    if let assets = answer["assets"], assets.kind == .array {
      self.assets = assets.elements.compactMap(reader.asset)
      findsPictures = answer["finds_pictures"]?.bool ?? false
      pairs = answer["pairs"]?.elements.compactMap(reader.pair) ?? []
    }
    pagesLeftOut = names("pages_left_out")
    stalled = names("stalled")
    unmadeNibs = names("unmade_nibs")
    examples = answer["examples"]?.elements.compactMap(reader.example) ?? []
    locks = answer["locks"]?.elements.compactMap(reader.lock) ?? []
    objects = answer["objects"].flatMap { $0.kind == .object ? reader.objects($0) : nil }
    for origin in SourceOrigin.allCases where origin != .own {
      let member = answer["left_out"]?.members.first { $0.name.string == origin.rawValue }
      if let count = WireReader.count(member?.value) { leftOut[origin] = count }
    }
  }
}
