// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDeriveStudy
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDerivation

/// The study that the curves come from.
@Suite("Derivation study")
struct DerivationStudyTests {
  private static func pairs() throws -> [DesignedPair] {
    try DesignedPair.read(
      String(contentsOfFile: "\(SourceTree.root)/Data/designed-pairs.csv", encoding: .utf8))
  }

  @Test("the data is what the manual says: enough pairs of enough apps, none trivial")
  func data() throws {
    let pairs = try Self.pairs()
    #expect(pairs.count >= 150)
    #expect(Set(pairs.map(\.app)).count >= 12)
    for pair in pairs {
      let isSame = pair.light.deltaE2000(to: pair.dark) < 0.5 && pair.light.alpha == pair.dark.alpha
      #expect(!isSame, "\(pair)")
    }
    #expect(throws: StudyError.self) { try DesignedPair.read("app\na, b, c, red") }
  }

  @Test("the shipped curves come near the designers' values, and keep the hue")
  func quality() throws {
    let manner = DerivationManner()
    var differences: [Double] = []
    for pair in try Self.pairs() {
      let role = RoleReading(name: pair.name, light: pair.light).role
      let dark = Tone(manner.dark(of: pair.light, as: role), like: pair.light).color
      differences.append(dark.deltaE2000(to: pair.dark))
    }
    differences.sort()
    #expect(differences[differences.count / 2] <= 8)
    #expect(Double(differences.count { $0 <= 10 }) >= 0.58 * Double(differences.count))
  }

  @Test("a fit to a few pairs follows them")
  func fit() throws {
    let text = (0..<8).map { "App\($0), Assets, Paper\($0), #F8F8F8, #404040" }
    let pairs = try DesignedPair.read((["app"] + text).joined(separator: "\n"))
    let dark = CurveFit.curves(of: pairs).dark(of: [0.98, 0, 0], as: .background)
    #expect((dark.x - 0.37).magnitude < 0.06)
  }
}
