// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

@Suite("Sizes of texts")
struct SizeMemoryTests {
  private func key(
    _ string: String, size: Float = 10, width: Float = 50, limit: Int = 0
  ) -> SizeMemory.Key {
    SizeMemory.Key(
      text: DisplayList.Text(string, size: size), width: width, lineLimit: limit)
  }

  @Test("a text is measured once for a width and a limit")
  func once() {
    let memory = SizeMemory()
    var count = 0
    let measure = {
      count += 1
      return PointSize(width: Double(count), height: 1)
    }
    let keys = [
      key("a"), key("b"), key("a", size: 11), key("a", width: 51), key("a", limit: 1), key("a"),
      key("b"),
    ]
    #expect(keys.map { memory.size($0, measure).width } == [1, 2, 3, 4, 5, 1, 2])
  }

  @Test("long texts are not kept, and not too many")
  func bounded() {
    let memory = SizeMemory()
    var count = 0
    let measure = {
      count += 1
      return PointSize(width: 1, height: 1)
    }
    let long = key(String(repeating: "a", count: SizeMemory.longestText + 1))
    for _ in 0..<2 { _ = memory.size(long, measure) }
    #expect(count == 2)
    for index in 0...SizeMemory.capacity { _ = memory.size(key("\(index)"), measure) }
    count = 0
    _ = memory.size(key("\(SizeMemory.capacity)"), measure)
    #expect(count == 0)
    _ = memory.size(key("0"), measure)
    #expect(count == 1)
  }
}
