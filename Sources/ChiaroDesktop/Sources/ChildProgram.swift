// SPDX-License-Identifier: MIT

/// Runs other programs for what they print, within bounds.
enum ChildProgram {
  /// What a program printed, one that is found on the path.
  ///
  /// Nil when it cannot be started, fails, prints over `limit` bytes, or takes longer than
  /// `patience`; it is gone afterwards in any case.
  static func output(
    of words: [String], limit: Int = 1 << 18, patience: Duration = .seconds(3)
  ) -> String? {
    guard let (process, descriptor) = System.spawn(words) else { return nil }
    let bytes = read(descriptor, limit: limit, until: .now + patience)
    System.closeFile(descriptor)
    if bytes == nil { System.killProcess(process) }
    let isGood = System.waitForEnd(ofProcess: process)
    return isGood ? bytes.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  private static func read(
    _ descriptor: Int32, limit: Int, until end: ContinuousClock.Instant
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    while ContinuousClock.now < end {
      System.wait(for: [(descriptor, System.readable)], timeout: end - .now)
      switch System.read(descriptor) {
      case .bytes(let new): bytes += new
      case .end: return bytes
      case .nothing: continue
      }
      if bytes.count > limit { return nil }
    }
    return nil
  }
}
