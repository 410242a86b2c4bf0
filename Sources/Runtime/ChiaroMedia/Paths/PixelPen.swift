// SPDX-License-Identifier: MIT

#if CHIARO_PATHS
  import CCairo
  import ChiaroRaster

  /// A stroke style in pixels.
  struct PixelPen {
    private static let dashCount: Float = 20_000
    private static let widest: Float = 65_536

    private let style: StrokeStyle
    private let width: Double
    private let dash: [Double]
    private let phase: Double

    /// Creates a pen; nil when the width is not above 0.
    ///
    /// `length` is the length of the line in pixels.
    init?(_ style: StrokeStyle, scale: Float, length: Float) {
      guard style.width > 0, (style.width * scale).isFinite else { return nil }
      self.style = style
      width = Double(min(style.width * scale, Self.widest))
      let period = style.dash.reduce(0, +) * scale
      let isDashed =
        style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashPhase.isFinite && period > 0
        && length / period * Float(style.dash.count) <= Self.dashCount
      dash = isDashed ? style.dash.map { Double($0 * scale) } : []
      phase = isDashed ? Double((style.dashPhase * scale).remainder(dividingBy: 2 * period)) : 0
    }

    func take(in context: OpaquePointer) {
      cairo_set_line_width(context, width)
      cairo_set_line_cap(context, style.cap.value)
      cairo_set_line_join(context, style.join.value)
      cairo_set_miter_limit(context, style.miterLimit >= 1 ? Double(style.miterLimit) : 1)
      cairo_set_dash(context, dash, Int32(dash.count), phase)
    }
  }

  extension StrokeStyle.Cap {
    fileprivate var value: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension StrokeStyle.Join {
    fileprivate var value: cairo_line_join_t {
      switch self {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    }
  }
#endif
