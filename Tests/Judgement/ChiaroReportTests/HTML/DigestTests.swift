// SPDX-License-Identifier: MIT

import ChiaroFindings
import Foundation
import Testing

@testable import ChiaroReport

/// The digests of the policy.
@Suite("Digests")
struct DigestTests {
  @Test(
    "SHA-256 of the messages of FIPS 180-4's examples, and around the ends of blocks",
    arguments: [
      ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func sha256(_ text: String, _ count: Int, _ expected: String) {
    let bytes = Array(String(repeating: text, count: count).utf8)
    let hex = SHA256.digest(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(hex.joined() == expected)
  }

  @Test(
    "Base64 by RFC 4648 §10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(_ text: String, _ expected: String) {
    #expect(Base64.encode(Array(text.utf8)) == expected)
    #expect(Base64.decode(expected) == Array(text.utf8))
  }

  @Test(
    "what is no Base64 stands for nothing", arguments: ["Zg", "Zg=", "Z===", "Z=g=", "Zm9v\n", "é"])
  func damage(_ text: String) { #expect(Base64.decode(text) == nil) }

  @Test("Base64 has all 64 digits")
  func digits() {
    let bytes: [UInt8] = [0x00, 0x10, 0x83, 0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF]
    #expect(Base64.encode(bytes) == "ABCD++++////")
  }

  @Test("a policy allows the texts given and nothing else")
  func policy() {
    let policy = ContentPolicy.text(styles: ["a", "b"], scripts: ["c"])
    let parts = policy.components(separatedBy: "; ")
    #expect(parts.first == "default-src 'none'")
    #expect(!policy.contains("unsafe") && !policy.contains("http") && !policy.contains("*"))
    #expect(parts.contains("img-src data:"))
    #expect(parts.map { $0.components(separatedBy: "'sha256-").count - 1 } == [0, 2, 1, 0, 0, 0])
  }
}
