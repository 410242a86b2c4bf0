// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  extension GraphicsContext {
    /// Sets the color of fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(Color(.sRGB, Double(red), Double(green), Double(blue), alpha: Double(alpha)))
    }
    /// Sets the color of fills to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(Color(gray: gray, alpha: alpha))
    }
    /// Sets the color of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(Color(.sRGB, Double(red), Double(green), Double(blue), alpha: Double(alpha)))
    }
    /// Sets the color of lines to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(Color(gray: gray, alpha: alpha))
    }
    /// Strokes separate lines, each between two of the points.
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
