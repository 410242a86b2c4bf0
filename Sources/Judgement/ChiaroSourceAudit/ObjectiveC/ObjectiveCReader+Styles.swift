// SPDX-License-Identifier: MIT

extension ObjectiveCReader {
  private typealias Fixed = (kind: StyleLock.Kind, subject: StyleLock.Subject, style: String)

  private static let fixed: [String: Fixed] = [
    "UIUserInterfaceStyleLight": (.style, .untold(.style), "light"),
    "UIUserInterfaceStyleDark": (.style, .untold(.style), "dark"),
    "NSAppearanceNameAqua": (.style, .untold(.appearance), "aqua"),
    "NSAppearanceNameDarkAqua": (.style, .untold(.appearance), "darkAqua"),
    "NSAppearanceNameVibrantDark": (.style, .untold(.appearance), "vibrantDark"),
    "NSAppearanceNameVibrantLight": (.style, .untold(.appearance), "vibrantLight"),
    "UIBlurEffectStyleLight": (.effect, .blur, "light"),
    "UIBlurEffectStyleExtraLight": (.effect, .blur, "extraLight"),
    "UIBlurEffectStyleDark": (.effect, .blur, "dark"),
    "NSVisualEffectMaterialLight": (.effect, .material, "light"),
    "NSVisualEffectMaterialDark": (.effect, .material, "dark"),
    "UIKeyboardAppearanceDark": (.system, .property(.keyboardAppearance), "dark"),
    "UIKeyboardAppearanceLight": (.system, .property(.keyboardAppearance), "light"),
    "UIBarStyleBlack": (.system, .property(.barStyle), "black"),
    "UIActivityIndicatorViewStyleGray": (.system, .activityIndicator, "gray"),
    "UIActivityIndicatorViewStyleWhite": (.system, .activityIndicator, "white"),
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
