// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation
import Testing

@testable import ChiaroSwiftUI

@MainActor
@Suite("Forms of shapes")
struct ShapeFormTests {
  @Test("code that makes a path gets a room from zero on, wherever the view stands")
  func rooms() {
    var rooms: [CGRect] = []
    let form = ShapeForm.path { room in
      rooms.append(room)
      var path = ChiaroRaster.Path()
      path.move(to: Point(x: 1, y: 2))
      return path
    }
    let place = CGRect(x: 10, y: 20, width: 30, height: 40)
    let path = form.path(in: place)
    let inset = ShapeForm.inset(5, form).path(in: place)
    #expect(
      rooms == [
        CGRect(x: 0, y: 0, width: 30, height: 40), CGRect(x: 0, y: 0, width: 20, height: 30),
      ])
    #expect(path.elements == [.move(Point(x: 11, y: 22))])
    #expect(inset.elements == [.move(Point(x: 16, y: 27))])
  }
}
