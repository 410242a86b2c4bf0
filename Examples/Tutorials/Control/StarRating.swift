// SPDX-License-Identifier: MIT

// snippet.begin control
import ChiaroRaster
import ChiaroUIKit
import Foundation

final class StarRating: UIControl {
  var value = 0 {
    didSet {
      guard value != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .valueChanged)
    }
  }
  private(set) var drawings = 0
  private static let count = 5

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 160, height: 32)
  }
  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func drawContent(in context: GraphicsContext) {
    drawings += 1
    for index in 0..<Self.count {
      let color: UIColor = index < value ? .systemYellow : .systemFill
      (isHighlighted ? color.withAlphaComponent(0.5) : color).setFill()
      context.fill(Self.star(at: index))
    }
    drawFocusRing(in: context, cornerRadius: 8)
  }

  override func endTracking(_ event: PointerEvent) {
    value = min(Self.count, Int(event.location(in: self).x / 32) + 1)
  }

  override func adjust(by key: KeyEvent.Key) -> Bool {
    switch key {
    case .leftArrow: value = max(0, value - 1)
    case .rightArrow: value = min(Self.count, value + 1)
    default: return false
    }
    return true
  }

  override func activate() { value = Self.count }
}
// snippet.end

extension StarRating {
  // snippet.begin star
  static func star(at index: Int) -> Path {
    var path = Path()
    for corner in 0..<10 {
      let angle = Float(corner) * .pi / 5
      let radius: Float = corner.isMultiple(of: 2) ? 14 : 6
      let point = Point(
        x: Float(index * 32 + 16) + radius * sin(angle),
        y: 16 - radius * cos(angle))
      if corner == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }
  // snippet.end
}
