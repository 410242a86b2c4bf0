// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A group of changes that AppKit animates; here they are made at once.
///
/// Apple counterpart: `NSAnimationContext` · Source: AppKit reference · Fidelity: approximate,
/// without time
@MainActor
public final class NSAnimationContext {
  /// The context of the running group.
  public private(set) static var current = NSAnimationContext()
  /// How long AppKit would take, in seconds; kept.
  public var duration: TimeInterval = 0.25
  /// Whether AppKit would animate what is set without `animator()`; kept.
  public var allowsImplicitAnimation = false
  /// What to do after the group; nil for nothing.
  public var completionHandler: (@MainActor () -> Void)?

  private init() {}

  /// Makes a group of changes at once, and then calls what was to be done after them.
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
  /// The view itself: what AppKit animates is set at once.
  public func animator() -> Self { self }
}

extension NSWindow {
  /// The window itself: what AppKit animates is set at once.
  public final func animator() -> Self { self }
}

/// A group of changes of layers, which are made at once.
///
/// Apple counterpart: `CATransaction` · Source: Core Animation reference · Fidelity: approximate,
/// without time
@MainActor
public enum CATransaction {
  private static var completions: [(@MainActor () -> Void)?] = []

  /// Begins a group.
  public static func begin() { completions.append(nil) }
  /// Ends the group, and does what was to be done after it.
  public static func commit() { completions.popLast()??() }
  /// Sets what to do after the group that was begun last; at once where there is none.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    guard !completions.isEmpty else {
      block?()
      return
    }
    completions[completions.count - 1] = block
  }
}
