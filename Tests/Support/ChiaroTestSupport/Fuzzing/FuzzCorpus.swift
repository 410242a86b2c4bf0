// SPDX-License-Identifier: MIT

import Foundation

/// The inputs that a fuzzer found and the repository keeps; tests try them again.
public enum FuzzCorpus {
  /// The paths of a fuzzer's inputs, sorted.
  ///
  /// - Parameter fuzzer: the name of its folder in `Tests/Fuzzers/Corpora`
  /// - Returns: none when there is no such folder, which a test should notice
  public static func paths(_ fuzzer: String) -> [String] {
    let folder = "\(SourceTree.root)/Tests/Fuzzers/Corpora/\(fuzzer)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// The inputs themselves, in the order of their paths.
  public static func inputs(_ fuzzer: String) -> [[UInt8]] {
    paths(fuzzer).compactMap { FileManager.default.contents(atPath: $0).map { Array($0) } }
  }
}
