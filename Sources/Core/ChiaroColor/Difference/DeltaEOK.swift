// SPDX-License-Identifier: MIT

extension Color {
  /// Returns the distance from another color in Oklab; about 0.02 is just noticeable.
  ///
  /// Alpha is ignored.
  ///
  /// Source: CSS Color 4 §13.2 (deltaEOK)
  public func deltaEOK(to other: Color) -> Double {
    let here = space.convert(components, to: .oklab)
    let shift = other.space.convert(other.components, to: .oklab) - here
    return shift.dot(shift).squareRoot()
  }
}
