// SPDX-License-Identifier: MIT

/// The content of an image: a file, a system symbol, or an object in memory.
///
/// Apple counterpart: the private content of `UIImage` · Source: this project · Fidelity:
/// approximate, Apple's content is not public
public enum ImageContent: Hashable, Sendable {
  /// A file at a path, with its number of pixels per point.
  ///
  /// If the scale is nil, the one in the file's name is used, such as `@2x`.
  case file(String, scale: Double? = nil)
  /// A system symbol, by its name.
  case symbol(String)
  /// A picture in memory.
  case object(any ImageObject)

  /// Whether the content is a symbol.
  public var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }

  /// Returns whether two contents are of the same kind and refer to the same thing.
  ///
  /// They must have the same file path and scale, the same symbol name, or the identical object.
  /// Scales are compared bit by bit, so even a NaN scale equals itself.
  public static func == (lhs: ImageContent, rhs: ImageContent) -> Bool {
    switch (lhs, rhs) {
    case (.file(let left, let scale), .file(let right, let other)):
      left == right && scale?.bitPattern == other?.bitPattern
    case (.symbol(let left), .symbol(let right)): left == right
    case (.object(let left), .object(let right)): left === right
    default: false
    }
  }

  /// Hashes the path and scale, the symbol's name or the object's identity.
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

/// A picture in memory that is compared by identity.
///
/// Apple counterpart: `CGImage` · Source: this project · Fidelity: approximate, without access to
/// pixels
public protocol ImageObject: AnyObject, Sendable {}
