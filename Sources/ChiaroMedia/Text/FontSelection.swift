// SPDX-License-Identifier: MIT

/// Which fonts a shaper may use.
///
/// Two are part of the program: Inter in every weight, for Latin, Greek and Cyrillic letters, and
/// Noto Sans KR in two weights, for Korean. Letters that no font has are drawn as boxes with their
/// numbers and counted.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public enum FontSelection: Hashable, Sendable {
  /// Those of the program alone, so that a text looks the same on every machine.
  case bundled
  /// Those of the program, then the fonts in files and folders, named by their paths.
  ///
  /// Whatever else is installed changes nothing.
  case pinned([String])
  /// Those of the program, then all that the system's own settings list.
  ///
  /// The environment variable `FONTCONFIG_FILE` names another file of settings, as everywhere.
  case system
}
