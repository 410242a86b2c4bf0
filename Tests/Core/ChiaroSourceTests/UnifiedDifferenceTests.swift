// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroSource

/// The difference of two texts in the unified format.
@Suite("Differences of texts")
struct UnifiedDifferenceTests {
  static let numbers = (1...12).map { "\($0)\n" }.joined()

  @Test(
    "changes are hunks with three lines of context",
    arguments: [
      ("a\n", "a\n", ""),
      ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
      ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
      ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
      (
        numbers, numbers.replacing("\n2\n", with: "\nx\n").replacing("12\n", with: ""),
        "@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n 4\n 5\n@@ -9,4 +9,3 @@\n 9\n 10\n 11\n-12\n"
      ),
      ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
    ])
  func hunks(_ before: String, _ after: String, _ expected: String) {
    let text = UnifiedDifference(Array(before.utf8), Array(after.utf8)).text(path: "f")
    #expect(text == (expected.isEmpty ? "" : "--- a/f\n+++ b/f\n" + expected))
  }
}
