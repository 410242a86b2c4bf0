// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroDrawnKit
import ChiaroInterpreter

/// SwiftUI as a host of interpreted code: which names are its own, and what is around a view.
///
/// What a call becomes, the tables of `Names` say later, where the value is drawn.
final class DrawingHost: Host {
  private let types: Set<String>
  /// The names of the modifiers that every view has.
  private let modifiers: Set<String>
  /// The texts of the project.
  private let strings: StringTables
  /// The names that generators of code make of texts, colors and images.
  private let generated: GeneratedNames?
  /// Whether the project declares a type of a name.
  var isDeclared: (String) -> Bool = { _ in false }
  /// What is around the view that is being evaluated.
  var surroundings = Surroundings()
  /// Whether a Mac shows what is drawn.
  var isMac = false
  /// The device that code sees.
  var device = ScreenDevice.usual
  /// What holds for pictures whose test says nothing else.
  var baseTraits = TraitCollection()
  /// What was asserted, in order, where tests are run.
  var assertions: [HostCall] = []
  /// Whether functions of the project's that look like assertions are noted too.
  var notesOwn = false
  /// The functions that only are noted, such as `assertSnapshot`.
  var noted: Set<String> = []

  /// The classes of UIKit, whose objects are made at once; nil where none can be made.
  var kit: KitHost?
  var objects: (any ObjectHost)? { kit }
  /// What a call on one of the views gives that a layout arranges, by the view's number.
  var subviews: ((HostCall, Int) -> Value?)?
  /// What happens when something is asserted, besides noting it.
  var onAssertion: ((HostCall) -> Void)?

  /// - Parameters:
  ///   - types: the names of the views and values that are drawn
  ///   - modifiers: the names of the modifiers that every view has
  ///   - strings: the texts of the project
  ///   - generated: the names that generators of code make; nil for none
  init(
    types: Set<String>, modifiers: Set<String> = [], strings: StringTables = StringTables(),
    generated: GeneratedNames? = nil
  ) {
    (self.types, self.modifiers, self.strings) = (types, modifiers, strings)
    self.generated = generated
  }

  func hasModifier(_ name: String) -> Bool {
    modifiers.contains(name) || name.hasPrefix("accessibility")
  }

  func text(_ key: String, table: String?) -> String? { strings.text(key, table: table) }

  func result(of call: HostCall, on value: HostValue) -> Value? {
    if call.name == "localizedString", value.typeName == "Bundle" || value.call?.name == "module",
      let key = call.argument("forKey")?.text
    {
      let given = call.argument("value")?.text ?? ""
      return .string(
        text(key, table: call.argument("table")?.text) ?? (given.isEmpty ? key : given))
    }
    if call.name == "loadNibNamed", let name = call.arguments.first?.value.text,
      let objects = try? kit?.objects(ofNib: name, owner: call.argument("owner"))
    {
      // AppKit tells whether there is such a file.
      return call.argument("topLevelObjects") == nil
        ? .some(.array(objects)) : .bool(!objects.isEmpty)
    }
    if let made = generated?.result(of: call, on: value) ?? kit?.drawn(call, on: value)
      ?? kit?.resource(call)
    {
      return made
    }
    if value.name == "LayoutSubview", let index = value.call?.argument("index")?.wholeNumber {
      return subviews?(call, index)
    }
    if value.name == "ProposedViewSize", call.name == "replacingUnspecifiedDimensions" {
      return HostGeometry.filled(value, by: call.argument("by"))
    }
    if let kept = Surroundings.result(of: call, on: value)
      ?? HostGeometry.result(of: call, on: value)
    {
      return kept
    }
    switch call.name {
    case "scaledValue" where value.typeName == "UIFontMetrics": return call.argument("for")
    case "scaledFont" where value.typeName == "UIFontMetrics": return call.argument("for")
    // Where nothing draws, there is nothing to set.
    case "setFill", "set", "setStroke": return .void
    default: return Self.written(call, on: value)
    }
  }

  /// What formatters and the values that they write make of a call.
  private static func written(_ call: HostCall, on value: HostValue) -> Value? {
    Dates.result(of: call, on: value) ?? Numbers.result(of: call, on: value)
      ?? Locales.result(of: call, on: value) ?? Measures.result(of: call, on: value)
      ?? Amounts.result(of: call, on: value)
  }

