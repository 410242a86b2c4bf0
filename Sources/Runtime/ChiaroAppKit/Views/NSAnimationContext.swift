// SPDX-License-Identifier: MIT

import ChiaroFoundation
import ChiaroViews
public import Foundation

/// A group of changes that are animated together.
///
/// In a window whose animations `advance(to:)` advances, changes of frame, opacity, transform and
/// background take the group's duration; elsewhere they are immediate.
/// `runAnimationGroup(_:completionHandler:)` animates every change in its group, with or without
/// `animator()`.
///
/// Apple counterpart: `NSAnimationContext` · Source: AppKit reference · Fidelity: approximate, only
/// these properties are animated
@preconcurrency @MainActor
public final class NSAnimationContext {
  /// The context of the innermost group; outside of groups, a context whose properties have no
  /// effect.
  public private(set) static var current = NSAnimationContext()
  /// The duration of the group in seconds; with 0, changes are immediate.
  ///
  /// The default is 0.25.
  public var duration: TimeInterval = 0.25
  /// The timing curve of the animation; the default, nil, means ease in and out.
  public var timingFunction: CAMediaTimingFunction?
  /// Whether changes without `animator()` are animated; stored, but without effect, because
  /// `runAnimationGroup(_:completionHandler:)` animates all changes in its group.
  ///
  /// Fidelity: inert
  public var allowsImplicitAnimation = false
  /// The closure that is called when the group's animations have ended; nil for none.
  public var completionHandler: (@MainActor () -> Void)?
  private static var outer: [NSAnimationContext] = []

  private init() {}

  /// Runs a closure and animates its changes as a group.
  ///
  /// - Parameters:
  ///   - changes: receives the context, can set its duration and timing curve, and makes the
  ///     changes
  ///   - completionHandler: called when the animations have ended; nil for none
  ///
  /// Apple counterpart: `runAnimationGroup(_:completionHandler:)` · Source: NSAnimationContext.h ·
  /// Fidelity: approximate, only views' frame, opacity, transform and background are animated
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    let context = NSAnimationContext()
    context.completionHandler = completionHandler
    NSView.animateChanges {
      enter(context)
      changes(context)
      leave()
      return (context.duration, context.timingFunction?.points)
    } completion: {
      context.completionHandler?()
    }
  }

  /// Begins a group, which lasts until `endGrouping()`; its changes are not animated.
  public static func beginGrouping() { enter(NSAnimationContext()) }
  /// Ends the innermost group and calls its completion handler; does nothing without a group.
  public static func endGrouping() {
    guard !outer.isEmpty else { return }
    let context = current
    leave()
    context.completionHandler?()
  }
  private static func enter(_ context: NSAnimationContext) {
    outer.append(current)
    current = context
  }
  private static func leave() { if let former = outer.popLast() { current = former } }
}

extension NSViewNeighbors {
  /// Returns the view itself; its changes are animated in
  /// `runAnimationGroup(_:completionHandler:)`.
  public func animator() -> Self { self }
}

extension NSWindow {
  /// Returns the window itself; changes to it are not animated.
  public final func animator() -> Self { self }
}

extension LayoutConstraint {
  /// Returns the constraint itself; a new constant takes effect in the next layout.
  public final func animator() -> Self { self }
}

/// A transaction that groups changes to layers; here they are not animated.
///
/// Apple counterpart: `CATransaction` · Source: Core Animation reference · Fidelity: approximate,
/// changes are immediate
@preconcurrency @MainActor
public enum CATransaction {
  private struct Group {
    var completion: (@MainActor () -> Void)?
    var duration: CFTimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var areActionsDisabled = false
  }
  private static var groups: [Group] = []
  private static var group: Group {
    get { groups.last ?? Group() }
    set { if !groups.isEmpty { groups[groups.count - 1] = newValue } }
  }

  /// Begins a group, inside the current one if there is one.
  public static func begin() { groups.append(Group()) }
  /// Ends the innermost group and calls its completion block; does nothing without a group.
  public static func commit() { groups.popLast()?.completion?() }
  /// Commits pending changes; does nothing here, because changes are immediate.
  ///
  /// Fidelity: inert
  public static func flush() {}
  /// Sets the completion block of the innermost group; without a group the block is called at once.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if groups.isEmpty { block?() } else { group.completion = block }
  }
  /// Sets the duration of the group's animations in seconds; stored, but without effect.
  ///
  /// Fidelity: inert
  public static func setAnimationDuration(_ duration: CFTimeInterval) { group.duration = duration }
  /// Returns the duration set on the innermost group, in seconds; the default is 0.25.
  public static func animationDuration() -> CFTimeInterval { group.duration }
  /// Sets the timing curve of the group's animations; stored, but without effect.
  ///
  /// Fidelity: inert
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    group.timing = function
  }
  /// Returns the timing curve set on the innermost group; nil for none.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { group.timing }
  /// Sets whether to make changes to layers without animation; stored, but without effect, because
  /// they are never animated.
  ///
  /// Fidelity: inert
  public static func setDisableActions(_ flag: Bool) { group.areActionsDisabled = flag }
  /// Returns whether `setDisableActions(_:)` disabled animations in the innermost group; false by
  /// default.
  public static func disableActions() -> Bool { group.areActionsDisabled }
}
