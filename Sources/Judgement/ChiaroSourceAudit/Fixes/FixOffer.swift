// SPDX-License-Identifier: MIT

import ChiaroFindings

/// Whether somebody who keeps a project would take the change of a color that is written down.
struct FixOffer {
  var use: ColorUse
  var role: ColorRole
  var file: FileFacts
  var project: ProjectFacts

  /// The oldest iOS that has the system's colors for both styles.
  private static let firstSystem = 13
  /// The oldest iOS that has `Color(uiColor:)`.
  private static let firstBridge = 15
  /// The number of colors from which a type is a palette.
  private static let palette = 3

  /// The change; nil where it would not be taken.
  var fix: Fix? {
    if isOfPalette || isOneOfSeveralSetters || isAlwaysDark || isOfOwnType { return nil }
    let framework = use.value.framework
    if framework == .uiKit && project.runsBefore(Self.firstSystem, file.path) { return nil }
    return FixedColorFix(
      use: use, role: role, path: file.path, reach: project.reach(of: file.path),
      hasBridge: !project.runsBefore(Self.firstBridge, file.path)
    ).fix
  }

  /// Whether it is a constant of a palette, which is what its name says: its uses are mended.
  private var isOfPalette: Bool {
    guard let name = use.sink.constant else { return false }
    if use.isOfFunction { return false }
    let type = use.site.type
    if ColorTypes.namesValue(name) || ColorTypes.names.contains(type) { return true }
    if !type.isEmpty && project.isView(type) { return false }
    let siblings = file.colors.uses.lazy.filter {
      $0.site.type == type && $0.sink.constant != nil && !$0.isOfFunction
    }
    return siblings.prefix(Self.palette).count == Self.palette
  }

  /// Whether it is written by a type that UIKit and AppKit do not have, as one of the project's own
  /// that is called `Color`: nobody knows its members.
  private var isOfOwnType: Bool {
    use.value.framework != .swiftUI && use.spelling?.type == "Color"
  }

  /// Whether the same title is given its color in other places too, which would keep theirs.
  private var isOneOfSeveralSetters: Bool {
    guard let facts = project.types[use.site.type] else { return false }
    let object = use.site.receiver
    switch use.sink {
    case .argument("setTitleColor", _):
      return (facts.titleSetters[object] ?? 0) > 1
        || ["titleLabel.textColor", "tintColor", "configuration.baseForegroundColor"].contains {
          facts.assignments["\(object).\($0)"] != nil
        }
    case .assignment(let path) where path.suffix(2) == ["titleLabel", "textColor"]:
      let button = object.split(separator: ".").dropLast().joined(separator: ".")
      return facts.titleSetters[button] != nil
    default: return false
    }
  }

  /// Whether it is on a surface that is dark in both styles.
  private var isAlwaysDark: Bool {
    let site = use.site
    let names = [site.type, site.member, site.receiver] + project.family(of: site.type).inherits
    return names.contains(where: Self.isOfTouchBar)
  }

  /// Whether a name is that of something in the Touch Bar, as `NSCustomTouchBarItem`; what scrubs
  /// stands nowhere else.
  private static func isOfTouchBar(_ name: String) -> Bool {
    let words = StyleWords.words(of: name)
    return words.contains("touchbar") || name.hasPrefix("NSScrubber")
      || zip(words, words.dropFirst()).contains { $0 == ("touch", "bar") }
  }
}

extension ColorUse {
  /// Whether it is a variable of a function; one of a file is seen elsewhere too.
  fileprivate var isOfFunction: Bool {
    guard case .named(let name, _, isLocal: true) = sink else { return false }
    return !site.type.isEmpty || !["", name].contains(site.member)
  }
}
