// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

@Suite("Budget of pictures")
struct BudgetAccountTests {
  private func kind(_ account: BudgetAccount, _ byteCount: Int) -> ImageError.Kind? {
    do throws(ImageError) {
      try account.admit(.svg, byteCount: byteCount)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("the bytes and the number of pictures have an end")
  func counts() {
    let bytes = BudgetAccount(DecodingBudget(byteCount: 100))
    #expect([60, 50, 40, 1, 0].map { kind(bytes, $0) } == [nil, .leftOut, nil, .leftOut, nil])
    #expect(kind(bytes, .max) == .leftOut)
    let pictures = BudgetAccount(DecodingBudget(pictureCount: 2))
    #expect([9, 9, 9, 9].map { kind(pictures, $0) } == [nil, nil, .leftOut, .leftOut])
  }

  /// What the next pictures get, each of which takes all of it.
  private func shares(_ account: BudgetAccount, _ count: Int) -> [Duration] {
    (0..<count).map { _ in
      let share = account.share
      account.charge(share, of: share, isTooShort: true)
      return share
    }
  }

  @Test("each picture has time of its own, and a slow one a quarter of what is left beside")
  func shares() {
    let account = BudgetAccount(DecodingBudget(time: .seconds(64)))
    let own = BudgetAccount.own
    #expect(shares(account, 3) == [own + .seconds(16), own + .seconds(12), own + .seconds(9)])
    #expect(shares(account, 100).last.map { $0 - own < .milliseconds(1) } == true)
  }

  @Test("any number of quick pictures is read beside slow ones, and slow ones have an end")
  func end() {
    let account = BudgetAccount(DecodingBudget(time: .seconds(8)))
    let slow = (0..<1_000).reduce(Duration.zero) { sum, _ in
      kind(account, 1) == nil ? sum + shares(account, 1)[0] : sum
    }
    #expect(slow < .seconds(8) + BudgetAccount.own * 100)
    #expect(kind(account, 1) == .leftOut)

    let mixed = BudgetAccount(DecodingBudget(time: .seconds(8)))
    _ = shares(mixed, 30)
    for _ in 0..<1_000 {
      #expect(kind(mixed, 1) == nil)
      mixed.charge(.milliseconds(50), of: mixed.share, isTooShort: false)
    }
  }

  @Test("all pictures together take no longer than twenty times what slow ones may")
  func longRun() {
    let account = BudgetAccount(DecodingBudget(time: .seconds(1)))
    var count = 0
    while kind(account, 1) == nil {
      account.charge(.milliseconds(200), of: account.share, isTooShort: false)
      count += 1
    }
    #expect(count == 100)
  }
}