  func result(of call: HostCall, onNumber number: Double) -> Value? {
    Numbers.result(of: call, onNumber: number)
  }

  func result(of call: HostCall, onText text: String) -> Value? { kit?.drawn(call, text: text) }

  func result(of sign: String, _ left: Value, _ right: Value) -> Value? {
    KitPriority.result(of: sign, left, right)
  }

  func hasType(_ name: String) -> Bool {
    types.contains(name) || Self.protocols.contains(name)
      || generated != nil && GeneratedNames.isRoot(name) && !isDeclared(name)
  }
  func isConcrete(_ name: String) -> Bool { types.contains(name) }
  func hasFunction(_ name: String) -> Bool {
    noted.contains(name) || Self.functions.contains(name) || Self.isCheck(name)
      || kit != nil && KitHost.functions.contains(name)
      || Self.checks.contains(name)
  }

  /// Whether a function is one of the project's that is noted beside those of libraries.
  func isOwn(_ call: HostCall) -> Bool {
    (!noted.contains(call.name) || call.argument("as") == nil && !SnapshotNames.isPlain(call.name))
      && SnapshotNames.isOwnAssertion(call)
  }

  /// Whether an assertion is about a picture that code took of a view.
  func isOfPicture(_ call: HostCall) -> Bool {
    call.arguments.contains { kit?.subject(ofPicture: $0.value) != nil }
  }

  func staysItself(_ value: HostValue) -> Bool {
    guard let own = Self.ownModifiers[value.typeName ?? ""] else { return true }
    return value.modifiers.allSatisfy { own.contains($0.name) || !$0.isCall }
  }

  /// The modifiers after which a text is a text, and an image an image.
  private static let ownModifiers: [String: Set<String>] = [
    "Text": [
      "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "foregroundColor",
      "foregroundStyle", "underline", "strikethrough", "kerning", "tracking", "baselineOffset",
      "monospaced", "monospacedDigit", "textScale", "typesettingLanguage", "+", "customAttribute",
      "accessibilityLabel", "accessibilityHeading", "accessibilityTextContentType",
      "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "speechAdjustedPitch",
    ],
    "Image": [
      "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
      "allowedDynamicRange", "symbolVariableValueMode",
    ],
  ]

  func endsRun(_ name: String) -> Bool { Self.failures.contains(name) }

  func isBuilder(_ attribute: String) -> Bool { Self.builders.contains(attribute) }

  func builtMembers(of type: String) -> [String: String] {
    switch type {
    case "View", "ViewModifier", "ToolbarContent", "Widget": ["body": "ViewBuilder"]
    case "PreviewProvider": ["previews": "ViewBuilder"]
    case "ChartContent": ["body": "ChartContentBuilder"]
    case "App", "Scene": ["body": "SceneBuilder"]
    default: type.hasSuffix("Style") ? ["makeBody": "ViewBuilder"] : [:]
    }
  }

  func wrapper(_ attribute: String) -> HostWrapper? {
    switch attribute {
    case "State", "StateObject", "Published", "AppStorage", "SceneStorage", "FocusState",
      "GestureState", "ScaledMetric", "AccessibilityFocusState":
      .storage
    case "Binding": .binding
    case "ObservedObject", "Bindable": .object
    case "Environment", "EnvironmentObject", "Namespace", "FetchRequest", "Query": .environment
    default: nil
    }
  }

  func argumentType(of name: String, label: String?, position: Int) -> String? {
    let known = KitHost.argumentType(of: name, label: label)
    if let label {
      return ArgumentTypes.byLabel["\(name).\(label)"] ?? ArgumentTypes.byLabel[label] ?? known
    }
    return position == 0 ? ArgumentTypes.byName[name] ?? known : nil
  }

  func isKey(_ name: String, label: String?, position: Int) -> Bool {
    label == nil && position == 0 && Names.keyed.contains(name)
  }

  func member(_ name: String, of value: HostValue) -> Value? {
    if name == "value", value.modifiers.isEmpty, value.call?.name == "CurrentValueSubject" {
      return value.call?.arguments.first?.value
    }
    if let made = generated?.member(name, of: value) { return made }
    if name == "components", let parts = kit?.components(of: value) {
      return .some(.array(parts.map { .double($0) }))
    }
    if value.name == "LayoutSubview", name == "priority",
      let index = value.call?.argument("index")?.wholeNumber
    {
      let call = HostCall(name: name, arguments: [], place: .none, isCall: false)
      return subviews?(call, index)
    }
    if let found = PreviewList.member(name, of: value) ?? SnapshotNames.member(name, of: value) {
      return found
    }
    return Surroundings.member(name, of: value, device) ?? Dates.member(name, of: value)
      ?? Locales.member(name, of: value) ?? Measures.member(name, of: value)
      ?? HostGeometry.member(name, of: value)
      ?? kit?.member(name, of: value)
  }

