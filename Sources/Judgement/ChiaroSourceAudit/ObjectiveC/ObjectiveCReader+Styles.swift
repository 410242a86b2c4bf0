// SPDX-License-Identifier: MIT

extension ObjectiveCReader {
  private typealias Fixed = (kind: StyleLock.Kind, subject: StyleLock.Subject, style: String)

  private static let fixed: [String: Fixed] = {
    let materials = StyleLock.materials.map { name -> (String, Fixed) in
      let word = "UIBlurEffectStyle" + name.prefix(1).uppercased() + name.dropFirst()
      return (word, (kind: .effect, subject: .blur, style: name))
    }
    return others.merging(materials) { known, _ in known }
  }()

  private static let others: [String: Fixed] = [
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
    "NSVisualEffectMaterialMediumLight": (.effect, .material, "mediumLight"),
    "NSVisualEffectMaterialUltraDark": (.effect, .material, "ultraDark"),
    "UIKeyboardAppearanceDark": (.system, .property(.keyboardAppearance), "dark"),
    "UIKeyboardAppearanceLight": (.system, .property(.keyboardAppearance), "light"),
    "UIKeyboardAppearanceAlert": (.system, .property(.keyboardAppearance), "alert"),
    "UIBarStyleBlack": (.system, .property(.barStyle), "black"),
    "UIBarStyleBlackOpaque": (.system, .property(.barStyle), "blackOpaque"),
    "UIBarStyleBlackTranslucent": (.system, .property(.barStyle), "blackTranslucent"),
    "UIActivityIndicatorViewStyleGray": (.system, .activityIndicator, "gray"),
    "UIActivityIndicatorViewStyleWhite": (.system, .activityIndicator, "white"),
    "UIActivityIndicatorViewStyleWhiteLarge": (.system, .activityIndicator, "whiteLarge"),
  ]

  /// Notes a style that is set, not one that is asked for.
  mutating func noteStyle(_ index: Int) {
    guard let fixed = Self.fixed[text[index]] else { return }
    let start = startOfStatement(around: index)
    let words = (start..<index).map { text[$0] }
    let asks = ["==", "!=", "if", "case", "return", "bestMatchFromAppearancesWithNames", "switch"]
    if words.contains(where: asks.contains) || text[index + 1] == "==" || text[index + 1] == "!=" {
      return
    }
    if fixed.kind == .style {
      let targets = [
        "overrideUserInterfaceStyle", "setOverrideUserInterfaceStyle", "traitOverrides",
      ]
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

  /// The first word of a statement, behind another, a condition without braces, or `case a:`.
  private func startOfStatement(around index: Int) -> Int {
    var start = index
    while start > 0, index - start < 40 {
      let last = start - 1
      if [";", "{", "}", "else"].contains(text[last]) || closesCondition(last) { break }
      if text[last] == ":", text[last - 2] == "case" || text[last - 1] == "default" { break }
      start = last
    }
    return start
  }

  /// Whether a bracket ends what `if` asks: behind it a statement begins.
  private func closesCondition(_ index: Int) -> Bool {
    guard text[index] == ")", let open = text.partner(index) else { return false }
    return text[open - 1] == "if"
  }
}
