// SPDX-License-Identifier: MIT

import Foundation

/// The look of a list.
package enum ListLook: Hashable, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar

  /// The look that is shown: iOS shows lists without a style in cards (statement SU177).
  var shown: ListLook {
    switch self {
    case .automatic: .insetGrouped
    case .sidebar, .inset: .plain
    default: self
    }
  }
}

/// The values of a list.
package struct ListValue: Hashable, Sendable {
  package var look: ListLook

  package init(_ look: ListLook) { self.look = look }
}

/// The values of a section.
package struct SectionValue: Hashable, Sendable {
  /// Whether the content is shown.
  package var isExpanded = true

  package init(isExpanded: Bool = true) { self.isExpanded = isExpanded }
}

/// A header, a row or a footer of a list.
package struct ListPart: Hashable, Sendable {
  package enum Role: Hashable, Sendable { case header, row, footer }
  package var role: Role
  /// The number of the section; rows without a section have one together.
  package var section: Int
}

/// A view's settings for its row in a list; nil values are not set.
package struct RowValue {
  package var insets: EdgeInsets?
  /// The background of the row; an empty node for none.
  package var background: Node?
  package var topSeparator: Bool?
  package var bottomSeparator: Bool?
  package var separatorTint: StyleValue?

  package init() {}

  /// The value with what another one says where it says nothing.
  func filled(by other: RowValue) -> RowValue {
    var copy = self
    copy.insets = insets ?? other.insets
    copy.background = background ?? other.background
    copy.topSeparator = topSeparator ?? other.topSeparator
    copy.bottomSeparator = bottomSeparator ?? other.bottomSeparator
    copy.separatorTint = separatorTint ?? other.separatorTint
    return copy
  }
}

/// The list in which views are built.
@MainActor
final class ListContext {
  let look: ListLook
  private var sections = 0

  init(_ look: ListLook) { self.look = look }

  /// Begins a section.
  func next() -> Int {
    sections += 1
    return sections
  }
}