  func isChanging(_ name: String, _ value: HostValue) -> Bool {
    PathNames.types.contains(value.name) && PathNames.changing.contains(name)
      || value.name == "NSMutableAttributedString" && KitHost.changing.contains(name)
  }

  func replacing(_ name: String, by member: Value, in value: HostValue) -> Value? {
    HostGeometry.replacing(name, by: member, in: value)
  }

  func isMutable(_ value: HostValue) -> Bool { value.name == "NSMutableAttributedString" }

  func parts(_ name: String, of value: HostValue) -> [Double]? {
    name == "getRed" ? kit?.components(of: value) : nil
  }

  func value(of call: HostCall) -> Value? {
    if noted.contains(call.name) || notesOwn && SnapshotNames.isOwnAssertion(call) {
      for assertion in call.singleAssertions {
        assertions.append(assertion)
        onAssertion?(assertion)
      }
      return .void
    }
    if let first = call.arguments.first?.value,
      ["XCTUnwrap", "#require"].contains(call.name)
    {
      return first.unwrapped
    }
    if Self.isCheck(call.name) || Self.checks.contains(call.name) { return .void }
    // What is kept beside an object begins without a value.
    if call.name == "objc_setAssociatedObject" { return .void }
    if call.name == "objc_getAssociatedObject" { return .nothing }
    if let made = Dates.made(call) ?? Amounts.made(call) ?? generated?.value(of: call) {
      return made
    }
    if let drawn = kit?.drawn(call) ?? kit?.missingImage(call) { return drawn }
    // What people can ask of the system: nobody did.
    if call.name.hasPrefix("UIAccessibility.is") { return .bool(false) }
    switch call.name {
    case "Thread.isMainThread": return .bool(true)
    case "withAnimation", "withTransaction", "print": return .void
    case _ where call.isCall && wrapper(call.name) != nil:
      return call.argument("wrappedValue") ?? call.argument("initialValue")
        ?? call.argument("projectedValue")
    case "UUID": return HostGeometry.counted(call)
    default: return HostGeometry.constant(call.name) ?? kit?.constant(call.name)
    }
  }

  func environment(_ wish: EnvironmentWish, _ evaluator: Evaluator) throws -> Value? {
    guard let name = wish.path.first else { return surroundings.values[wish.typeName] }
    var found = surroundings.value(name) ?? surroundings.system(name)
    if found == nil { found = try evaluator.environmentDefault(name) }
    for name in wish.path.dropFirst() {
      found = try found.map { try evaluator.read(name, of: $0) }
    }
    return found
  }

  func opened(_ kept: Value, by wrapper: String, _ subject: String?) -> Value {
    guard wrapper == "ScaledMetric", let number = kept.number else { return kept }
    let growth = MainThread.run((surroundings, subject)) { $0.growth(of: $1) }
    return .double(number * growth)
  }

  func rank(of value: HostValue) -> Double? {
    if let seconds = Dates.seconds(of: value) { return seconds }
    guard value.modifiers.isEmpty, let name = value.call?.name else { return nil }
    return HostGeometry.sizes.firstIndex(of: name).map { Double($0) }
  }

  func element(
    of value: HostValue, _ indices: [CallArgument], _ evaluator: Evaluator
  ) throws -> Value? {
    guard value.name == "EnvironmentValues", case .type(let key)? = indices.first?.value else {
      return nil
    }
    return try surroundings.values[key.name] ?? evaluator.readStatic("defaultValue", of: key)
  }

  /// Whether a name is that of a function of XCTest's.
  private static func isCheck(_ name: String) -> Bool {
    ["XCTAssert", "XCTFail", "XCTUnwrap", "XCTSkip", "XCTExpect"].contains { name.hasPrefix($0) }
  }

