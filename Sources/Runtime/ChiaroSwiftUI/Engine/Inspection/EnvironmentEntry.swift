// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews

/// A value of the environment that an inspection shows.
struct EnvironmentEntry {
  /// The name, as code has it.
  var name: String
  /// The trait that has the value unless a view writes it; nil for values that are no traits.
  var trait: String?
  /// What was written, as text: it differs where a view wrote another value.
  var written: @MainActor (EnvironmentValues) -> String
  /// What it comes to, as text; nil if that is the same.
  var shown: (@MainActor (EnvironmentValues) -> String)?

  init(
    _ name: String, trait: (any TraitDefinition.Type)? = nil,
    _ written: @escaping @MainActor (EnvironmentValues) -> String,
    shown: (@MainActor (EnvironmentValues) -> String)? = nil
  ) {
    (self.name, self.written, self.shown) = (name, written, shown)
    self.trait = trait?.name
  }

  /// The values that every view has.
  @MainActor static let usual = [
    EnvironmentEntry("colorScheme", trait: TraitUserInterfaceStyle.self) { "\($0.colorScheme)" },
    EnvironmentEntry("colorSchemeContrast", trait: TraitAccessibilityContrast.self) {
      "\($0.colorSchemeContrast)"
    },
    EnvironmentEntry("level", trait: TraitUserInterfaceLevel.self) { "\($0.level)" },
    EnvironmentEntry("dynamicTypeSize", trait: TraitPreferredContentSizeCategory.self) {
      "\($0.dynamicTypeSize)"
    },
    EnvironmentEntry("layoutDirection", trait: TraitLayoutDirection.self) {
      "\($0.layoutDirection)"
    },
    EnvironmentEntry("displayScale", trait: TraitDisplayScale.self) { "\($0.displayScale)" },
    EnvironmentEntry("font", { "\($0.font as Any) \($0.fontChanges)" }) {
      words($0.resolvedFont())
    },
    EnvironmentEntry("foregroundStyle", { "\($0.foreground as Any)" }) {
      words($0.foreground?.first ?? .level(0), $0)
    },
    EnvironmentEntry("tint", { "\($0.tint as Any) \($0.accent as Any)" }) {
      words($0.tint ?? $0.accent ?? .tint, $0)
    },
    EnvironmentEntry("backgroundStyle", { "\($0.backgroundStyle as Any)" }) {
      words($0.backgroundStyle ?? .background(0), $0)
    },
    EnvironmentEntry("isEnabled") { "\($0.isEnabled)" },
    EnvironmentEntry("lineLimit") { $0.lineLimit.map { "\($0)" } ?? "nil" },
    EnvironmentEntry("lineSpacing") { "\($0.lineSpacing)" },
    EnvironmentEntry("multilineTextAlignment") { "\($0.multilineTextAlignment)" },
    EnvironmentEntry("truncationMode") { "\($0.truncationMode)" },
    EnvironmentEntry("textCase") { $0.textCase.map { "\($0)" } ?? "nil" },
    EnvironmentEntry("imageScale") { "\($0.imageScale)" },
  ]

  /// The value of an app's own key, or of one of the system's that few views write.
  static func custom(_ key: String) -> EnvironmentEntry {
    let end = key.hasSuffix("Key") ? key.dropLast(3) : key[...]
    let name = end.prefix(1).lowercased() + end.dropFirst()
    return EnvironmentEntry(modifiers[name] ?? name) { values in
      let value = values.customValues.first { $0.key == key }?.value
      return value.map { String("\(content(of: $0))".prefix(80)) } ?? ""
    }
  }

  /// A value without the optionals around it.
  private static func content(of value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return type(of: value) }
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { content(of: $0.value) } ?? "nil"
  }

  /// The names in code of the engine's own keys.
  private static let modifiers = [
    "buttonLook": "buttonStyle", "toggleLook": "toggleStyle", "labelLook": "labelStyle",
    "pickerLook": "pickerStyle", "fieldLook": "textFieldStyle",
    "progressLook": "progressViewStyle", "styleOfList": "listStyle",
    "shapeOfButtons": "buttonBorderShape", "hidesLabels": "labelsHidden",
    "redaction": "redactionReasons", "variants": "symbolVariants",
    "leastScale": "minimumScaleFactor", "pageGround": "scrollContentBackground",
    "prominence": "headerProminence", "dateLook": "datePickerStyle",
  ]

  // MARK: Words

  static func words(_ font: Font.Resolved) -> String {
    "\(font.font.pointSize) pt, weight \(font.font.weight)"
  }

  /// A style in an environment: its color, or that a gradient begins with.
  @MainActor
  static func words(_ style: StyleValue, _ values: EnvironmentValues) -> String {
    let color = Palette.shared.paint(style, in: values).color
    switch style.plain {
    case .material(let material): return "\(material) material"
    case .gradient: return "gradient from \(color.resolved(with: values.traits).hexText)"
    default: return color.resolved(with: values.traits).hexText
    }
  }
}
