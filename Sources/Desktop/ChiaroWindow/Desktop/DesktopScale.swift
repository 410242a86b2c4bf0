// SPDX-License-Identifier: MIT

/// The scale factor in pixels per point, read from a desktop's settings, such as those of X11.
///
/// It is the first positive number of: `GDK_SCALE` (times `GDK_DPI_SCALE`, as in GTK),
/// `QT_SCALE_FACTOR`, and the resource `Xft.dpi` divided by 96. It is rounded to a quarter between
/// 1 and 4, so that edges at every fourth point or more often fall on whole pixels.
enum DesktopScale {
  static func scale(environment: [String: String], xftResolution: String?) -> Double {
    let named: [Double?] = [
      number(environment["GDK_SCALE"]).map { $0 * (number(environment["GDK_DPI_SCALE"]) ?? 1) },
      number(environment["QT_SCALE_FACTOR"]), number(xftResolution).map { $0 / 96 },
    ]
    return rounded(named.lazy.compactMap(\.self).first ?? 1)
  }

  /// Returns the nearest multiple of a quarter, from 1 to 4.
  static func rounded(_ scale: Double) -> Double {
    scale.isFinite ? min(4, max(1, (scale * 4).rounded() / 4)) : 1
  }

  private static func number(_ text: String?) -> Double? {
    guard let text, let number = Double(text), number.isFinite, number > 0 else { return nil }
    return number
  }
}
