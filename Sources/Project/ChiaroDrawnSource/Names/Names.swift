// SPDX-License-Identifier: MIT

/// The names of SwiftUI that source draws: each table is one subject, in a file of its own.
///
/// To draw one more view or modifier, add a row to the table of its subject: it reads the
/// arguments and makes the view as an app would, in ChiaroSwiftUI's own words.
@MainActor
enum Names {
  /// Makes a view of the arguments of its call; nil where these are not understood.
  typealias Maker = @MainActor (Arguments) -> Draft?
  /// Changes a view by the arguments of a call; nil where these are not understood.
  typealias Change = @MainActor (Draft, Arguments) -> Draft?

  static let views: [String: Maker] = merged([
    StackNames.views, TextNames.views, ImageNames.views, ShapeNames.views, CollectionNames.views,
    ButtonNames.views, ControlNames.views, ChoiceNames.views, ContentNames.views,
    NavigationNames.views, ReaderNames.views, ChartNames.views, LayoutNames.views,
    GaugeNames.views, MapNames.views,
  ])

  static let modifiers: [String: Change] = merged([
    LayoutNames.modifiers, LookNames.modifiers, TextNames.modifiers, ImageNames.modifiers,
    ShapeNames.modifiers, EffectNames.modifiers, EnvironmentNames.modifiers,
    CollectionNames.modifiers, ButtonNames.modifiers, ControlNames.modifiers,
    ChoiceNames.modifiers, ContentNames.modifiers, NavigationNames.modifiers,
    CompositionNames.modifiers, BehaviorNames.modifiers, ChartNames.modifiers,
    PreferenceNames.modifiers, GaugeNames.modifiers,
  ])

  /// The names of types that code makes and that are no views.
  static let values = Measures.Unit.kinds.union([
    "Color", "Font", "Gradient", "GridItem", "EdgeInsets", "UnitPoint", "Angle", "Animation",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "Edge", "LocalizedStringKey",
    "Binding", "CGSize", "CGPoint", "CGRect", "UIColor", "UIImage", "UIFont", "NSColor",
    "NSImage", "ToolbarItem", "ToolbarItemGroup", "Material", "AnyShapeStyle",
    "ButtonBorderShape", "ControlSize", "ColorScheme", "AnyTransition", "StrokeStyle", "Axis",
    "Path", "CGFloat", "UIScreen", "UIDevice", "Date", "UUID", "URL", "ContentMode",
    "DynamicTypeSize", "LayoutDirection", "RoundedCornerStyle", "TextAlignment",
    "UITraitCollection", "UIHostingController", "RectangleCornerRadii", "CornerRadii",
    "UIUserInterfaceStyle", "ViewImageConfig", "Snapshotting", "EnvironmentValues", "Namespace",
    "Visibility", "ToolbarItemPlacement", "ShapeStyle", "PlainButtonStyle", "ButtonRole",
    "DefaultButtonStyle", "BorderedButtonStyle", "BorderedProminentButtonStyle", "Bundle",
    "BorderlessButtonStyle", "PlainListStyle", "InsetGroupedListStyle", "GroupedListStyle",
    "ImageResource", "ColorResource", "IndexSet", "Notification", "NotificationCenter", "Text.Case",
    "NSAttributedString", "AttributedString", "DateFormatter", "NumberFormatter", "Locale",
    "Calendar", "TimeZone", "UIApplication", "FileManager", "UserDefaults", "ProcessInfo", "Task",
    "DispatchQueue", "Thread", "Timer", "SwiftUISnapshotLayout", "DateComponents",
    "ISO8601DateFormatter",
    "RelativeDateTimeFormatter",
    "UIAccessibility", "UIFontMetrics", "UIBezierPath", "CGMutablePath", "UIRectCorner",
    "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat", "UISlider", "UITabBar",
    "UINavigationBar", "UITableView", "UISegmentedControl", "NavigationPath", "NSNumber",
    "DragGesture", "TapGesture", "LongPressGesture", "NSCalendar", "UIContentSizeCategory",
    "BarMark", "LineMark", "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark",
    "VerticalEdge", "HorizontalEdge", "UserInterfaceSizeClass", "ScenePhase", "Text.TruncationMode",
    "ContentShapeKinds", "SymbolRenderingMode", "RoundedBorderTextFieldStyle", "BlendMode",
    "NavigationBarItem", "ListSectionSpacing", "SafeAreaRegions", "PinnedScrollableViews",
    "ProposedViewSize", "PlottableValue", "MarkDimension", "Transaction", "StrokeBorder",
    "UIEdgeInsets", "UISize", "AxisMarks", "AxisGridLine", "AxisTick", "AxisValueLabel",
    "WidgetFamily", "Formatter", "Measurement", "MeasurementFormatter", "DateComponentsFormatter",
    "ByteCountFormatter", "MKDistanceFormatter", "Date.FormatStyle",
  ])

