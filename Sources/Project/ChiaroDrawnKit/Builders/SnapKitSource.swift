// SPDX-License-Identifier: MIT

/// What most code uses of SnapKit.
///
/// Source: the names of SnapKit's public interface (ConstraintMaker, ConstraintMakerRelatable,
/// ConstraintMakerEditable, ConstraintViewDSL); nothing of its code.
enum SnapKitSource {
  static let code = """
    class SnapItem {
      let target: Any?
      let attributes: [NSLayoutConstraint.Attribute]
      init(_ target: Any?, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.target = target
        self.attributes = attributes
      }
    }

    class Constraint {
      var parts: [NSLayoutConstraint] = []
      var isActive: Bool {
        get { parts.first?.isActive ?? false }
        set { parts.forEach { $0.isActive = newValue } }
      }
      func activate() { parts.forEach { $0.isActive = true } }
      func deactivate() { parts.forEach { $0.isActive = false } }
      func update(offset: CGFloat) { parts.forEach { $0.constant = offset } }
      func update(inset: CGFloat) { parts.forEach { $0.constant = inset } }
      func update(priority: CGFloat) {}
    }

    class SnapDescription {
      let view: Any
      var attributes: [NSLayoutConstraint.Attribute]
      var relation = NSLayoutConstraint.Relation.equal
      var other: Any?
      var otherAttributes: [NSLayoutConstraint.Attribute] = []
      var numbers: [CGFloat] = []
      var isConstant = false
      var isRelated = false
      var multiplier: CGFloat = 1
      var offsets: [CGFloat] = []
      var insets: [CGFloat] = []
      var priority: Any?
      let constraint = Constraint()

      init(_ view: Any, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.view = view
        self.attributes = attributes
      }

      private func constant(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        var value: CGFloat = 0
        if isConstant { value = numbers.count == 1 ? numbers[0] : numbers[index] }
        if !offsets.isEmpty {
          value += offsets.count == 1 ? offsets[0] : offsets[place(attribute, offsets.count)]
        }
        if !insets.isEmpty {
          let inset = insets.count == 1 ? insets[0] : insets[place(attribute, insets.count)]
          switch attribute {
          case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin:
            value -= inset
          case .width, .height: value -= 2 * inset
          default: value += inset
          }
        }
        return value
      }

      private func place(_ attribute: NSLayoutConstraint.Attribute, _ count: Int) -> Int {
        if count == 2 { return attribute == .height || attribute == .centerY ? 1 : 0 }
        switch attribute {
        case .top, .topMargin: return 0
        case .left, .leading, .leftMargin, .leadingMargin: return 1
        case .bottom, .bottomMargin: return 2
        default: return 3
        }
      }

      func install() {
        for (index, attribute) in attributes.enumerated() {
          var item: Any? = isConstant ? nil : other
          var second = attribute
          if isConstant {
            second = .notAnAttribute
            if attribute != .width && attribute != .height {
              item = (view as? UIView)?.superview
              second = attribute
            }
          } else if otherAttributes.count == attributes.count {
            second = otherAttributes[index]
          } else if let only = otherAttributes.first, otherAttributes.count == 1 {
            second = only
          }
          let made = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: item,
            attribute: second, multiplier: multiplier, constant: constant(index, attribute))
          if let priority { made.priority = priority }
          made.isActive = true
          constraint.parts.append(made)
        }
      }
    }

    class ConstraintMakerFinalizable {
      let description: SnapDescription
      init(_ description: SnapDescription) { self.description = description }
      var constraint: Constraint { description.constraint }
      func labeled(_ label: String) -> ConstraintMakerFinalizable { self }
      func priority(_ value: Any) -> ConstraintMakerFinalizable {
        description.priority = value
        return self
      }
      func multipliedBy(_ value: CGFloat) -> ConstraintMakerFinalizable {
        description.multiplier = value
        return self
      }
      func dividedBy(_ value: CGFloat) -> ConstraintMakerFinalizable {
        description.multiplier = 1 / value
        return self
      }
      private func numbers(_ value: Any) -> [CGFloat] {
        if let number = value as? Int { return [CGFloat(number)] }
        if let number = value as? Double { return [CGFloat(number)] }
        if let number = value as? CGFloat { return [number] }
        if let size = value as? CGSize { return [size.width, size.height] }
        if let point = value as? CGPoint { return [point.x, point.y] }
        if let edges = value as? UIEdgeInsets {
          return [edges.top, edges.left, edges.bottom, edges.right]
        }
        if let edges = value as? NSDirectionalEdgeInsets {
          return [edges.top, edges.leading, edges.bottom, edges.trailing]
        }
        return []
      }
      func offset(_ value: Any) -> ConstraintMakerFinalizable {
        description.offsets = numbers(value)
        return self
      }
      func inset(_ value: Any) -> ConstraintMakerFinalizable {
        description.insets = numbers(value)
        return self
      }
    }

    class ConstraintMakerExtendable: ConstraintMakerFinalizable {
      private func adding(_ more: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        description.attributes += more
        return self
      }
      var left: ConstraintMakerExtendable { adding([.left]) }
      var top: ConstraintMakerExtendable { adding([.top]) }
      var right: ConstraintMakerExtendable { adding([.right]) }
      var bottom: ConstraintMakerExtendable { adding([.bottom]) }
      var leading: ConstraintMakerExtendable { adding([.leading]) }
      var trailing: ConstraintMakerExtendable { adding([.trailing]) }
      var width: ConstraintMakerExtendable { adding([.width]) }
      var height: ConstraintMakerExtendable { adding([.height]) }
      var centerX: ConstraintMakerExtendable { adding([.centerX]) }
      var centerY: ConstraintMakerExtendable { adding([.centerY]) }
      var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
      var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
      var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
      var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
      var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
      var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
      var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
      var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
      var edges: ConstraintMakerExtendable { adding([.top, .left, .bottom, .right]) }
      var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
      var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
      var directionalEdges: ConstraintMakerExtendable {
        adding([.top, .leading, .bottom, .trailing])
      }
      var directionalHorizontalEdges: ConstraintMakerExtendable { adding([.leading, .trailing]) }
      var directionalVerticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
      var center: ConstraintMakerExtendable { adding([.centerX, .centerY]) }
      var size: ConstraintMakerExtendable { adding([.width, .height]) }
      var margins: ConstraintMakerExtendable {
        adding([.topMargin, .leftMargin, .bottomMargin, .rightMargin])
      }

      private func related(
        _ other: Any, _ relation: NSLayoutConstraint.Relation
      ) -> ConstraintMakerExtendable {
        description.relation = relation
        description.isRelated = true
        if let item = other as? SnapItem {
          description.other = item.target
          description.otherAttributes = item.attributes
        } else if let number = other as? Int {
          description.numbers = [CGFloat(number)]
          description.isConstant = true
        } else if let number = other as? Double {
          description.numbers = [CGFloat(number)]
          description.isConstant = true
        } else if let number = other as? CGFloat {
          description.numbers = [number]
          description.isConstant = true
        } else if let size = other as? CGSize {
          description.numbers = [size.width, size.height]
          description.isConstant = true
        } else {
          description.other = other
        }
        return self
      }
      private var superview: UIView? { (description.view as? UIView)?.superview }
      func equalTo(_ other: Any) -> ConstraintMakerExtendable { related(other, .equal) }
      func lessThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable {
        related(other, .lessThanOrEqual)
      }
      func greaterThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable {
        related(other, .greaterThanOrEqual)
      }
      func equalToSuperview() -> ConstraintMakerExtendable {
        superview.map { related($0, .equal) } ?? self
      }
      func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable {
        superview.map { related($0, .lessThanOrEqual) } ?? self
      }
      func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable {
        superview.map { related($0, .greaterThanOrEqual) } ?? self
      }
    }

    class ConstraintMaker {
      let target: Any
      var all: [SnapDescription] = []
      init(_ target: Any) { self.target = target }
      private func make() -> ConstraintMakerExtendable {
        let description = SnapDescription(target, [])
        all.append(description)
        return ConstraintMakerExtendable(description)
      }
      var left: ConstraintMakerExtendable { make().left }
      var top: ConstraintMakerExtendable { make().top }
      var right: ConstraintMakerExtendable { make().right }
      var bottom: ConstraintMakerExtendable { make().bottom }
      var leading: ConstraintMakerExtendable { make().leading }
      var trailing: ConstraintMakerExtendable { make().trailing }
      var width: ConstraintMakerExtendable { make().width }
      var height: ConstraintMakerExtendable { make().height }
      var centerX: ConstraintMakerExtendable { make().centerX }
      var centerY: ConstraintMakerExtendable { make().centerY }
      var firstBaseline: ConstraintMakerExtendable { make().firstBaseline }
      var lastBaseline: ConstraintMakerExtendable { make().lastBaseline }
      var leadingMargin: ConstraintMakerExtendable { make().leadingMargin }
      var trailingMargin: ConstraintMakerExtendable { make().trailingMargin }
      var topMargin: ConstraintMakerExtendable { make().topMargin }
      var bottomMargin: ConstraintMakerExtendable { make().bottomMargin }
      var leftMargin: ConstraintMakerExtendable { make().leftMargin }
      var rightMargin: ConstraintMakerExtendable { make().rightMargin }
      var edges: ConstraintMakerExtendable { make().edges }
      var horizontalEdges: ConstraintMakerExtendable { make().horizontalEdges }
      var verticalEdges: ConstraintMakerExtendable { make().verticalEdges }
      var directionalEdges: ConstraintMakerExtendable { make().directionalEdges }
      var directionalHorizontalEdges: ConstraintMakerExtendable {
        make().directionalHorizontalEdges
      }
      var directionalVerticalEdges: ConstraintMakerExtendable { make().directionalVerticalEdges }
      var center: ConstraintMakerExtendable { make().center }
      var size: ConstraintMakerExtendable { make().size }
      var margins: ConstraintMakerExtendable { make().margins }
      func install() {
        for description in all where description.isRelated { description.install() }
      }
    }

    class SnapDSL {
      let target: Any
      init(_ target: Any) { self.target = target }
      var left: SnapItem { SnapItem(target, [.left]) }
      var top: SnapItem { SnapItem(target, [.top]) }
      var right: SnapItem { SnapItem(target, [.right]) }
      var bottom: SnapItem { SnapItem(target, [.bottom]) }
      var leading: SnapItem { SnapItem(target, [.leading]) }
      var trailing: SnapItem { SnapItem(target, [.trailing]) }
      var width: SnapItem { SnapItem(target, [.width]) }
      var height: SnapItem { SnapItem(target, [.height]) }
      var centerX: SnapItem { SnapItem(target, [.centerX]) }
      var centerY: SnapItem { SnapItem(target, [.centerY]) }
      var firstBaseline: SnapItem { SnapItem(target, [.firstBaseline]) }
      var lastBaseline: SnapItem { SnapItem(target, [.lastBaseline]) }
      var leadingMargin: SnapItem { SnapItem(target, [.leadingMargin]) }
      var trailingMargin: SnapItem { SnapItem(target, [.trailingMargin]) }
      var topMargin: SnapItem { SnapItem(target, [.topMargin]) }
      var bottomMargin: SnapItem { SnapItem(target, [.bottomMargin]) }
      var edges: SnapItem { SnapItem(target, [.top, .left, .bottom, .right]) }
      var center: SnapItem { SnapItem(target, [.centerX, .centerY]) }
      var size: SnapItem { SnapItem(target, [.width, .height]) }
      var margins: SnapItem {
        SnapItem(target, [.topMargin, .leftMargin, .bottomMargin, .rightMargin])
      }
      func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(target)
        closure(maker)
        maker.install()
        if let view = target as? UIView { view.builtConstraints += maker.all.map { $0.constraint } }
      }
      func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
      }
      func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(target)
        closure(maker)
        for description in maker.all { replace(description) }
        maker.install()
        if let view = target as? UIView { view.builtConstraints += maker.all.map { $0.constraint } }
      }
      private func replace(_ description: SnapDescription) {
        guard let view = target as? UIView else { return }
        for constraint in view.builtConstraints {
          for part in constraint.parts where description.attributes.contains(part.firstAttribute) {
            part.isActive = false
          }
        }
      }
      func removeConstraints() {
        guard let view = target as? UIView else { return }
        view.builtConstraints.forEach { $0.deactivate() }
        view.builtConstraints = []
      }
      func setLabel(_ label: String) {}
    }

    extension UIView {
      var snp: SnapDSL { SnapDSL(self) }
    }
    extension UILayoutGuide {
      var snp: SnapDSL { SnapDSL(self) }
    }
    """
}
