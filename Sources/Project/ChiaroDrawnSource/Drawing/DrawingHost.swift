// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter

/// SwiftUI as a host of interpreted code: which names are its own, and what is around a view.
///
/// What a call becomes, the tables of `Names` say later, where the value is drawn.
final class DrawingHost: Host {
  private let types: Set<String>
  /// What is around the view that is being evaluated.
  var surroundings = Surroundings()
  /// What was asserted, in order, where tests are run.
  var assertions: [HostCall] = []
  /// The functions that only are noted, such as `assertSnapshot`.
  var noted: Set<String> = []

  /// The classes of UIKit, whose objects are made at once.
  var objects: (any ObjectHost)?
  /// A part of a value of UIKit's that is not what code gave.
  var kitMember: (String, HostValue) -> Value? = { _, _ in nil }
  /// A static property of UIKit's that depends on what is drawn.
  var constant: (String) -> Value? = { _ in nil }
  /// The text of a key; nil for none.
  var localize: (String) -> String? = { _ in nil }
  /// What happens when something is asserted, besides noting it.
  var onAssertion: ((HostCall) -> Void)?

  /// - Parameter types: the names of the views and values that are drawn
  init(types: Set<String>) { self.types = types }

  func hasType(_ name: String) -> Bool { types.contains(name) || Self.protocols.contains(name) }
  func isConcrete(_ name: String) -> Bool { types.contains(name) }
  func hasFunction(_ name: String) -> Bool {
    noted.contains(name) || Self.functions.contains(name) || name.hasPrefix("XCT")
  }

  func isBuilder(_ attribute: String) -> Bool { Self.builders.contains(attribute) }

  func builtMembers(of type: String) -> [String: String] {
    switch type {
    case "View", "ViewModifier", "ToolbarContent", "Widget": ["body": "ViewBuilder"]
    case "PreviewProvider": ["previews": "ViewBuilder"]
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

  func member(_ name: String, of value: HostValue) -> Value? {
    HostGeometry.member(name, of: value) ?? kitMember(name, value)
  }

  func isChanging(_ name: String, _ value: HostValue) -> Bool {
    value.name == "Path" && PathNames.changing.contains(name)
      || value.name == "NSMutableAttributedString" && KitHost.changing.contains(name)
  }

  func value(of call: HostCall) -> Value? {
    if noted.contains(call.name) {
      assertions.append(call)
      onAssertion?(call)
      return .void
    }
    if call.name.hasPrefix("XCT") || call.name == "objc_setAssociatedObject" { return .void }
    // What is kept beside an object begins without a value.
    if call.name == "objc_getAssociatedObject" { return .nothing }
    switch call.name {
    case "withAnimation", "withTransaction", "MainActor.assumeIsolated", "print": return .void
    case "ScaledMetric", "State", "StateObject", "ObservedObject", "Binding":
      return call.argument("wrappedValue") ?? call.argument("initialValue")
    case "NSLocalizedString": return localized(call)
    case "UUID": return HostGeometry.counted(call)
    default: return HostGeometry.constant(call.name) ?? constant(call.name)
    }
  }

  /// The text of a key, else the one that the call gives for it, else the key.
  private func localized(_ call: HostCall) -> Value? {
    guard let key = call.arguments.first?.value, let text = key.text else {
      return call.arguments.first?.value
    }
    return localize(text).map { .string($0) } ?? call.argument("value") ?? key
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

  func element(
    of value: HostValue, _ indices: [CallArgument], _ evaluator: Evaluator
  ) throws -> Value? {
    guard value.name == "EnvironmentValues", case .type(let key)? = indices.first?.value else {
      return nil
    }
    return try surroundings.values[key.name] ?? evaluator.readStatic("defaultValue", of: key)
  }

  private static let functions: Set = [
    "withAnimation", "withTransaction", "NSLocalizedString", "objc_getAssociatedObject",
    "objc_setAssociatedObject",
  ]
  private static let builders: Set = [
    "ViewBuilder", "ToolbarContentBuilder", "CommandsBuilder", "SceneBuilder", "TabContentBuilder",
    "ViewBuilderMacro", "TableColumnBuilder", "ChartContentBuilder", "WidgetBundleBuilder",
  ]
  private static let protocols: Set = [
    "View", "ViewModifier", "PreviewProvider", "App", "Scene", "Shape", "ShapeStyle", "ButtonStyle",
    "LabelStyle", "ToggleStyle", "PrimitiveButtonStyle", "ToolbarContent", "InsettableShape",
    "ObservableObject", "EnvironmentKey", "PreferenceKey", "DynamicProperty", "ProgressViewStyle",
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
    types["traits"] = "UITraitCollection"
    types["traitsFrom"] = "[UITraitCollection]"
    types["config"] = "ViewImageConfig"
    types["ViewImageConfig.size"] = "CGSize"
    types["image.size"] = "CGSize"
    types["image.on"] = "ViewImageConfig"
    types["weight"] = "Font.Weight"
    return types
  }()

  static let byName = [
    "opacity": "Double", "foregroundColor": "Color?", "tint": "Color?", "accentColor": "Color?",
    "font": "Font?", "fill": "ShapeStyle", "stroke": "ShapeStyle", "strokeBorder": "ShapeStyle",
    "foregroundStyle": "ShapeStyle", "background": "ShapeStyle", "backgroundStyle": "ShapeStyle",
    "layoutPriority": "Double", "zIndex": "Double", "cornerRadius": "CGFloat",
    "lineSpacing": "CGFloat", "blur": "CGFloat", "scaleEffect": "CGFloat",
    "buttonStyle": "ButtonStyle", "toggleStyle": "ToggleStyle", "labelStyle": "LabelStyle",
    "listRowBackground": "Color?", "border": "ShapeStyle",
  ]
}
