// SPDX-License-Identifier: MIT

import ChiaroSource

/// A token with what it inherits from its groups.
struct DTCGToken {
  /// The names that lead to it.
  var path: [String]
  /// The token's object.
  var json: JSONValue
  /// Its own type, or the nearest group's.
  var type: String?
  /// Its own deprecation, or the nearest group's.
  var deprecated: JSONValue?

  /// What the token is worth, as it is written.
  var value: JSONValue? { json["$value"] ?? json["value"] }

  /// How Tokens Studio changes the token's color; nil where it does not.
  var modifier: JSONValue? { json["$extensions"]?["studio.tokens"]?["modify"] }
}

/// Turns groups into a list of tokens: what groups extend is copied into them.
struct DTCGFlattening {
  private(set) var tokens: [DTCGToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: DTCGGroup
  private var budget: Int
  /// How many more tokens and groups may come of `$extends`.
  private var copies: Int

  /// The greatest number of tokens and groups, those that come of `$extends` included.
  static let most = 50_000

  /// The most that come of `$extends`: a number, and so many for each token and group of the files.
  static let mostCopies = (base: 1_000, each: 8)

  /// The longest chain of groups that extend each other.
  private static let deepest = 64

  init(_ root: DTCGGroup, most: Int = Self.most) {
    self.root = root
    budget = most
    copies = Self.mostCopies.base + Self.mostCopies.each * root.count(upTo: most)
    flatten(root, [], type: nil, deprecated: nil, extended: [])
  }

  private mutating func flatten(
    _ group: DTCGGroup, _ path: [String], type: String?, deprecated: JSONValue?,
    extended: [[String]]
  ) {
    guard take(), path.count < 128 else { return }
    let group = complete(group, extended)
    let chain = group.chain
    guard chain.isEmpty || takeCopy() else { return }
    let type = group.group.properties["$type"]?.string ?? type
    let deprecated = group.group.properties["$deprecated"] ?? deprecated
    for name in group.group.names {
      switch group.group.nodes[name] {
      case .group(let inner)?:
        flatten(inner, path + [name], type: type, deprecated: deprecated, extended: chain)
      case .token(let json)?:
        guard take(), chain.isEmpty || takeCopy() else { return }
        let own = (json["$type"] ?? json["type"])?.string
        tokens.append(
          DTCGToken(
            path: path + [name], json: json, type: own ?? type,
            deprecated: json["$deprecated"] ?? deprecated))
      case nil: break
      }
    }
  }

  /// Returns a group over what it extends, and the paths of all groups that went into it.
  private mutating func complete(
    _ group: DTCGGroup, _ extended: [[String]]
  ) -> (group: DTCGGroup, chain: [[String]]) {
    var (group, chain) = (group, extended)
    while let reference = group.extended {
      let text = reference.string ?? reference["$ref"]?.string ?? ""
      let path = DTCGPointer.braced(text) ?? DTCGPointer.parts(text)
      guard !chain.contains(path) else {
        report(reference, "extends-cycle", "the groups extend each other in a circle ($extends)")
        break
      }
      guard chain.count < Self.deepest else {
        report(reference, "extends-too-deep", "$extends leads through too many groups")
        break
      }
      guard !path.isEmpty, let under = root.group(at: path) else {
        report(reference, "extends-unknown", "$extends does not name a group")
        break
      }
      chain.append(path)
      group = under.merged(with: group.withoutExtends)
    }
    return (group, chain)
  }

  private mutating func take() -> Bool {
    budget -= 1
    if budget == 0 {
      diagnostics.append(
        Diagnostic(
          .error, id: "too-many-tokens", at: SourceLocation(file: ""),
          "more than \(Self.most) tokens and groups; the rest was not read"))
    }
    return budget > 0
  }

  private mutating func takeCopy() -> Bool {
    copies -= 1
    guard copies < 0, budget > 0 else { return budget > 0 }
    budget = 0
    diagnostics.append(
      Diagnostic(
        .error, id: "too-many-copies", at: SourceLocation(file: ""),
        """
        $extends creates more than \(Self.mostCopies.each) tokens and groups in a file; the rest \
        was not read
        """))
    return false
  }

  private mutating func report(_ value: JSONValue, _ id: String, _ message: String) {
    diagnostics.append(Diagnostic(.error, id: id, at: value.location, message))
  }
}

extension DTCGGroup {
  /// The number of tokens and groups inside, up to a limit.
  fileprivate func count(upTo limit: Int) -> Int {
    var count = 0
    var groups = [self]
    while count < limit, let group = groups.popLast() {
      count += group.names.count
      for case .group(let inner) in group.nodes.values { groups.append(inner) }
    }
    return min(count, limit)
  }

  /// The group without its `$extends`, so that what it extends can have one.
  fileprivate var withoutExtends: DTCGGroup {
    let result = DTCGGroup().merged(with: self)
    result.removeExtends()
    return result
  }
}
