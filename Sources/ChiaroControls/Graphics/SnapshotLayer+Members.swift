// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(CoreGraphics)
  extension SnapshotLayer {
    /// The layer's rectangle in its own coordinates.
    ///
    /// Apple counterpart: `bounds` · Source: CALayer.h · Fidelity: approximate
    public var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }

    /// The middle of the layer in its superlayer.
    ///
    /// Apple counterpart: `position` · Source: CALayer.h · Fidelity: approximate
    public var position: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }
  }
#endif
