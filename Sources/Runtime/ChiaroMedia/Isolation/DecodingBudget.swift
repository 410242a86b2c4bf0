// SPDX-License-Identifier: MIT

/// A limit on the work of decoding all pictures in one run.
///
/// A folder can contain any number of pictures that each take almost the time limit. With a budget,
/// each picture may always take a quarter of a second, so that slow pictures do not prevent quick
/// ones from being decoded. A slower picture uses up `time`: at most a quarter of the time that is
/// left. Once `time` is used up, decoding goes on until forty more pictures have been too slow.
public struct DecodingBudget: Hashable, Sendable {
  /// The total time that pictures may take in addition to a quarter of a second each; above 0.
  ///
  /// All pictures together take at most twenty times this time, as the sum over all helpers.
  public var time: Duration
  /// The maximum total size of all files in bytes; above 0.
  public var byteCount: Int
  /// The maximum number of pictures; above 0.
  public var pictureCount: Int

  /// Creates a budget; the defaults are 40 seconds, 4 GiB and 100,000 pictures.
  public init(
    time: Duration = .seconds(40), byteCount: Int = 4 << 30, pictureCount: Int = 100_000
  ) {
    precondition(time > .zero && byteCount > 0 && pictureCount > 0, "a budget must be above 0")
    self.time = time
    self.byteCount = byteCount
    self.pictureCount = pictureCount
  }
}
