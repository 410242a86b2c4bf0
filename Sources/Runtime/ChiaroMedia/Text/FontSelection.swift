// SPDX-License-Identifier: MIT

/// The fonts that a text shaper may use.
///
/// Three fonts are part of the program: Inter in every weight for Latin, Greek and Cyrillic,
/// JetBrains Mono in two weights for fixed-width text, and Noto Sans KR in two weights for Korean.
/// Characters that no font contains are drawn as boxes with their code points, and are counted.
public enum FontSelection: Hashable, Sendable {
  /// Only the program's own fonts, so that text looks the same on every machine.
  case bundled
  /// The program's own fonts, and then the fonts in the files and folders with these paths.
  ///
  /// Other installed fonts are not used.
  case pinned([String])
  /// The program's own fonts, and then all fonts that the system's font configuration lists.
  ///
  /// The environment variable `FONTCONFIG_FILE` selects another configuration file, as it does for
  /// all programs.
  case system
}
