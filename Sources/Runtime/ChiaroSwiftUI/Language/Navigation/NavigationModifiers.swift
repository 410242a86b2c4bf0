// SPDX-License-Identifier: MIT

// Each is SwiftUI's modifier of the name (SwiftUI reference, statements SU205–SU209); where it
// departs from that, its comment says so.

extension Node {
  /// The node with requests to the bars around it, in addition to those of its content.
  @MainActor
  package func wishing(_ wishes: BarWishes) -> Node {
    Node(
      .preference(
        .transform(BarWishes.key) { before in
          (before as? BarWishes ?? BarWishes()).adding(wishes)
        }), [self])
  }
}

extension View {
  func wishing(_ change: (inout BarWishes) -> Void) -> ModifiedNode<Self> {
    var wishes = BarWishes()
    change(&wishes)
    let told = wishes
    return ModifiedNode(self) { $0.wishing(told) }
  }

  /// Sets the title in the navigation bar.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    wishing { $0.title = Text(title).node }
  }
  /// Sets the title in the navigation bar.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    wishing { $0.title = Text(title).node }
  }
  /// Sets the title in the navigation bar.
  public func navigationTitle(_ title: Text) -> some View { wishing { $0.title = title.node } }
  /// Sets the title in the bar; the engine does not let people edit it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    wishing { $0.title = Text(title.wrappedValue).node }
  }
  /// Sets a subtitle; the bar shows none.
  ///
  /// Fidelity: inert
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
  /// Sets the size of the title.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    wishing { $0.titleMode = mode.value }
  }
  /// Sets the size of the title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    wishing { $0.titleMode = mode.value }
  }
  /// Sets the title in the bar and its size.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    wishing { ($0.title, $0.titleMode) = (Text(title).node, displayMode.value) }
  }
  /// Sets the title in the bar and its size.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    wishing { ($0.title, $0.titleMode) = (Text(title).node, displayMode.value) }
  }
  /// Sets the title in the bar and its size.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    wishing { ($0.title, $0.titleMode) = (title.node, displayMode.value) }
  }
  /// Hides the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    wishing { $0.isHidden = hidden }
  }
  /// Hides the back button.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    wishing { $0.isBackHidden = hidden }
  }
  /// Puts views at both ends of the bar.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    wishing {
      $0.items = [
        BarItemValue(.leading, leading.lowered), BarItemValue(.trailing, trailing.lowered),
      ]
    }
  }
  /// Puts a view at the leading end of the bar.
  public func navigationBarItems(leading: some View) -> some View {
    wishing { $0.items = [BarItemValue(.leading, leading.lowered)] }
  }
  /// Puts a view at the trailing end of the bar.
  public func navigationBarItems(trailing: some View) -> some View {
    wishing { $0.items = [BarItemValue(.trailing, trailing.lowered)] }
  }
  /// Sets the view that shows values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    wishing {
      $0.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? D).map { destination($0).lowered } ?? .empty
      }
    }
  }
  /// Sets a view that is shown while a value is true; the stack ignores it.
  ///
  /// Fidelity: inert
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  /// Sets the view of an item that is shown while it is not nil; the stack ignores it.
  ///
  /// Fidelity: inert
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Sets the style of navigation views; each style shows a stack.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  /// Adds a search field: below the title, or at the bottom of the screen on iOS 26.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    wishing { $0.search = SearchValue(text, prompt: prompt?.value.string) }
  }
  /// Adds a search field: below the title, or at the bottom of the screen on iOS 26.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field: below the title, or at the bottom of the screen on iOS 26.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

/// The navigation bar of a view.
public enum NavigationBarItem {
  /// The size of a title.
  ///
  /// Apple counterpart: `NavigationBarItem.TitleDisplayMode` · Source: SwiftUI reference (statement
  /// SU205) · Fidelity: exact
  public enum TitleDisplayMode: Hashable, Sendable, CaseIterable {
    case automatic, inline, large

    var value: BarWishes.TitleMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// The size of a title.
///
/// Apple counterpart: `ToolbarTitleDisplayMode` · Source: SwiftUI reference (statement SU205) ·
/// Fidelity: approximate, `inlineLarge` is drawn as `inline`
public struct ToolbarTitleDisplayMode: Sendable {
  let value: BarWishes.TitleMode
  /// The bar chooses.
  public static let automatic = ToolbarTitleDisplayMode(value: .automatic)
  /// A small title in the bar.
  public static let inline = ToolbarTitleDisplayMode(value: .inline)
  /// A large title in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(value: .inline)
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(value: .large)
}

/// The place of a search field.
///
/// Apple counterpart: `SearchFieldPlacement` · Source: SwiftUI reference · Fidelity: approximate,
/// it is in the bar
public struct SearchFieldPlacement: Hashable, Sendable {
  private let number: Int
  /// The container chooses.
  public static let automatic = SearchFieldPlacement(number: 0)
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(number: 1)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(number: 2)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(number: 3)

  /// When the search field is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
  /// Returns the place in the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// The style of navigation views.
///
/// Apple counterpart: `NavigationViewStyle` · Source: SwiftUI reference · Fidelity: approximate,
/// all are stacks
public protocol NavigationViewStyle: Sendable {}
/// The style of the system.
///
/// Apple counterpart: `DefaultNavigationViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
/// One view at a time.
///
/// Apple counterpart: `StackNavigationViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the system.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
