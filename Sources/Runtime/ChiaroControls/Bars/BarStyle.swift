// SPDX-License-Identifier: MIT

/// The style of a bar: default or black.
///
/// Apple counterpart: `UIBarStyle` · Source: UIInterface.h · Fidelity: approximate, the appearance
/// decides whether a black bar is translucent
public enum BarStyle: Int, Sendable, CaseIterable {
  case `default` = 0
  case black = 1
  /// The former name of `black`.
  public static let blackOpaque = BarStyle.black
  /// The former style of a translucent black bar; here the same as `black`.
  public static let blackTranslucent = BarStyle.black
}
