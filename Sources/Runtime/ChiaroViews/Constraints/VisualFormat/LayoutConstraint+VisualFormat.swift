// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// Creates the constraints that a visual format describes, without activating them.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[title]-(>=12)-[value(80@750)]-|", options: .alignAllFirstBaseline,
  ///   metrics: nil, views: ["title": title, "value": value])
  /// ```
  ///
  /// `|` is the superview's edge. Between two views, `-` means 8 points; between a view and `|`, it
  /// means the superview's margin.
  ///
  /// - Precondition: the format follows the grammar of the Auto Layout Guide; every name is a key
  ///   of `views`, whose values are views or layout guides, or of `metrics`, whose values are
  ///   numbers. If the format is wrong, the failure message marks the place
  /// - Parameters:
  ///   - format: the text that describes the constraints
  ///   - options: how the views align across the axis, and the layout direction
  ///   - metrics: numbers by name; nil for none
  ///   - views: the views and guides by name
  /// - Returns: the constraints, in this order: spacing (from the leading edge), sizes, alignments
  ///
  /// Apple counterpart: `constraints(withVisualFormat:options:metrics:views:)` · Source:
  /// NSLayoutConstraint.h; Auto Layout Guide, Visual Format Language · Fidelity: exact
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    let builder = VisualFormatBuilder(
      text: format, options: options, metrics: metrics ?? [:], views: views)
    do {
      return try builder.build()
    } catch {
      preconditionFailure("the visual format cannot be read: \(error.message)")
    }
  }
}
