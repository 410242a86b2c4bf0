// SPDX-License-Identifier: MIT

/// A budget for decoding all pictures of a run.
///
/// A folder can hold any number of pictures that each take nearly the time limit. With a budget,
/// each picture may take a quarter of a second in any case, so that slow pictures do not prevent
/// quick ones from being decoded. Time beyond that is taken from `time`, and a single picture may
/// take at most a quarter of what is left of it. Once `time` is used up, forty more pictures may
/// turn out to be slow; then no more are decoded.
public struct DecodingBudget: Hashable, Sendable {
  /// The total time, above 0, that pictures may take beyond a quarter of a second each.
  ///
  /// All pictures together take at most twenty times this time, added up over the helpers.
  public var time: Duration
  /// The largest total size of all files in bytes; above 0.
  public var byteCount: Int
  /// The largest number of pictures; above 0.
  public var pictureCount: Int

  /// Creates a budget; by default 40 seconds, 4 GiB and 100,000 pictures.
  public init(
    time: Duration = .seconds(40), byteCount: Int = 4 << 30, pictureCount: Int = 100_000
  ) {
    precondition(time > .zero && byteCount > 0 && pictureCount > 0, "a budget must be above 0")
    self.time = time
    self.byteCount = byteCount
    self.pictureCount = pictureCount
  }
}
