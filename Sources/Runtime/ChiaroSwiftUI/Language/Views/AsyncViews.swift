// SPDX-License-Identifier: MIT

public import Foundation

/// The state of an image that is being loaded.
///
/// Apple counterpart: `AsyncImagePhase` · Source: SwiftUI reference · Fidelity: exact
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image; nil if it has not been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; nil for none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that shows an image from a URL; the engine loads nothing, so the placeholder stays.
///
/// Apple counterpart: `AsyncImage` · Source: SwiftUI reference · Fidelity: approximate, nothing is
/// loaded
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a view that shows each phase of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// The placeholder.
  public var body: some View { content }
}

extension AsyncImage {
  /// Creates a view that shows the image or, until it is loaded, a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(.second(placeholder()))
  }
  /// Creates a view that shows the image or, until it is loaded, the system's placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color.gray.opacity(0.3)
  }
}

/// A view that updates itself on a schedule; a still picture shows the time of its creation.
///
/// Apple counterpart: `TimelineView` · Source: SwiftUI reference · Fidelity: approximate, evaluated
/// once
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time of an update, and how often updates happen.
  ///
  /// Apple counterpart: `TimelineViewDefaultContext` · Source: SwiftUI reference · Fidelity: exact
  public struct Context: Sendable {
    /// How often updates happen.
    public enum Cadence: Hashable, Sendable, Comparable { case live, seconds, minutes }
    /// The time of the update.
    public let date: Date
    /// How often updates happen.
    public let cadence: Cadence
  }
  private let content: (Context) -> Content

  /// Creates a view with a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
  /// The view at the current time.
  public var body: some View { content(Context(date: Date(), cadence: .live)) }
}

/// A schedule that decides when a timeline view updates itself.
///
/// Apple counterpart: `TimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public protocol TimelineSchedule: Sendable {}
/// A schedule with an update every minute.
///
/// Apple counterpart: `EveryMinuteTimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
/// A schedule with updates at equal intervals.
///
/// Apple counterpart: `PeriodicTimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// A schedule with updates as often as animations need them.
///
/// Apple counterpart: `AnimationTimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with an update every minute.
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with updates at equal intervals.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with updates as often as animations need them.
  public static var animation: Self { Self() }
  /// Returns a schedule with updates as often as animations need them.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

/// A view whose content can scroll to a view by its identity; the engine never scrolls.
///
/// Apple counterpart: `ScrollViewReader` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  /// Creates a view and passes its content a proxy for scrolling.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// The content of the view.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy that scrolls to a view by its identity; the engine never scrolls.
///
/// Apple counterpart: `ScrollViewProxy` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the view with an identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A container that merges the glass effects inside it; the engine draws each effect separately.
///
/// Apple counterpart: `GlassEffectContainer` · Source: SwiftUI reference · Fidelity: approximate,
/// each effect is drawn separately
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content of the view.
  public var body: some View { content }
}
