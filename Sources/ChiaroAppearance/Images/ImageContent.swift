// SPDX-License-Identifier: MIT

/// What a picture is: a file, a symbol's name, or something drawn by the app.
///
/// Apple counterpart: what `UIImage` holds inside · Source: this project · Fidelity: approximate
public enum ImageContent: Hashable, Sendable {
  /// A file at a path.
  case file(String)
  /// A symbol of the system, by name.
  case symbol(String)
  /// A picture in memory.
  case object(any ImageObject)

  /// Whether it is a symbol.
  public var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }

  /// Whether both are the same file, symbol or object.
  public static func == (lhs: ImageContent, rhs: ImageContent) -> Bool {
    switch (lhs, rhs) {
    case (.file(let left), .file(let right)), (.symbol(let left), .symbol(let right)):
      left == right
    case (.object(let left), .object(let right)): left === right
    default: false
    }
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .file(let path): hasher.combine(path)
    case .symbol(let name): hasher.combine(name)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    }
  }
}

/// A picture in memory; two are the same when they are one object.
///
/// Apple counterpart: `CGImage` · Source: this project · Fidelity: approximate
public protocol ImageObject: AnyObject, Sendable {}
