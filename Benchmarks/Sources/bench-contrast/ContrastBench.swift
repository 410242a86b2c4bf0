// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroColor

/// The contrast of a million pairs of 8-bit colors: the same pairs as the C loop beside it.
@main
enum ContrastBench {
  static func main() {
    var state: UInt32 = 1
    func byte() -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    var fronts: [SRGB8] = []
    var grounds: [SRGB8] = []
    for _ in 0..<count {
      fronts.append(SRGB8(red: byte(), green: byte(), blue: byte()))
      grounds.append(SRGB8(red: byte(), green: byte(), blue: byte()))
    }
    var ratios = [Double](repeating: 0, count: count)
    Measurement("contrast.bulk").millionsPerSecond(of: count) {
      var output = ratios.mutableSpan
      BulkContrast.measure(fronts.span, on: grounds.span, into: &output)
      return ratios[count / 2]
    }
    let mean = ratios.reduce(0, +) / Double(count)
    print("contrast.bulk\tmean ratio \(mean)")
    let few = 20_000
    let colors = (0..<few).map { (Color(fronts[$0]), Color(grounds[$0])) }
    Measurement("contrast.Color").millionsPerSecond(of: few) {
      colors.reduce(0.0) { $0 + ContrastRatio($1.0, $1.1).value }
    }
  }

  private static let count = 1_000_000
}
