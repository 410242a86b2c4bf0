// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

/// Where each alignment puts a small view in a room of 50 by 30, in whatever makes the room.
enum PlaceTable {
  private struct Place: Sendable {
    let name: String
    let alignment: Alignment
    let x: CGFloat
    let y: CGFloat
  }

  /// Places of 10 by 10 points: both guides of the room and of the view meet (statement SU31).
  private static let places = [
    Place(name: "top leading", alignment: .topLeading, x: 0, y: 0),
    Place(name: "top", alignment: .top, x: 20, y: 0),
    Place(name: "top trailing", alignment: .topTrailing, x: 40, y: 0),
    Place(name: "leading", alignment: .leading, x: 0, y: 10),
    Place(name: "center", alignment: .center, x: 20, y: 10),
    Place(name: "trailing", alignment: .trailing, x: 40, y: 10),
    Place(name: "bottom leading", alignment: .bottomLeading, x: 0, y: 20),
    Place(name: "bottom", alignment: .bottom, x: 20, y: 20),
    Place(name: "bottom trailing", alignment: .bottomTrailing, x: 40, y: 20),
  ]

  static let cases = places.flatMap { place in
    let (alignment, small) = (place.alignment, [place.x, place.y, 10, 10])
    let room: [CGFloat] = [0, 0, 50, 30]
    return [
      LayoutCase(
        "a frame, \(place.name)", "SU31, SU40: ADOC frame", nil, nil, size: [50, 30], [small]
      ) { box(10, 10).frame(width: 50, height: 30, alignment: alignment) },
      LayoutCase(
        "an endless frame, \(place.name)", "SU31, SU41: ADOC frame(minWidth:)", 50, 30,
        size: [50, 30], [small]
      ) { box(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment) },
      LayoutCase(
        "a pile, \(place.name)", "SU31, SU37: ADOC ZStack", nil, nil, size: [50, 30],
        [room, small]
      ) {
        ZStack(alignment: alignment) {
          box(50, 30)
          box(10, 10)
        }
      },
      LayoutCase(
        "in front, \(place.name)", "SU31, SU38: ADOC overlay", nil, nil, size: [50, 30],
        [room, small]
      ) { box(50, 30).overlay(alignment: alignment) { box(10, 10) } },
      LayoutCase(
        "behind, \(place.name)", "SU31, SU38: ADOC background", nil, nil, size: [50, 30],
        [room, small]
      ) { box(50, 30).background(alignment: alignment) { box(10, 10) } },
    ]
  }
}
