// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// Foundation on Linux does not have it.
#if !canImport(ObjectiveC)
  /// An object whose methods can be called by a selector, at once or later.
  ///
  /// Apple counterpart: `NSObjectProtocol` · Source: NSObject.h, NSRunLoop.h · Fidelity:
  /// approximate, methods give nothing back
  @preconcurrency @MainActor
  public protocol SelectorPerforming: AnyObject {}
  extension Responder: SelectorPerforming {}
  extension NSObject: SelectorPerforming {}

  extension SelectorPerforming {
    /// Calls a method; nil, for it gives nothing back.
    @discardableResult
    public func perform(_ aSelector: Selector, with argument: Any? = nil) -> Unmanaged<AnyObject>? {
      aSelector.perform(on: self, sender: argument)
      return nil
    }

    /// Calls a method after a number of seconds, on the main thread; the object is held until then.
    ///
    /// Apple counterpart: `perform(_:with:afterDelay:)` · Source: NSRunLoop.h · Fidelity: exact
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) { DelayedCalls.add(aSelector, on: self, anArgument, after: delay) }

    /// Forgets the calls of an object's methods that are still to come.
    ///
    /// Apple counterpart: `cancelPreviousPerformRequests(withTarget:)` · Source: NSRunLoop.h ·
    /// Fidelity: exact
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedCalls.cancel { target, _ in target === aTarget as AnyObject }
    }

    /// Forgets the calls of one of an object's methods that are still to come, whatever their
    /// argument.
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
