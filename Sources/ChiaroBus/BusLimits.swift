// SPDX-License-Identifier: MIT

/// How much of an untrusted message is read.
///
/// Apple counterpart: none · Source: this project; D-Bus Specification 0.41 allows 128 MiB and a
/// depth of 64 · Fidelity: exact
public enum BusLimits {
  /// How deep containers may be nested, variants among them.
  public static let depth = 32
  /// How many values a message may have, those within containers among them.
  public static let valueCount = 65_536
  /// How many bytes all the texts of a message may have together.
  public static let textBytes = 4 << 20
  /// How many calls of one connection may be without an answer, in each direction.
  public static let openCalls = 4_096
  /// How many calls of one caller may be taken and not done yet, those among them that want no
  /// answer; more of them are refused, and those without an answer dropped.
  public static let openCallsOfSender = 1_024
  /// How many messages may wait to be sent; a bus that takes none of them is given up and connected
  /// to anew.
  public static let unsentMessages = 8_192
}
