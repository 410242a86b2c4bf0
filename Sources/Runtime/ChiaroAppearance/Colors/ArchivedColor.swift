// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The archived form of a color: its name and its value in the light appearance.
///
/// ```swift
/// let data = try JSONEncoder().encode(ArchivedColor(color))
/// let color = try JSONDecoder().decode(ArchivedColor.self, from: data).color
/// ```
///
/// Closures cannot be archived. If a program has a color with the archived name, decoding returns
/// that color, which may be dynamic; otherwise, decoding returns the light value.
///
/// Apple counterpart: the archive of an `NSColor`, `NSSecureCoding` · Source: AppKit reference
/// (statement S216) · Fidelity: approximate, in a format of this project
public struct ArchivedColor: Hashable, Sendable {
  /// The name of the color; nil for none.
  public var name: String?
  /// The color's value in the light appearance of a Mac, with normal contrast.
  public var value: Color

  /// Creates the archived form of a color.
  public init(_ color: DynamicColor) {
    name = color.name
    value = color.resolved(with: Self.aqua)
  }

  /// The color with the archived name in this program, or the stored value if there is none.
  ///
  /// A name is looked up among the colors created with a closure, then in the current
  /// `NamedAssets`, then among the system colors of the Mac.
  public var color: DynamicColor {
    guard let name else { return DynamicColor(value) }
    return RegisteredColors.color(named: name) ?? DynamicColor(named: name)
      ?? DynamicColor(systemName: name, on: .macOS) ?? DynamicColor(value)
  }

  private static let aqua = TraitCollection(
    traitsFrom: [
      .usual,
      TraitCollection {
        $0.userInterfaceIdiom = .mac
        $0.userInterfaceStyle = .light
      },
    ])
}

extension ArchivedColor: Codable {
  private enum Key: String, CodingKey {
    case name
    case space
    case components
    case alpha
  }

  /// Decodes the form written by `encode(to:)`.
  ///
  /// - Throws: `DecodingError` if the color space is unknown, or if there are not exactly three
  ///   finite components
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decodeIfPresent(String.self, forKey: .name)
    let spaceName = try container.decode(String.self, forKey: .space)
    let components = try container.decode([Double].self, forKey: .components)
    let alpha = try container.decode(Double.self, forKey: .alpha)
    guard let space = ColorSpace.allCases.first(where: { "\($0)" == spaceName }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .space, in: container, debugDescription: "\(spaceName) is not a color space")
    }
    guard components.count == 3, (components + [alpha]).allSatisfy(\.isFinite) else {
      throw DecodingError.dataCorruptedError(
        forKey: .components, in: container, debugDescription: "a color needs three components")
    }
    value = Color(space, components[0], components[1], components[2], alpha: alpha)
  }

  /// Encodes the name of the color and its value in the light appearance.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encode("\(value.space)", forKey: .space)
    let components = value.components
    try container.encode([components.x, components.y, components.z], forKey: .components)
    try container.encode(value.alpha, forKey: .alpha)
  }
}
