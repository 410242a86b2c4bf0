// SPDX-License-Identifier: MIT

/// The quality of scaled pictures; stored by a `GraphicsContext`, but without effect.
///
/// Apple counterpart: `CGInterpolationQuality` · Source: CGContext.h · Fidelity: exact
public enum InterpolationQuality: Int32, Sendable, CaseIterable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
