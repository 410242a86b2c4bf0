// SPDX-License-Identifier: MIT

/// How many pixels a point has on a desktop that tells programs so by settings, as X11's do.
///
/// The first of these that says a number over 0: `GDK_SCALE` (times `GDK_DPI_SCALE`, as GTK does),
/// `QT_SCALE_FACTOR`, and the resource `Xft.dpi`, of which 96 are 1. It is brought to a quarter
/// between 1 and 4, so that edges at whole points fall on pixels at least every four of them.
enum DesktopScale {
  static func scale(environment: [String: String], xftResolution: String?) -> Double {
    let named: [Double?] = [
      number(environment["GDK_SCALE"]).map { $0 * (number(environment["GDK_DPI_SCALE"]) ?? 1) },
      number(environment["QT_SCALE_FACTOR"]), number(xftResolution).map { $0 / 96 },
    ]
    return rounded(named.lazy.compactMap(\.self).first ?? 1)
  }

  /// The quarter next to a scale, from 1 to 4.
  static func rounded(_ scale: Double) -> Double {
    scale.isFinite ? min(4, max(1, (scale * 4).rounded() / 4)) : 1
  }

  private static func number(_ text: String?) -> Double? {
    guard let text, let number = Double(text), number.isFinite, number > 0 else { return nil }
    return number
  }
}
