// SPDX-License-Identifier: MIT

/// The content of an image: a file, a system symbol, or an object in memory.
///
/// Apple counterpart: what `UIImage` holds inside · Source: this project · Fidelity: approximate
public enum ImageContent: Hashable, Sendable {
  /// A file at a path, with the pixels of a point where something other than its name says them.
  case file(String, scale: Double? = nil)
  /// A symbol of the system, by name.
  case symbol(String)
  /// A picture in memory.
  case object(any ImageObject)

  /// Whether the content is a symbol.
  public var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }

  /// Returns whether both are the same file at the same scale, the same symbol or object.
  ///
  /// Scales are compared by their bits, so that content is always equal to itself.
  public static func == (lhs: ImageContent, rhs: ImageContent) -> Bool {
    switch (lhs, rhs) {
    case (.file(let left, let scale), .file(let right, let other)):
      left == right && scale?.bitPattern == other?.bitPattern
    case (.symbol(let left), .symbol(let right)): left == right
    case (.object(let left), .object(let right)): left === right
    default: false
    }
  }

  /// Hashes the path, the name or the object's identity.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .file(let path, let scale):
      hasher.combine(path)
      hasher.combine(scale?.bitPattern)
    case .symbol(let name): hasher.combine(name)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    }
  }
}

/// A picture in memory, compared by identity.
///
/// Apple counterpart: `CGImage` · Source: this project · Fidelity: approximate
public protocol ImageObject: AnyObject, Sendable {}
