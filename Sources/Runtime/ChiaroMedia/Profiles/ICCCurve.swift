// SPDX-License-Identifier: MIT

import ChiaroColor

/// A transfer curve of an ICC profile: a power, a table, or one of five formulas.
///
/// Source: ICC.1:2022 §10.6 (curveType) and §10.18 (parametricCurveType).
struct ICCCurve {
  private enum Form {
    /// A table of evenly spaced 16-bit values.
    case table(ArraySlice<UInt8>, count: Int)
    /// A formula: (a x + b) to the power of g, plus e, for x from d on; c x + f below.
    case formula(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  }

  private let form: Form

  /// Reads a curve tag; nil when it is invalid.
  init?(_ tag: ArraySlice<UInt8>) {
    let form =
      switch tag.fourLetters(at: 0) {
      case "curv": Self.curve(tag)
      case "para": Self.parametric(tag)
      default: nil as Form?
      }
    guard let form else { return nil }
    self.form = form
  }

  private static func curve(_ tag: ArraySlice<UInt8>) -> Form? {
    guard let count = tag.bigEndian(at: 8, count: 4), count <= tag.count else { return nil }
    if count == 0 { return power(1) }
    if count == 1 {
      // One entry is a power, with 8 bits behind the point.
      return tag.bigEndian(at: 12, count: 2).map { power(Double($0) / 256) }
    }
    return tag.slice(at: 12, count: 2 * count).map { .table($0, count: count) }
  }

  private static func power(_ exponent: Double) -> Form {
    .formula(g: exponent, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
  }

  private static func parametric(_ tag: ArraySlice<UInt8>) -> Form? {
    let counts = [1, 3, 4, 5, 7]
    guard let type = tag.bigEndian(at: 8, count: 2), type < counts.count else { return nil }
    var p: [Double] = []
    for index in 0..<counts[type] {
      guard let number = tag.s15Fixed16(at: 12 + 4 * index) else { return nil }
      p.append(number)
    }
    switch type {
    case 0: return power(p[0])
    case 1:
      return .formula(
        g: p[0], a: p[1], b: p[2], c: 0, d: p[1] == 0 ? 0 : -p[2] / p[1], e: 0, f: 0)
    case 2:
      return .formula(
        g: p[0], a: p[1], b: p[2], c: 0, d: p[1] == 0 ? 0 : -p[2] / p[1], e: p[3], f: p[3])
    case 3: return .formula(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    default:
      return .formula(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    }
  }

  /// Returns the linear light of an encoded value between 0 and 1.
  func value(at encoded: Double) -> Double {
    switch form {
    case .table(let entries, let count):
      let place = encoded * Double(count - 1)
      let index = min(Int(saturating: place), count - 2)
      guard let low = entries.bigEndian(at: 2 * index, count: 2),
        let high = entries.bigEndian(at: 2 * index + 2, count: 2)
      else { return 0 }
      return (Double(low) + Double(high - low) * (place - Double(index))) / 65_535
    case .formula(let g, let a, let b, let c, let d, let e, let f):
      return encoded >= d ? Math.power(a * encoded + b, g) + e : c * encoded + f
    }
  }
}
