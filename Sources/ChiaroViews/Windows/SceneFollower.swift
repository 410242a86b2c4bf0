// SPDX-License-Identifier: MIT

/// A view that shows what a scene says, and looks again in every update.
@MainActor
package protocol SceneFollower: AnyObject {
  /// Takes over what the scene says.
  func followScene()
}

/// A follower that a scene keeps up to date as long as there is one.
struct WeakFollower {
  weak var follower: (any SceneFollower)?
}
