// SPDX-License-Identifier: MIT

/// All followers, in the order in which they are shown.
enum FollowerList {
  static let all: [any Follower] = [
    GTK2Follower(), GTK3Follower(), GTK4Follower(), IconsFollower(), PointerFollower(),
    KDEFollower(), Qt5ctFollower(), Qt6ctFollower(),
    KittyFollower(), FootFollower(), AlacrittyFollower(), WezTermFollower(), GhosttyFollower(),
    KonsoleFollower(), TmuxFollower(), NeovimFollower(), HelixFollower(), EmacsFollower(),
    BatFollower(), DeltaFollower(), VSCodeFollower(), WallpaperFollower(),
  ]
}
