// SPDX-License-Identifier: MIT

/// A view that shows one of several pages, with a tab bar to choose among them.
///
/// Apple counterpart: `TabView` · Source: SwiftUI reference (statement SU210) · Fidelity:
/// approximate, uses the kernel's tab bar
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: AnyHashable?

  /// Creates a tab view; a binding holds the tag of the selected page.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  /// The pages and the tab bar.
  public var body: some View {
    let (selection, content, own) = (selection, content.lowered, $own)
    let chosen = selection.map { AnyHashable($0.wrappedValue) } ?? own.wrappedValue
    MadeView(
      .system("TabView") { expansion in
        let value = TabsValue(
          selection: chosen, isPaged: expansion.environment.hasPagedTabs
        ) { tag in
          if let selection, let value = tag.base as? SelectionValue {
            selection.wrappedValue = value
          } else {
            own.wrappedValue = tag
          }
        }
        return Node(.tabs(value), [content])
      })
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its own selection.
  public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}

/// A page of a tab view, with the label of its tab.
///
/// Apple counterpart: `Tab` · Source: SwiftUI reference · Fidelity: approximate
public struct Tab<Value, Content: View, Label: View>: View, PrimitiveView {
  private let content: Content
  private let label: Label
  private let tag: AnyHashable?

  package var node: Node {
    var wishes = BarWishes()
    wishes.tab = label.lowered
    let page = content.lowered.wishing(wishes)
    return tag.map { Node(.tagged($0), [page]) } ?? page
  }
}

extension Tab where Label == ChiaroSwiftUI.Label<Text, Image> {
  /// Creates a page with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    (self.content, tag) = (content(), nil)
    label = Label(title, systemImage: systemImage)
  }
  /// Creates a page with a title, a symbol and a value.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    (self.content, tag) = (content(), AnyHashable(value))
    label = Label(title, systemImage: systemImage)
  }
}

/// A style for tab views.
///
/// Apple counterpart: `TabViewStyle` · Source: SwiftUI reference (statement SU210) · Fidelity:
/// exact
public protocol TabViewStyle: Sendable {}
/// A tab view style that shows a tab bar.
///
/// Apple counterpart: `DefaultTabViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}
/// A tab view style that shows page dots below the pages.
///
/// Apple counterpart: `PageTabViewStyle` · Source: SwiftUI reference · Fidelity: approximate,
/// people cannot swipe between pages
public struct PageTabViewStyle: TabViewStyle {
  /// When the page dots are shown.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }
  let mode: IndexDisplayMode
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that shows a tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The style that shows page dots below the pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns the style that shows page dots below the pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of tab views.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    let isPaged = style is PageTabViewStyle
    return changing("tabViewStyle") { $0.hasPagedTabs = isPaged }
  }
  /// Sets the style of page dots; they are always drawn in the default style.
  ///
  /// Fidelity: inert
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
  /// Sets the tab item of the page.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let node = label().lowered
    return wishing { $0.tab = node }
  }
}

/// A style for page dots.
///
/// Apple counterpart: `PageIndexViewStyle` · Source: SwiftUI reference · Fidelity: inert
public struct PageIndexViewStyle: Hashable, Sendable {
  /// Whether page dots have a background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }
  /// Returns a style of page dots with or without a background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }
  /// The default style of page dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}
