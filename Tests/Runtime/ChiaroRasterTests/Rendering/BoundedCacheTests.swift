// SPDX-License-Identifier: MIT

import ChiaroRasterScenes
import Testing

@testable import ChiaroRaster

@Suite("Caches")
struct BoundedCacheTests {
  @Test("what was used last is kept, and never more than twice the limit")
  func bounded() {
    var cache = BoundedCache<Int, String>(limit: 10)
    for key in 0..<100 {
      cache.insert("\(key)", for: key, cost: 3)
      // Asked for again and again, it stays.
      #expect(cache.value(0) == "0")
      #expect(cache.totalCost <= 20)
    }
    #expect(cache.value(99) == "99")
    #expect(cache.value(50) == nil)
  }

  @Test("a value over the limit is not kept, a new one replaces the old")
  func replacing() {
    var cache = BoundedCache<Int, String>(limit: 10)
    cache.insert("large", for: 1, cost: 11)
    #expect(cache.value(1) == nil)
    cache.insert("a", for: 1, cost: 5)
    cache.insert("b", for: 1, cost: 4)
    #expect(cache.value(1) == "b")
    #expect(cache.totalCost == 4)
  }

  @Test("what came of a text, a path or a picture is made once")
  func resources() {
    let resources = RenderResources(textShaper: BlockShaper(), cacheLimit: 1 << 16)
    let key = TextKey(
      text: DisplayList.Text("word", size: 9), width: 9, height: 9, scale: 1)
    let first = resources.shaped(key)
    #expect(first?.masks.count == 4)
    #expect(resources.shaped(key) == first)
    var calls = 0
    let place = PicturePlace(
      edges: RoundedBox(left: 0, top: 0, right: 1, bottom: 1), slices: nil, scale: 1,
      isTinted: false, isSoftened: false)
    let canvas = Canvas(size: PixelSize(width: 1, height: 1))
    for _ in 0..<3 {
      let picture = resources.picture(PictureKey(picture: "a", place: place, canvas: canvas)) {
        calls += 1
        let mask = CoverageMask(size: PixelSize(width: 1, height: 1), packed: [9])
        return .coverage(PlacedMask(mask, at: PixelPoint(x: 0, y: 0)))
      }
      #expect(picture != nil)
    }
    #expect(calls == 1)
  }
}
