// SPDX-License-Identifier: MIT

/// Where a controller's view stands between appearing and disappearing.
enum AppearanceState {
  /// The view is in no visible window, or covered by a full-screen presentation.
  case disappeared
  /// `viewWillAppear(_:)` was called.
  case beginning
  /// `viewIsAppearing(_:)` was called.
  case appearing
  /// `viewDidAppear(_:)` was called.
  case appeared
  /// `viewWillDisappear(_:)` was called.
  case disappearing
}
