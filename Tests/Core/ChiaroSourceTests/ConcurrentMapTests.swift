// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@Suite("Concurrent map")
struct ConcurrentMapTests {
  @Test("the results stand in the order of the elements", arguments: [0, 1, 63, 64, 65, 1000])
  func order(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { $0 * 2 } == numbers.map { $0 * 2 })
    #expect(numbers.concurrentMap(stretch: 1) { "\($0)" } == numbers.map(String.init))
  }
}
