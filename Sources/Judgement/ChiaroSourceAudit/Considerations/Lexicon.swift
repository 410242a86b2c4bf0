// SPDX-License-Identifier: MIT

import ChiaroSource

/// The words in names that tell what a thing is, by groups of one meaning.
///
/// A name never decides: a group makes one consideration, whose weight is learned from findings
/// that people judged.
enum Lexicon {
  /// What machines read, or paper shows: it stays black on white.
  static let machines: Set = [
    "qr", "qrcode", "barcode", "print", "pdf", "png", "contrast", "luminance", "heatmap",
  ]
  /// Signs of companies, which have colors of their own.
  static let brands: Set = ["brand", "google", "facebook", "twitter", "paypal", "spotify"]
  /// What lies over a picture or dims what is behind it.
  static let veils: Set = [
    "selection", "highlight", "dimm", "dimming", "mask", "shadow", "scrim", "camera",
  ]
  /// Round marks, and lines that move.
  static let marks: Set = [
    "circle", "thumb", "knob", "dot", "marker", "track", "needle", "cursor",
  ]
  /// Touches, gradients and shadows.
  static let effects: Set = ["touch", "touches", "configuration", "gradient", "shadow"]
  /// Screens and pieces that have a look of their own in both styles, or that another program
  /// shows.
  static let ownScreens: Set = [
    "onboarding", "splash", "launch", "welcome", "intro", "walkthrough", "tutorial", "paywall",
    "keyboard", "widget", "complication", "watch", "terminal", "console", "story", "stories",
    "player", "video", "camera", "scanner", "photo", "gallery", "lightbox", "media", "crop",
    "playback", "movie", "film", "call", "hud", "osd", "game", "board", "map", "ar",
    "snapshot", "share", "promo", "upsell", "whats", "premium", "purchase", "lock", "reader",
    "browser", "web",
    "debug", "demo", "sample", "example", "placeholder", "skeleton", "shimmer", "theme", "themes",
    "highlighter", "syntax", "canvas", "drawing", "sketch", "annotation", "sticker", "emoji",
    "ticket", "coin", "chart", "graph", "poster", "banner", "toast", "callout", "tooltip",
  ]
  /// Things whose color is their own: a person knows them by it, or a picture covers it.
  static let things: Set = [
    "image", "img", "icon", "icons", "avatar", "photo", "thumbnail", "thumb", "favicon", "logo",
    "artwork", "cover", "poster", "picture", "knob", "switch", "toggle", "slider", "track",
    "trackbar", "handle", "grabber", "grip", "drag", "pin", "marker", "cursor", "caret", "needle",
    "dot", "circle", "pulse", "spark", "star", "heart", "flag", "brand", "chart", "bar",
    "progress", "spinner", "mask", "triangle", "arrow", "swatch", "preview", "badge", "bubble",
    "indicator",
  ]
  /// Those of them that are drawn for one color: what a picture covers, and parts of controls.
  static let drawn: Set = [
    "image", "icon", "favicon", "logo", "artwork", "thumbnail", "avatar", "knob", "thumb",
    "switch", "toggle", "slider", "trackbar", "mask", "grabber", "handle", "sample",
  ]
  /// Pictures and films that fill a screen, and calls.
  static let immersive: Set = [
    "photo", "image", "video", "camera", "player", "media", "gallery", "lightbox", "scanner",
    "call", "hud", "osd", "crop", "picture", "watch", "complication", "game", "voip", "meet",
    "meeting", "conference", "notch",
  ]
  /// Screens that are shown first, and once.
  static let firstScreens: Set = [
    "onboarding", "splash", "launch", "welcome", "intro", "walkthrough",
  ]
  /// What those alone see who make the app.
  static let makers: Set = ["debug", "debugging", "scenarios"]
  /// What stands in for others in tests.
  static let mocks: Set = ["mock", "mocks"]
  /// Pictures that code makes.
  static let pictures: Set = ["image", "icon", "avatar", "thumbnail"]
  /// Controls that are drawn for one style.
  static let controls: Set = ["button", "switch", "slider", "control", "stepper", "badge"]
  /// For which style or ground a color is: one of these tells it apart from its sibling.
  static let styles = Set(stylesAsWritten.map(\.description))
  /// The same words, for a quick look at the bytes of a name.
  private static let stylesAsWritten: [StaticString] = [
    "night", "dark", "black", "white", "light",
  ]
  /// How folders and files for the Mac are called.
  static let macs: Set = ["mac", "macos", "osx"]
  /// What else names of colors have, whatever the color is of.
  static let colorWords: Set = ["mode", "color", "colour", "theme", "ui"]

  /// Whether one of the words of some names is in a group.
  static func names(_ group: Set<String>, in names: String...) -> Bool {
    names.contains { StyleWords.words(of: $0).contains(where: group.contains) }
  }

  /// Whether one of the words of a name is that of a style or ground: `nightMenu`, not `highlight`.
  static func namesStyle(_ name: String) -> Bool {
    stylesAsWritten.contains(where: name.mentions) && names(styles, in: name)
  }

  /// The last two words of an object's name: `icon view` of `self.appIconView`.
  static func lastWords(of receiver: String) -> [String] {
    let last = receiver.split(whereSeparator: { $0 == "." || $0 == "/" }).last ?? ""
    return StyleWords.words(of: String(last)).suffix(2)
  }
}
