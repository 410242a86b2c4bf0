// SPDX-License-Identifier: MIT

extension SeeingCondition {
  /// Returns the condition of a color vision deficiency; it is equivalent to
  /// `Color.simulated(_:severity:)`.
  ///
  /// - Parameters:
  ///   - deficiency: the kind of cone that is missing or impaired
  ///   - severity: the degree of the deficiency, from 0 (none) to 1 (complete); clamped
  /// - Returns: the condition
  ///
  /// Apple counterpart: the color filters of Xcode's Accessibility Inspector · Source: see
  /// `VisionModel.recommended(for:severity:)` · Fidelity: exact
  public static func colorVision(
    _ deficiency: VisionDeficiency, severity: Double = 1
  ) -> SeeingCondition {
    var condition = SeeingCondition()
    let severity = clamped(severity)
    if VisionModel.recommended(for: deficiency, severity: severity) == .brettel1997 {
      let wings = Brettel1997.matrices(of: deficiency)
      condition.side = Brettel1997.hinge(of: deficiency)
      condition.sideMatrix = .identity.mixed(with: wings[0], share: severity)
      condition.matrix = .identity.mixed(with: wings[1], share: severity)
      return condition
    }
    // The other models are matrices, whose columns are what becomes of the primaries.
    func seen(_ primary: ColorComponents) -> ColorComponents {
      Color(.linearSRGB, primary).simulated(deficiency, severity: severity).components
    }
    condition.matrix = Matrix3(
      columns: (seen([1, 0, 0]), seen([0, 1, 0]), seen([0, 0, 1])))
    return condition
  }

  /// Returns the condition of monochromacy, in which only the luminance of colors is seen.
  ///
  /// This simulates vision with one kind of cone in bright light, with normal luminance. People who
  /// see only with rods perceive blue as lighter and red as darker than this.
  ///
  /// - Parameter severity: the degree of the deficiency, from 0 (none) to 1 (no color); clamped
  /// - Returns: the condition
  ///
  /// Apple counterpart: Color Filters, Grayscale · Source: WCAG 2.2, relative luminance (the
  /// weights); Chromium's emulation of achromatopsia does the same · Fidelity: approximate, with
  /// the luminance of normal vision
  public static func monochromacy(severity: Double = 1) -> SeeingCondition {
    var condition = SeeingCondition()
    let gray = LinearSRGB.luminanceWeights
    condition.matrix = .identity.mixed(with: Matrix3(gray, gray, gray), share: clamped(severity))
    return condition
  }
}
