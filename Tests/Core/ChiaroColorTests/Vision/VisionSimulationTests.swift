// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// What every simulation does, whichever the model.
struct VisionSimulationTests {
  static let all = VisionModel.allCases.flatMap { model in
    VisionDeficiency.allCases.map { (model, $0) }
  }

  @Test("Grays stay as they are", arguments: all)
  func grays(_ model: VisionModel, _ deficiency: VisionDeficiency) {
    for step in 0...10 {
      let gray = Color(.sRGB, ColorComponents(repeating: Double(step) / 10))
      for severity in [0.3, 1] {
        let seen = gray.simulated(deficiency, severity: severity, model: model)
        // Machado's matrices are printed in six digits.
        #expect(ColorSpace.sRGB.distance(seen.components, gray.components) < 3e-6)
      }
    }
  }

  @Test("Severity 0 changes nothing, and severity is clamped", arguments: all)
  func severity(_ model: VisionModel, _ deficiency: VisionDeficiency) {
    let color = Color(.sRGB, 0.8, 0.1, 0.3, alpha: 0.5)
    for nothing in [0, -1, .nan] {
      let seen = color.simulated(deficiency, severity: nothing, model: model)
      #expect(ColorSpace.sRGB.distance(seen.components, color.components) < 1e-15)
      #expect(seen.alpha == 0.5)
    }
    let all = color.simulated(deficiency, severity: 1, model: model)
    #expect(color.simulated(deficiency, severity: 7, model: model) == all)
  }

  @Test("Severity is continuous, and more of it is farther from the color", arguments: all)
  func continuity(_ model: VisionModel, _ deficiency: VisionDeficiency) {
    let color = Color(.sRGB, 0.9, 0.2, 0.1)
    var last = color
    for step in 1...1000 {
      let seen = color.simulated(deficiency, severity: Double(step) / 1000, model: model)
      #expect(seen.deltaEOK(to: last) < 0.01, "a jump at \(step)")
      last = seen
    }
    #expect(last.deltaEOK(to: color) > 0.01)
  }

  @Test("The result is in the color's own space", arguments: ColorSpace.allCases)
  func space(_ space: ColorSpace) {
    let color = Color(.sRGB, 0.2, 0.5, 0.4).converted(to: space)
    let seen = color.simulated(.deutan)
    #expect(seen.space == space)
    let direct = color.converted(to: .sRGB).simulated(.deutan)
    #expect(seen.converted(to: .sRGB).deltaEOK(to: direct) < 1e-9 || space.isGray)
  }

  @Test("A projection done twice is a projection done once", arguments: VisionDeficiency.allCases)
  func idempotent(_ deficiency: VisionDeficiency) {
    var generator = SeededGenerator(seed: 6)
    for model in [VisionModel.brettel1997, .vienot1999] {
      for _ in 0..<200 {
        let once = generator.color(in: .linearSRGB).simulated(deficiency, model: model)
        let twice = once.simulated(deficiency, model: model)
        #expect(ColorSpace.linearSRGB.distance(once.components, twice.components) < 1e-12)
      }
    }
  }

  @Test(
    "The recommended model is Brettel for tritan, else Viénot for all and Machado for a part",
    arguments: [
      (VisionDeficiency.tritan, 1.0, VisionModel.brettel1997), (.tritan, 0.5, .brettel1997),
      (.protan, 1, .vienot1999), (.deutan, 1, .vienot1999), (.protan, 0.99, .machado2009),
      (.deutan, 0, .machado2009),
    ])
  func recommended(_ deficiency: VisionDeficiency, _ severity: Double, _ model: VisionModel) {
    #expect(VisionModel.recommended(for: deficiency, severity: severity) == model)
    let color = Color(.sRGB, 0.8, 0.3, 0.1)
    let named = color.simulated(deficiency, severity: severity, model: model)
    #expect(color.simulated(deficiency, severity: severity) == named)
  }

  @Test("The example of the documentation holds")
  func example() {
    #expect(Color(.sRGB, 1, 0, 0).simulated(.protan).hexText == "#5E5E0D")
  }
}
