// SPDX-License-Identifier: MIT

extension Prelude {
  /// Locks, which nobody else holds here.
  ///
  /// Apple counterpart: `NSLock`, `NSRecursiveLock`, `OSAllocatedUnfairLock`, `Mutex` · Source:
  /// NSLock.h, os/lock.h, the Swift standard library · Fidelity: exact for one thread
  static let locks = """
    class NSLock {
      var name: String?
      func lock() {}
      func unlock() {}
      func `try`() -> Bool { true }
      func withLock<R>(_ body: () -> R) -> R { body() }
    }

    class NSRecursiveLock: NSLock {}

    final class OSAllocatedUnfairLock<State> {
      private var state: State?
      init() {}
      init(initialState: State) { state = initialState }
      init(uncheckedState: State) { state = uncheckedState }
      func lock() {}
      func unlock() {}
      func withLock<R>(_ body: () -> R) -> R { body() }
      func withLock<R>(_ body: (inout State) -> R) -> R {
        var value = state!
        let result = body(&value)
        state = value
        return result
      }
      func withLockUnchecked<R>(_ body: (inout State) -> R) -> R { withLock(body) }
    }

    final class Mutex<Value> {
      private var value: Value
      init(_ value: Value) { self.value = value }
      func withLock<R>(_ body: (inout Value) -> R) -> R {
        var changed = value
        let result = body(&changed)
        value = changed
        return result
      }
    }

    """
}
