// SPDX-License-Identifier: MIT

import ChiaroSystem
import Synchronization

/// A budget of resources, such as files, bytes and time, that all parts of a run share.
///
/// Each reader also has limits for one file or folder. Many files within these limits can still be
/// too much together, above all where links or copies multiply a small input. When a resource is
/// used up, further work on it is skipped, counted, and reported in a diagnostic. All amounts are
/// counted in an order that does not depend on threads, so that the same project gives the same
/// result; the limit on time is a last resort.
package final class RunBudget: Sendable {
  /// A resource that a run spends.
  package enum Resource: Int, CaseIterable, Sendable {
    /// The number of folders listed.
    case folders
    /// The number of files read, except pictures.
    case files
    /// The total size in bytes of the files counted as `files`.
    case bytes
    /// The number of JSON values in the files.
    case values
    /// The number of entries of asset sets: the colors and files that each `Contents.json` lists.
    case entries
    /// The number of comparisons of names with patterns.
    case steps
    /// The number of diagnostics collected.
    case diagnostics
    /// The processor time in milliseconds, without the time spent on pictures.
    case time
  }

  /// The limits of all resources.
  package struct Limits: Sendable {
    private var amounts = [
      400_000, 200_000, 128 << 20, 12_000_000, 600_000, 100_000_000, 100_000, 20_000,
    ]

    /// Creates the default limits: ten times the largest projects known, and under a gigabyte of
    /// memory.
    package init() {}

    /// The limit of a resource.
    package subscript(resource: Resource) -> Int {
      get { amounts[resource.rawValue] }
      set { amounts[resource.rawValue] = newValue }
    }
  }

  private struct State {
    var spent = [Int](repeating: 0, count: Resource.allCases.count)
    var leftOut = [Int](repeating: 0, count: Resource.allCases.count)
    /// The processor time, in milliseconds, that is not counted.
    var paused = 0
  }

  private let limits: Limits
  private let start = SystemTime.processorMilliseconds
  private let state = Mutex(State())

  /// Creates a budget for a run that begins now.
  package init(_ limits: Limits = Limits()) { self.limits = limits }

  /// Spends an amount of a resource, and returns whether any of the resource was left; if none was,
  /// counts one skip instead.
  ///
  /// The limit may be exceeded once, by a piece whose size is known only after reading it.
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

  /// Spends up to an amount of a resource, and returns the amount spent; the rest is counted as
  /// skipped.
  package func takeUp(to amount: Int, of resource: Resource) -> Int {
    state.withLock { state in
      let granted = max(0, min(amount, limits[resource] - state.spent[resource.rawValue]))
      state.spent[resource.rawValue] += granted
      state.leftOut[resource.rawValue] += amount - granted
      return granted
    }
  }

  /// Spends one file of unknown size, and returns whether any files, bytes, values, entries and
  /// time were left.
  package func takeFile() -> Bool {
    for resource in [Resource.bytes, .values, .entries] where !has(resource) {
      return take(0, of: resource)
    }
    return takeTime() && take(1, of: .files)
  }

  /// Returns whether any of a resource is left, without counting anything as skipped.
  package func has(_ resource: Resource) -> Bool {
    state.withLock { $0.spent[resource.rawValue] < limits[resource] }
  }

  /// Returns whether time is left; if none is, counts one skip.
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

  /// Performs work that has a separate budget, without counting the work's processor time.
  package func pausing<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = SystemTime.processorMilliseconds
    defer { state.withLock { $0.paused += SystemTime.processorMilliseconds - start } }
    return try work()
  }

  // MARK: What was left out

  /// Returns a diagnostic for each resource of which something was skipped.
  package func diagnostics(at path: String) -> [Diagnostic] {
    let leftOut = state.withLock { $0.leftOut }
    return Resource.allCases.filter { leftOut[$0.rawValue] > 0 }.map { resource in
      Diagnostic(
        .error, id: "run-too-large", at: SourceLocation(file: path, line: 1, column: 1),
        words(resource, leftOut[resource.rawValue]),
        fix: "audit parts of the project separately, or exclude files that are not yours")
    }
  }

  private func words(_ resource: Resource, _ count: Int) -> String {
    let limit = limits[resource]
    func skipped(_ noun: String) -> String { Count.text(count, "\(noun) was", "\(noun)s were") }
    switch resource {
    case .folders: return "more than \(limit) folders in all; \(skipped("folder")) not searched"
    case .files: return "more than \(limit) files in all; \(skipped("file")) not read"
    case .bytes: return "more than \(limit) bytes in all files; \(skipped("file")) not read"
    case .values: return "more than \(limit) JSON values in all; \(skipped("asset set")) not read"
    case .entries:
      return "more than \(limit) entries in all asset sets; \(skipped("asset set")) not read"
    case .steps: return "too many patterns for so many names; \(skipped("name")) not compared"
    case .diagnostics:
      return "more than \(limit) diagnostics in all; \(skipped("diagnostic")) left out"
    case .time:
      return "the audit took longer than \(limit / 1000) seconds; \(skipped("part")) left out"
    }
  }
}
