// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  /// Sets an environment value for the view and its children.
  public func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changing("\(path)") { $0[keyPath: path] = value }
  }
  /// Changes an environment value for the view and its children.
  public func transformEnvironment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping @MainActor (inout V) -> Void
  ) -> some View {
    changing("\(path)") { transform(&$0[keyPath: path]) }
  }

  /// Sets the font of text.
  public func font(_ font: Font?) -> some View { changing("font") { $0.font = font } }
  /// Sets the weight of text.
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingFont(.weight(weight)) }
  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .bold : .weight(nil))
  }
  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .italic : .weight(nil))
  }
  /// Gives all characters of text the same width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .design(.monospaced) : .weight(nil))
  }
  /// Gives all digits of text the same width.
  public func monospacedDigit() -> some View { changingFont(.evenDigits) }
  /// Sets the font design of text.
  public func fontDesign(_ design: Font.Design?) -> some View {
    changingFont(design.map { .design($0) } ?? .weight(nil))
  }
  private func changingFont(_ change: FontChange) -> ModifiedNode<Self> {
    changing("font") { $0.fontChanges = [change] + $0.fontChanges }
  }

  /// Sets the style of text, shapes and symbols.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changing("foregroundStyle") { $0.setForeground([style.value]) }
  }
  /// Sets the primary and secondary foreground styles.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    changing("foregroundStyle") { $0.setForeground([primary.value, secondary.value]) }
  }
  /// Sets the primary, secondary and tertiary foreground styles.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    changing("foregroundStyle") {
      $0.setForeground([primary.value, secondary.value, tertiary.value])
    }
  }
  /// Sets the color of text, shapes and symbols; nil restores the default color.
  public func foregroundColor(_ color: Color?) -> some View {
    changing("foregroundStyle") { $0.setForeground(color.map { [$0.style] }) }
  }
  /// Sets the style that `.background` stands for in the view and its children.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    changing("backgroundStyle") { $0.backgroundStyle = style.value }
  }
  /// Sets the tint of controls; nil restores the app's tint.
  public func tint(_ tint: Color?) -> some View { changing("tint") { $0.tint = tint?.style } }
  /// Sets the tint of controls.
  @_disfavoredOverload
  public func tint(_ tint: some ShapeStyle) -> some View {
    changing("tint") { $0.tint = tint.value }
  }
  /// Sets the tint of controls; nil restores the app's tint.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the color scheme of the view and its children.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    changing("colorScheme") { $0.colorScheme = scheme }
  }
  /// Sets the color scheme that the window should have; nil for no preference.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    ModifiedNode(self) { Node(.preference(.colorScheme(scheme)), [$0]) }
  }
  /// Sets the text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changing("dynamicTypeSize") { $0.dynamicTypeSize = size }
  }
  /// Limits the text size to a range.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    changing("dynamicTypeSize") {
      let size = $0.dynamicTypeSize
      let nearest = DynamicTypeSize.allCases.filter(range.contains)
        .min { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) }
      $0.dynamicTypeSize = nearest ?? size
    }
  }
  /// Sets the maximum number of lines of a text; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View { limitingLines(to: number, keeping: 0) }
  /// Sets the maximum number of lines of a text, and whether the text always takes the height of
  /// this many lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitingLines(to: limit, keeping: reservesSpace ? limit : 0)
  }
  /// Limits the number of lines of a text to a range.
  ///
  /// The text takes at least the height of the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    limitingLines(to: limit.upperBound, keeping: limit.lowerBound)
  }
  /// Sets the minimum number of lines whose height a text takes.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    limitingLines(to: nil, keeping: limit.lowerBound)
  }
  /// Sets the maximum number of lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    limitingLines(to: limit.upperBound, keeping: 0)
  }
  private func limitingLines(to limit: Int?, keeping room: Int) -> some View {
    changing("lineLimit") {
      $0.lineLimit = limit
      $0.reservedLines = room
    }
  }
  /// Sets the extra distance between the lines of a text.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    changing("lineSpacing") { $0.lineSpacing = spacing }
  }
  /// Sets the alignment of a text's lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing("multilineTextAlignment") { $0.multilineTextAlignment = alignment }
  }
  /// Sets where a text is cut if it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changing("truncationMode") { $0.truncationMode = mode }
  }
  /// Sets the letter case of text; nil leaves it unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    changing("textCase") { ($0.textCase, $0.hasOwnTextCase) = (textCase, true) }
  }
  /// Sets the size of symbols relative to the text beside them.
  public func imageScale(_ scale: Image.Scale) -> some View {
    changing("imageScale") { $0.imageScale = scale }
  }
  /// Disables controls; a control stays disabled if an enclosing view disables it.
  public func disabled(_ disabled: Bool) -> some View {
    changing("isEnabled") { $0.isEnabled = $0.isEnabled && !disabled }
  }
  /// Gives the view an identity.
  ///
  /// If the identity changes, the view is replaced by a new view.
  public func id(_ id: some Hashable) -> some View {
    ModifiedNode(self) { Node(.identified(AnyHashable(id)), [$0]) }
  }
}

extension EnvironmentValues {
  /// Sets the styles of the foreground; a level stands for that of the styles before.
  fileprivate mutating func setForeground(_ styles: [StyleValue]?) {
    hasOwnForeground = styles != nil
    foreground = styles.map { new in
      new.map { $0.over(foreground) }
    }
  }
}

extension StyleValue {
  /// The style with levels of the foreground replaced by those of the styles around it.
  fileprivate func over(_ outer: [StyleValue]?) -> StyleValue {
    switch self {
    case .level(let level):
      guard let outer, let first = outer.first else { return self }
      return level < outer.count ? outer[level] : level == 0 ? first : .levelOf(level, first)
    case .levelOf(let level, let base): return .levelOf(level, base.over(outer))
    case .opacity(let opacity, let base): return .opacity(opacity, base.over(outer))
    case .placed(let style, let place): return .placed(style.over(outer), place)
    case .color, .named, .tint, .background, .gradient, .material: return self
    }
  }
}
