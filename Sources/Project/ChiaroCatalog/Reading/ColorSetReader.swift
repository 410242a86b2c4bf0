// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroSource

extension ColorSet {
  /// Creates a set from a `Contents.json` that need not stand in a catalog.
  package init(contents: JSONDocument) {
    var reader = EntryReader(CatalogLimits())
    self = ColorSetReader.read(contents.root, &reader)
  }
}

/// A reader of the `colors` of a color set.
enum ColorSetReader {
  static func read(_ root: JSONValue, _ reader: inout EntryReader) -> ColorSet {
    if root.kind == .object && root["colors"] == nil {
      reader.report(
        .warning, "colors-missing", at: root.location,
        "the list of colors is missing, so the set is read as empty")
    }
    let entries = reader.entries(root, "colors").map { entry in
      let slot = reader.slot(entry)
      let holder = holder(of: entry, &reader)
      return ColorSet.Entry(
        slot: slot, value: holder.map { value($0, slot, &reader) } ?? .empty,
        location: entry.location, offset: entry.start, valueLocation: holder?.location)
    }
    reader.reportRepeats(entries.map { ($0.slot, $0.location) })
    reader.reportMissingBase(
      entries.filter(\.value.isUsable).map(\.slot), at: root.location)
    return ColorSet(
      entries: entries, isLocalizable: root["properties"]?["localizable"]?.bool == true)
  }

  /// Returns the object that contains the color: `color`, or the entry itself in some generated
  /// files.
  private static func holder(of entry: JSONValue, _ reader: inout EntryReader) -> JSONValue? {
    if let color = entry["color"] { return color.kind == .null ? nil : color }
    guard entry["components"] != nil else { return nil }
    reader.report(
      .warning, "color-misplaced", at: entry.location,
      "components are in the entry itself (expected under \"color\")",
      fix: "move color-space and components into an object named color")
    return entry
  }

  private static func value(
    _ color: JSONValue, _ slot: EntrySlot, _ reader: inout EntryReader
  ) -> ColorSet.Value {
    guard color.kind == .object else {
      reader.report(
        .error, "color-malformed", at: color.location,
        "color is \(color.excerpt) (expected an object)")
      return .malformed
    }
    if let name = color["reference"] { return reference(name, color, &reader) }
    let space = space(color, slot, &reader)
    guard let components = color["components"], components.kind == .object else {
      reader.report(
        .error, "components-missing", at: color.location,
        "the color has neither components nor a reference")
      return .malformed
    }
    return ComponentReader.color(components, in: space, &reader).map { .color($0) } ?? .malformed
  }

  private static func reference(
    _ name: JSONValue, _ color: JSONValue, _ reader: inout EntryReader
  ) -> ColorSet.Value {
    guard let text = name.string, !text.isEmpty else {
      reader.report(
        .error, "reference-malformed", at: name.location,
        "reference is \(name.excerpt) (expected the name of a system color)")
      return .malformed
    }
    let platform = color["platform"]?.string
    if platform == nil {
      reader.report(
        .note, "reference-without-platform", at: name.location,
        "reference \"\(text.excerpt)\" names no platform; the idiom's platform is used")
    } else if let platform, platform != "universal", SystemReference.platform(platform) == nil {
      reader.report(
        .warning, "platform-unknown", at: color.location,
        "unknown platform \"\(platform.excerpt)\" (expected ios, osx, tvos, watchos, XR or universal)"
      )
    }
    let reference = SystemReference(name: text, platform: platform)
    reportUnknownName(reference, at: name.location, &reader)
    return .reference(reference)
  }

  /// Reports a name that is not in the platform's table or, without a platform, in any table.
  private static func reportUnknownName(
    _ reference: SystemReference, at location: SourceLocation, _ reader: inout EntryReader
  ) {
    let platforms = reference.namedPlatform.map { [$0] } ?? Platform.allCases
    guard platforms.allSatisfy({ reference.systemColor(on: $0) == nil }) else { return }
    let known = platforms.flatMap { SystemPalette.colors(of: $0).map(\.name) }
    let near = Suggestions.nearest(to: reference.name, in: Set(known).sorted(), count: 1).first
    reader.report(
      .note, "reference-unknown", at: location,
      "unknown system color \"\(reference.name.excerpt)\"",
      fix: near.map { "check the name; did you mean \($0)?" })
  }

  /// Returns the color space; an unknown or missing one is reported.
  ///
  /// As a fallback, sRGB is assumed, Display P3 in a P3 slot, and gray for a color with `white`.
  private static func space(
    _ color: JSONValue, _ slot: EntrySlot, _ reader: inout EntryReader
  ) -> ColorSpace {
    let name = color["color-space"]?.string
    if let name, let space = ColorSpace(catalogName: name) { return space }
    let assumed: ColorSpace =
      EntrySlot.gamut(slot.gamut) == .P3 && color["components"]?["white"] == nil
      ? .displayP3 : color["components"]?["white"] == nil ? .sRGB : .grayGamma22
    let met = name.map { "unknown color-space \"\($0.excerpt)\"" } ?? "no color-space"
    reader.report(
      .warning, "color-space-unknown", at: (color["color-space"] ?? color).location,
      "\(met) (expected srgb, display-p3, extended-srgb, extended-linear-srgb, gray-gamma-22 or"
        + " extended-gray); read as \(assumed.catalogName ?? "srgb")")
    return assumed
  }
}
