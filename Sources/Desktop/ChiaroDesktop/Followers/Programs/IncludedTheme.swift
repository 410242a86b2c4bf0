// SPDX-License-Identifier: MIT

import ChiaroSource

extension FollowerEdit {
  /// The edit of a line that includes a theme's file: the sister of the file, or a chosen one.
  ///
  /// Where the last file that is included is none of the two, nothing is changed: it may be about
  /// anything.
  static func included(
    _ path: String, _ format: ConfigurationFormat, _ key: ConfigurationKey,
    choice: FollowerChoice, isDark: Bool, in place: FollowerPlace
  ) -> FollowerEdit {
    FollowerEdit(path: path, format: format, key: key) { own in
      let folder = Path.parent(path)
      let exists = { (file: String) in place.isFile(place.expanded(file, below: folder)) }
      guard let wanted = choice[isDark: isDark] else {
        return .family(own, "included file", choice: nil, isDark: isDark, exists: exists)
      }
      guard exists(wanted) else { return .left("the file \(wanted) is missing") }
      let written = WrittenValue(own)
      let isTheme = own == nil || written.text == choice.light || written.text == choice.dark
      guard isTheme, let value = written.replaced(by: wanted) else {
        return .left(
          "neither --light nor --dark names the last file that \(path) includes: "
            + written.text)
      }
      return .value(value)
    }
  }
}
