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

  /// Sets the title that the navigation bar shows.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    wishing { $0.title = Text(title).node }
  }
  /// Sets the title that the navigation bar shows.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    wishing { $0.title = Text(title).node }
  }
  /// Sets the title that the navigation bar shows.
  public func navigationTitle(_ title: Text) -> some View { wishing { $0.title = title.node } }
  /// Sets the title that the navigation bar shows; people cannot edit it here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    wishing { $0.title = Text(title.wrappedValue).node }
  }
  /// Sets a subtitle; the navigation bar never shows it.
  ///
  /// Fidelity: inert
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
  /// Sets the size of the title in the navigation bar.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    wishing { $0.titleMode = mode.value }
  }
  /// Sets the size of the title in the navigation bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    wishing { $0.titleMode = mode.value }
  }
  /// Sets the title in the navigation bar and its size.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    wishing { ($0.title, $0.titleMode) = (Text(title).node, displayMode.value) }
  }
  /// Sets the title in the navigation bar and its size.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    wishing { ($0.title, $0.titleMode) = (Text(title).node, displayMode.value) }
  }
  /// Sets the title in the navigation bar and its size.
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
  /// Puts views at both ends of the navigation bar.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    wishing {
      $0.items = [
        BarItemValue(.leading, leading.lowered), BarItemValue(.trailing, trailing.lowered),
      ]
    }
  }
  /// Puts a view at the leading end of the navigation bar.
  public func navigationBarItems(leading: some View) -> some View {
    wishing { $0.items = [BarItemValue(.leading, leading.lowered)] }
  }
  /// Puts a view at the trailing end of the navigation bar.
  public func navigationBarItems(trailing: some View) -> some View {
    wishing { $0.items = [BarItemValue(.trailing, trailing.lowered)] }
  }
  /// Sets the view that a navigation stack shows for a value of the given type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    wishing {
      $0.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? D).map { destination($0).lowered } ?? .empty
      }
    }
  }
  /// Sets a view that is shown while a Boolean is true; the stack ignores it.
  ///
  /// Fidelity: inert
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  /// Sets a view that is shown while an item is not nil; the stack ignores it.
  ///
  /// Fidelity: inert
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Sets the style of navigation views; every style shows a stack.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  /// Adds a search field below the title, or on iOS 26 at the bottom of the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    wishing { $0.search = SearchValue(text, prompt: prompt?.value.string) }
  }
  /// Adds a search field below the title, or on iOS 26 at the bottom of the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field below the title, or on iOS 26 at the bottom of the screen.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

/// The navigation bar of a view.
public enum NavigationBarItem {
  /// The size of a title in the navigation bar.
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

/// The size of a title in a bar.
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

/// The place of a search field on the screen.
///
/// Apple counterpart: `SearchFieldPlacement` · Source: SwiftUI reference · Fidelity: approximate,
/// the field is always in the navigation bar
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

/// A style for navigation views.
///
/// Apple counterpart: `NavigationViewStyle` · Source: SwiftUI reference · Fidelity: approximate,
/// every style shows a stack
public protocol NavigationViewStyle: Sendable {}
/// The navigation view style that the system chooses.
///
/// Apple counterpart: `DefaultNavigationViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
/// A navigation view style that shows one view at a time.
///
/// Apple counterpart: `StackNavigationViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style that shows one view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
