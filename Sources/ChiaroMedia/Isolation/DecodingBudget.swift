// SPDX-License-Identifier: MIT

/// What all pictures of a run may cost together.
///
/// A folder can hold any number of pictures that each take nearly as long as one may. Here each has
/// a quarter of a second of its own, so that quick ones are read whatever lies beside them; what
/// slow ones take beyond it is drawn from `time`, each at most a quarter of what is left. When it
/// is used up, a few more may be slow, then nothing is read any more.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct DecodingBudget: Hashable, Sendable {
  /// How long slow pictures may take in all; above 0.
  ///
  /// All pictures together take no longer than twenty times that, added up over the helpers.
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
