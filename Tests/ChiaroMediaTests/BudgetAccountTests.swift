// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

@Suite("Budget of pictures")
struct BudgetAccountTests {
  private func kind(_ account: BudgetAccount, _ byteCount: Int) -> ImageError.Kind? {
    do throws(ImageError) {
      try account.begin(.svg, byteCount: byteCount)
      account.end()
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

  @Test("a picture gets a part of the time that is left, and none when that is too short")
  func time() throws {
    let account = BudgetAccount(DecodingBudget(time: .seconds(400)))
    #expect(account.share == .seconds(100))
    try account.begin(.svg, byteCount: 1)
    #expect(account.share < .seconds(100))
    account.end()
    let (first, second) = (account.share, account.share)
    #expect(first == second, "time passes although nothing is read")
    #expect(kind(BudgetAccount(DecodingBudget(time: .milliseconds(40))), 1) == .leftOut)
  }
}
