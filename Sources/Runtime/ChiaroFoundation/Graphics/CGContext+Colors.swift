// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  extension GraphicsContext {
    /// Sets the fill color from sRGB components and an alpha, each from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(Color(.sRGB, Double(red), Double(green), Double(blue), alpha: Double(alpha)))
    }
    /// Sets the fill color to a gray, from 0 for black to 1 for white, with an alpha from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(Color(gray: gray, alpha: alpha))
    }
    /// Sets the stroke color from sRGB components and an alpha, each from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(Color(.sRGB, Double(red), Double(green), Double(blue), alpha: Double(alpha)))
    }
    /// Sets the stroke color to a gray, from 0 for black to 1 for white, with an alpha from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(Color(gray: gray, alpha: alpha))
    }
    /// Strokes separate lines between pairs of points; a last point without a partner is ignored.
    ///
    /// The lines replace the context's path.
    public func strokeLineSegments(between points: [CGPoint]) {
      beginPath()
      for (start, end) in stride(from: 0, to: points.count - 1, by: 2).map({
        (points[$0], points[$0 + 1])
      }) {
        move(to: start)
        addLine(to: end)
      }
      strokePath()
    }
  }
#endif
