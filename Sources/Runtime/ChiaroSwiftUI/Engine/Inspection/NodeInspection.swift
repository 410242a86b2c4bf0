// SPDX-License-Identifier: MIT

package import ChiaroViews
package import Foundation

/// A drawn view of nodes, and the environment in which it was drawn.
package struct NodeInspection {
  /// The name of the view, such as `Text`.
  package var kind: String
  /// The characters of a text; nil for other views.
  package var text: String?
  /// The names of the views around it, the outermost first, and its own.
  package var trail: [String]
  /// The frame, in points from the top left of the view that shows the nodes.
  package var frame: CGRect
  /// The place of the expression that made the view; nil if unknown.
  package var place: SourcePlace?
  /// The values of the environment, in a fixed order.
  package var values: [Value]

  /// A value of the environment, and where it comes from.
  package struct Value {
    /// The name of the value, as code has it.
    package var name: String
    /// The value, as text.
    package var text: String
    package var origin: EnvironmentOrigin
  }

  /// The value of a name; nil if the environment has none.
  package func value(_ name: String) -> Value? { values.first { $0.name == name } }
}

/// Where a value of the environment comes from.
package enum EnvironmentOrigin: Hashable, CustomStringConvertible {
  /// No view wrote it.
  case usual
  /// A trait of the view that shows the nodes, with its own origin; nil if nothing specifies it.
  case traits(TraitOrigin?)
  /// A view or a modifier wrote it.
  case change(EnvironmentWriter)

  /// The origin in words.
  package var description: String {
    switch self {
    case .usual: "default"
    case .traits(nil): "traits"
    case .traits(let origin?): "traits: \(origin.cause.rawValue) of \(origin.place)"
    case .change(let writer): "\(writer)"
    }
  }
}

/// A view or a modifier that writes a value of the environment.
package struct EnvironmentWriter: Hashable, CustomStringConvertible {
  /// The name of the modifier.
  package var name: String
  /// The names of the views around it, the outermost first.
  package var trail: [String]
  /// The place of the expression; nil if unknown.
  package var place: SourcePlace?

  /// The name and the views, such as `font in Page › VStack`.
  package var description: String {
    let views = trail.isEmpty ? "" : " in \(trail.joined(separator: " › "))"
    return name + views + (place.map { " (\($0.file):\($0.line))" } ?? "")
  }
}
