// SPDX-License-Identifier: MIT

/// A host that only records calls; it knows the names of SwiftUI's common types.
package struct RecordingHost: Host {
  private let types: Set<String>

  /// - Parameter types: names of types beside SwiftUI's common ones
  package init(types: Set<String> = []) { self.types = Self.common.union(types) }

  package func hasType(_ name: String) -> Bool {
    types.contains(name) || Self.protocols.contains(name)
  }

  package func isConcrete(_ name: String) -> Bool { types.contains(name) }

  package func hasFunction(_ name: String) -> Bool { false }

  package func isBuilder(_ attribute: String) -> Bool {
    ["ViewBuilder", "ToolbarContentBuilder", "CommandsBuilder", "SceneBuilder"].contains(attribute)
  }

  package func builtMembers(of type: String) -> [String: String] {
    switch type {
    case "View", "ViewModifier", "ToolbarContent": ["body": "ViewBuilder"]
    case "PreviewProvider": ["previews": "ViewBuilder"]
    case "App", "Scene": ["body": "SceneBuilder"]
    case "ButtonStyle", "LabelStyle", "ToggleStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
      "GroupBoxStyle":
      ["makeBody": "ViewBuilder"]
    default: [:]
    }
  }

  package func wrapper(_ attribute: String) -> HostWrapper? {
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

  private static let protocols: Set = [
    "View", "ViewModifier", "PreviewProvider", "App", "Scene", "Shape", "ShapeStyle", "ButtonStyle",
    "LabelStyle", "ToggleStyle", "PrimitiveButtonStyle", "ToolbarContent", "InsettableShape",
    "ObservableObject", "EnvironmentKey", "PreferenceKey", "DynamicProperty", "ProgressViewStyle",
    "GroupBoxStyle", "Layout",
  ]

  private static let common: Set = [
    "Text", "Image", "Button", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "List",
    "ForEach", "Section", "Form", "Group", "ScrollView", "NavigationView", "NavigationStack",
    "NavigationLink", "NavigationSplitView", "TabView", "Toggle", "TextField", "SecureField",
    "TextEditor", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker", "Label", "Spacer",
    "Divider", "Color", "Font", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient",
    "EmptyView", "AnyView",
    "GeometryReader", "Path", "Menu", "Link", "ProgressView", "Gauge", "Grid", "GridRow",
    "LazyVGrid", "LazyHGrid", "GridItem", "DisclosureGroup", "GroupBox", "EdgeInsets", "UnitPoint",
    "Angle", "Animation", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Edge",
    "ContentUnavailableView", "ViewThatFits", "TimelineView", "Canvas", "AsyncImage",
    "LocalizedStringKey", "Binding", "CGSize", "CGPoint", "CGRect", "UnevenRoundedRectangle",
    "UIColor", "UIImage", "UIFont", "ToolbarItem", "ToolbarItemGroup", "Material", "AnyShapeStyle",
    "ButtonBorderShape", "ControlSize", "ColorScheme", "WindowGroup", "AnyTransition",
    "StrokeStyle",
  ]
}
