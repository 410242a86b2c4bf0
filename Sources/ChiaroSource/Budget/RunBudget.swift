// SPDX-License-Identifier: MIT

import ChiaroSystem
import Synchronization

/// How much a whole run may read and work; one object that everything in the run shares.
///
/// Each reader has limits of its own, for one file or one folder. Many files within their limits
/// can still be too much together, above all where links or copies make much out of little. When
/// something is spent, the rest is left out, counted, and said in a diagnostic. All amounts are
/// counted in an order that does not depend on threads, so that the same project gives the same
/// result; the time is for what no count foresaw.
package final class RunBudget: Sendable {
  /// What can be spent.
  package enum Resource: Int, CaseIterable, Sendable {
    /// Folders that are listed.
    case folders
    /// Files that are read, pictures aside.
    case files
    /// Bytes of these files.
    case bytes
    /// Values in their JSON.
    case values
    /// Entries of sets.
    case entries
    /// Steps of comparing names with patterns.
    case steps
    /// Diagnostics that are kept.
    case diagnostics
    /// Milliseconds of processor time, pictures aside.
    case time
  }

  /// How much there is of each.
  package struct Limits: Sendable {
    private var amounts = [
      400_000, 200_000, 128 << 20, 12_000_000, 600_000, 100_000_000, 100_000, 20_000,
    ]

    /// The default: ten times the largest projects known, and under a gigabyte of memory.
    package init() {}

    /// The amount of a resource.
    package subscript(resource: Resource) -> Int {
      get { amounts[resource.rawValue] }
      set { amounts[resource.rawValue] = newValue }
    }
  }

  private struct State {
    var spent = [Int](repeating: 0, count: Resource.allCases.count)
    var leftOut = [Int](repeating: 0, count: Resource.allCases.count)
    /// Processor time, in milliseconds, that does not count.
    var paused = 0
  }

  private let limits: Limits
  private let start = SystemTime.processorMilliseconds
  private let state = Mutex(State())

  /// Begins a run.
  package init(_ limits: Limits = Limits()) { self.limits = limits }

  /// Takes an amount; false when no more is there, and something is left out because of that.
  ///
  /// What is there may be overdrawn once, by a piece whose size is known only when it was read.
  package func take(_ amount: Int, of resource: Resource) -> Bool {
    state.withLock { state in
      guard state.spent[resource.rawValue] < limits[resource] else {
        state.leftOut[resource.rawValue] += 1
        return false
      }
      state.spent[resource.rawValue] += amount
      return true
    }
  }

  /// Takes as much of an amount as there is, and gives that; the rest is left out.
  package func takeUp(to amount: Int, of resource: Resource) -> Int {
    state.withLock { state in
      let granted = max(0, min(amount, limits[resource] - state.spent[resource.rawValue]))
      state.spent[resource.rawValue] += granted
      state.leftOut[resource.rawValue] += amount - granted
      return granted
    }
  }

  /// Takes a file whose size is not known yet; false when there is no room for its bytes or values.
  package func takeFile() -> Bool {
    for resource in [Resource.bytes, .values, .entries] where !has(resource) {
      return take(0, of: resource)
    }
    return takeTime() && take(1, of: .files)
  }

  /// Whether something is left of a resource; asking leaves nothing out.
  package func has(_ resource: Resource) -> Bool {
    state.withLock { $0.spent[resource.rawValue] < limits[resource] }
  }

  /// Whether time is left; when not, something is left out because of that.
  package func takeTime() -> Bool {
    let now = SystemTime.processorMilliseconds
    return state.withLock { state in
      state.spent[Resource.time.rawValue] = now - start - state.paused
      guard state.spent[Resource.time.rawValue] < limits[.time] else {
        state.leftOut[Resource.time.rawValue] += 1
        return false
      }
      return true
    }
  }

  /// Does work that has a budget of its own; its time does not count.
  package func pausing<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = SystemTime.processorMilliseconds
    defer { state.withLock { $0.paused += SystemTime.processorMilliseconds - start } }
    return try work()
  }

  // MARK: What was left out

  /// What was left out, a diagnostic for each resource that was spent.
  package func diagnostics(at path: String) -> [Diagnostic] {
    let leftOut = state.withLock { $0.leftOut }
    return Resource.allCases.filter { leftOut[$0.rawValue] > 0 }.map { resource in
      Diagnostic(
        .error, id: "run-too-large", at: SourceLocation(file: path, line: 1, column: 1),
        words(resource, leftOut[resource.rawValue]),
        fix: "look at parts of the project one by one, or exclude what is not yours")
    }
  }

  private func words(_ resource: Resource, _ count: Int) -> String {
    let limit = limits[resource]
    switch resource {
    case .folders: return "more than \(limit) folders in all; \(count) were not searched"
    case .files: return "more than \(limit) files in all; \(count) were not read"
    case .bytes: return "more than \(limit) bytes in all; \(count) files were not read"
    case .values: return "more than \(limit) values in all; \(count) sets were not read"
    case .entries: return "more than \(limit) entries in all; \(count) sets were not read"
    case .steps: return "too many patterns for so many names; \(count) were compared with none"
    case .diagnostics: return "more than \(limit) diagnostics in all; \(count) were left out"
    case .time: return "longer than \(limit / 1000) seconds; \(count) parts of it were left out"
    }
  }
}
