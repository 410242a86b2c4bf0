// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A group of changes that AppKit animates; here they are made at once.
///
/// Apple counterpart: `NSAnimationContext` · Source: AppKit reference · Fidelity: approximate,
/// without time
@preconcurrency @MainActor
public final class NSAnimationContext {
  /// The context of the running group.
  public private(set) static var current = NSAnimationContext()
  /// The duration in seconds; stored, without effect, as changes are immediate.
  public var duration: TimeInterval = 0.25
  /// Whether changes without `animator()` animate; stored, but without effect.
  public var allowsImplicitAnimation = false
  /// The closure that is called after the group; nil for none.
  public var completionHandler: (@MainActor () -> Void)?

  private init() {}

  /// Makes a group of changes at once, and then calls the completion handler.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    let outer = current
    let context = NSAnimationContext()
    context.completionHandler = completionHandler
    current = context
    changes(context)
    current = outer
    context.completionHandler?()
  }
}

extension NSViewNeighbors {
  /// Returns the view itself: changes to it are immediate.
  public func animator() -> Self { self }
}

extension NSWindow {
  /// Returns the window itself: changes to it are immediate.
  public final func animator() -> Self { self }
}

/// A group of changes of layers, which are made at once.
///
/// Apple counterpart: `CATransaction` · Source: Core Animation reference · Fidelity: approximate,
/// without time
@preconcurrency @MainActor
public enum CATransaction {
  private static var completions: [(@MainActor () -> Void)?] = []

  /// Begins a group.
  public static func begin() { completions.append(nil) }
  /// Ends a group and calls its completion block.
  public static func commit() { completions.popLast()??() }
  /// Sets the completion block of the innermost group; without a group it is called at once.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    guard !completions.isEmpty else {
      block?()
      return
    }
    completions[completions.count - 1] = block
  }
}
