// SPDX-License-Identifier: MIT

/// Pages with a tab bar; one of them is shown.
///
/// Apple counterpart: `TabView` · Source: SwiftUI reference (statement SU210) · Fidelity:
/// approximate, the bar is the kernel's
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: AnyHashable?

  /// Creates pages; a binding holds the tag of the selected one.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  /// The content of the pages.
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
  /// Creates pages that store their own selection.
  public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}

/// A page with its tab.
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

/// The look of tab views.
///
/// Apple counterpart: `TabViewStyle` · Source: SwiftUI reference (statement SU210) · Fidelity:
/// exact
public protocol TabViewStyle: Sendable {}
/// A bar of tabs.
///
/// Apple counterpart: `DefaultTabViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}
/// Pages with page dots below.
///
/// Apple counterpart: `PageTabViewStyle` · Source: SwiftUI reference · Fidelity: approximate, pages
/// are not pulled
public struct PageTabViewStyle: TabViewStyle {
  /// When page dots are shown.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }
  let mode: IndexDisplayMode
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with dots below.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns the style of pages with page dots below.
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
  /// Sets the style of page dots; they keep their own.
  ///
  /// Fidelity: inert
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
  /// Sets the tab item of the page.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let node = label().lowered
    return wishing { $0.tab = node }
  }
}

/// The look of page dots.
///
/// Apple counterpart: `PageIndexViewStyle` · Source: SwiftUI reference · Fidelity: inert
public struct PageIndexViewStyle: Hashable, Sendable {
  /// Whether page dots have a background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }
  /// Returns the look with or without a background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }
  /// The default look.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}
