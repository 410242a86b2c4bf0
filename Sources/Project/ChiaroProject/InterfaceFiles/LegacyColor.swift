// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The colors that UIKit named before iOS 13.
///
/// Apple counterpart: `UIColor.darkText`, `UIColor.groupTableViewBackground` and others · Source:
/// UIColor.h, UIInterface.h · Fidelity: exact, where a value is given
package enum LegacyColor {
  /// Returns whether a name is one of them.
  package static func isLegacy(_ name: String) -> Bool {
    fixed[name] != nil || replacements[name] != nil
  }

  /// Returns the value of a color that never adapts; nil for others.
  package static func color(_ name: String) -> Color? { fixed[name] }

  /// Returns the name of the color that took a legacy color's place in iOS 13; nil if none did.
  package static func replacement(for name: String) -> String? { replacements[name] }

  private static let fixed: [String: Color] = [
    "blackColor": gray(0), "darkGrayColor": gray(1.0 / 3), "lightGrayColor": gray(2.0 / 3),
    "whiteColor": gray(1), "grayColor": gray(0.5), "redColor": Color(.sRGB, 1, 0, 0),
    "greenColor": Color(.sRGB, 0, 1, 0), "blueColor": Color(.sRGB, 0, 0, 1),
    "cyanColor": Color(.sRGB, 0, 1, 1), "yellowColor": Color(.sRGB, 1, 1, 0),
    "magentaColor": Color(.sRGB, 1, 0, 1), "orangeColor": Color(.sRGB, 1, 0.5, 0),
    "purpleColor": Color(.sRGB, 0.5, 0, 0.5), "brownColor": Color(.sRGB, 0.6, 0.4, 0.2),
    "clearColor": Color(.extendedGray, [0, 0, 0], alpha: 0),
    "darkTextColor": gray(0), "lightTextColor": Color(white: 1, alpha: 0.6),
    "viewFlipsideBackgroundColor": Color(.sRGB, 0.1215, 0.1294, 0.1411),
    "scrollViewTexturedBackgroundColor": Color(.sRGB, 0.4352, 0.4431, 0.4745),
  ]

  /// The colors of today for those that are deprecated.
  private static let replacements = [
    "darkTextColor": "labelColor", "lightTextColor": "secondaryLabelColor",
    "groupTableViewBackgroundColor": "systemGroupedBackgroundColor",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackgroundColor",
    "tableCellPlainBackgroundColor": "systemBackgroundColor",
    "tableBackgroundColor": "systemBackgroundColor",
    "tableSeparatorColor": "separatorColor",
    "tableCellDisabledBackgroundColor": "systemBackgroundColor",
    "sectionHeaderBackgroundColor": "systemBackgroundColor",
    "viewFlipsideBackgroundColor": "systemBackgroundColor",
    "scrollViewTexturedBackgroundColor": "systemBackgroundColor",
    "whiteColor": "systemBackgroundColor", "blackColor": "labelColor",
  ]

  private static func gray(_ white: Double) -> Color { Color(.extendedGray, [white, 0, 0]) }
}
