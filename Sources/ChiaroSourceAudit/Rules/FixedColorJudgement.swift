// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// Judges one written-down color by where it goes and by what stands beside it.
struct FixedColorJudgement {
  var use: ColorUse
  var file: FileFacts
  var project: ProjectFacts

  /// Whether nothing need be said, whatever the color is.
  var isSilent: Bool {
    let site = use.site
    let isOfTheme = project.types[site.type]?.isTheme == true
    if site.dependsOnStyle || isOfTheme || site.isIrrelevant || file.isForWatch {
      return true
    }
    if let name = use.sink.constant {
      if StyleWords.namesStyle(name) || StyleWords.asksStyle(name) { return true }
      // The white of a round mark, or of a line that moves.
      let marks = ["circle", "thumb", "knob", "dot", "marker", "track", "needle", "cursor"]
      if marks.contains(where: StyleWords.words(of: name).contains) { return true }
      if standsForSystem(name) || hasFormForDark(name) { return true }
      if isOneOfSeveral(name) || ColorTypes.isNamed(name) { return true }
    }
    // Machines read some of these, and want them black on white; others are veils and marks.
    if isForMachines || isForOtherView || isForTests || isForPicture { return true }
    if isInLightField || isInScene || isInDrawnIcon || isInMenuBar || isOfPageDots { return true }
    let receiver = site.receiver.lowercased()
    let veils = ["selection", "highlight", "dimm", "mask", "shadow", "qr", "barcode"]
    if receiver.hasSuffix("action") || veils.contains(where: receiver.contains) { return true }
    // What is opaque and light covers, whatever it is called.
    let covers = use.value.alpha > 0.9 && (use.value.luminance ?? 0) > 0.8
    if receiver.contains("overlay") && !(covers && use.role == .background) { return true }
    if isInForcedType || isFaintByDesign || isBesideClearText { return true }
    if isGroundOfPreview || project.unusedDefaults.contains(use) { return true }
    return isForOtherState
  }

  /// Whether it is the system's own color by another name, for a platform that lacks it:
  /// `extension UIColor { static var systemBackground: UIColor { .white } }`.
  private func standsForSystem(_ name: String) -> Bool {
    let names: Set = ["label", "secondaryLabel", "separator", "link", "placeholderText"]
    return ["UIColor", "NSColor", "Color"].contains(use.site.type)
      && (name.hasPrefix("system") || names.contains(name))
  }

