// SPDX-License-Identifier: MIT

/// A namespace for thin wrappers of system calls with Swift types.
///
/// The wrappers make no decisions. A call interrupted by a signal is repeated, except in functions
/// documented to return on a signal (`wait`, `Signal.wait`).
package enum System {}
