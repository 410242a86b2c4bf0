// SPDX-License-Identifier: MIT

/// The calls of the system: each is wrapped once, thinly, and answers in Swift types.
///
/// Nothing here decides anything. A call that a signal interrupts is made again; whoever has to
/// come back because a signal came says so (`wait`, `Signal.wait`).
package enum System {}
