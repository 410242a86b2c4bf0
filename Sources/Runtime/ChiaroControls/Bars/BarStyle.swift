// SPDX-License-Identifier: MIT

/// The style of a bar: the default one, or black.
///
/// Apple counterpart: `UIBarStyle` · Source: UIInterface.h · Fidelity: approximate, a black bar is
/// translucent or not by its appearance
public enum BarStyle: Int, Sendable, CaseIterable {
  case `default` = 0
  case black = 1
  /// The former name of `black`.
  public static let blackOpaque = BarStyle.black
  /// A former style, here the same as `black`.
  public static let blackTranslucent = BarStyle.black
}
