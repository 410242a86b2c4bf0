// SPDX-License-Identifier: MIT

public import ChiaroColor
public import ChiaroSource

/// An Icon Composer bundle: an app icon that consists of layers and whose values depend on the
/// appearance.
///
/// Apple counterpart: an `.icon` bundle (Xcode 26) · Source: the `icon.json` of public projects; a
/// public reader of the format · Fidelity: approximate, Apple does not document the format
public struct IconBundle: Sendable {
  /// The path of the bundle's folder, which ends in `.icon`.
  public var path: String
  /// The fill of the background, behind all groups.
  public var fill: Adaptive<Fill>
  /// The groups of layers, from front to back.
  public var groups: [Group]
  /// The shapes and platforms that the icon supports, such as `squares/shared` or
  /// `circles/watchOS`.
  public var supportedPlatforms: [String]
  /// The names of the appearances that have specialized values, such as `dark` or `tinted`.
  public var appearances: Set<String>
  /// The parsed `icon.json`.
  public var document: JSONDocument

  /// A value that can have specialized values for some appearances.
  public struct Adaptive<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value for appearances without a specialized value; nil if none is specified.
    public var base: Value?
    /// The specialized values, by the name of the appearance.
    public var specialized: [String: Value]

    /// Returns the value for the appearance with a name.
    ///
    /// The result is the base value if `appearance` is nil or has no specialized value.
    public func value(for appearance: String?) -> Value? {
      appearance.flatMap { specialized[$0] } ?? base
    }
  }

  /// The fill of a background or layer.
  public enum Fill: Hashable, Sendable {
    /// A fill that the system defines and that is given by its name, such as `automatic`, `none` or
    /// `system-light`.
    case named(String)
    /// A single color.
    case solid(Color)
    /// A gradient that the system derives from a single color.
    case automaticGradient(Color)
    /// A linear gradient through several colors.
    case linearGradient([Color])
  }

  /// A group of layers that are lit and shaded as one object.
  public struct Group: Hashable, Sendable {
    /// The name of the group; nil if none is specified.
    public var name: String?
    /// Whether the group is hidden.
    public var isHidden: Bool
    /// The layers, from front to back.
    public var layers: [Layer]
  }

  /// A layer in a group, which shows an image.
  public struct Layer: Hashable, Sendable {
    /// The name of the layer; nil if none is specified.
    public var name: String?
    /// The name of the image file in the bundle's `Assets` folder.
    public var imageName: Adaptive<String>
    /// Whether any of the named image files is missing from the `Assets` folder.
    public var isMissing: Bool
    /// Whether the layer is hidden.
    public var isHidden: Bool
    /// The fill of the layer.
    public var fill: Adaptive<Fill>
  }
}
