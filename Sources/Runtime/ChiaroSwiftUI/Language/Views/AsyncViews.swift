// SPDX-License-Identifier: MIT

public import Foundation

/// The state of a picture that is loading.
///
/// Apple counterpart: `AsyncImagePhase` · Source: SwiftUI reference · Fidelity: exact
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture; nil if it has not been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; nil for none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from a URL; the engine loads nothing, so the placeholder stays.
///
/// Apple counterpart: `AsyncImage` · Source: SwiftUI reference · Fidelity: approximate, nothing is
/// loaded
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a view that shows the phases of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// The placeholder.
  public var body: some View { content }
}

extension AsyncImage {
  /// Creates a view of the picture, with a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(.second(placeholder()))
  }
  /// Creates a view of the picture, with the system's placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color.gray.opacity(0.3)
  }
}

/// A view that is updated on a schedule; a still picture shows the time when it is made.
///
/// Apple counterpart: `TimelineView` · Source: SwiftUI reference · Fidelity: approximate, made once
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time of an update.
  ///
  /// Apple counterpart: `TimelineViewDefaultContext` · Source: SwiftUI reference · Fidelity: exact
  public struct Context: Sendable {
    /// The frequency of updates.
    public enum Cadence: Hashable, Sendable, Comparable { case live, seconds, minutes }
    /// The time.
    public let date: Date
    /// The frequency of updates.
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

/// The times of updates.
///
/// Apple counterpart: `TimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public protocol TimelineSchedule: Sendable {}
/// Once a minute.
///
/// Apple counterpart: `EveryMinuteTimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
/// Updates at equal intervals.
///
/// Apple counterpart: `PeriodicTimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// Updates as often as animations need.
///
/// Apple counterpart: `AnimationTimelineSchedule` · Source: SwiftUI reference · Fidelity: inert
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Once a minute.
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal times.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as something moves.
  public static var animation: Self { Self() }
  /// As often as something moves.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

/// A view that can scroll to its children by identity; the engine scrolls none.
///
/// Apple counterpart: `ScrollViewReader` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  /// Creates a view whose content can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// The content of the view.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy that scrolls to views by their identity; here it scrolls none.
///
/// Apple counterpart: `ScrollViewProxy` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the view with an identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Glass effects that are drawn together.
///
/// Apple counterpart: `GlassEffectContainer` · Source: SwiftUI reference · Fidelity: approximate,
/// drawn one by one
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content of the view.
  public var body: some View { content }
}
