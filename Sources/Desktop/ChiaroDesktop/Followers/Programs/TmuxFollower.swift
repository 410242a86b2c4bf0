// SPDX-License-Identifier: MIT

/// tmux, which reads a file of its commands for each style.
///
/// Source: tmux(1), `source-file`
struct TmuxFollower: Follower {
  let name = "tmux"
  let title = "tmux, with a file of commands for each style"

  func find(in place: FollowerPlace) -> FollowerFinding {
    let files = [true, false].map { file(isDark: $0, FollowerChoice(), place) }
    let program = place.program("tmux")
    return FollowerFinding(files.allSatisfy(place.isFile) ? files[0] : program)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    guard let program = place.program("tmux") else {
      return FollowerPlan(obstacle: "the program tmux is not installed")
    }
    let file = file(isDark: isDark, choice, place)
    guard place.isFile(file) else { return FollowerPlan(obstacle: "the file \(file) is missing") }
    return FollowerPlan(
      [], [.run([program, "source-file", file], whileRunning: "tmux: server")], reach: .live)
  }

  private func file(
    isDark: Bool, _ choice: FollowerChoice, _ place: FollowerPlace
  ) -> String {
    let folder = "\(place.configuration)/tmux"
    let usual = isDark ? "dark.conf" : "light.conf"
    return place.expanded(choice[isDark: isDark] ?? usual, below: folder)
  }
}
