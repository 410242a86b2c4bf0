// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// Foundation on Linux does not have it.
#if !canImport(ObjectiveC)
  /// An object whose methods can be called by selector, immediately or after a delay.
  ///
  /// Apple counterpart: `NSObjectProtocol` · Source: NSObject.h, NSRunLoop.h · Fidelity:
  /// approximate, results of methods are not passed on
  @preconcurrency @MainActor
  public protocol SelectorPerforming: AnyObject {}
  extension Responder: SelectorPerforming {}
  extension NSObject: SelectorPerforming {}

  extension SelectorPerforming {
    /// Calls a method by its selector; always returns nil, because results are not passed on.
    ///
    /// If the object has no such method, nothing happens.
    @discardableResult
    public func perform(_ aSelector: Selector, with argument: Any? = nil) -> Unmanaged<AnyObject>? {
      aSelector.perform(on: self, sender: argument)
      return nil
    }

    /// Calls a method by its selector on the main thread, after a delay in seconds.
    ///
    /// The object and the argument are retained until the call.
    ///
    /// Apple counterpart: `perform(_:with:afterDelay:)` · Source: NSRunLoop.h · Fidelity: exact
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) { DelayedCalls.add(aSelector, on: self, anArgument, after: delay) }

    /// Cancels all pending calls that were scheduled on an object with
    /// `perform(_:with:afterDelay:)`.
    ///
    /// Apple counterpart: `cancelPreviousPerformRequests(withTarget:)` · Source: NSRunLoop.h ·
    /// Fidelity: exact
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedCalls.cancel { target, _ in target === aTarget as AnyObject }
    }

    /// Cancels the pending calls to one method that were scheduled with
    /// `perform(_:with:afterDelay:)`.
    ///
    /// Calls with any argument are canceled, because `object` is ignored.
    ///
    /// Apple counterpart: `cancelPreviousPerformRequests(withTarget:selector:object:)` · Source:
    /// NSRunLoop.h · Fidelity: approximate, the argument is not compared
    public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) { DelayedCalls.cancel { $0 === aTarget as AnyObject && $1 == aSelector } }
  }

  /// The calls that are still to come.
  @MainActor
  private enum DelayedCalls {
    private struct Call {
      let target: AnyObject
      let selector: Selector
      let task: Task<Void, Never>
    }
    private static var all: [Int: Call] = [:]
    private static var last = 0

    static func add(
      _ selector: Selector, on target: AnyObject, _ argument: Any?, after delay: TimeInterval
    ) {
      last += 1
      let number = last
      let task = Task { @MainActor in
        // A call that is canceled is no longer known when its time has come.
        if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
        guard all.removeValue(forKey: number) != nil else { return }
        selector.perform(on: target, sender: argument)
      }
      all[number] = Call(target: target, selector: selector, task: task)
    }

    static func cancel(_ isMeant: (AnyObject, Selector) -> Bool) {
      for (number, call) in all where isMeant(call.target, call.selector) {
        call.task.cancel()
        all[number] = nil
      }
    }
  }
#endif