  /// What takes a key of a text as its first argument.
  nonisolated static let keyed: Set<String> = [
    "Text", "Button", "Label", "Toggle", "Picker", "TextField", "SecureField", "Section",
    "NavigationLink", "navigationTitle", "navigationBarTitle", "Menu", "Link", "LabeledContent",
    "DisclosureGroup", "GroupBox", "ProgressView", "Stepper", "DatePicker", "ColorPicker", "Tab",
    "ContentUnavailableView", "LocalizedStringKey", "badge",
  ]

  /// Modifiers of which nothing is to be seen in a picture.
  static let unseen: Set<String> = [
    "onDisappear", "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    "onLongPressGesture", "animation", "transition", "transaction", "withAnimation",
    "contentShape", "allowsHitTesting", "help", "onHover", "matchedGeometryEffect", "refreshable",
    "onSubmit", "submitLabel", "focused", "keyboardType", "textContentType", "autocapitalization",
    "disableAutocorrection", "autocorrectionDisabled", "textInputAutocapitalization", "alert",
    "confirmationDialog", "sheet", "fullScreenCover", "popover", "actionSheet", "contextMenu",
    "swipeActions", "onDelete", "onMove", "sensoryFeedback", "onOpenURL", "userActivity",
    "interactiveDismissDisabled", "presentationDetents", "presentationDragIndicator",
    "presentationCornerRadius", "scrollIndicators", "scrollDisabled", "scrollDismissesKeyboard",
    "scrollTargetLayout", "scrollTargetBehavior", "scrollPosition", "scrollBounceBehavior",
    "defaultScrollAnchor", "navigationDestination", "statusBar",
    "statusBarHidden", "persistentSystemOverlays", "coordinateSpace",
    "anchorPreference", "transformAnchorPreference", "previewDevice",
    "previewDisplayName", "previewLayout", "previewInterfaceOrientation", "drawingGroup",
    "equatable",
    "geometryGroup", "contentTransition", "symbolEffect", "textSelection", "speechLocale",
    "privacySensitive", "onScrollGeometryChange", "searchScopes",
    "itemProvider", "onDrag", "onDrop", "draggable", "dropDestination", "fileImporter",
    "fileExporter", "photosPicker", "quickLookPreview", "modelContainer", "modelContext",
    "menuOrder", "keyboardShortcut", "focusable", "defaultFocus", "buttonRepeatBehavior",
    "labelsVisibility", "flipsForRightToLeftLayoutDirection", "allowsTightening",
    "luminanceToAlpha", "typesettingLanguage", "selectionDisabled", "deleteDisabled",
    "moveDisabled", "springLoadingBehavior", "defaultAppStorage", "handlesExternalEvents",
    "hoverEffect", "invalidatableContent", "snapshotTag", "widgetURL", "widgetAccentable",
    "dynamicIsland", "navigationSplitViewStyle", "navigationViewStyle", "menuStyle",
    "menuIndicator", "inspector", "presentationBackground", "task",
  ]

  private static func merged<Row>(_ tables: [[String: Row]]) -> [String: Row] {
    tables.reduce(into: [:]) { whole, table in
      whole.merge(table) { _, new in new }
    }
  }
}
