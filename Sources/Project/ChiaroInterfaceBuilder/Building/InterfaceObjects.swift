// SPDX-License-Identifier: MIT

package import ChiaroProject
package import ChiaroViews
package import Foundation

/// A program for which the objects of a file are made: it has classes of its own, and asks for the
/// rows of its lists.
@MainActor
package protocol InterfaceObjects: AnyObject {
  /// The view of an element whose class is the program's; nil for one of a class of UIKit's.
  func view(for element: InterfaceElement) -> View?

  /// Takes the rows that a file gives a table.
  func take(_ rows: StaticRows, of table: View)

  /// Takes the elements of the cells that a list makes again and again, by their identifiers.
  func take(_ prototypes: [String: InterfaceElement], of list: View)
}

/// The rows that a file gives a table, which asks nobody for them.
@MainActor
package struct StaticRows {
  /// Rows with a title above and one below.
  package struct Section {
    package var header: String?
    package var footer: String?
    package var cells: [View] = []
    /// The height of each cell that has one of its own.
    package var heights: [CGFloat?] = []
  }

  package var sections: [Section] = []
}
