// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import Foundation

// Fields of text: the kernel's, configured.

@MainActor
extension Node {
  /// A field for a line of text, or for several where it grows.
  package static func textField(
    _ prompt: String, text: Binding<String>, isSecure: Bool = false, growsVertically: Bool = false
  ) -> Node {
    .system("TextField") { expansion in
      let environment = expansion.environment
      let isLong = growsVertically && !isSecure && text.wrappedValue.contains(" ")
      let field = isLong ? text.wrappedValue : nil
      let plain = field.map(grown) ?? line(prompt, text, isSecure: isSecure)
      switch environment.textFieldLook {
      case .automatic, .plain: return plain
      case .custom(let make): return make(plain)
      case .roundedBorder:
        return plain.padded(horizontal: 7, vertical: 6)
          .over(.color(ground(environment)), in: .rounded(radius: 5, isContinuous: true))
          .bordered
      }
    }
  }

  /// The ground of a field with a border: a disabled one shows what is behind it, as the kernel's.
  private static func ground(_ environment: EnvironmentValues) -> DynamicColor {
    environment.isEnabled ? .systemBackground : .quaternarySystemFill
  }

  /// A line of 0.2 opacity around a field, as the kernel's fields have.
  private var bordered: Node {
    let line = ShapeValue(
      "border", .inset(0.25, .rounded(radius: 5, isContinuous: true)),
      .stroke(.color(.separator), StrokeStyle(lineWidth: 0.5)))
    return Node(.layered(LayeredValue(.overlay, .center)), [self, Node(.shape(line))])
  }

  /// The text of a field that has grown, which wraps.
  private static func grown(_ text: String) -> Node {
    Node.text(text).modified(.flexibleFrame(.wideLeading))
  }

  private static func line(_ prompt: String, _ text: Binding<String>, isSecure: Bool) -> Node {
    let control = ControlValue("TextField") { known, environment in
      let field = known as? ChiaroControls.TextField ?? ChiaroControls.TextField(frame: .zero)
      field.borderStyle = .none
      field.font = environment.resolvedFont().font
      field.textColor = Palette.shared.foreground(0, in: environment).color
      field.placeholder = prompt
      field.isSecureTextEntry = isSecure
      field.textAlignment = environment.kernelTextAlignment
      if field.text != text.wrappedValue { field.text = text.wrappedValue }
      field.isEnabled = environment.isEnabled
      ControlAction.set(field, for: .editingChanged) {
        text.wrappedValue = ($0 as? ChiaroControls.TextField)?.text ?? ""
      }
      return field
    } size: { proposal, view in
      let font = (view as? ChiaroControls.TextField)?.font
      // A field is a little higher than a line of its text (measured: 22 at 16 points).
      let height = ((font?.pointSize ?? 17) * 1.1934 + 2).rounded()
      let own = view.sizeThatFits(.zero).width
      return CGSize(width: proposal.width ?? own, height: height)
    }
    return Node(.control(control))
  }

  /// A field for text of many lines.
  package static func textEditor(_ text: Binding<String>) -> Node {
    let control = ControlValue("TextEditor") { known, environment in
      let editor = known as? NodeTextView ?? NodeTextView(frame: .zero)
      editor.font = environment.resolvedFont().font
      editor.textColor = Palette.shared.foreground(0, in: environment).color
      if editor.text != text.wrappedValue { editor.text = text.wrappedValue }
      editor.backgroundColor = environment.scrollGround == .hidden ? .clear : .systemBackground
      editor.changed = { text.wrappedValue = $0 }
      editor.delegate = editor
      return editor
    } size: { proposal, _ in
      proposal.replacingUnspecifiedDimensions()
    }
    return Node(.control(control))
  }
}

/// A text view that tells of its text.
private final class NodeTextView: TextView, TextViewDelegate {
  var changed: @MainActor (String) -> Void = { _ in }

  func textViewDidChange(_ textView: TextView) { changed(textView.text ?? "") }
}

extension FlexibleFrame {
  /// A frame as wide as can be, with its content at the leading edge.
  static var wideLeading: FlexibleFrame {
    var frame = FlexibleFrame(alignment: .leading)
    frame.maxWidth = .infinity
    return frame
  }
}

extension EnvironmentValues {
  /// The alignment of text as fields of the kernel have it.
  fileprivate var kernelTextAlignment: ChiaroViews.TextAlignment {
    switch multilineTextAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: layoutDirection == .rightToLeft ? .left : .right
    }
  }
}
