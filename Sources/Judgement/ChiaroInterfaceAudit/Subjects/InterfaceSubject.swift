// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// A storyboard or xib prepared for rules: its colors with their roles, resolved in light and dark.
package struct InterfaceSubject: Sendable {
  /// The parsed file.
  let document: InterfaceDocument
  /// The file's bytes.
  let bytes: [UInt8]
  /// The platform that the file is for.
  let platform: Platform
  /// The catalogs that are built with the file.
  let catalogs: [CatalogSubject]
  /// All catalogs of the project.
  let allCatalogs: [CatalogSubject]
  /// The style that the app is locked to; nil if it is not.
  let lock: AppearanceLock?
  /// Whether findings are to offer changes.
  let wantsFixes: Bool
  /// What code does to the file's objects.
  let code: ObjectCode
  /// The outlets by the object that they lead to.
  let outlets: [String: [Outlet]]
  private let uses = Once<[ColorUse]>()
  private let grounds = Once<[InterfaceElement: ColorUse]>()
  private let foundTexts = Once<[TextOnGround]>()
  private let ownTextColors = Once<Set<InterfaceElement>>()
  private let unreached = Once<Set<InterfaceElement>>()

  init(
    _ document: InterfaceDocument, bytes: [UInt8], in project: InterfaceProject, wantsFixes: Bool
  ) {
    self.document = document
    self.bytes = bytes
    platform = document.platform
    catalogs = project.catalogs(of: document.file)
    allCatalogs = project.catalogs
    lock = project.lock(of: document.file)
    self.wantsFixes = wantsFixes
    code = project.code
    outlets = Self.outlets(in: document)
  }

  /// Whether the file is for macOS.
  var isMac: Bool { platform == .macOS }

  /// Whether the file's platform has light and dark.
  var hasDarkMode: Bool { platform.hasDarkMode }

  /// Whether the file's screens are seen in light and in dark.
  ///
  /// In an app that is locked to a style none can break, and a watch is always dark.
  var hasTwoStyles: Bool { lock == nil && platform.hasDarkMode }

  /// The file's colors that are seen, with their roles.
  var colorUses: [ColorUse] { uses.value { document.colors.compactMap { ColorUse($0) } } }

  /// The file's texts with their grounds.
  var texts: [TextOnGround] { foundTexts.value { findTexts() } }

  /// Returns the ground that the file gives an object; nil for none, and for one that shows what is
  /// behind it.
  func ownGround(_ object: InterfaceElement) -> InterfaceGround? {
    // Asked for each object of a file, which may have thousands of colors.
    let grounds = grounds.value {
      let uses = colorUses.filter { $0.role == .background }
      return Dictionary(uses.map { ($0.object.element, $0) }) { first, _ in first }
    }
    guard let use = grounds[object], let color = resolved(use.color), color.isOpaque else {
      return nil
    }
    return InterfaceGround(
      color: color, name: Self.name(of: use.color, color), source: object,
      element: use.color.element, confidence: .high, isOfSystem: isOfSystem(use.color))
  }

  /// Returns the element of the color that the first of some objects has in a role; nil for none.
  func color(of objects: [InterfaceElement], in roles: [ColorUse.Role]) -> InterfaceElement? {
    objects.lazy.compactMap { object in
      colorUses.first { $0.object.element == object && roles.contains($0.role) }?.color.element
    }.first
  }

  /// Returns whether an object is in a scene of a storyboard that nothing leads to.
  func isUnreached(_ object: InterfaceElement) -> Bool {
    let scenes = unreached.value { document.unreachedScenes }
    return !scenes.isEmpty && object.ancestors.contains(where: scenes.contains)
  }

  /// The objects whose text has a color of the app's own.
  var objectsWithOwnTextColor: Set<InterfaceElement> {
    ownTextColors.value {
      let uses = colorUses.filter { use in
        !isOfSystem(use.color) && (use.role == .text || use.role == .tint)
      }
      return Set(uses.map(\.object.element))
    }
  }

  /// Returns whether a color is the system's, also by way of a color set that stands for one in all
  /// appearances.
  func isOfSystem(_ color: InterfaceColor) -> Bool { systemName(of: color) != nil }

  /// Returns the name of the system color that a color is, itself or by way of a color set; nil for
  /// a color of the app's own.
  func systemName(of color: InterfaceColor) -> String? {
    switch color.value {
    case .system(let name): return name
    case .named(let name):
      for catalog in catalogs {
        guard let found = catalog.color(named: name) else { continue }
        return found.alias.flatMap { systemColor($0) == nil ? nil : $0 }
      }
      return nil
    case .literal, .legacy, .pattern, .unknown: return nil
    }
  }

  /// The colors that never adapt, with their roles: those given by components.
  var literalUses: [(use: ColorUse, color: Color)] {
    colorUses.compactMap { use in
      guard case .literal(let color) = use.color.value else { return nil }
      return (use, color)
    }
  }

  /// Returns the contrast in the styles in which the app is seen, and where it is lowest.
  func lowestContrast(
    of text: AdaptiveColor, on ground: AdaptiveColor
  ) -> (ratio: Double, appearance: String) {
    guard let lock else { return text.lowestContrast(on: ground) }
    let isDark = lock.style == .dark
    let ratio = (isDark ? text.dark : text.light)
      .contrast(on: (isDark ? ground.dark : ground.light).withAlpha(1)).lowest.value
    return (ratio, isDark ? "dark" : "light")
  }

  // MARK: Resolution

  /// Returns a color as its object shows it in light and dark; nil if nothing is known of it.
  func resolved(_ color: InterfaceColor) -> AdaptiveColor? {
    value(of: color)?.shown(by: color.element)
  }

  private func value(of color: InterfaceColor) -> AdaptiveColor? {
    if case .named(let name) = color.value, !catalogs.isEmpty {
      // What no catalog has is reported by a rule of its own.
      return catalogColor(name, in: catalogs)
    }
    return color.dynamicColor(in: document, on: platform) { _ in nil }.map { AdaptiveColor($0) }
  }

  /// Returns a system color in light and dark; nil if the platform has none of that name.
  func systemColor(_ name: String) -> AdaptiveColor? {
    DynamicColor(systemName: name, on: platform).map { AdaptiveColor($0) }
  }

  /// Returns the color that catalogs give a name; nil if none has it, or it has no value.
  func catalogColor(_ name: String, in catalogs: [CatalogSubject]) -> AdaptiveColor? {
    for catalog in catalogs {
      guard let color = catalog.color(named: name), let light = color.color(.light),
        let dark = color.color(.dark)
      else { continue }
      return AdaptiveColor(light: light, dark: dark)
    }
    return nil
  }
}
