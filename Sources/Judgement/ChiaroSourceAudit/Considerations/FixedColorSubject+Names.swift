// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// What the names around a written-down color say of it.
extension FixedColorSubject {
  /// Whether it is the system's own color by another name, for a platform that lacks it:
  /// `extension UIColor { static var systemBackground: UIColor { .white } }`.
  func standsForSystem(_ name: String) -> Bool {
    let names: Set = ["label", "secondaryLabel", "separator", "link", "placeholderText"]
    return ["UIColor", "NSColor", "Color"].contains(use.site.type)
      && (name.hasPrefix("system") || names.contains(name))
  }

  /// Whether the type has the same thing for the night or another ground as well: `menuColor`,
  /// `nightMenuColor`; `titleColorBlack`, `titleColorWhite`.
  func hasFormForDark(_ name: String) -> Bool {
    let styles: Set = [
      "night", "dark", "mode", "color", "colour", "theme", "ui", "black", "white", "light",
    ]
    let words = Set(StyleWords.words(of: name)).subtracting(styles)
    let others = project.types[use.site.type]?.styledNames ?? []
    return !words.isEmpty
      && others.contains { other in
        other != name && Set(StyleWords.words(of: other)).subtracting(styles) == words
      }
  }

  /// Whether it is what a person picks, or what a theme begins with.
  var isChosenValue: Bool {
    let type = StyleWords.words(of: use.site.type)
    if type.contains("theme") && use.isVariable { return true }
    let all = type + StyleWords.words(of: use.site.member) + StyleWords.words(of: fileName)
    return zip(all, all.dropFirst()).contains { $0 == ("color", "picker") }
  }

  /// The name of the file, without its folder.
  var fileName: String { Path.lastComponent(file.path) }

  /// Whether it is in a view that is a picture drawn by code, by its name: `TypingIconTextView`.
  var isInDrawnIcon: Bool {
    let words = StyleWords.words(of: use.site.type)
    let inherits = project.types[use.site.type]?.inherits ?? []
    let holders: Set = [
      "button", "cell", "row", "list", "picker", "label", "menu", "grid", "field", "settings",
      "screen", "chooser", "editor", "page", "detail", "details",
    ]
    return words.dropFirst().contains("icon") && inherits.contains("View")
      && words.allSatisfy { !holders.contains($0) }
  }

  /// Whether it is in the item of a Mac's menu bar, which is mostly drawn as a template.
  var isInMenuBar: Bool {
    let words = StyleWords.words(of: use.site.type)
    let isPart = words.last.map(["row", "cell", "list"].contains) == true
    return !isPart && zip(words, words.dropFirst()).contains { $0 == ("status", "item") }
  }

  /// Whether it is the color of the dots for the pages that are not shown, which recede.
  var isOfPageDots: Bool {
    guard case .assignment(let path) = use.sink else { return false }
    return path.last == "pageIndicatorTintColor" && (use.value.contrast(inDark: true) ?? 0) > 1.7
  }

  /// Whether the file stands in for others, as mocks do.
  var isForTests: Bool {
    Path.components(file.path).contains { Lexicon.names(Lexicon.mocks, in: String($0)) }
  }

  /// Whether it is drawn into a picture, of which the shape is used as a template.
  var isForPicture: Bool {
    let pictures: Set = ["NSImage", "UIImage", "CGImage"]
    if pictures.contains(use.site.type) { return true }
    // `UIImage(color: .darkGray)` stands in for a picture, or lies under a button that is pressed.
    if let type = use.sink.initializedType, pictures.contains(type) { return true }
    if isInMakerOfPictures { return true }
    guard case .drawn = use.sink else { return false }
    return Lexicon.names(["image", "icon"], in: use.site.member)
  }

  /// Whether it is in a function that makes a picture: `generateDummyIcon`, not `makeImageView`.
  var isInMakerOfPictures: Bool {
    let words = StyleWords.words(of: use.site.member)
    guard let first = words.first,
      ["generate", "render", "draw", "create", "make"].contains(first)
    else { return false }
    let views: Set = ["view", "button", "label", "cell", "row", "controller", "layer"]
    return words.contains(where: Lexicon.pictures.contains)
      && words.allSatisfy { !views.contains($0) }
  }

