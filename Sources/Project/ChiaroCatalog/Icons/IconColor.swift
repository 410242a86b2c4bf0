// SPDX-License-Identifier: MIT

import ChiaroColor

/// The notation of colors in Icon Composer bundles: `space:components,alpha`.
enum IconColor {
  /// Returns the color for a text such as `display-p3:0.2,0.4,0.6,1.0`, or nil when it is
  /// malformed.
  static func color(_ text: String) -> Color? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let numbers = text[text.index(after: colon)...].split(
      separator: ",", omittingEmptySubsequences: false
    ).map { Double($0) }
    guard let space = space(text[..<colon]), !numbers.contains(where: { $0?.isFinite != true })
    else { return nil }
    let values = numbers.compactMap { $0 }
    let count = space.isGray ? 1 : 3
    guard values.count == count + 1 else { return nil }
    let rest = [Double](repeating: 0, count: 3 - count)
    let components = values.prefix(count) + rest
    return Color(space, components[0], components[1], components[2], alpha: values[count])
  }

  private static func space(_ name: Substring) -> ColorSpace? {
    ColorSpace(catalogName: String(name)) ?? (name == "gray" ? .grayGamma22 : nil)
  }
}
