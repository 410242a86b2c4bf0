// SPDX-License-Identifier: MIT

/// A view that shows the state of a scene, and reads it again in every update.
@MainActor
package protocol SceneFollower: AnyObject {
  /// Updates the view from the scene's state.
  func followScene()
}

/// A weak reference to a view that follows a scene.
struct WeakFollower {
  weak var follower: (any SceneFollower)?
}
