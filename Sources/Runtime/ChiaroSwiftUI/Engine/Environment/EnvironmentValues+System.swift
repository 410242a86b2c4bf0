// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroControls
public import Foundation

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
// Without a value, the traits of the view that shows the nodes decide.
private enum HorizontalSizeKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass?? = .none
}
private enum VerticalSizeKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass?? = .none
}
private enum ScalePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum LeastScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum KerningKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum OwnForegroundKey: EnvironmentKey { static let defaultValue = false }
private enum DateLookKey: EnvironmentKey {
  static let defaultValue = ChiaroControls.DatePicker.Style.compact
}
private enum ContainerFormKey: EnvironmentKey { static var defaultValue: ShapeForm? { nil } }
private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The size of controls.
///
/// Apple counterpart: `ControlSize` · Source: SwiftUI reference (statement SU194) · Fidelity: exact
public enum ControlSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case mini, small, regular, large, extraLarge

  /// Returns whether a size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Reasons for hiding content.
///
/// Apple counterpart: `RedactionReasons` · Source: SwiftUI reference (statement SU143) · Fidelity:
/// exact
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content that has not been loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether a view has little or much space along an axis.
///
/// Apple counterpart: `UserInterfaceSizeClass` · Source: SwiftUI reference · Fidelity: exact
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  case compact, regular
}

/// Whether a scene is active, inactive or in the background.
///
/// Apple counterpart: `ScenePhase` · Source: SwiftUI reference · Fidelity: exact
public enum ScenePhase: Hashable, Sendable, CaseIterable, Comparable {
  case background, inactive, active
}

/// Whether a list is being edited.
///
/// Apple counterpart: `EditMode` · Source: SwiftUI reference · Fidelity: exact
public enum EditMode: Hashable, Sendable, CaseIterable {
  case inactive, transient, active

  /// Whether a person is editing.
  public var isEditing: Bool { self != .inactive }
}

/// An action that closes the presented view, or goes back to the previous view.
///
/// Apple counterpart: `DismissAction` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public struct DismissAction: Sendable {
  private let run: @MainActor @Sendable () -> Void
  nonisolated init(_ run: @escaping @MainActor @Sendable () -> Void) { self.run = run }
  /// Closes the view.
  public func callAsFunction() { run() }
}

/// An action that opens a URL.
///
/// Apple counterpart: `OpenURLAction` · Source: SwiftUI reference · Fidelity: approximate, nothing
/// opens unless the app supplies its own action
@preconcurrency @MainActor
public struct OpenURLAction: Sendable {
  /// The outcome of opening a URL.
  public struct Result: Hashable, Sendable {
    private let number: Int
    /// The closure opened the URL.
    public static let handled = Result(number: 0)
    /// The closure discarded the URL.
    public static let discarded = Result(number: 1)
    /// The system should open the URL.
    public static let systemAction = Result(number: 2)
  }
  private let run: @MainActor @Sendable (URL) -> Result
  /// Creates an action that calls a closure to open a URL.
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    run = handler
  }
  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = run(url) }
}

/// A variant of a symbol, such as filled or inside a circle.
///
/// Apple counterpart: `SymbolVariants` · Source: SwiftUI reference (statement SU106) · Fidelity:
/// exact
public struct SymbolVariants: Hashable, Sendable {
  fileprivate(set) var suffixes: [String]
  /// No variant.
  public static let none = SymbolVariants(suffixes: [])
  /// The filled variant.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// The variant inside a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// The variant inside a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// The variant inside a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// The variant with a line through the symbol.
  public static let slash = SymbolVariants(suffixes: ["slash"])
  /// The same variant, filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// The same variant, inside a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  /// The same variant, with a line through the symbol.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The reasons for hiding content; empty if the content is shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The action that closes the view.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// The action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The size class of a trait; one that is given where the trait is not specified.
  private static func sizeClass(
    _ trait: ChiaroAppearance.UserInterfaceSizeClass, _ usual: UserInterfaceSizeClass
  ) -> UserInterfaceSizeClass {
    switch trait {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: usual
    }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] ?? Self.sizeClass(base.horizontalSizeClass, .compact) }
    set { self[HorizontalSizeKey.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] ?? Self.sizeClass(base.verticalSizeClass, .regular) }
    set { self[VerticalSizeKey.self] = newValue }
  }
  /// Whether the scene is active, inactive or in the background.
  public var scenePhase: ScenePhase {
    get { self[ScalePhaseKey.self] }
    set { self[ScalePhaseKey.self] = newValue }
  }
  /// Whether the enclosing list is being edited; nil outside lists.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// The smallest scale to which text may shrink to fit; 1 if text must not shrink.
  public var minimumScaleFactor: CGFloat {
    get { self[LeastScaleKey.self] }
    set { self[LeastScaleKey.self] = newValue.isFinite ? min(1, max(0.01, newValue)) : 1 }
  }
  /// The variants in which symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
  /// Whether another view presents this view.
  public var isPresented: Bool { self[IsPresentedKey.self] }
  /// Whether the person asked for less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// The additional distance between letters, in points.
  package var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue.isFinite ? newValue : 0 }
  }
  /// Whether a view around set the foreground.
  package var hasOwnForeground: Bool {
    get { self[OwnForegroundKey.self] }
    set { self[OwnForegroundKey.self] = newValue }
  }
  /// The look of pickers of dates.
  package var datePickerLook: ChiaroControls.DatePicker.Style {
    get { self[DateLookKey.self] }
    set { self[DateLookKey.self] = newValue }
  }
  /// The shape of the container around; nil for a rectangle.
  package var containerForm: ShapeForm? {
    get { self[ContainerFormKey.self] }
    set { self[ContainerFormKey.self] = newValue }
  }
  /// Whether content is drawn as boxes.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) }
}