  /// Whether it is the ground of a view that shows a piece of something as it looks elsewhere.
  var isGroundOfPreview: Bool {
    let words = StyleWords.words(of: use.site.type)
    return use.role == .background
      && (words.first == "preview" || words.last == "preview" && use.site.receiver == "self")
  }

  /// Whether it is text in a member that makes other text clear: a mask of what is highlighted.
  var isBesideClearText: Bool {
    use.role == .text && use.site.member != "body"
      && project.types[use.site.type]?.clearTexts.contains(use.site.member) == true
  }

  /// Whether it is in a scene of a game, which is a world of its own.
  var isInScene: Bool {
    let parents: Set = ["SKScene", "SKNode", "SKSpriteNode", "SKShapeNode", "SCNScene", "SCNNode"]
    return project.types[use.site.type].map { !$0.inherits.isDisjoint(with: parents) } ?? false
  }

  /// Whether it is in a field whose keyboard is light as well: both were set together.
  var isInLightField: Bool {
    file.styles.locks.contains {
      $0.kind == .system && $0.subject == "'keyboardAppearance'" && $0.style == "light"
        && $0.site.member == use.site.member && abs($0.site.line - use.site.line) <= 2
    }
  }

  /// Whether it is handed to a view of the project's own, which has the ground for it: what that
  /// view does with its own colors is judged there.
  var isForOtherView: Bool {
    guard let type = use.sink.initializedType.flatMap({ project.types[$0] }) else { return false }
    let views = ["View", "Style", "Label", "Button", "Control"]
    return type.inherits.contains { parent in views.contains(where: parent.hasSuffix) }
  }

  /// Whether it is a gray for placeholders, or one whose use as text only its name's uses tell.
  var isFaintByDesign: Bool {
    if use.sink.constant?.mentions("placeholder") == true {
      return (use.value.contrast(inDark: true) ?? 0) >= 3
    }
    return use.value.isAdaptiveGray && use.role != .text
  }

  /// Whether it is the color of what is disabled, selected or touched.
  var isForOtherState: Bool {
    let asked = use.site.conditions.joined(separator: " ").lowercased()
    let isFaint = ["disabled", "enabled", "readonly", "inactive"].contains(where: asked.contains)
    let inDark = use.value.contrast(inDark: true) ?? 0
    if isFaint && inDark >= 3 { return true }
    let name = StyleWords.words(of: use.sink.constant ?? "")
    if inDark > 1.7, ["inactive", "disabled", "unselected"].contains(where: name.contains) {
      return true
    }
    if recedes(inDark) && use.site.conditions.contains(where: Self.asksRead) { return true }
    // What has the focus is bright in both styles, and what is selected has a ground of its own.
    if asked.contains("focus") { return true }
    let value = use.value.luminance ?? 0
    let states = ["select", "highlight", "emphas", "press"]
    return value > 0.6 && states.contains(where: asked.contains)
  }

  /// Whether a condition asks if something was read or seen: `isMessageRead`.
  static func asksRead(_ condition: String) -> Bool {
    ["read", "unread", "seen", "unseen"].contains(where: StyleWords.words(of: condition).contains)
  }

  /// Whether it is a gray that is weak in one style, and still seen in both.
  func recedes(_ inDark: Double) -> Bool {
    let inLight = use.value.contrast(inDark: false) ?? 0
    return min(inDark, inLight) >= 1.7 && min(inDark, inLight) < 4.5 && max(inDark, inLight) < 14
  }

  /// In a type that forces its style, or that of a blur, fixed colors are in keeping with it.
  var isInForcedType: Bool {
    file.colors.index.forcedTypes.contains(use.site.type)
  }

  /// A constant that several types of a kind have is a palette, which somebody chooses: they
  /// inherit from one type, or most of their colors are called alike.
  func isOneOfSeveral(_ name: String) -> Bool {
    if case .named(_, _, isLocal: true) = use.sink { return false }
    let own = use.site.type
    let names = file.colors.index.constants[own] ?? []
    return (file.colors.index.typesOfConstant[name] ?? []).contains { other in
      if other == own { return false }
      if let mine = project.types[own]?.inherits, let theirs = project.types[other]?.inherits,
        !mine.isDisjoint(with: theirs)
      {
        return true
      }
      return 2 * names.intersection(file.colors.index.constants[other] ?? []).count > names.count
    }
  }
}