  /// Whether the type has the same thing for the night or another ground as well: `menuColor`,
  /// `nightMenuColor`; `titleColorBlack`, `titleColorWhite`.
  private func hasFormForDark(_ name: String) -> Bool {
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

  /// Whether the words around say that machines read it, or that it is a veil, mark or value.
  private var isForMachines: Bool {
    let type = StyleWords.words(of: use.site.type)
    let member = StyleWords.words(of: use.site.member)
    let anywhere = [
      "qr", "qrcode", "barcode", "print", "pdf", "brand", "dimming", "scrim", "camera", "png",
      "contrast", "luminance", "google", "facebook", "twitter", "paypal", "spotify", "heatmap",
    ]
    let name = StyleWords.words(of: Path.lastComponent(file.path))
    if (type + member + name).contains(where: anywhere.contains) { return true }
    // What a person picks, or a theme begins with, is a value.
    if type.contains("theme") && use.isVariable { return true }
    let all = type + member + name
    if zip(all, all.dropFirst()).contains(where: { $0 == ("color", "picker") }) { return true }
    // A controller of configurations is a screen as any other.
    return (type.suffix(1) + member).contains(
      where: ["touch", "touches", "configuration", "gradient", "shadow"].contains)
  }

  /// Whether it is in a view that is a picture drawn by code, by its name: `TypingIconTextView`.
  private var isInDrawnIcon: Bool {
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
  private var isInMenuBar: Bool {
    let words = StyleWords.words(of: use.site.type)
    let isPart = words.last.map(["row", "cell", "list"].contains) == true
    return !isPart && zip(words, words.dropFirst()).contains { $0 == ("status", "item") }
  }

  /// Whether it is the color of the dots for the pages that are not shown, which recede.
  private var isOfPageDots: Bool {
    guard case .assignment(let path) = use.sink else { return false }
    return path.last == "pageIndicatorTintColor" && (use.value.contrast(inDark: true) ?? 0) > 1.7
  }

  /// Whether the file stands in for others, as mocks do.
  private var isForTests: Bool {
    let mocks: Set = ["mock", "mocks"]
    return Path.components(file.path).contains { component in
      StyleWords.words(of: String(component)).contains(where: mocks.contains)
    }
  }

  /// Whether it is drawn into a picture, of which the shape is used as a template.
  private var isForPicture: Bool {
    let pictures: Set = ["NSImage", "UIImage", "CGImage"]
    if pictures.contains(use.site.type) { return true }
    // `UIImage(color: .darkGray)` stands in for a picture, or lies under a button that is pressed.
    if let type = use.sink.initializedType, pictures.contains(type) { return true }
    if isInMakerOfPictures { return true }
    guard case .drawn = use.sink else { return false }
    let words = StyleWords.words(of: use.site.member)
    return ["image", "icon"].contains(where: words.contains)
  }

  /// Whether it is in a function that makes a picture: `generateDummyIcon`, not `makeImageView`.
  private var isInMakerOfPictures: Bool {
    let words = StyleWords.words(of: use.site.member)
    guard let first = words.first,
      ["generate", "render", "draw", "create", "make"].contains(first)
    else { return false }
    let views: Set = ["view", "button", "label", "cell", "row", "controller", "layer"]
    return ["image", "icon", "avatar", "thumbnail"].contains(where: words.contains)
      && words.allSatisfy { !views.contains($0) }
  }

  /// Whether it is the ground of a view that shows a piece of something as it looks elsewhere.
  private var isGroundOfPreview: Bool {
    let words = StyleWords.words(of: use.site.type)
    return use.role == .background
      && (words.first == "preview" || words.last == "preview" && use.site.receiver == "self")
  }

  /// Whether it is text in a member that makes other text clear: a mask of what is highlighted.
  private var isBesideClearText: Bool {
    use.role == .text && use.site.member != "body"
      && project.types[use.site.type]?.clearTexts.contains(use.site.member) == true
  }

  /// Whether it is in a scene of a game, which is a world of its own.
  private var isInScene: Bool {
    let parents: Set = ["SKScene", "SKNode", "SKSpriteNode", "SKShapeNode", "SCNScene", "SCNNode"]
    return project.types[use.site.type].map { !$0.inherits.isDisjoint(with: parents) } ?? false
  }

  /// Whether it is in a field whose keyboard is light as well: both were set together.
  private var isInLightField: Bool {
    file.locks.contains {
      $0.kind == .system && $0.subject == "'keyboardAppearance'" && $0.style == "light"
        && $0.site.member == use.site.member && abs($0.site.line - use.site.line) <= 2
    }
  }

  /// Whether it is handed to a view of the project's own, which has the ground for it: what that
  /// view does with its own colors is judged there.
  private var isForOtherView: Bool {
    guard let type = use.sink.initializedType.flatMap({ project.types[$0] }) else { return false }
    let views = ["View", "Style", "Label", "Button", "Control"]
    return type.inherits.contains { parent in views.contains(where: parent.hasSuffix) }
  }

  /// Whether it is a gray for placeholders, or one whose use as text only its name's uses tell.
  private var isFaintByDesign: Bool {
    if use.sink.constant?.mentions("placeholder") == true {
      return (use.value.contrast(inDark: true) ?? 0) >= 3
    }
    return use.value.isAdaptiveGray && use.role != .text
  }

  /// Whether it is the color of what is disabled, selected or touched.
  private var isForOtherState: Bool {
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
  private static func asksRead(_ condition: String) -> Bool {
    ["read", "unread", "seen", "unseen"].contains(where: StyleWords.words(of: condition).contains)
  }

  /// Whether it is a gray that is weak in one style, and still seen in both.
  private func recedes(_ inDark: Double) -> Bool {
    let inLight = use.value.contrast(inDark: false) ?? 0
    return min(inDark, inLight) >= 1.7 && min(inDark, inLight) < 4.5 && max(inDark, inLight) < 14
  }

  /// In a type that forces its style, or that of a blur, fixed colors are in keeping with it.
  private var isInForcedType: Bool {
    file.index.forcedTypes.contains(use.site.type)
  }

  /// A constant that several types of a kind have is a palette, which somebody chooses: they
  /// inherit from one type, or most of their colors are called alike.
  private func isOneOfSeveral(_ name: String) -> Bool {
    if case .named(_, _, isLocal: true) = use.sink { return false }
    let own = use.site.type
    let names = file.index.constants[own] ?? []
    return (file.index.typesOfConstant[name] ?? []).contains { other in
      if other == own { return false }
      if let mine = project.types[own]?.inherits, let theirs = project.types[other]?.inherits,
        !mine.isDisjoint(with: theirs)
      {
        return true
      }
      return 2 * names.intersection(file.index.constants[other] ?? []).count > names.count
    }
  }

  // MARK: The role

  /// Where the constant that the color gives its value to is used; a variable only in its file.
  var uses: [ProjectFacts.Use] {
    // A name that says nothing else is that of many things.
    guard let name = use.sink.constant, name != "color", name != "colors" else { return [] }
    let uses = project.uses(of: name, in: use.site.type)
    guard case .named(_, _, isLocal: true) = use.sink else { return uses }
    return uses.filter { $0.location.file == file.path }
  }

  /// The role, by where a constant is used when its place does not tell.
  var role: ColorRole? {
    guard let role = use.role else { return nil }
    // What a function does with a color that is handed to it is nobody's knowledge.
    if role == .unknown, case .argument = use.sink { return nil }
    guard role == .unknown, let name = use.sink.constant else { return role }
    if uses.isEmpty {
      if case .returned = use.sink, !ColorTypes.namesValue(name) { return .unknown }
      return nil
    }
    for role in [ColorRole.text, .background, .tint, .border, .drawing] {
      if uses.contains(where: { $0.role == role }) { return role }
    }
    return nil
  }

  /// Whether a type names fixed colors for text and for its ground: they fit each other.
  var isOneOfAPair: Bool {
    guard use.sink.constant != nil, !use.site.type.isEmpty else { return false }
    let roles = file.index.constantRoles[use.site.type] ?? []
    return (roles.contains(.text) || roles.contains(.tint)) && roles.contains(.background)
  }

  // MARK: The ground

  /// Whether what is under it, or on it, is fixed as well or nobody's knowledge.
  func standsOnOwnGround(_ role: ColorRole) -> Bool {
    if role == .background { return hasOwnText }
    if case .returned = use.sink, project.types[use.site.type]?.hasGroundProperty == true {
      return true
    }
    if standsOnBodysGround { return true }
    if use.site.ground != nil || project.hasOwnGround(use.site.receiver) { return true }
    let object = ColorIndex.Object(of: use.site)
    // A line's color is its ground.
    var isGround = false
    if case .assignment(let path) = use.sink { isGround = path.last == "backgroundColor" }
    if !isGround && file.index.grounded.contains(object) { return true }
    return (file.index.containers[use.site.type] ?? []).contains { container in
      !(isGround && container.receiver == object.receiver) && carries(container.value)
    }
  }

  /// Whether the body of the SwiftUI view around has a fixed ground on which it can be read.
  private var standsOnBodysGround: Bool {
    guard use.site.member != "body" else { return false }
    return file.index.bodyGrounds[use.site.type]?.contains(where: carries) ?? false
  }

  /// Whether it is the ground of a SwiftUI body, on which other members put fixed text.
  var isBodyWithText: Bool {
    guard case .argument("background", nil) = use.sink, use.site.member == "body" else {
      return false
    }
    return file.index.memberTexts[use.site.type]?.contains { $0.isLegible(on: use.value) } ?? false
  }

  /// Whether a ground has fixed text of the same object, which can be read on it.
  private var hasOwnText: Bool {
    let receiver = use.site.receiver
    guard !receiver.isEmpty, receiver != "self", receiver != "view" else { return false }
    return file.index.texts[ColorIndex.Object(of: use.site)]?
      .contains { $0.isLegible(on: use.value) } ?? false
  }

  /// Whether a fixed ground is there on which the color can be read.
  private func carries(_ ground: ColorValue) -> Bool {
    ground.alpha >= 0.5 && use.value.isLegible(on: ground)
  }
}
