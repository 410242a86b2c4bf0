// SPDX-License-Identifier: MIT

/// A kind of set in an asset catalog; its raw value is the extension of the set's folder.
///
/// Apple counterpart: the set types of the Asset Catalog Format Reference · Source: that reference
/// (2018), xcbuild, and about sixty public projects · Fidelity: exact
public enum SetKind: String, Sendable, CaseIterable {
  case appIcon = "appiconset"
  case icon = "iconset"
  case brandAssets = "brandassets"
  case color = "colorset"
  case complication = "complicationset"
  case cubeTexture = "cubetextureset"
  case data = "dataset"
  case gameCenterDashboard = "gcdashboardimage"
  case gameCenterLeaderboard = "gcleaderboard"
  case gameCenterLeaderboardSet = "gcleaderboardset"
  case image = "imageset"
  case imageStack = "imagestack"
  case imageStackLayer = "imagestacklayer"
  case solidImageStack = "solidimagestack"
  case solidImageStackLayer = "solidimagestacklayer"
  case launchImage = "launchimage"
  case mipmap = "mipmapset"
  case spriteAtlas = "spriteatlas"
  case sticker = "sticker"
  case stickerPack = "stickerpack"
  case stickerSequence = "stickersequence"
  case stickersIcon = "stickersiconset"
  case symbol = "symbolset"
  case texture = "textureset"
  case arResourceGroup = "arresourcegroup"
  case arReferenceImage = "arreferenceimage"
  case arImage = "arimageset"
  case arObject = "arobject"

  /// Creates the kind of a set from the extension of its folder's name, in upper or lower case.
  ///
  /// The result is nil for any other folder, such as a group.
  public init?(folder name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    let ending = name[name.utf8.index(after: dot)...]
    guard let kind = Self(rawValue: String(ending)) ?? Self(rawValue: ending.lowercased()) else {
      return nil
    }
    self = kind
  }

  /// Whether sets of this kind can contain other sets; for other kinds, Xcode warns about sets
  /// inside.
  public var holdsSets: Bool {
    switch self {
    case .brandAssets, .complication, .imageStack, .imageStackLayer, .solidImageStack,
      .solidImageStackLayer, .spriteAtlas, .stickerPack, .gameCenterDashboard,
      .gameCenterLeaderboard, .gameCenterLeaderboardSet, .arResourceGroup, .texture, .cubeTexture,
      .mipmap, .arObject:
      true
    default: false
    }
  }
}
