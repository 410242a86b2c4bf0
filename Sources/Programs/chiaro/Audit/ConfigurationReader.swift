// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroSource
import ChiaroTokens
import Yams

/// Turns the YAML of `.chiaro.yml` into a typed value; whatever it does not know, it refuses.
struct ConfigurationReader {
  let path: String
  /// The ids of the rules that may be named.
  var rules = RuleNames()

  static let keys = ConfigurationKey.all.map(\.name)

  func read(_ text: String, into file: inout ConfigurationFile) throws {
    try ConfigurationGate.check(text, path)
    let root: Node?
    do {
      root = try Yams.compose(yaml: text, .default, .default, .utf8)
    } catch {
      throw Outcome.usage(words(error))
    }
    // An empty file, or one of comments, says nothing.
    guard let root, root.scalar?.string != "" else { return }
    for (key, value) in try members(root, "the configuration") {
      try read(key, value, into: &file)
    }
  }

  private func read(_ key: Node, _ value: Node, into file: inout ConfigurationFile) throws {
    switch key.scalar?.string {
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

  private func platform(_ node: Node) throws -> Platform? {
    Platform(rawValue: try choice(node, Platform.allCases.map(\.rawValue)))
  }

  private func severity(_ node: Node) throws -> Severity {
    Severity(rawValue: try choice(node, Severity.allCases.map(\.rawValue))) ?? .warning
  }

  private func threshold(_ node: Node) throws -> Threshold {
    guard let threshold = Threshold(argument: try text(node)) else {
      throw unknown(node, Threshold.names, "value")
    }
    return threshold
  }

  private func ruleIDs(_ node: Node) throws -> [String] { try items(node).map(rule) }

  private func rule(_ node: Node) throws -> String {
    let id = try text(node)
    if !rules.mayContain(id) { throw unknown(node, rules.all, "rule") }
    return id
  }

  private func pair(_ node: Node) throws -> AuditConfiguration.Pair {
    var pair = AuditConfiguration.Pair(text: "", background: "")
    for (key, value) in try members(node, "a pair") {
      switch key.scalar?.string {
      case "text": pair.text = try text(value)
      case "background": pair.background = try text(value)
      case "minimum":
        guard let ratio = value.float, (1...21).contains(ratio) else {
          throw wrong(value, "a ratio from 1 to 21")
        }
        pair.minimum = ratio
      default: throw unknown(key, ["text", "background", "minimum"], "key")
      }
    }
    if pair.text.isEmpty || pair.background.isEmpty { throw wrong(node, "text and background") }
    return pair
  }

  private func suppression(_ node: Node) throws -> AuditConfiguration.Suppression {
    var suppression = AuditConfiguration.Suppression()
    suppression.place = node.mark.map {
      SourceLocation(file: path, line: $0.line, column: $0.column)
    }
    for (key, value) in try members(node, "a suppression") {
      switch key.scalar?.string {
      case "rule": suppression.rule = try rule(value)
      case "object": suppression.object = Glob(try text(value))
      case "appearance": suppression.appearance = try text(value)
      case "reason": suppression.reason = try text(value)
      default: throw unknown(key, ["rule", "object", "appearance", "reason"], "key")
      }
    }
    if suppression.rule == nil && suppression.object == nil {
      throw wrong(node, "a rule or an object")
    }
    return suppression
  }

  // MARK: Nodes

  func members(_ node: Node, _ what: String) throws -> [(Node, Node)] {
    guard let mapping = node.mapping else { throw wrong(node, "keys and values for \(what)") }
    return mapping.map { ($0.key, $0.value) }
  }

  func items(_ node: Node) throws -> [Node] {
    guard let sequence = node.sequence else { throw wrong(node, "a list") }
    return Array(sequence)
  }

  private func texts(_ node: Node) throws -> [String] { try items(node).map(text) }

  func text(_ node: Node) throws -> String {
    guard let text = node.scalar?.string, !text.isEmpty else { throw wrong(node, "a text") }
    return text
  }

  /// A path that stays in the folder of the configuration.
  func inside(_ node: Node) throws -> String {
    let text = try text(node)
    if Path.escapes(text) { throw wrong(node, "a path inside of the configuration's folder") }
    if VisibleText.hidesAny(in: text) { throw wrong(node, "a path of visible characters") }
    return text
  }

  func choice(_ node: Node, _ choices: [String]) throws -> String {
    let text = try text(node)
    if !choices.contains(text) { throw unknown(node, choices, "value") }
    return text
  }

  // MARK: Errors

  func unknown(_ node: Node, _ known: [String], _ what: String) -> Outcome {
    let met = String((node.scalar?.string ?? "?").unicodeScalars.prefix(80))
    let nearest = Suggestions.nearest(to: met, in: known)
    let expected = nearest.isEmpty ? known : nearest
    return Outcome.usage(
      "\(place(node)): unknown \(what) \"\(met)\" (expected \(expected.joined(separator: ", ")))")
  }

  func wrong(_ node: Node, _ expected: String) -> Outcome {
    Outcome.usage("\(place(node)): expected \(expected)")
  }

  private func place(_ node: Node) -> String {
    node.mark.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// The parser's words on one line, after the place.
  private func words(_ error: any Error) -> String {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let start = context.map { " \($0.text) in line \($0.mark.line)" } ?? ""
      return "\(path):\(mark.line):\(mark.column): \(problem)\(start)"
    case .duplicatedKeysInMapping(let keys, let context):
      return "\(path):\(context.mark.line):\(context.mark.column): "
        + "the same key twice: \(keys.joined(separator: ", "))"
    default:
      // What else may come quotes whole lines, of which a beginning is enough.
      let words = String("\(error)".unicodeScalars.prefix(300)).split(whereSeparator: \.isNewline)
      return "\(path): \(words.joined(separator: " "))"
    }
  }
}
