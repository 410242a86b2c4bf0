// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Named colors that no catalog of the target has.
enum UndefinedInterfaceColor: InterfaceRule {
  static let description = RuleDescription(
    "Named color without a color set", .missing, guess: 0.5, evidence: .seen,
    summary:
      "A storyboard or xib names a color that is missing from the asset catalogs of its target.",
    reason: """
      The app shows the copy in the file, which has one value for light and dark, or no color at \
      all.
      """,
    help: "Add the color set to a catalog of the target, or choose another color.",
    considering: [
      ObjectConsiderations.inOtherTarget, ObjectConsiderations.keptCopy,
      ObjectConsiderations.seldomSeen, ObjectConsiderations.styledByCode,
    ],
    sources: [])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard !file.catalogs.isEmpty else { return }
    for color in file.document.colors {
      guard case .named(let name) = color.value, color.element[attribute: "catalog"] == nil,
        file.catalogs.allSatisfy({ $0.color(named: name) == nil }),
        let parent = color.element.parent, !isReplaced(color, in: file)
      else { continue }
      let isElsewhere = file.allCatalogs.contains { $0.color(named: name) != nil }
      // The file keeps the color's value, which is all that one without variants has.
      let isKept =
        file.catalogColor(name, in: file.allCatalogs).map { !$0.adapts || file.lock != nil }
        ?? false
      let spelled = spelling(of: name, in: file.allCatalogs)
      let renamed = longer(than: name, in: file.allCatalogs)
      let words =
        if isElsewhere {
          "“\(name)” is only in catalogs of other targets"
        } else if let spelled {
          "no catalog has “\(name)”, but “\(spelled)” exists"
        } else if let renamed {
          "no catalog has “\(name)”, but “\(renamed)” exists"
        } else {
          "no catalog has “\(name)”"
        }
      report.add(
        InterfaceReport.Problem(
          place: color.element, object: InterfaceObject(of: parent), role: "color",
          lead: "Color missing", words: words,
          considerations: Consideration.holding([
            ObjectConsiderations.inOtherTarget: isElsewhere,
            ObjectConsiderations.keptCopy: isKept,
            ObjectConsiderations.seldomSeen: isSeldomSeen(color),
            ObjectConsiderations.styledByCode: isStyled(color, in: file),
          ]),
          isOfFile: true,
          cause: isElsewhere
            ? "elsewhere" : renamed.map { "\($0.count - name.count) more" } ?? name,
          // Many colors that no catalog has are one cause: it was tidied, and files were not.
          wider: isElsewhere || spelled != nil ? nil : Cause(.missingColors, detail: name)))
    }
  }

  /// The name of a color that differs from another name in its capitals alone.
  private static func spelling(of name: String, in catalogs: [CatalogSubject]) -> String? {
    let plain = name.lowercased()
    return catalogs.lazy.flatMap(\.colors).first { $0.name.lowercased() == plain }?.name
  }

  /// The name of a color that has something before another name, as where a palette was renamed:
  /// `blueGray100` of `gray100`.
  private static func longer(than name: String, in catalogs: [CatalogSubject]) -> String? {
    guard name.utf8.count > 3 else { return nil }
    let plain = name.lowercased()
    return catalogs.lazy.flatMap(\.colors).map(\.name).first { other in
      other.utf8.count > plain.utf8.count && other.lowercased().hasSuffix(plain)
        && !other.hasSuffix("/" + name)
    }
  }

  /// Whether it is the color of a moment, as while a button is pressed, or of what is disabled, or
  /// a tint of what shows none by itself.
  private static func isSeldomSeen(_ color: InterfaceColor) -> Bool {
    guard let parent = color.element.parent else { return false }
    if parent.isNamed("state") { return parent.key != "normal" }
    let key = color.element.key ?? ""
    // An index of a list, and a badge, are there when code fills them.
    if key.hasPrefix("sectionIndex") || key == "badgeColor" { return true }
    return key == "tintColor" && ["stackView", "label"].contains(parent.name)
  }

  /// Whether a function of the project's may give the object's text any color:
  /// `okButton.setText("OK", .filled)`.
  private static func isStyled(_ color: InterfaceColor, in file: InterfaceSubject) -> Bool {
    guard let parent = color.element.parent, let use = ColorUse(color), use.role != .background
    else { return false }
    let object = parent.isNamed("state") ? parent.parent ?? parent : parent
    return file.isStyledByFunction(object)
  }

  /// Whether code gives the object a color of its own, so that nobody sees which the file meant.
  private static func isReplaced(_ color: InterfaceColor, in file: InterfaceSubject) -> Bool {
    guard let parent = color.element.parent, let key = color.element.key else { return false }
    let role = key == "fillColor" ? "fill" : ColorUse(color)?.role.rawValue
    // An attribute that a class adds is a property of its own: `titleColor`.
    if parent.isNamed("userDefinedRuntimeAttribute"), let property = parent[attribute: "keyPath"],
      let object = parent.parent?.parent
    {
      return file.isAssigned(property, of: object)
    }
    let isPart = parent.name.hasSuffix("Cell") || parent.isNamed("state")
    let object = isPart ? parent.parent ?? parent : parent
    // `onTintColor` and similar names are properties of their own.
    return [role, key].compactMap(\.self).contains { role in
      file.isAssigned(role, of: parent) || file.isAssigned(role, of: object)
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "the catalog has `Paper`, but no `Papr`",
      """
      <view id="v"><color key="backgroundColor" name="Papr"/> <!-- ← -->
      </view>
      """, catalog: "Paper: any #FFFFF0 | dark #101008"),
    InterfaceExample(
      "the catalog has the color",
      """
      <view id="v"><color key="backgroundColor" name="Paper"/></view>
      """, catalog: "Paper: any #FFFFF0 | dark #101008"),
  ]
}
