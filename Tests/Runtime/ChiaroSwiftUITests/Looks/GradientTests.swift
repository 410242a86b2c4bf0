// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroSwiftUI
import Foundation
import Testing

/// Whether a place of a view that is 100 × 50 points is red or blue.
struct GradientCase: Sendable, CustomTestStringConvertible {
  var name: String
  var view: @MainActor @Sendable () -> AnyView
  /// Places in points, and whether they have the first color, red.
  var places: [(x: Int, y: Int, isFirst: Bool)]
  var testDescription: String { name }

  static let all = [
    GradientCase(name: "an ellipse reaches the edges of a wide view at the same share") {
      AnyView(EllipticalGradient(stops: Self.halves))
    } places: {
      [(50, 25, true), (74, 25, true), (76, 25, false), (50, 36, true), (50, 39, false)]
    },
    GradientCase(name: "a radius is in points: a wide view shows a circle") {
      AnyView(
        RadialGradient(stops: Self.halves, center: .center, startRadius: 0, endRadius: 50))
    } places: {
      [(74, 25, true), (76, 25, false), (50, 48, true)]
    },
    GradientCase(name: "the first color fills everything up to the start radius") {
      AnyView(
        RadialGradient(stops: Self.halves, center: .leading, startRadius: 60, endRadius: 100))
    } places: {
      [(58, 25, true), (78, 25, true), (82, 25, false)]
    },
    GradientCase(name: "the first color fills an ellipse up to the start fraction") {
      AnyView(
        EllipticalGradient(
          stops: Self.halves, center: .center, startRadiusFraction: 0.25, endRadiusFraction: 0.5))
    } places: {
      [(86, 25, true), (89, 25, false), (50, 43, true), (50, 45, false)]
    },
  ]

  /// Red up to the middle, blue from there on.
  private static var halves: [ChiaroSwiftUI.Gradient.Stop] {
    [(Color.red, 0), (.red, 0.5), (.blue, 0.5), (.blue, 1)].map {
      .init(color: $0.0, location: $0.1)
    }
  }

  private init(
    name: String, view: @escaping @MainActor @Sendable () -> AnyView,
    places: () -> [(x: Int, y: Int, isFirst: Bool)]
  ) {
    (self.name, self.view, self.places) = (name, view, places())
  }
}

@MainActor
@Suite("Gradients")
struct GradientTests {
  @Test("colors stand where the course of a gradient puts them", arguments: GradientCase.all)
  func places(_ gradient: GradientCase) {
    let shown = Shown(CGSize(width: 100, height: 50)) { gradient.view() }
    let bitmap = shown.bitmap(scale: 1)
    let first = gradient.places.map { place in
      let color = bitmap.color(x: place.x, y: place.y)
      return color.components.x > color.components.z
    }
    #expect(first == gradient.places.map(\.isFirst))
  }
}
