// SPDX-License-Identifier: MIT

package import ChiaroInterpreter
package import ChiaroUIKit

/// The storyboards and xibs of a project, for code that asks for them.
@MainActor
package protocol NibSource: AnyObject {
  /// Makes a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: its identifier; nil for the first one
  ///   - name: the storyboard's name
  ///   - make: the closure of code that creates it from a coder; nil to use its class
  /// - Returns: the controller; nil if no file has it
  /// - Throws: the error that ends the evaluation of the project's code
  func controller(
    _ identifier: String?, inStoryboard name: String, by make: FunctionValue?
  ) throws -> Value?

  /// Makes the object of a class that a file holds: a controller, the view of a nib or a cell; nil
  /// for none.
  func object(ofClass name: String) throws -> Value?

  /// Makes the objects at the top of a nib; none where no file has that name.
  func objects(ofNib name: String, owner: Value?) throws -> [Value]

  /// Gives a controller the view that a file holds for it; false where none does.
  func loadView(of controller: AnyObject) throws -> Bool

  /// The storyboard that a controller is of; nil for none.
  func storyboard(of controller: AnyObject) -> String?

  /// Makes a cell of a prototype in a file; nil where the list has none of that identifier.
  func cell(_ identifier: String, of list: UIView) throws -> Value?
}

/// A storyboard or nib that code speaks of.
final class NibFile {
  let name: String

  init(_ name: String) { self.name = name }
}

/// The static rows of a table in a file.
@MainActor
package struct FixedRows {
  /// Rows with a title above and one below.
  package struct Section {
    package var header: String?
    package var footer: String?
    package var cells: [UITableViewCell]
    /// The height of each cell that has one of its own.
    package var heights: [CGFloat?]

    package init(
      header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]
    ) {
      (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
    }
  }

  package var sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  /// The cell of a row; nil for one that is not there.
  func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
    guard sections.indices.contains(section), sections[section].cells.indices.contains(row) else {
      return nil
    }
    return sections[section].cells[row]
  }

  /// The height of a row that has one of its own.
  func height(_ section: Int, _ row: Int) -> CGFloat? {
    guard cell(section, row) != nil, sections[section].heights.indices.contains(row) else {
      return nil
    }
    return sections[section].heights[row]
  }
}
