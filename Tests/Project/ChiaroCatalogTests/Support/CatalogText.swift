// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// A catalog as text: everything that was read, one thing a line, paths as seen from the catalog.
struct CatalogText {
  private let catalog: AssetCatalog
  private(set) var text = ""

  init(_ catalog: AssetCatalog) {
    self.catalog = catalog
    for set in catalog.sets { write(set) }
    for group in catalog.groups {
      line("group \(inside(group.path))\(group.providesNamespace ? ", a namespace" : "")")
    }
    for icon in catalog.icons { write(icon) }
    if !catalog.diagnostics.isEmpty { line("diagnostics") }
    for diagnostic in catalog.diagnostics { write(diagnostic) }
  }

  private mutating func line(_ words: String) {
    text += words.trimmingSuffix(while: { $0 == " " }) + "\n"
  }

  private func inside(_ path: String) -> String { Path.relative(path, to: catalog.path) }

  private mutating func write(_ set: AssetSet) {
    line("\(set.kind.rawValue) \"\(set.name)\" at \(inside(set.path))")
    switch set.content {
    case .color(let colors): write(colors)
    case .files(let files): write(files)
    }
  }

  // MARK: Colors

  private mutating func write(_ set: ColorSet) {
    if set.isLocalizable { line("  localizable") }
    for entry in set.entries {
      let place = entry.valueLocation.map { ", color at \($0.line ?? 0):\($0.column ?? 0)" } ?? ""
      line("  \(entry.slot.words): \(Self.words(entry.value))\(place)")
    }
  }

  private static func words(_ value: ColorSet.Value) -> String {
    switch value {
    case .empty: "empty"
    case .malformed: "malformed"
    case .color(let color): color.description
    case .reference(let reference):
      "\(reference.name) of \(reference.platform ?? "no platform")"
        + (reference.namedPlatform.map { " (\($0))" } ?? "")
        + (reference.systemColor(on: .iOS) == nil ? ", unknown" : "")
    }
  }

  // MARK: Files

  private mutating func write(_ set: FileSet) {
    let properties = set.properties.words
    if !properties.isEmpty { line("  " + properties) }
    for entry in set.entries {
      let state = entry.isMissing ? ", missing" : entry.isUnassigned ? ", unassigned" : ""
      line("  \(entry.slot.words): \(entry.filename ?? "empty")\(state)")
      if let resizing = entry.resizing { line("    \(resizing.words)") }
      if let insets = entry.alignmentInsets { line("    aligned within \(insets.words)") }
    }
    for name in set.unreferencedFiles { line("  unreferenced \(name)") }
  }

  // MARK: Icons

  private mutating func write(_ icon: IconBundle) {
    line("icon \(inside(icon.path))")
    line("  platforms \(icon.supportedPlatforms.joined(separator: " "))")
    line("  appearances \(icon.appearances.sorted().joined(separator: " "))")
    line("  fill \(Self.words(icon.fill) { "\($0)" })")
    for group in icon.groups {
      line("  group \(group.name ?? "unnamed")\(group.isHidden ? ", hidden" : "")")
      for layer in group.layers {
        let state = (layer.isHidden ? ", hidden" : "") + (layer.isMissing ? ", missing" : "")
        line("    layer \(layer.name ?? "unnamed")\(state)")
        line("      image \(Self.words(layer.imageName) { $0 })")
        line("      fill \(Self.words(layer.fill) { "\($0)" })")
      }
    }
  }

  private static func words<Value>(
    _ value: IconBundle.Adaptive<Value>, _ words: (Value) -> String
  ) -> String {
    let special = value.specialized.sorted { $0.key < $1.key }
    return ([value.base.map(words) ?? "none"] + special.map { "\($0.key): \(words($0.value))" })
      .joined(separator: "; ")
  }

  // MARK: Diagnostics

  private mutating func write(_ diagnostic: Diagnostic) {
    let place = diagnostic.location
    line(
      "  \(inside(place.file)):\(place.line ?? 0):\(place.column ?? 0) \(diagnostic.severity)"
        + " [\(diagnostic.id)] \(diagnostic.message)")
    if let fix = diagnostic.fix { line("    fix: \(fix)") }
  }
}

extension EntrySlot {
  /// What the slot says, in the order of the keys; `-` when it says nothing.
  var words: String {
    let parts = [
      idiom, subtype, gamut, style, contrast, locale, scale, widthClass.map { "width-\($0)" },
      heightClass.map { "height-\($0)" }, languageDirection, memory, graphicsFeatureSet,
      screenWidth, platform, size, role,
    ].compactMap { $0 }
    return parts.isEmpty ? "-" : parts.joined(separator: " ")
  }
}

extension FileSet.Properties {
  fileprivate var words: String {
    var words: [String] = []
    if let templateRenderingIntent { words.append(templateRenderingIntent) }
    if preservesVector { words.append("keeps its vector") }
    if let compressionType { words.append(compressionType) }
    if isPreRendered { words.append("pre-rendered") }
    if isLocalizable { words.append("localizable") }
    if autoScales { words.append("scales") }
    return (words + onDemandTags.map { "tag \($0)" }).joined(separator: ", ")
  }
}

extension FileSet.Resizing {
  fileprivate var words: String {
    let center = [
      centerMode ?? "unsaid", centerWidth.map { "w\($0)" }, centerHeight.map { "h\($0)" },
    ].compactMap { $0 }
    return "\(mode), center \(center.joined(separator: " ")), caps \(capInsets.words)"
  }
}

extension FileSet.Insets {
  fileprivate var words: String { "\(top) \(left) \(bottom) \(right)" }
}

extension String {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isDropped(last) { text = text.dropLast() }
    return text
  }
}
