// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroSource
import ChiaroTokens
import ChiaroYAML

/// Turns the YAML of `.chiaro.yml` into a typed value; whatever it does not know, it refuses.
struct ConfigurationReader {
  let path: String
  /// The ids of the rules that may be named.
  var rules = RuleNames()

  static let keys = ConfigurationKey.all.map(\.name)

  func read(_ text: String, into file: inout ConfigurationFile) throws {
    let root: YAMLNode?
    do {
      root = try YAMLReader.read(Array(text.utf8))
    } catch {
      throw Outcome.usage("\(place(error.line, error.column)): \(error.reason)")
    }
    // An empty file, or one of comments, says nothing.
    guard let root, root.text != "" else { return }
    for (key, value) in try members(root, "the configuration") {
      try read(key, value, into: &file)
    }
  }

  private func read(_ key: YAMLNode, _ value: YAMLNode, into file: inout ConfigurationFile) throws {
    switch key.text {
    case "platform": file.audit.platform = try platform(value)
    case "excluded": file.excluded = try texts(value)
    case "included":
      let origins = try items(value).map { try choice($0, SourceOrigin.includable) }
      file.audit.includedSources = Set(origins)
    case "omitted_files": file.audit.omittedFiles = try texts(value).map(Glob.init)
    case "disabled_rules": file.audit.disabledRules = Set(try ruleIDs(value))
    case "only_rules": file.audit.onlyRules = Set(try ruleIDs(value))
    case "opt_in_rules": file.audit.optInRules = Set(try ruleIDs(value))
    case "severities":
      for (rule, severity) in try members(value, "severities") {
        file.audit.severities[try self.rule(rule)] = try self.severity(severity)
      }
    case "pairs": file.audit.pairs = try items(value).map(pair)
    case "suppressions": file.audit.suppressions = try items(value).map(suppression)
    case "baseline": file.baseline = Path.join(Path.parent(path), try inside(value))
    case "fail_on": file.failOn = try threshold(value)
    case "sync": file.sync = try sync(value)
    case "modes":
      for (name, appearance) in try members(value, "modes") {
        if !file.modes.add(try text(name), as: try text(appearance)) {
          throw wrong(appearance, "an appearance, such as dark")
        }
      }
    default: throw unknown(key, Self.keys, "key")
    }
  }

  // MARK: Values

  private func platform(_ node: YAMLNode) throws -> Platform? {
    Platform(rawValue: try choice(node, Platform.allCases.map(\.rawValue)))
  }

  private func severity(_ node: YAMLNode) throws -> Severity {
    Severity(rawValue: try choice(node, Severity.allCases.map(\.rawValue))) ?? .warning
  }

  private func threshold(_ node: YAMLNode) throws -> Threshold {
    guard let threshold = Threshold(argument: try text(node)) else {
      throw unknown(node, Threshold.names, "value")
    }
    return threshold
  }

  private func ruleIDs(_ node: YAMLNode) throws -> [String] { try items(node).map(rule) }

  private func rule(_ node: YAMLNode) throws -> String {
    let id = try text(node)
    if !rules.mayContain(id) { throw unknown(node, rules.all, "rule") }
    return id
  }

  private func pair(_ node: YAMLNode) throws -> AuditConfiguration.Pair {
    var pair = AuditConfiguration.Pair(text: "", background: "")
    for (key, value) in try members(node, "a pair") {
      switch key.text {
      case "text": pair.text = try text(value)
      case "background": pair.background = try text(value)
      case "minimum":
        guard let ratio = value.text.flatMap(Double.init), (1...21).contains(ratio) else {
          throw wrong(value, "a ratio from 1 to 21")
        }
        pair.minimum = ratio
      default: throw unknown(key, ["text", "background", "minimum"], "key")
      }
    }
    if pair.text.isEmpty || pair.background.isEmpty {
      throw wrong(node, "the keys text and background")
    }
    return pair
  }

  private func suppression(_ node: YAMLNode) throws -> AuditConfiguration.Suppression {
    var suppression = AuditConfiguration.Suppression()
    suppression.place = SourceLocation(file: path, line: node.line, column: node.column)
    for (key, value) in try members(node, "a suppression") {
      switch key.text {
      case "rule": suppression.rule = try rule(value)
      case "object": suppression.object = Glob(try text(value))
      case "appearance": suppression.appearance = try text(value)
      case "reason": suppression.reason = try text(value)
      default: throw unknown(key, ["rule", "object", "appearance", "reason"], "key")
      }
    }
    if suppression.rule == nil && suppression.object == nil {
      throw wrong(node, "the key rule, the key object, or both")
    }
    return suppression
  }

  // MARK: Nodes

  func members(
    _ node: YAMLNode, _ what: String
  ) throws -> [(key: YAMLNode, value: YAMLNode)] {
    guard let members = node.members else { throw wrong(node, "keys and values for \(what)") }
    return members
  }

  func items(_ node: YAMLNode) throws -> [YAMLNode] {
    guard let items = node.items else { throw wrong(node, "a list") }
    return items
  }

  private func texts(_ node: YAMLNode) throws -> [String] { try items(node).map(text) }

  func text(_ node: YAMLNode) throws -> String {
    guard let text = node.text, !text.isEmpty else { throw wrong(node, "a text") }
    return text
  }

  /// A path that stays in the folder of the configuration.
  func inside(_ node: YAMLNode) throws -> String {
    let text = try text(node)
    if Path.escapes(text) { throw wrong(node, "a path inside of the configuration's folder") }
    if VisibleText.hidesAny(in: text) { throw wrong(node, "a path without invisible characters") }
    return text
  }

  func choice(_ node: YAMLNode, _ choices: [String]) throws -> String {
    let text = try text(node)
    if !choices.contains(text) { throw unknown(node, choices, "value") }
    return text
  }

  // MARK: Errors

  func unknown(_ node: YAMLNode, _ known: [String], _ what: String) -> Outcome {
    let met = String((node.text ?? "?").unicodeScalars.prefix(80))
    let nearest = Suggestions.nearest(to: met, in: known)
    let expected = nearest.isEmpty ? known : nearest
    return Outcome.usage(
      "\(place(node)): unknown \(what) \"\(met)\" (expected \(expected.joined(separator: ", ")))")
  }

  func wrong(_ node: YAMLNode, _ expected: String) -> Outcome {
    Outcome.usage("\(place(node)): expected \(expected)")
  }

  private func place(_ node: YAMLNode) -> String { place(node.line, node.column) }

  private func place(_ line: Int?, _ column: Int?) -> String {
    guard let line, let column else { return path }
    return "\(path):\(line):\(column)"
  }
}
