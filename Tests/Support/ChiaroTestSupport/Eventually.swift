// SPDX-License-Identifier: MIT

/// Waits until a condition holds, and gives whether it does in the end.
///
/// The condition is not evaluated again once it held: `for … where` evaluates it to the end of the
/// loop, without a pause.
///
/// - Parameters:
///   - looks: how often the condition is evaluated at most
///   - pause: the time between two looks
///   - isolation: the actor on which the condition is evaluated
///   - condition: what is waited for
/// - Returns: whether the condition holds
@discardableResult
package func eventually(
  looks: Int = 2000, every pause: Duration = .milliseconds(5),
  isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async -> Bool {
  for _ in 0..<looks {
    if condition() { return true }
    try? await Task.sleep(for: pause)
  }
  return condition()
}
