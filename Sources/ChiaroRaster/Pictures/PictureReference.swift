// SPDX-License-Identifier: MIT

/// Which picture a display list shows: a file, a symbol, something in memory, or whatever its
/// source knows by a name.
///
/// A reference to something in memory keeps that alive, so that a cache which holds the reference
/// never takes one object for another: two are the same when they are one object.
///
/// ```swift
/// list.images = [.file("hills.png"), .symbol("bell"), "card"]
/// ```
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public enum PictureReference: Sendable {
  /// What the source of pictures knows by a name.
  case named(String)
  /// A file at a path.
  case file(String)
  /// A symbol of the system, by name.
  case symbol(String)
  /// A picture in memory.
  case object(any AnyObject & Sendable)
}

extension PictureReference: Hashable {
  /// Whether both are the same name, file, symbol or object.
  public static func == (lhs: PictureReference, rhs: PictureReference) -> Bool {
    switch (lhs, rhs) {
    case (.named(let left), .named(let right)), (.file(let left), .file(let right)),
      (.symbol(let left), .symbol(let right)):
      left == right
    case (.object(let left), .object(let right)): left === right
    default: false
    }
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .named(let name): hasher.combine(name)
    case .file(let path): hasher.combine(path)
    case .symbol(let name): hasher.combine(name)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    }
  }
}

extension PictureReference: CustomStringConvertible {
  /// The name or the path, `symbol:bell`, or `object:` and what the object says of itself.
  public var description: String {
    switch self {
    case .named(let name): name
    case .file(let path): path
    case .symbol(let name): "symbol:\(name)"
    case .object(let object): "object:\(object)"
    }
  }
}

extension PictureReference: ExpressibleByStringInterpolation {
  /// A picture that is known by a name.
  public init(stringLiteral name: String) { self = .named(name) }
}
