// SPDX-License-Identifier: MIT

// The names of Core Graphics and Core Animation, which UIKit and AppKit share. On Apple's own
// systems those frameworks themselves have the names.

#if !canImport(CoreGraphics)
  public import ChiaroColor
  public import ChiaroRaster
  public import ChiaroViews
  public import Foundation

  /// Core Graphics' name for `Color`.
  ///
  /// Apple counterpart: `CGColor` · Source: CGColor.h · Fidelity: exact
  public typealias CGColor = Color
  /// Core Graphics' name for `GraphicsContext`.
  ///
  /// Apple counterpart: `CGContext` · Source: CGContext.h · Fidelity: approximate, it records
  /// commands rather than pixels
  public typealias CGContext = GraphicsContext
  /// Core Graphics' name for `Path`.
  ///
  /// Apple counterpart: `CGPath` · Source: CGPath.h · Fidelity: approximate, a value type
  public typealias CGPath = Path
  /// Core Graphics' name for `InterpolationQuality`.
  ///
  /// Apple counterpart: `CGInterpolationQuality` · Source: CGContext.h · Fidelity: exact
  public typealias CGInterpolationQuality = InterpolationQuality
  /// Core Graphics' name for a path that is being built; because `Path` is a value type, keep it in
  /// a variable.
  ///
  /// Apple counterpart: `CGMutablePath` · Source: CGPath.h · Fidelity: approximate, a value type
  public typealias CGMutablePath = Path
  /// Core Animation's name for `SnapshotLayer`.
  ///
  /// Apple counterpart: `CALayer` · Source: CALayer.h · Fidelity: approximate, animations are not
  /// shown
  public typealias CALayer = SnapshotLayer
  /// A filter for scaling a layer's contents.
  ///
  /// Apple counterpart: `CALayerContentsFilter` · Source: CALayer.h · Fidelity: exact
  public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A filter that takes the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A filter that interpolates between neighboring pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// A filter that interpolates between neighboring pixels, at several reduced sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
  }

  extension SnapshotLayer {
    /// The filter for enlarging contents; stored, but without effect: pixels are always
    /// interpolated.
    ///
    /// Fidelity: inert
    public var magnificationFilter: CALayerContentsFilter {
      get { (filters["magnification"]).map { CALayerContentsFilter(rawValue: $0) } ?? .linear }
      set { filters["magnification"] = newValue.rawValue }
    }
    /// The filter for reducing contents; stored, but without effect: pixels are always
    /// interpolated.
    ///
    /// Fidelity: inert
    public var minificationFilter: CALayerContentsFilter {
      get { (filters["minification"]).map { CALayerContentsFilter(rawValue: $0) } ?? .linear }
      set { filters["minification"] = newValue.rawValue }
    }
  }

  /// Core Animation's name for `LayerAction`.
  ///
  /// Apple counterpart: `CAAction` · Source: CALayer.h · Fidelity: exact
  public typealias CAAction = LayerAction
  /// Core Animation's name for `LayerAutoresizingMask`.
  public typealias CAAutoresizingMask = LayerAutoresizingMask
  /// Core Animation's name for `ShapeLayer`.
  public typealias CAShapeLayer = ShapeLayer
  /// Core Animation's name for `StrokeStyle.Cap`.
  public typealias CAShapeLayerLineCap = StrokeStyle.Cap
  /// Core Animation's name for `StrokeStyle.Join`.
  public typealias CAShapeLayerLineJoin = StrokeStyle.Join
  /// Core Animation's name for `FillRule`.
  public typealias CAShapeLayerFillRule = FillRule
  /// Core Animation's name for `GradientLayer`.
  public typealias CAGradientLayer = GradientLayer
  /// Core Animation's name for `CornerMask`.
  public typealias CACornerMask = CornerMask
  /// Core Animation's name for `CornerCurve`.
  ///
  /// Apple counterpart: `CALayerCornerCurve` · Source: CALayer.h · Fidelity: exact
  public typealias CALayerCornerCurve = CornerCurve
  /// Core Foundation's name for a time interval, in seconds.
  ///
  /// Apple counterpart: `CFTimeInterval` · Source: CFDate.h · Fidelity: exact
  public typealias CFTimeInterval = Double

  // Core Animation's own name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the time since the machine started, in seconds.
  ///
  /// Apple counterpart: `CACurrentMediaTime()` · Source: CABase.h · Fidelity: exact
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  extension Color {
    /// Creates a gray color, from 0 for black to 1 for white, with an alpha from 0 to 1.
    ///
    /// Apple counterpart: `CGColor.init(gray:alpha:)` · Source: CGColor.h · Fidelity: exact
    public init(gray: CGFloat, alpha: CGFloat) {
      self.init(white: Double(gray), alpha: Double(alpha))
    }
  }
#endif