  /// What makes a test fail, or leaves it.
  private static let failures: Set = ["XCTFail", "XCTSkip", "Issue.record"]
  /// What tests ask besides pictures.
  private static let checks: Set = ["#expect", "#require"]
  private static let functions: Set = [
    "withAnimation", "withTransaction", "objc_getAssociatedObject", "objc_setAssociatedObject",
  ]
  private static let builders: Set = [
    "ViewBuilder", "ToolbarContentBuilder", "CommandsBuilder", "SceneBuilder", "TabContentBuilder",
    "ViewBuilderMacro", "TableColumnBuilder", "ChartContentBuilder", "WidgetBundleBuilder",
  ]
  private static let protocols: Set = [
    "View", "ViewModifier", "PreviewProvider", "App", "Scene", "Shape", "ShapeStyle", "ButtonStyle",
    "LabelStyle", "ToggleStyle", "PrimitiveButtonStyle", "ToolbarContent", "InsettableShape",
    "ChartContent", "ObservableObject", "EnvironmentKey", "PreferenceKey", "DynamicProperty",
    "ProgressViewStyle",
    "GroupBoxStyle", "Layout", "TextFieldStyle", "UIViewRepresentable", "Animatable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "DisclosureGroupStyle", "ListStyle",
    "GaugeStyle", "AnimatableModifier",
  ]
}

/// The types of arguments whose literals need them: `width: 10 / 4` is 2.5.
private enum ArgumentTypes {
  static let byLabel: [String: String] = {
    var types: [String: String] = [:]
    for label in [
      "width", "height", "minWidth", "maxWidth", "idealWidth", "minHeight", "maxHeight",
      "idealHeight", "spacing", "cornerRadius", "radius", "x", "y", "lineWidth", "minLength",
      "length", "top", "bottom", "leading", "trailing", "horizontalSpacing", "verticalSpacing",
      "startRadius", "endRadius", "dashPhase", "fixedSize", "topLeadingRadius",
      "bottomLeadingRadius", "topTrailingRadius", "bottomTrailingRadius", "red", "green", "blue",
      "opacity", "white", "hue", "saturation", "brightness", "alpha", "location",
    ] {
      types[label] = "CGFloat"
    }
    types["startPoint"] = "UnitPoint"
    types["endPoint"] = "UnitPoint"
    types["anchor"] = "UnitPoint"
    types["color"] = "Color"
    types["uiColor"] = "UIColor"
    types["assertSnapshot.as"] = "Snapshotting"
    types["nsColor"] = "NSColor"
    types["NSColor.named"] = "NSColor.Name"
    types["NSImage.named"] = "NSImage.Name"
    types["traits"] = "UITraitCollection"
    types["traitsFrom"] = "[UITraitCollection]"
    types["config"] = "ViewImageConfig"
    types["ViewImageConfig.size"] = "CGSize"
    types["image.size"] = "CGSize"
    types["image.on"] = "ViewImageConfig"
    types["weight"] = "Font.Weight"
    types["LazyVGrid.columns"] = "[GridItem]"
    types["LazyHGrid.rows"] = "[GridItem]"
    return types
  }()

  /// Modifiers whose argument is a style of the project's or of the system's.
  private static let styles = [
    "buttonStyle", "toggleStyle", "labelStyle", "progressViewStyle", "textFieldStyle",
    "groupBoxStyle", "disclosureGroupStyle", "labeledContentStyle", "gaugeStyle", "menuStyle",
    "pickerStyle", "datePickerStyle", "listStyle", "tabViewStyle", "formStyle",
  ]

  static let byName = styles.reduce(into: plain) { types, name in
    types[name] = name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let plain = [
    "opacity": "Double", "foregroundColor": "Color?", "tint": "Color?", "accentColor": "Color?",
    "font": "Font?", "fill": "ShapeStyle", "stroke": "ShapeStyle", "strokeBorder": "ShapeStyle",
    "foregroundStyle": "ShapeStyle", "background": "ShapeStyle", "backgroundStyle": "ShapeStyle",
    "layoutPriority": "Double", "zIndex": "Double", "cornerRadius": "CGFloat",
    "lineSpacing": "CGFloat", "blur": "CGFloat", "scaleEffect": "CGFloat",
    "listRowBackground": "Color?", "border": "ShapeStyle",
    "gridColumnAlignment": "HorizontalAlignment", "multilineTextAlignment": "TextAlignment",
    // `Color(.label)` in an extension of Color that has a `label` of its own.
    "Color": "UIColor",
  ]
}
