// SPDX-License-Identifier: MIT

// MARK: CSS

extension ColorSpace {
  /// The name of the space in CSS Color 4; nil for gray and extended spaces, which CSS does not
  /// have.
  ///
  /// | space | CSS | asset catalog |
  /// |---|---|---|
  /// | `sRGB` | `srgb` | `srgb` |
  /// | `linearSRGB` | `srgb-linear` | |
  /// | `displayP3` | `display-p3` | `display-p3` |
  /// | `linearDisplayP3` | `display-p3-linear` | |
  /// | `extendedSRGB` | | `extended-srgb` |
  /// | `extendedLinearSRGB` | | `extended-linear-srgb` |
  /// | `grayGamma22` | | `gray-gamma-22` |
  /// | `extendedGray` | | `extended-gray` |
  /// | `xyzD65`, `xyzD50` | `xyz-d65`, `xyz-d50` | |
  /// | `lab`, `lch`, `oklab`, `oklch` | the same | |
  public var cssName: String? {
    switch self {
    case .sRGB: "srgb"
    case .linearSRGB: "srgb-linear"
    case .displayP3: "display-p3"
    case .linearDisplayP3: "display-p3-linear"
    case .xyzD65: "xyz-d65"
    case .xyzD50: "xyz-d50"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .extendedSRGB, .extendedLinearSRGB, .grayGamma22, .extendedGray: nil
    }
  }

  /// Creates the space with a CSS Color 4 name, in upper or lower case; nil for other names.
  ///
  /// `xyz` means `xyz-d65`.
  public init?(cssName: String) {
    let name = cssName.lowercased()
    let space = name == "xyz" ? .xyzD65 : Self.allCases.first { $0.cssName == name }
    guard let space else { return nil }
    self = space
  }

  /// Whether `color()` accepts the space; the others have functions of their own or no name.
  var isCSSParameter: Bool {
    switch self {
    case .lab, .lch, .oklab, .oklch: false
    default: cssName != nil
    }
  }
}

// MARK: Asset catalogs

extension ColorSpace {
  /// The name of the space in asset catalogs; nil for spaces that catalogs do not support.
  ///
  /// Source: Asset Catalog Format Reference, Named Color Type (color-space).
  public var catalogName: String? {
    switch self {
    case .sRGB: "srgb"
    case .displayP3: "display-p3"
    case .extendedSRGB: "extended-srgb"
    case .extendedLinearSRGB: "extended-linear-srgb"
    case .grayGamma22: "gray-gamma-22"
    case .extendedGray: "extended-gray"
    default: nil
    }
  }

  /// Creates the space with an asset catalog's name, which is case-sensitive; nil for other names.
  public init?(catalogName: String) {
    guard let space = Self.allCases.first(where: { $0.catalogName == catalogName }) else {
      return nil
    }
    self = space
  }
}
