// SPDX-License-Identifier: MIT

import ChiaroSwiftUI

/// A view on its way to a node: what it is before the modifiers that only it understands.
@MainActor
struct Draft {
  /// The view as it is now.
  var node: Node
  /// The form, of a shape that is not painted yet.
  var form: ShapeForm?
  /// The text, as long as only modifiers of texts were called.
  var text: Text?
  /// The image, as long as only modifiers of images were called.
  var image: Image?

  init(_ node: Node) { self.node = node }
  init(_ view: some View) { node = view.lowered }

  init(text: Text) {
    node = text.lowered
    self.text = text
  }

  init(image: Image) {
    node = image.lowered
    self.image = image
  }

  init(_ name: String, form: ShapeForm) {
    node = Node(.shape(ShapeValue(name, form, .fill(.level(0)))))
    self.form = form
  }

  /// The view, for modifiers in Swift.
  var view: NodeContent { NodeContent(node) }

  /// A view that lays out and shows nothing.
  static var empty: Draft { Draft(.empty) }
}
