// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation

/// The value and the labels of a gauge.
@MainActor
package struct GaugeParts {
  /// The share of the range, from 0 to 1.
  package let share: Double
  package var label: Node?
  package var value: Node?
  package var minimum: Node?
  package var maximum: Node?

  /// Creates parts without labels for a number in a range.
  package init(_ number: Double, from low: Double = 0, to high: Double = 1) {
    let share = low < high ? (number - low) / (high - low) : 0
    self.share = share.isFinite ? min(1, max(0, share)) : 0
  }

  /// The gauge, in the look of its environment.
  package var node: Node {
    .system("Gauge") { expansion in
      switch expansion.environment.gaugeLook {
      case .line(let isFilled): line(isFilled: isFilled)
      case .ring(let isFilled): ring(isFilled: isFilled)
      case .custom(let make): make(self)
      }
    }
  }

  private func part(_ node: Node?) -> NodeContent { NodeContent(node ?? .empty) }

  /// A line below the label, with the minimum and the maximum at its ends.
  package func line(isFilled: Bool) -> Node {
    let share = share
    return VStack(spacing: 4) {
      if label != nil { part(label) }
      HStack(spacing: 6) {
        part(minimum)
        if isFilled {
          NodeContent(.progress(share, label: nil, value: nil))
        } else {
          track(share)
        }
        part(maximum)
      }
      if value != nil { part(value) }
    }.lowered
  }

  /// A line with a mark at the value.
  private func track(_ share: Double) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.tint).frame(height: 6)
        Circle().fill(.background).frame(width: 10, height: 10)
          .overlay { Circle().fill(.tint).frame(width: 6, height: 6) }
          .offset(x: share * max(0, proxy.size.width - 10))
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 10)
  }

  /// The side of a round gauge, and how wide its line is.
  private static let (side, width) = (58.0, 6.0)

  /// A ring: open at the bottom with a mark at the value, or closed and filled up to it.
  package func ring(isFilled: Bool) -> Node {
    let (from, to) = isFilled ? (0.0, 1.0) : (0.125, 0.875)
    let style = StrokeStyle(lineWidth: Self.width, lineCap: .round)
    let turn = Angle.degrees(isFilled ? -90 : 90)
    let end = isFilled ? share : from + (to - from) * share
    let radius = (Self.side - Self.width) / 2
    let angle = turn.radians + end * 2 * .pi
    return ZStack {
      if isFilled {
        Circle().inset(by: Self.width / 2).stroke(.tint.opacity(0.3), lineWidth: Self.width)
        Circle().inset(by: Self.width / 2).trim(from: 0, to: end).rotation(turn)
          .stroke(.tint, style: style)
      } else {
        Circle().inset(by: Self.width / 2).trim(from: from, to: to).rotation(turn)
          .stroke(.tint, style: style)
        Circle().fill(.background).frame(width: 12, height: 12)
          .overlay { Circle().fill(.tint).frame(width: 6, height: 6) }
          .offset(x: radius * cos(angle), y: radius * sin(angle))
      }
      if value != nil || isFilled {
        part(value ?? label).font(.title3)
      }
      if !isFilled { ends }
    }
    .frame(width: Self.side, height: Self.side).lowered
  }

  /// What stands in the opening of a ring: the minimum and the maximum, or the label.
  private var ends: some View {
    HStack(spacing: 8) {
      if minimum == nil, maximum == nil {
        part(label)
      } else {
        part(minimum)
        part(maximum)
      }
    }
    .font(.caption2)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }
}
