// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Names of assets that no catalog of the project has.
enum UndefinedAsset: SourceRule {
  static let description = RuleDescription(
    "Missing asset", .missing, guess: 0.65, evidence: .seen,
    summary: """
      Code names a color or picture that no catalog has, or whose name differs only in case.
      """,
    reason: """
      A missing color is nil, so every style shows the fallback or the view's default. Names are \
      case-sensitive (UIKit, `UIColor.init(named:)`).
      """,
    help: """
      Correct the name, or add the set. If you use the symbols that Xcode generates, the compiler \
      checks the names.
      """,
    considering: [CodeConsiderations.hasFallback, CodeConsiderations.unasked],
    sources: [.uiKit("UIColor")])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    guard let table = project.table else { return }
    for unknown in file.assets.unknown
    where !unknown.site.isPreview && !table.isElsewhere(unknown.name) {
      let kind = unknown.kind == .color ? "color" : "picture"
      // Where it is not found something else is shown, or nobody asks for the constant.
      let isUnasked =
        unknown.kind == .color
        && unknown.constant.map { project.uses(of: $0, in: unknown.site.type).isEmpty } ?? false
      let considerations = Consideration.holding([
        CodeConsiderations.hasFallback: unknown.hasFallback, CodeConsiderations.unasked: isUnasked,
      ])
      if let near = table.nearest(to: unknown.name), near.kind == unknown.kind {
        report.add(
          unknown.site,
          "\(kind == "color" ? "Color" : "Picture") missing: no catalog has '\(unknown.name)', "
            + "but '\(near.name)' exists",
          considering: considerations, causes: [Cause(.code, kind, unknown.name, near.name)])
      } else if unknown.kind == .color && project.findsColorsByName {
        // A picture may lie in the bundle by itself.
        report.add(
          unknown.site, "Color missing: no catalog has '\(unknown.name)'",
          considering: considerations,
          causes: [Cause(.code, kind, unknown.name)])
      }
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "a name that differs only in case, and names that no catalog has",
      """
      class A: UIView {
        func set() {
          backgroundColor = UIColor(named: "Brand")
          tintColor = UIColor(named: "brand")  // ←
          imageView.image = UIImage(named: "logo")  // ←
          label.textColor = UIColor(named: "Ink")  // ←
        }
      }
      """, assets: examplesAssets),
    SourceExample(
      """
      less likely: a fallback behind `??`, an unused constant and a default argument; `brand` \
      exists, and `if let` handles the last missing color
      """,
      """
      extension UIColor {
        static let ink = UIColor(named: "Ink") ?? .label  // ←
        static let pencil = UIColor(named: "Pencil")  // ←
        func mixed(with other: UIColor = UIColor(named: "Chalk")!) -> UIColor { self }  // ←
        static var brand: UIColor? { UIColor(named: "Brand") }
        static var chalk: UIColor {
          if let color = UIColor(named: "Chalk") { return color }
          return .white
        }
      }
      """, assets: examplesAssets, severity: .hint),
    SourceExample(
      "the names exist, name a file, or are made by code",
      """
      class A: UIView {
        func set() {
          backgroundColor = UIColor(named: "Brand")
          imageView.image = UIImage(named: "photo.png")
          imageView.image = UIImage(named: name)
          // tintColor = UIColor(named: "brand")
        }
      }
      struct B: View { var body: some View { Image("Logo"); Color("Brand"); Text("Ink") } }
      """, assets: examplesAssets),
  ]

  private static let examplesAssets = [NamedAsset("Brand", .color), NamedAsset("Logo", .image)]
}
