// SPDX-License-Identifier: MIT

/// A reference to a picture in a display list: a file, a symbol, an object in memory, or a name
/// that the picture source resolves.
///
/// A reference to an object in memory retains it, so that caches never confuse two objects. Such
/// references are equal if they refer to the same object.
///
/// ```swift
/// list.images = [.file("hills.png"), .symbol("bell"), "card"]
/// ```
public enum PictureReference: Sendable {
  /// A picture that the picture source finds by its name.
  case named(String)
  /// A picture file at a path, with its number of pixels per point.
  ///
  /// If the scale is nil, the one in the file's name is used, such as `@2x`.
  case file(String, scale: Double? = nil)
  /// A system symbol, by its name.
  case symbol(String)
  /// A picture in memory.
  case object(any AnyObject & Sendable)
}

extension PictureReference: Hashable {
  /// Returns whether two references are of the same kind and refer to the same thing.
  ///
  /// They must have the same name, the same file path and scale, the same symbol name, or the
  /// identical object. Scales are compared bit by bit, so even a NaN scale equals itself.
  public static func == (lhs: PictureReference, rhs: PictureReference) -> Bool {
    switch (lhs, rhs) {
    case (.named(let left), .named(let right)), (.symbol(let left), .symbol(let right)):
      left == right
    case (.file(let left, let scale), .file(let right, let other)):
      left == right && scale?.bitPattern == other?.bitPattern
    case (.object(let left), .object(let right)): left === right
    default: false
    }
  }

  /// Hashes the name, the path and scale, the symbol's name or the object's identity.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .named(let name): hasher.combine(name)
    case .file(let path, let scale):
      hasher.combine(path)
      hasher.combine(scale?.bitPattern)
    case .symbol(let name): hasher.combine(name)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    }
  }
}

extension PictureReference: CustomStringConvertible {
  /// A description of the reference: the name, the path, `symbol:` with a symbol name, or `object:`
  /// with the object's description.
  public var description: String {
    switch self {
    case .named(let name): name
    case .file(let path, _): path
    case .symbol(let name): "symbol:\(name)"
    case .object(let object): "object:\(object)"
    }
  }
}

extension PictureReference: ExpressibleByStringInterpolation {
  /// Creates a reference to a picture by its name.
  public init(stringLiteral name: String) { self = .named(name) }
}
