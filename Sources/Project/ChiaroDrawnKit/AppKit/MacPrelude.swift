// SPDX-License-Identifier: MIT

package import ChiaroInterpreter

/// AppKit programs' names for Core Graphics, in Swift that is evaluated like the program's own.
package enum MacPrelude {
  /// The source that programs of a Mac need.
  package static let source = Program.Source(path: "<AppKit>", bytes: Array(code.utf8))

  private static let code = """
    typealias NSRect = CGRect
    typealias NSSize = CGSize
    typealias NSPoint = CGPoint
    typealias NSRectEdge = CGRectEdge
    func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: w, height: h)
    }
    func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }
    func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func NSInsetRect(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
      rect.insetBy(dx: dx, dy: dy)
    }
    func NSOffsetRect(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
      rect.offsetBy(dx: dx, dy: dy)
    }
    func NSRectFill(_ rect: CGRect) { rect.fill() }
    let NSZeroRect = CGRect.zero
    let NSZeroSize = CGSize.zero
    let NSZeroPoint = CGPoint.zero
    var NSApp: NSApplication { NSApplication.shared }
    """
}
