// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

// What consists of text, symbols and stacks.

@MainActor
extension Node {
  /// A title with an icon, in the look of its environment (statement SU200).
  package static func label(title: Node, icon: Node) -> Node {
    .system("Label") { expansion in
      let environment = expansion.environment
      switch environment.labelLook {
      case .custom(let make): return make(title, icon)
      case .titleOnly: return title
      case .iconOnly: return icon
      case .automatic, .titleAndIcon:
        guard environment.listLook != nil else { return .row(spacing: 8, [icon, title]) }
        return rowLabel(title, icon, environment)
      }
    }
  }

  /// A label in a row of a list: the icons of rows are below each other.
  ///
  /// Source: swiftui-metrics, table 4: titles begin 40 points after icons at 16 points, 46 at 21
  private static func rowLabel(
    _ title: Node, _ icon: Node, _ environment: EnvironmentValues
  ) -> Node {
    let points = environment.resolvedFont().font.pointSize
    let shown = icon.environment("foregroundStyle") {
      $0.imageScale = .large
      if !$0.hasOwnForeground { $0.foreground = [.tint] }
    }
    return .row(
      spacing: 16,
      [shown.modified(.frame(width: (points * 1.25 + 4).rounded(), height: nil, .center)), title])
  }

  /// A label with a value (statement SU200).
  package static func labeledContent(_ label: Node, _ content: Node) -> Node {
    .system("LabeledContent") { expansion in
      let value = content.foreground(.color(.secondaryLabel))
      if let look = expansion.environment.labeledLook { return look([label, content]) }
      if expansion.environment.hidesLabels { return value }
      // Beside each other, neither would have room for a word.
      if expansion.environment.dynamicTypeSize.isAccessibilitySize {
        return .column(.leading, spacing: nil, [label, value])
      }
      return .row(.firstTextBaseline, spacing: nil, [label, .spacer, value])
    }
  }

  /// Returns content below a label, which people can collapse (statement SU202).
  package static func disclosure(
    _ label: Node, _ content: Node, isExpanded: Binding<Bool>
  ) -> Node {
    .system("DisclosureGroup") { expansion in
      if let look = expansion.environment.disclosureLook {
        return look(label, content, isExpanded)
      }
      let isOpen = isExpanded.wrappedValue
      let down: Double = expansion.environment.layoutDirection == .rightToLeft ? -90 : 90
      let mark = Node.symbol(expansion.environment.forwardChevron)
        .environment("font") { $0.font = ($0.font ?? .body).weight(.semibold) }
        .foreground(.tint)
        .modified(.rotation(.degrees(isOpen ? down : 0), .center))
      let head = Node.button(.row([label, .spacer, mark])) { isExpanded.wrappedValue.toggle() }
        .environment("buttonStyle") { $0.buttonLook = .plain }
      let parts = isOpen ? [head, content] : [head]
      let isRow = expansion.environment.listLook != nil
      return isRow ? Node(.group, parts) : .column(.leading, spacing: nil, parts)
    }
  }

  /// Content in a box with a label (statement SU202; its measures are estimates).
  package static func groupBox(_ label: Node?, _ content: Node) -> Node {
    .system("GroupBox") { expansion in
      if let look = expansion.environment.groupBoxLook { return look([label ?? .empty, content]) }
      let title = label?.font(.headline).modified(.flexibleFrame(.wideLeading))
      return Node.column([title, content].present)
        .padded(horizontal: 16, vertical: 16)
        .over(.color(.secondarySystemBackground), in: .rounded(radius: 8, isContinuous: true))
    }
  }

  /// Returns the placeholder for missing content (statement SU202; its measures are estimates).
  package static func contentUnavailable(
    _ label: Node, description: Node?, actions: Node?
  ) -> Node {
    let icon = Node.system("Label") { _ in label }.environment("labelStyle") { values in
      values.labelLook = .custom { title, icon in
        .column(
          spacing: 16,
          [
            icon.font(.system(size: 48)).foreground(.color(.secondaryLabel)),
            title.font(.title2.bold()),
          ])
      }
    }
    let text = description?.font(.subheadline).foreground(.color(.secondaryLabel))
    let whole = Node.column(
      spacing: 8, [icon, text, actions?.padded(horizontal: 0, vertical: 8)].present)
    return whole.environment("multilineTextAlignment") { $0.multilineTextAlignment = .center }
      .padded(horizontal: 16, vertical: 0).modified(.flexibleFrame(.filling))
  }

