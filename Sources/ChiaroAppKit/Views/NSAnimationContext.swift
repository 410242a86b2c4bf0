// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

/// A group of changes that are animated together.
///
/// Views go to their new frame, opacity, transform and background in the group's duration, in
/// windows whose frames are advanced; elsewhere they are there at once. Every change in a group is
/// animated, whether it is made by `animator()` or not.
///
/// Apple counterpart: `NSAnimationContext` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public final class NSAnimationContext {
  /// The context of the running group.
  public private(set) static var current = NSAnimationContext()
  /// The duration in seconds; 0 makes the changes at once.
  public var duration: TimeInterval = 0.25
  /// The curve of the animation; nil for the usual one.
  public var timingFunction: CAMediaTimingFunction?
  /// Whether changes without `animator()` animate; stored, they always do in a group.
  public var allowsImplicitAnimation = false
  /// The closure that is called after the group; nil for none.
  public var completionHandler: (@MainActor () -> Void)?
  private static var outer: [NSAnimationContext] = []

  private init() {}

  /// Makes a group of changes, and calls the completion handler when they are at their end.
  ///
  /// Apple counterpart: `runAnimationGroup(_:completionHandler:)` · Source: NSAnimationContext.h ·
  /// Fidelity: approximate
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

  /// Begins a group whose changes are made at once, with a duration of its own.
  public static func beginGrouping() { enter(NSAnimationContext()) }
  /// Ends the group, and calls its completion handler.
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
  /// Returns the view itself: what is set of it in a group of changes is animated.
  public func animator() -> Self { self }
}

extension NSWindow {
  /// Returns the window itself: changes to it are immediate.
  public final func animator() -> Self { self }
}

extension LayoutConstraint {
  /// Returns the constraint itself: what is set of it is there with the next layout.
  public final func animator() -> Self { self }
}

/// A group of changes of layers, which are made at once.
///
/// Apple counterpart: `CATransaction` · Source: Core Animation reference · Fidelity: approximate,
/// without time
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

  /// Begins a group.
  public static func begin() { groups.append(Group()) }
  /// Ends a group and calls its completion block.
  public static func commit() { groups.popLast()?.completion?() }
  /// Does nothing: changes are made at once.
  public static func flush() {}
  /// Sets the completion block of the innermost group; without a group it is called at once.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if groups.isEmpty { block?() } else { group.completion = block }
  }
  /// Keeps the duration of the group's animations, which take no time here.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { group.duration = duration }
  /// The duration that the group was given, in seconds.
  public static func animationDuration() -> CFTimeInterval { group.duration }
  /// Keeps the curve of the group's animations, which take no time here.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    group.timing = function
  }
  /// The curve that the group was given; nil for none.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { group.timing }
  /// Keeps whether changes of layers animate, which they do not here.
  public static func setDisableActions(_ flag: Bool) { group.areActionsDisabled = flag }
  /// Whether the group was told that changes do not animate.
  public static func disableActions() -> Bool { group.areActionsDisabled }
}
