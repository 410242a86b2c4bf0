// SPDX-License-Identifier: MIT

import ChiaroSource

/// What kind of screen or thing a place belongs to, as the names around it tell.
enum Kind {
  /// Screens and pieces that have a look of their own in both styles, or that another program
  /// shows: a note at most.
  private static let screens: Set = [
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
  private static let things: Set = [
    "image", "img", "icon", "icons", "avatar", "photo", "thumbnail", "thumb", "favicon", "logo",
    "artwork", "cover", "poster", "picture", "knob", "switch", "toggle", "slider", "track",
    "trackbar", "handle", "grabber", "grip", "drag", "pin", "marker", "cursor", "caret", "needle",
    "dot", "circle", "pulse", "spark", "star", "heart", "flag", "brand", "chart", "bar",
    "progress", "spinner", "mask", "triangle", "arrow", "swatch", "preview", "badge", "bubble",
    "indicator",
  ]

  /// Those of them that are drawn for one color: what a picture covers, and parts of controls.
  private static let drawn: Set = [
    "image", "icon", "favicon", "logo", "artwork", "thumbnail", "avatar", "knob", "thumb",
    "switch", "toggle", "slider", "trackbar", "mask", "grabber", "handle", "sample",
  ]

  /// Whether the type, member or folder is of a kind with a look of its own.
  static func isOwnScreen(_ site: Site, in path: String) -> Bool {
    let folder = Path.components(Path.parent(path)).last.map(String.init) ?? ""
    let file = Path.lastComponent(path)
    return [site.type, site.member, folder, file].contains {
      StyleWords.words(of: $0).contains(where: screens.contains)
    }
  }

  /// Whether a place is of a kind with a look of its own only because its folder holds examples, or
  /// because a text field draws its own placeholder: both have the grounds that others have.
  static func isMadeLikeOthers(_ use: ColorUse, _ role: ColorRole, in path: String) -> Bool {
    guard role == .text else { return false }
    let folder = Path.components(Path.parent(path)).last.map(String.init) ?? ""
    let words = [use.site.type, use.site.member, folder, Path.lastComponent(path)]
      .flatMap(StyleWords.words)
    return screens.intersection(words).isSubset(of: ["demo", "sample", "example", "placeholder"])
  }

  /// Whether it is seen by those alone who make the app: screens and states of debugging.
  static func isForMakers(_ site: Site, in path: String) -> Bool {
    if SourceOrigin.isForMakers(path) { return true }
    return ([site.type, site.member] + site.conditions).contains {
      !Set(["debug", "debugging", "scenarios"]).isDisjoint(with: StyleWords.words(of: $0))
    }
  }

  /// Whether the type is of a chart, whose lines stand on any ground.
  static func isOfChart(_ site: Site) -> Bool {
    StyleWords.words(of: site.type).contains { $0 == "chart" || $0 == "graph" }
  }

  /// Whether a ground or tint is that of a thing, by the name of the object: its last words.
  static func isThing(_ receiver: String) -> Bool {
    lastWords(of: receiver).contains(where: things.contains)
  }

  /// Whether a thing of that name is drawn for one color, so that nothing need be said.
  static func isOfItsOwnColor(_ receiver: String) -> Bool {
    lastWords(of: receiver).contains(where: drawn.contains)
  }

  /// The last two words of a name: `icon view` of `self.appIconView`.
  private static func lastWords(of receiver: String) -> [String] {
    let last = receiver.split(whereSeparator: { $0 == "." || $0 == "/" }).last ?? ""
    return StyleWords.words(of: String(last)).suffix(2)
  }
}
