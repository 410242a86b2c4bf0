// SPDX-License-Identifier: MIT

public import ChiaroColor
public import ChiaroSource

/// An Icon Composer bundle: an app icon as layers, with values that depend on the appearance.
///
/// Apple counterpart: an `.icon` bundle (Xcode 26) · Source: the `icon.json` of public projects;
/// a public reader of the format · Fidelity: approximate
public struct IconBundle: Sendable {
  /// The path of the bundle.
  public var path: String
  /// What lies behind all groups.
  public var fill: Adaptive<Fill>
  /// The groups, the front one first.
  public var groups: [Group]
  /// The shapes that the icon is for: `squares`, `circles`, each with its platforms.
  public var supportedPlatforms: [String]
  /// The appearances for which any value is given: `dark`, `tinted`.
  public var appearances: Set<String>
  /// The file as it was read.
  public var document: JSONDocument

  /// A value, and the values for appearances that have their own.
  public struct Adaptive<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value where no other is given; nil when nothing is said.
    public var base: Value?
    /// The values of appearances, by name.
    public var specialized: [String: Value]

    /// The value for an appearance, or the base.
    public func value(for appearance: String?) -> Value? {
      appearance.flatMap { specialized[$0] } ?? base
    }
  }

  /// What an area is filled with.
  public enum Fill: Hashable, Sendable {
    /// The system chooses, or a named choice of it: `automatic`, `none`, `system-light`.
    case named(String)
    /// One color.
    case solid(Color)
    /// A gradient that the system makes from one color.
    case automaticGradient(Color)
    /// A gradient through colors.
    case linearGradient([Color])
  }

  /// Layers that are lit and shaded as one.
  public struct Group: Hashable, Sendable {
    /// The name, or nil.
    public var name: String?
    /// Whether it is left out.
    public var isHidden: Bool
    /// The layers, the front one first.
    public var layers: [Layer]
  }

  /// One picture of a group.
  public struct Layer: Hashable, Sendable {
    /// The name, or nil.
    public var name: String?
    /// The file in the bundle's `Assets` folder, or nil when nothing is said.
    public var imageName: Adaptive<String>
    /// Whether the file named is not there.
    public var isMissing: Bool
    /// Whether it is left out.
    public var isHidden: Bool
    /// What it is filled with.
    public var fill: Adaptive<Fill>
  }
}
