// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// What a whole run may read.
@Suite("The budget of a run")
struct RunBudgetTests {
  private func budget(_ resource: RunBudget.Resource, _ amount: Int) -> RunBudget {
    var limits = RunBudget.Limits()
    limits[resource] = amount
    return RunBudget(limits)
  }

  @Test(
    "each resource is spent by itself, and said by itself", arguments: RunBudget.Resource.allCases)
  func resources(_ resource: RunBudget.Resource) {
    let budget = budget(resource, 3)
    #expect(budget.diagnostics(at: "App").isEmpty)
    if resource != .time {
      #expect(budget.take(2, of: resource) && budget.has(resource))
      #expect(budget.take(5, of: resource), "the last piece may be larger than what is left")
      #expect(!budget.has(resource))
      #expect(!budget.take(1, of: resource) && !budget.take(0, of: resource))
    } else {
      while budget.takeTime() {}
      #expect(!budget.takeTime())
    }
    for other in RunBudget.Resource.allCases where other != resource && other != .time {
      #expect(budget.take(1, of: other))
    }
    let said = budget.diagnostics(at: "App")
    #expect(said.count == 1 && said[0].message.contains(" 2 "), "\(said)")
    #expect(said[0].id == "run-too-large" && said[0].location.file == "App")
  }

  @Test("a file needs room for what is in it")
  func files() {
    for resource in [RunBudget.Resource.bytes, .values, .entries, .files] {
      #expect(budget(resource, 1).takeFile())
      #expect(!budget(resource, 0).takeFile(), "\(resource)")
    }
    #expect(!budget(.folders, 0).take(1, of: .folders) && budget(.folders, 0).takeFile())
  }

  // The time is that of the process, in which other tests run: here it is one of its own.
  @Test("work with a budget of its own takes no time")
  func pausing() async {
    await #expect(processExitsWith: .success) { Self().expectPausing() }
  }

  private func expectPausing() {
    let budget = budget(.time, 200)
    var sum = 0.0
    let result = budget.pausing {
      let other = self.budget(.time, 300)
      while other.takeTime() { sum += 1 }
      return sum
    }
    #expect(result > 0 && budget.takeTime())
  }
}
