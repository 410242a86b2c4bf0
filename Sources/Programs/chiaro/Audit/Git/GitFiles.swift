// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// Looks at the files of a repository before git opens them: a pipe or a device among them would
/// keep it waiting, or fill the memory.
struct GitFiles {
  /// How many files may still be looked at.
  private var budget = 4_000_000

  private static let deepest = 64

  /// Whether there is a file at a path.
  ///
  /// - Throws: `Outcome` for what is no file
  func isFile(_ path: String) throws -> Bool {
    switch Self.kind(path) {
    case .file: return true
    case nil: return false
    default: throw Self.refusal(path)
    }
  }

  /// Whether there is a folder at a path, in which nothing but files and folders stands.
  ///
  /// - Parameters:
  ///   - path: the folder
  ///   - isDeep: whether git looks into its folders as well
  /// - Returns: false where there is nothing
  /// - Throws: `Outcome` for anything else, and for what is too deep or too much
  mutating func isFolder(_ path: String, isDeep: Bool) throws -> Bool {
    switch Self.kind(path) {
    case .folder: try check(path, isDeep: isDeep, depth: 0)
    case nil: return false
    default: throw Self.refusal(path)
    }
    return true
  }

  private mutating func check(_ folder: String, isDeep: Bool, depth: Int) throws {
    var (left, folders, refused): (Int, [String], String?) = (budget, [], nil)
    do throws(SystemFailure) {
      try System.forEachEntry(ofFolder: folder) { name, kind in
        left -= 1
        switch kind ?? Self.kind(Path.join(folder, name)) {
        case .file: break
        case .folder: folders.append(Path.join(folder, name))
        // A link that leads nowhere is a reference to another.
        case .link where [.file, nil].contains(Self.kind(Path.join(folder, name))): break
        default: refused = Path.join(folder, name)
        }
        return left > 0 && refused == nil
      }
    } catch {
      throw Outcome.unreadable("\(folder): \(error.message)")
    }
    budget = left
    if let refused { throw Self.refusal(refused) }
    guard budget > 0, depth < Self.deepest else {
      throw Outcome.unreadable(
        "\(folder): too many files, or files too deeply nested, for git to read")
    }
    guard isDeep else { return }
    for inner in folders { try check(inner, isDeep: true, depth: depth + 1) }
  }

  private static func refusal(_ path: String) -> Outcome {
    .unreadable("\(path): not a regular file, so chiaro does not let git read the repository")
  }

  /// The kind of what a path leads to; nil where it leads nowhere.
  private static func kind(_ path: String) -> NodeKind? {
    (try? System.status(atPath: path, followingLinks: true))?.kind
  }
}
