// SPDX-License-Identifier: MIT

package import ChiaroProject
package import ChiaroViews
package import Foundation

/// A program for which the objects of a file are made; it has its own classes, and supplies the
/// rows of its lists.
@MainActor
package protocol InterfaceObjects: AnyObject {
  /// The view of an element whose class is the program's; nil for one of a class of UIKit's.
  func view(for element: InterfaceElement) -> View?

  /// Takes the static rows of a table in a file.
  func take(_ rows: StaticRows, of table: View)

  /// Takes the prototype cells of a list, by their identifiers.
  func take(_ prototypes: [String: InterfaceElement], of list: View)
}

/// The static rows of a table in a file, which has no data source.
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
