// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroSource
import ChiaroSystem

/// The program `Gallery`, which stands beside `chiaro` where both were built.
struct GalleryProgram {
  /// What names it on the command line.
  static let name = "Gallery"

  private let path: String

  /// Finds it.
  init() throws {
    let folder = IsolatedImageDecoder.runningExecutable.map { Path.parent($0) } ?? "."
    path = Path.join(folder, Self.name)
    guard FileReader.realPath(path) != nil else {
      throw Outcome.unreadable(
        """
        the Gallery program is missing from chiaro's folder; build it with `swift build \
        --product Gallery` (add -c release for a release build of chiaro)
        """)
    }
  }

  /// Runs it; what it prints and says is shown, and where it fails this program ends as it did.
  func run(_ arguments: [String]) throws {
    let end: ProcessEnd
    do throws(SystemFailure) {
      end = try Subprocess.run(.path(path), arguments)
    } catch {
      throw Outcome.unreadable("\(path) cannot be started: \(error.message)")
    }
    if end == .status(0) { return }
    guard case .status(let code) = end else { throw Outcome.unreadable("\(path) \(end)") }
    throw Outcome(code: ProgramExit(rawValue: code) ?? .internalDefect, message: nil)
  }
}
