// SPDX-License-Identifier: MIT

package import ChiaroRaster
package import Foundation

// Clips and transforms that hold from a place on, as those of Core Graphics do: `restoreGState`
// and the end of the drawing close them.

extension GraphicsContext {
  /// Clips later drawing to a path.
  package func beginClip(to path: Path, rule: FillRule = .winding) {
    begin(.clipPath(index(of: path), at: .zero, rule))
  }

  /// Clips later drawing to a rectangle.
  package func beginClip(to rect: CGRect) { begin(.clip(placed(rect), radius: corners(0))) }

  /// Applies a transform to later drawing.
  package func beginTransform(_ transform: Transform) { begin(.transform(placed(transform))) }

  private func begin(_ command: DisplayCommand) {
    add(command)
    openScopes += 1
  }

  /// Closes clips and transforms that were begun last, until `count` are open.
  package func closeScopes(downTo count: Int = 0) {
    while openScopes > count {
      add(.restore)
      openScopes -= 1
    }
  }

  /// Ends the drawing; one that would flood what is around it is cut to its room.
  ///
  /// The whole is cut, from outside of its transforms.
  ///
  /// - Parameter room: where the drawing may show, counted from the top
  func finish(in room: CGRect) {
    closeScopes()
    guard isBoundless else { return }
    drawing.list.commands.insert(.clip(Rectangle(room), radius: corners(0)), at: 0)
    add(.restore)
  }

  /// Runs `body` within a command that a restore ends.
  func scope(_ command: DisplayCommand, _ body: () -> Void) {
    let open = openScopes
    add(command)
    body()
    closeScopes(downTo: open)
    add(.restore)
  }
}