  /// Returns a link to another view (statement SU189).
  package static func link(
    _ label: Node, to destination: @escaping @MainActor () -> Node
  ) -> Node {
    .system("NavigationLink") { expansion in
      let navigation = expansion.environment.navigation
      return linking(label, expansion.environment) { navigation?.push(destination()) }
    }
  }

  /// Returns a link to the view of a value.
  package static func link(_ label: Node, value: AnyHashable) -> Node {
    .system("NavigationLink") { expansion in
      let navigation = expansion.environment.navigation
      return linking(label, expansion.environment) { navigation?.append?(value) }
    }
  }

  private static func linking(
    _ label: Node, _ environment: EnvironmentValues, _ action: @escaping @MainActor () -> Void
  ) -> Node {
    // Where no stack is around, nothing leads on (measured: a row is at 50 %, with its mark).
    let leadsOn = environment.navigation != nil && environment.isEnabled
    guard environment.listLook != nil else {
      return Node.button(label, action: action).environment("disabled") { $0.isEnabled = leadsOn }
    }
    let mark = Node.symbol(environment.forwardChevron)
      .environment("font") { $0.font = ($0.font ?? .body).weight(.semibold) }
      .environment("imageScale") { $0.imageScale = .small }
      .foreground(.color(.tertiaryLabel))
    let row = Node.row([label, .spacer, mark])
    guard leadsOn else { return row.modified(.opacity(0.5)) }
    return Node.button(row, action: action).environment("buttonStyle") { values in
      if case .automatic = values.buttonLook { values.buttonLook = .plain }
    }
  }

  /// Returns rows in the look of lists, on their background (statements SU177, SU178, SU187).
  package static func list(_ content: Node, isForm: Bool = false) -> Node {
    .system(isForm ? "Form" : "List") { expansion in
      let environment = expansion.environment
      let look = environment.styleOfLists
      let rows = Node(.list(ListValue(isForm && look == .plain ? .automatic : look)), [content])
      let scroll = Node(.scroll(ScrollValue(.vertical, showsIndicators: true)), [rows])
      guard environment.scrollGround != .hidden else { return scroll }
      let ground: StyleValue =
        look.shown == .plain ? .color(.systemBackground) : .color(.systemGroupedBackground)
      return Node(
        .layered(LayeredValue(.background, .center, ignoresSafeArea: .all)),
        [scroll, Node(.shape(ShapeValue("background", .rectangle, .fill(ground))))])
    }
  }

  /// Returns content with the bars that it requests, in which links navigate.
  package static func navigation(
    _ content: Node, path: [AnyHashable] = [], append: (@MainActor (AnyHashable) -> Void)? = nil,
    back: (@MainActor () -> Void)? = nil
  ) -> Node {
    .system("NavigationStack", keepsState: true) { expansion in
      let storage = expansion.storage
      let model = storage?.box(0) { NavigationModel { storage?.changed() } }
      model?.append = append
      var value = NavigationValue()
      value.path = path
      if let pushed = model?.pushed.last {
        (value.pushed, value.back) = (pushed, { model?.pop() })
      } else if !path.isEmpty {
        value.back = back
      }
      let stack = Node(.navigation(value), [content]).environment("navigation") {
        $0.navigation = model
      }
      // The controller that shows the content has a ground of its own.
      return Node(
        .layered(LayeredValue(.background, .center, ignoresSafeArea: .all)),
        [stack, Node(.shape(ShapeValue("background", .rectangle, .fill(.background(0)))))])
    }
  }
}

extension FlexibleFrame {
  /// A frame as large as can be.
  static var filling: FlexibleFrame {
    var frame = FlexibleFrame()
    (frame.maxWidth, frame.maxHeight) = (.infinity, .infinity)
    return frame
  }
}

extension EnvironmentValues {
  /// The name of the symbol for going on; symbols are not mirrored by themselves.
  fileprivate var forwardChevron: String {
    layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
  }
}
