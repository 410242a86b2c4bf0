// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// The editors Neovim that run: each is told its background by its socket.
///
/// Source: Neovim, `:help --remote-expr`, `:help serverstart()`: `nvim.PID.0` in the folder of
/// sockets, `:help 'background'`
struct NeovimFollower: Follower {
  let name = "neovim"
  let title = "running Neovim editors"

  private static let limit = 100

  func find(in place: FollowerPlace) -> FollowerFinding {
    FollowerFinding(place.program("nvim"))
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    guard let program = place.program("nvim") else {
      return FollowerPlan(obstacle: "the program nvim is not installed")
    }
    let words = "execute('set background=\(isDark ? "dark" : "light")')"
    let actions = sockets(place).map {
      FollowerAction.run(
        [program, "--server", $0, "--remote-expr", words], whileRunning: "nvim")
    }
    return FollowerPlan([], actions, reach: .live)
  }

  private func sockets(_ place: FollowerPlace) -> [String] {
    guard let runtime = place.runtime else { return [] }
    let names = System.names(inFolder: runtime, limit: 1000).filter(Self.isServed)
    return names.prefix(Self.limit).map { Path.join(runtime, $0) }
  }

  /// Whether a socket, `nvim.PID.0`, is that of a process that runs.
  private static func isServed(_ socket: String) -> Bool {
    let parts = socket.split(separator: ".")
    guard parts.count == 3, parts[0] == "nvim", let id = Int32(parts[1]) else { return false }
    return FolderReader.identity(of: "/proc/\(id)") != nil
  }
}
