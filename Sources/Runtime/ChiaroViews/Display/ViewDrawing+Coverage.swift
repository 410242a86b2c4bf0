// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
package import Foundation

extension GraphicsContext {
  /// Returns whether the content drawn so far covers rectangles completely with opaque content.
  ///
  /// Images count as opaque, because their content is not known here.
  package func covers(_ rects: [CGRect], with traits: TraitCollection) -> Bool {
    var open = RectangleSet()
    for rect in rects { open.add(rect) }
    for rect in drawing.opaqueRects(with: traits) { open.subtract(rect) }
    return open.isEmpty
  }
}

extension ViewDrawing {
  /// Returns the rectangles that the commands fill with opaque content.
  func opaqueRects(with traits: TraitCollection) -> [CGRect] {
    // For each clip or group that is open: what of it shows as it is, nil for nothing.
    var frames: [CGRect?] = [.infiniteArea]
    var found: [CGRect] = []
    for command in list.commands {
      let frame = frames.last ?? nil
      switch command {
      case .clip(let rect, let radius):
        frames.append(frame?.intersection(CGRect(rect).insideCorners(of: radius.reach)))
      // What lies in another shape, or in other coordinates, is not known here.
      case .clipPath, .transform: frames.append(nil)
      case .group(let opacity): frames.append(opacity < 1 ? nil : frame)
      case .restore: _ = frames.popLast()
      default:
        guard let frame else { continue }
        found += rects(command, traits).map { $0.intersection(frame) }
      }
    }
    return found
  }

  private func rects(_ command: DisplayCommand, _ traits: TraitCollection) -> [CGRect] {
    func isOpaque(_ slot: ColorSlot) -> Bool {
      colors[Int(slot.index)].resolved(with: traits).alpha >= 1
    }
    switch command {
    case .fill(let rect, let slot): return isOpaque(slot) ? [CGRect(rect)] : []
    case .fillRounded(let rect, let radius, let slot):
      return isOpaque(slot) ? CGRect(rect).crossInside(radius.reach) : []
    case .image(let rect, _): return [CGRect(rect)]
    default: return []
    }
  }
}

extension CGRect {
  /// A rectangle larger than the content of any view.
  fileprivate static let infiniteArea = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  init(_ rect: Rectangle) {
    self.init(
      x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width),
      height: CGFloat(rect.height))
  }

  /// Returns the rectangle inset equally on all sides until rounded corners do not cut it.
  fileprivate func insideCorners(of radius: Float) -> CGRect {
    let inset = CGFloat(radius) * (1 - 0.5.squareRoot())
    return insetBy(dx: inset, dy: inset)
  }

  /// Returns rectangles that rounded corners do not cut, which together cover most of the
  /// rectangle.
  fileprivate func crossInside(_ radius: Float) -> [CGRect] {
    [
      insetBy(dx: CGFloat(radius), dy: 0), insetBy(dx: 0, dy: CGFloat(radius)),
      insideCorners(of: radius),
    ]
  }
}
