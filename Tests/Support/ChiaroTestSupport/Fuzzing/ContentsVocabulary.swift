// SPDX-License-Identifier: MIT

/// The words of the format, and words that are nearly of it.
enum ContentsVocabulary {
  static let names = [
    "colors", "images", "symbols", "data", "assets", "layers", "info", "properties", "color",
    "color-space", "components", "red", "green", "blue", "white", "alpha", "reference", "platform",
    "idiom", "subtype", "display-gamut", "appearances", "appearance", "value", "locale", "scale",
    "filename", "width-class", "height-class", "language-direction", "memory", "screen-width",
    "graphics-feature-set", "compression-type", "resizing", "mode", "center", "cap-insets", "top",
    "left", "bottom", "right", "width", "height", "alignment-insets", "unassigned", "size", "role",
    "template-rendering-intent", "preserves-vector-representation", "auto-scaling", "localizable",
    "provides-namespace", "on-demand-resource-tags", "pre-rendered", "version", "author",
    "universal-type-identifier", "extent", "orientation", "minimum-system-version", "", "Colors",
  ]

  static let values = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "reality",
    "mac-catalyst", "ios-marketing", "luminosity", "contrast", "light", "dark", "tinted", "high",
    "sRGB", "display-P3", "srgb", "display-p3", "gray-gamma-22", "extended-srgb",
    "extended-linear-srgb", "extended-gray", "ios", "osx", "XR", "systemBlueColor", "labelColor",
    "tintColor", "1x", "2x", "3x", "0x", "1e9x", "compact", "regular", "left-to-right",
    "right-to-left", "template", "original", "automatic", "9-part", "tile", "stretch", "fr",
    "zh_Hant",
    "1", "0", "255", "256", "-1", "0x7F", "0XFFFF", "0x", "1.000", "-0.100", "1e400", "1e-400",
    "nan",
    "inf", ".", "1.2.3", " 0.5 ", "٣", "60x60", "4GB", "<=145", "metal3v1", "a.png", "../a.png",
    "/etc/passwd", "a/b.png", "\u{0}", "\u{FEFF}", "é", "🌒", "", "xcode",
  ]

  static let numbers = [
    "0", "1", "-1", "0.5", "1e308", "1e400", "-1e-400", "9223372036854775807",
    "9223372036854775808", "-0", "255", "0.1e-1", "18446744073709551616",
  ]
}
