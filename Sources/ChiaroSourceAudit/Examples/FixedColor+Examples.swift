// SPDX-License-Identifier: MIT

extension FixedColor {
  static let examples: [SourceExample] = [
    SourceExample(
      "black text",
      """
      class Cell: UITableViewCell {
        func update() {
          titleLabel.textColor = .black  // ←
          detail.textColor = UIColor(white: 0.2, alpha: 1)  // ←
          note.textColor = UIColor.darkText  // ←
        }
      }
      """)
  ]
}

extension FixedLayerColor {
  static let examples: [SourceExample] = []
}
extension StaleLayerColor {
  static let examples: [SourceExample] = []
}
extension ForcedStyle {
  static let examples: [SourceExample] = []
}
extension FixedEffectStyle {
  static let examples: [SourceExample] = []
}
extension FixedSystemStyle {
  static let examples: [SourceExample] = []
}
extension StyleBranch {
  static let examples: [SourceExample] = []
}
