// SPDX-License-Identifier: MIT

import ChiaroSource

/// A resolver document: which files hold values, and which modifiers replace them.
struct DTCGResolver {
  /// Where tokens stand.
  enum Source {
    /// Tokens in a file, with its path relative to the document's folder.
    case file(String, JSONValue)
    /// Tokens in the document itself.
    case inline(JSONValue)
  }

  /// A step of the resolution: tokens that replace earlier ones.
  enum Step {
    /// Tokens that are the same in every context.
    case set([Source])
    /// Tokens that depend on the chosen context.
    case modifier(Modifier)
  }

  /// A choice between contexts.
  struct Modifier {
    var name: String
    var contexts: [Context]
    var usual: String
  }

  /// A context of a modifier: its name, where it stands, and what holds in it.
  struct Context {
    var name: String
    var place: JSONValue
    var sources: [Source]
  }

  /// The path of the document.
  let path: String
  /// The steps, in order.
  private(set) var steps: [Step] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: JSONValue
  /// How many sources may still be read: references to sets multiply.
  private var budget = 10_000

  /// The greatest number of steps, of contexts, of sources of one, and of diagnostics.
  private static let most = 1000

  /// Reads a document; nil when the file is none.
  init?(_ file: TokenFile) {
    guard
      let document = JSONDocument.read(file.bytes, file: file.path, acceptsComments: true).document
    else { return nil }
    self.init(document)
  }

  /// Reads a document; nil when it is none.
  init?(_ document: JSONDocument) {
    guard document.root["resolutionOrder"]?.kind == .array else { return nil }
    path = document.file
    root = document.root
    for item in root["resolutionOrder"]?.elements.map({ $0 }).prefix(Self.most) ?? [] {
      add(item)
    }
  }

  /// The files that the sources name.
  var files: [String] {
    steps.flatMap { step -> [Source] in
      switch step {
      case .set(let sources): sources
      case .modifier(let modifier): modifier.contexts.flatMap(\.sources)
      }
    }.compactMap { source in
      guard case .file(let reference, _) = source else { return nil }
      return DTCGPointer.file(of: reference).path
    }
  }

  private mutating func add(_ item: JSONValue) {
    if let reference = item["$ref"]?.string {
      guard let (kind, name, value) = target(reference) else {
        return report(item, "\"\(reference)\" leads neither to a set nor to a modifier")
      }
      kind == "sets" ? addSet(value) : addModifier(value, name)
    } else if item["type"]?.string == "set" {
      addSet(item)
    } else if item["type"]?.string == "modifier" {
      addModifier(item, item["name"]?.string ?? "")
    } else {
      report(item, "expected a reference, a set or a modifier")
    }
  }

  private mutating func addSet(_ value: JSONValue) {
    steps.append(.set(sources(value["sources"], depth: 0)))
  }

  private mutating func addModifier(_ value: JSONValue, _ name: String) {
    let contexts = (value["contexts"]?.members.map { $0 } ?? []).prefix(Self.most).map {
      Context(
        name: $0.name.string ?? "", place: $0.name, sources: sources($0.value, depth: 0))
    }
    guard let first = contexts.first else { return report(value, "the modifier has no contexts") }
    let usual = value["default"]?.string ?? first.name
    steps.append(.modifier(Modifier(name: name, contexts: contexts, usual: usual)))
  }

  /// Returns the sources of a list; a reference to a set stands for the set's own.
  private mutating func sources(_ list: JSONValue?, depth: Int) -> [Source] {
    guard let list, depth < 8 else { return [] }
    var found: [Source] = []
    for item in list.elements {
      budget -= 1
      if budget == 0 { report(item, "too many sources; the rest was not read", .error) }
      if budget <= 0 { break }
      guard let reference = item["$ref"]?.string else {
        found.append(.inline(item))
        continue
      }
      if reference.hasPrefix("#") {
        if let (kind, _, value) = target(reference), kind == "sets" {
          found += sources(value["sources"], depth: depth + 1)
        } else if let tokens = bundled(reference) {
          found.append(.inline(tokens))
        } else {
          report(item, "\"\(reference)\" does not lead to a set")
        }
      } else {
        found.append(.file(reference, item))
      }
      if found.count > Self.most { break }
    }
    return Array(found.prefix(Self.most))
  }

  private func target(_ reference: String) -> (kind: String, name: String, value: JSONValue)? {
    let parts = DTCGPointer.parts(reference)
    guard parts.count == 2, parts[0] == "sets" || parts[0] == "modifiers" else { return nil }
    let group = root.members.first { $0.name.string == parts[0] }?.value
    return group?.members.first { $0.name.string == parts[1] }.map {
      (parts[0], parts[1], $0.value)
    }
  }

  /// Returns the tokens in the document itself that a pointer leads to, as in bundled documents.
  private func bundled(_ reference: String) -> JSONValue? {
    let parts = DTCGPointer.parts(reference)
    guard !parts.isEmpty, parts.count < 64, !["sets", "modifiers"].contains(parts[0]) else {
      return nil
    }
    var value = root
    for part in parts {
      guard let next = value.members.first(where: { $0.name.string == part })?.value else {
        return nil
      }
      value = next
    }
    return value.kind == .object ? value : nil
  }

  private mutating func report(
    _ value: JSONValue, _ message: String, _ severity: Severity = .warning
  ) {
    guard diagnostics.count < Self.most else { return }
    diagnostics.append(
      Diagnostic(severity, id: "resolver-reference", at: value.location, message))
  }
}

/// The parts of references between tokens.
enum DTCGPointer {
  /// Returns the names that a pointer such as `#/Brand/Primary/$value` leads through.
  static func parts(_ pointer: String) -> [String] {
    pointer.drop { $0 == "#" }.split(separator: "/").map {
      decoded(String($0)).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// Returns the file that a reference such as `themes.json#/dark` names, and the names in it.
  static func file(of reference: String) -> (path: String, parts: [String]) {
    let path = reference.prefix { $0 != "#" }
    return (String(path), parts(String(reference.dropFirst(path.count))))
  }

  /// Returns the names in a reference such as `{Brand.Primary}`; nil for any other text.
  static func braced(_ text: String) -> [String]? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let inside = text.dropFirst().dropLast()
    guard !inside.contains(where: { "{}".contains($0) }) else { return nil }
    return inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns a text with `%20` and the like replaced.
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), rest.count >= 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
