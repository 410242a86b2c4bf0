// SPDX-License-Identifier: MIT

/// What all pictures of a run may cost together.
///
/// A folder can hold any number of pictures that each take nearly as long as one may. When the
/// budget nears its end, each picture gets a smaller share of it, so that quick ones are still
/// read; then the rest is left out.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct DecodingBudget: Hashable, Sendable {
  /// How long pictures may be read, counted while at least one is; above 0.
  public var time: Duration
  /// The bytes of all files; above 0.
  public var byteCount: Int
  /// The number of pictures; above 0.
  public var pictureCount: Int

  /// Creates a budget; by default 40 seconds, 4 GB and 100,000 pictures.
  public init(
    time: Duration = .seconds(40), byteCount: Int = 4 << 30, pictureCount: Int = 100_000
  ) {
    precondition(time > .zero && byteCount > 0 && pictureCount > 0, "a budget is above 0")
    self.time = time
    self.byteCount = byteCount
    self.pictureCount = pictureCount
  }
}
