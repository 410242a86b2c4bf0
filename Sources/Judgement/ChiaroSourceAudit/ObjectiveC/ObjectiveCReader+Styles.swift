// SPDX-License-Identifier: MIT

extension ObjectiveCReader {
  private static let fixed: [String: (kind: StyleLock.Kind, subject: String, style: String)] = [
    "UIUserInterfaceStyleLight": (.style, "the style", "light"),
    "UIUserInterfaceStyleDark": (.style, "the style", "dark"),
    "NSAppearanceNameAqua": (.style, "the appearance", "aqua"),
    "NSAppearanceNameDarkAqua": (.style, "the appearance", "darkAqua"),
    "NSAppearanceNameVibrantDark": (.style, "the appearance", "vibrantDark"),
    "NSAppearanceNameVibrantLight": (.style, "the appearance", "vibrantLight"),
    "UIBlurEffectStyleLight": (.effect, "a blur", "light"),
    "UIBlurEffectStyleExtraLight": (.effect, "a blur", "extraLight"),
    "UIBlurEffectStyleDark": (.effect, "a blur", "dark"),
    "NSVisualEffectMaterialLight": (.effect, "a material", "light"),
    "NSVisualEffectMaterialDark": (.effect, "a material", "dark"),
    "UIKeyboardAppearanceDark": (.system, "'keyboardAppearance'", "dark"),
    "UIKeyboardAppearanceLight": (.system, "'keyboardAppearance'", "light"),
    "UIBarStyleBlack": (.system, "'barStyle'", "black"),
    "UIActivityIndicatorViewStyleGray": (.system, "an activity indicator", "gray"),
    "UIActivityIndicatorViewStyleWhite": (.system, "an activity indicator", "white"),
  ]

  /// Notes a style that is set, not one that is asked for.
  mutating func noteStyle(_ index: Int) {
    guard let fixed = Self.fixed[text[index]] else { return }
    var words: [String] = []
    var place = index
    while words.count < 40 {
      let before = place - 1
      guard before >= 0, ![";", "{", "}"].contains(text[before]) else { break }
      words.append(text[before])
      place = before
    }
    let asks = ["==", "!=", "if", "case", "return", "bestMatchFromAppearancesWithNames", "switch"]
    if words.contains(where: asks.contains) || text[index + 1] == "==" || text[index + 1] == "!=" {
      return
    }
    if fixed.kind == .style {
      let targets = ["overrideUserInterfaceStyle", "setOverrideUserInterfaceStyle"]
      let isSet =
        words.contains { $0 == "appearance" || $0 == "setAppearance" } && words.contains("=")
        || words.contains("setAppearance") || words.contains(where: targets.contains)
      guard isSet else { return }
    }
    facts.styles.locks.append(
      StyleLock(
        site: site(index), kind: fixed.kind, subject: fixed.subject, style: fixed.style,
        isChosen: words.contains("?")))
  }
}
