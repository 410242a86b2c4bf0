// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
package import ChiaroSource

/// A request to the program that parses source files: one JSON value, version 1 of the
/// protocol.
package struct SourceRequest: Sendable {
  /// The version of the protocol.
  package static let version = SourceAnswer.version
  /// The maximum size of a request, in bytes.
  package static let limit = 64 << 20

  /// The folder that all paths are relative to.
  package var root: String
  /// The files to look at, relative to the root.
  package var files: [String]
  /// The rules to run; nil is all.
  package var only: Set<String>?
  /// The rules to run although they run on request only.
  package var optIn: Set<String> = []

  /// The origins of the files to check; by default only the project's own files.
  package var included: Set<SourceOrigin> = [.own]

  /// The asset sets of the project; nil when their uses are not asked for.
  package var assets: [NamedAsset]?
  /// The names of assets in catalogs that are not looked at, such as those of examples.
  package var otherNames: Set<String> = []
  /// The targets in which names are looked for first; files may be in several, or in none.
  package var targets: [AssetTable.Target] = []
  /// Files that are not parsed but may name assets, relative to the root: storyboards, lists.
  package var texts: [String] = []

  /// The oldest iOS that files have to run on, by their path; a file that is not in it may be of
  /// any project.
  package var oldestSystems: [String: Int] = [:]

  /// The systems for which files are built, by their path, as far as their project says.
  package var reaches: [String: FileReach] = [:]

  /// The app targets, for which the audit reports locked styles.
  package var apps: [App] = []

  /// The files that no target builds; the audit counts the assets they name, and reports their
  /// findings as less likely.
  package var unbuilt: Set<String> = []

  /// A target that is an app.
  package struct App: Sendable {
    /// The name of the target.
    package var name: String
    /// The path of what declares the target, relative to the root.
    package var project: String
    /// The source files that are built into it, relative to the root.
    package var files: Set<String>
    /// The style that its property list or settings lock it to, `light` or `dark`; nil for none.
    package var style: String?

    /// Creates an app.
    package init(_ name: String, project: String, files: Set<String>, style: String? = nil) {
      self.name = name
      self.project = project
      self.files = files
      self.style = style
    }
  }

  /// The files whose parsing ended or stalled the program; only names are read from them.
  package var unparsed: Set<String> = []

  /// Whether the answer should contain fixes.
  package var wantsFixes = false

  /// Creates a request for all rules.
  package init(root: String, files: [String]) {
    self.root = root
    self.files = files
  }

  /// Reads a request.
  ///
  /// - Parameter bytes: the JSON text
  /// - Returns: the request
  /// - Throws: `SourceAuditError` when the text is not a request, or has another version
  package static func read(_ bytes: [UInt8]) throws(SourceAuditError) -> SourceRequest {
    guard let root = JSONDocument.read(bytes, file: "request").document?.root else {
      throw SourceAuditError(.badRequest, "the request is not JSON")
    }
    guard root["version"]?.integer == version else {
      throw SourceAuditError(.otherVersion, "only version \(version) of the protocol is supported")
    }
    guard let folder = root["root"]?.string, let files = root["files"], files.kind == .array else {
      throw SourceAuditError(.badRequest, "the request needs a root and files")
    }
    var request = SourceRequest(root: folder, files: files.elements.compactMap(\.string))
    if let only = root["only"], only.kind == .array {
      request.only = Set(only.elements.compactMap(\.string))
    }
    request.optIn = Set(root["opt_in"]?.elements.compactMap(\.string) ?? [])
    let included = root["included"]?.elements.compactMap(\.string) ?? []
    request.included.formUnion(included.compactMap(SourceOrigin.init(rawValue:)))
    request.assets = root["assets"]?.elements.compactMap(NamedAsset.init)
    request.otherNames = Set(root["other_names"]?.elements.compactMap(\.string) ?? [])
    request.targets = root["targets"]?.elements.map(AssetTable.Target.init) ?? []
    for system in root["systems"].map({ Array($0.elements) }) ?? [] {
      guard let version = system["ios"]?.integer else { continue }
      for file in system["files"]?.elements.compactMap(\.string) ?? [] {
        request.oldestSystems[file] = min(request.oldestSystems[file] ?? version, version)
      }
    }
    request.reaches = FileReach.all(root["reaches"])
    request.apps = root["apps"]?.elements.compactMap(App.init) ?? []
    request.unbuilt = Set(root["unbuilt"]?.elements.compactMap(\.string) ?? [])
    request.unparsed = Set(root["unparsed"]?.elements.compactMap(\.string) ?? [])
    request.wantsFixes = root["fixes"]?.bool ?? false
    request.texts = root["texts"]?.elements.compactMap(\.string) ?? []
    return request
  }

  /// Whether a rule is to run.
  func wants(_ rule: any SourceRule.Type) -> Bool {
    only?.contains(rule.id) ?? (!rule.description.isOptIn || optIn.contains(rule.id))
  }
}

extension NamedAsset {
  /// Reads an asset of a request; nil for an invalid one.
  init?(_ value: JSONValue) {
    guard let name = value["name"]?.string,
      let kind = value["kind"]?.string.flatMap(Kind.init(rawValue:))
    else { return nil }
    self.init(
      name, kind, adapts: value["adapts"]?.bool ?? false, set: value["set"]?.string ?? "",
      catalog: value["catalog"]?.string ?? "")
    values =
      value["values"]?.elements.compactMap { value in
        let numbers = value["srgb"]?.elements.compactMap(\.number) ?? []
        guard let appearance = value["appearance"]?.string, numbers.count == 4 else { return nil }
        return Value(
          appearance, Color(.sRGB, numbers[0], numbers[1], numbers[2], alpha: numbers[3]))
      } ?? []
  }
}

extension SourceRequest.App {
  /// Reads an app of a request; nil for an invalid one.
  init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let project = value["project"]?.string else {
      return nil
    }
    self.init(
      name, project: project,
      files: Set(value["files"]?.elements.compactMap(\.string) ?? []),
      style: value["style"]?.string)
  }
}

extension AssetTable.Target {
  /// Reads a target of a request.
  init(_ value: JSONValue) {
    self.init(
      files: value["files"]?.elements.compactMap(\.string) ?? [],
      catalogs: value["catalogs"]?.elements.compactMap(\.string) ?? [])
  }
}

/// An error that tells why a request cannot be processed.
package struct SourceAuditError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure that callers tell apart.
  package enum Kind: Sendable {
    /// The request does not follow the protocol.
    case badRequest
    /// The request has another version of the protocol.
    case otherVersion
  }

  /// The kind of failure.
  package var kind: Kind
  /// The reason of the failure, as readable text.
  package var description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
