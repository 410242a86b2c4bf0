// SPDX-License-Identifier: MIT

import ChiaroColor

/// Sine and cosine of degrees.
enum Angle {
  static func sine(_ degrees: Float) -> Float { Float(Math.sine(degrees: Double(degrees))) }
  static func cosine(_ degrees: Float) -> Float { Float(Math.cosine(degrees: Double(degrees))) }
}
