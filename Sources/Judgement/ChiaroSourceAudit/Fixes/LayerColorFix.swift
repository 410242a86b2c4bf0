// SPDX-License-Identifier: MIT

import ChiaroFindings

/// The body of a class, to which a member can be added.
struct ClassBody: Sendable {
  /// Before the line of its closing brace.
  var end: Int
  /// What its members are indented by, and one step more.
  var indentation: String
  var step: String
  /// What ends its lines.
  var newline: String
  /// Where its work begins; none where that is not in the class, or not in every way to make it.
  var starts: [Start]
  /// The names of its functions.
  var functions: Set<String>

  /// The end of a statement behind which others can be added.
  struct Start: Sendable {
    var place: Int
    /// What the statement is indented by.
    var indentation: String
    /// What ends its line.
    var newline: String
  }
}

/// Sets the colors of layers again when the style changes: by a registration where the project
/// needs no system before iOS 17, else by an override of what announces it.
enum LayerColorFix {
  /// The change; nil where the class has such an override, or nobody can be sure of it.
  ///
  /// - Parameters:
  ///   - colors: the colors of one class that are set once
  ///   - file: the file in which the class stands
  ///   - project: what is known of the class and of what it inherits from
  /// - Returns: one change for all of them
  static func fix(
    _ colors: [LayerColor], in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    guard let type = colors.first?.site.type, let body = file.bodies[type] else { return nil }
    let statements = colors.compactMap(\.statement)
    // What compares two appearances came with them.
    guard statements.count == colors.count, !project.runsBefore(13, file.path) else { return nil }
    let family = project.family(of: type)
    var edits: [FileEdit] = []
    let lines: [String]
    if isView(family, "UI"), !family.overrides.contains("traitCollectionDidChange") {
      if project.registersTraits(in: file.path),
        let registration = TraitRegistration.edits(
          calling: method, argument: "", for: TraitRegistration.appearance, of: type, in: body,
          project)
      {
        edits = registration
        lines =
          ["private func \(method)() {"] + unique(statements).map { body.step + $0 } + ["}"]
      } else {
        lines = uiKit(unique(statements), body.step)
      }
    } else if family.inherits.contains("NSView"),
      !family.overrides.contains("viewDidChangeEffectiveAppearance")
    {
      lines = appKit(unique(statements), body.step)
    } else {
      return nil
    }
    let text = lines.map { $0.isEmpty ? body.newline : body.indentation + $0 + body.newline }
    edits.append(FileEdit.replace(body.end..<body.end, body.newline + text.joined()))
    return Fix("update the colors of layers when the style changes", edits)
  }

  /// The method that a registration calls.
  static let method = "updateLayerColors"

  private static func unique(_ statements: [String]) -> [String] {
    var seen: Set<String> = []
    return statements.filter { seen.insert($0).inserted }
  }

  private static let parents: Set = [
    "View", "ViewController", "TableViewCell", "CollectionViewCell", "Button", "Label",
    "Control", "TableViewController", "CollectionViewController", "TextField", "TextView",
    "ImageView", "StackView", "TableViewHeaderFooterView", "CollectionReusableView", "ScrollView",
  ]

  private static func isView(_ family: TypeFacts, _ prefix: String) -> Bool {
    family.inherits.contains { $0.hasPrefix(prefix) && parents.contains(String($0.dropFirst(2))) }
  }

  private static func uiKit(_ statements: [String], _ step: String) -> [String] {
    [
      "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
      "\(step)super.traitCollectionDidChange(previousTraitCollection)",
      "\(step)guard traitCollection.hasDifferentColorAppearance("
        + "comparedTo: previousTraitCollection) else {",
      "\(step)\(step)return", "\(step)}",
    ] + statements.map { step + $0 } + ["}"]
  }

  private static func appKit(_ statements: [String], _ step: String) -> [String] {
    [
      "override func viewDidChangeEffectiveAppearance() {",
      "\(step)super.viewDidChangeEffectiveAppearance()",
      "\(step)effectiveAppearance.performAsCurrentDrawingAppearance {",
    ] + statements.map { step + step + $0 } + ["\(step)}", "}"]
  }
}
