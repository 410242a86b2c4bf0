// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroColor

extension InterfaceColor {
  /// Returns the color as it adapts at run time.
  ///
  /// A named color comes from the catalog. If no catalog has the name, the file's copy is used, as
  /// at run time. A system color that the palette does not know also comes from the file.
  ///
  /// - Parameters:
  ///   - document: the file, for its copies
  ///   - platform: the platform of system colors
  ///   - named: returns a catalog's color; nil if no catalog of the target has the name
  /// - Returns: the color; nil for patterns, and for unknown names
  package func dynamicColor(
    in document: InterfaceDocument, on platform: Platform,
    named: (String) -> DynamicColor?
  ) -> DynamicColor? {
    switch value {
    case .literal(let color): DynamicColor(color)
    case .named(let name):
      named(name) ?? Self.copy(document.resources.namedColors[name]).map { DynamicColor($0) }
    case .system(let name): systemColor(name, document, platform)
    case .legacy(let name):
      LegacyColor.color(name).map { DynamicColor($0) }
        ?? LegacyColor.replacement(for: name).flatMap { systemColor($0, document, platform) }
    case .pattern, .unknown: nil
    }
  }

  private func systemColor(
    _ name: String, _ document: InterfaceDocument, _ platform: Platform
  ) -> DynamicColor? {
    if name == "tintColor" { return .tintColor }
    // The one of the pair that is not the background of plain content.
    if platform == .macOS, name == "alternatingContentBackgroundColor" {
      return DynamicColor.alternatingContentBackgroundColors.last
    }
    if platform == .macOS, name == "_sourceListBackgroundColor" { return Self.sourceList }
    return DynamicColor(systemName: name, on: platform)
      ?? (fallback ?? Self.copy(document.resources.systemColors[name])).map { DynamicColor($0) }
  }

  /// The ground of source lists: AppKit's material of sidebars without what shines through it.
  ///
  /// Its value is not public; the material's was measured, and this is an approximation by it.
  private static let sourceList: DynamicColor? = {
    let forms = [UserInterfaceStyle.light, .dark].compactMap {
      MaterialRecipe.named("sidebar", on: .macOS, style: $0)?.opaqueForm()
    }
    return forms.count == 2 ? DynamicColor(light: forms[0], dark: forms[1]) : nil
  }()

  /// Returns the value that a file keeps of a named or system color.
  package static func copy(_ resource: InterfaceElement?) -> Color? {
    resource?.child(named: "color").flatMap { InterfaceColorComponents.color($0) }
  }
}

extension InterfaceDocument {
  /// The platform whose system colors the file's names mean.
  package var platform: Platform {
    switch runtime {
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .iOS, .iPad, nil: .iOS
    }
  }

  /// The colors in the file, in its order, without those of its resources.
  package var colors: [InterfaceColor] {
    guard let root else { return [] }
    return root.descendants.lazy
      .filter { element in
        guard element.isNamed("color") else { return false }
        guard let resources = resources.element else { return true }
        return element.parent?.parent != resources
      }
      .map { InterfaceColor($0) }
  }
}
