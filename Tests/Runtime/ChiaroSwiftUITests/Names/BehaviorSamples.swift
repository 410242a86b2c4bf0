// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroSwiftUI
import Foundation

/// Modifiers of bars, lists, behavior and what a still picture does not show, a line each.
enum BehaviorSamples {
  static var all: [NameSample] {
    var names = NameSamples()
    addBars(to: &names)
    addLists(to: &names)
    addEvents(to: &names)
    addPresentations(to: &names)
    addMotion(to: &names)
    addAccessibility(to: &names)
    addTyping(to: &names)
    addScrolling(to: &names)
    addSystem(to: &names)
    return names.samples
  }

  private static func addBars(to names: inout NameSamples) {
    names.of("navigationTitle") { $0.navigationTitle("Title") }
    names.of("navigationBarTitle") { $0.navigationBarTitle("Title", displayMode: .inline) }
    names.of("navigationBarTitleDisplayMode") { $0.navigationBarTitleDisplayMode(.inline) }
    names.of("navigationBarBackButtonHidden") { $0.navigationBarBackButtonHidden() }
    names.of("navigationBarHidden") { $0.navigationBarHidden(true) }
    names.of("navigationBarItems") { $0.navigationBarItems(trailing: Text("b")) }
    names.of("navigationDestination") { $0.navigationDestination(for: Int.self) { Text("\($0)") } }
    names.of("navigationViewStyle") { $0.navigationViewStyle(.stack) }
    names.of("toolbar") { $0.toolbar { ToolbarItem { Text("b") } } }
    names.of("toolbar") { $0.toolbar(.hidden, for: .navigationBar) }
    names.of("toolbarBackground") { $0.toolbarBackground(.visible, for: .navigationBar) }
    names.of("toolbarTitleDisplayMode") { $0.toolbarTitleDisplayMode(.inline) }
    names.of("toolbarVisibility") { $0.toolbarVisibility(.hidden, for: .tabBar) }
    names.of("toolbarRole") { $0.toolbarRole(.editor) }
    names.of("tabItem") { $0.tabItem { Text("b") } }
    names.of("searchable") { $0.searchable(text: .constant(""), prompt: "Search") }
  }

  private static func addLists(to names: inout NameSamples) {
    names.of("listRowBackground") { $0.listRowBackground(Color.red) }
    names.of("listRowInsets") { $0.listRowInsets(EdgeInsets()) }
    names.of("listRowSeparator") { $0.listRowSeparator(.hidden) }
    names.of("listSectionSeparator") { $0.listSectionSeparator(.hidden) }
    names.of("listSectionSpacing") { $0.listSectionSpacing(.compact) }
    names.of("scrollContentBackground") { $0.scrollContentBackground(.hidden) }
    names.of("swipeActions") { $0.swipeActions(edge: .leading) { Button("b") {} } }
    names.of("refreshable") { $0.refreshable {} }
    names.view("onDelete") { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }
    names.view("onMove") { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in } }
  }

  private static func addEvents(to names: inout NameSamples) {
    names.of("onAppear") { $0.onAppear {} }
    names.of("onDisappear") { $0.onDisappear {} }
    names.of("onChange") { $0.onChange(of: 1) { _, _ in } }
    names.of("onChange") { $0.onChange(of: 1) {} }
    names.of("task") { $0.task {} }
    names.of("task") { $0.task(id: 1) {} }
    names.of("onTapGesture") { $0.onTapGesture {} }
    names.of("gesture") { $0.gesture(DragGesture()) }
    names.of("highPriorityGesture") { $0.highPriorityGesture(TapGesture()) }
    names.of("simultaneousGesture") { $0.simultaneousGesture(TapGesture()) }
    names.of("onHover") { $0.onHover { _ in } }
    names.of("onOpenURL") { $0.onOpenURL { _ in } }
    names.of("onGeometryChange") { text in
      text.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    }
    names.of("onPreferenceChange") { $0.onPreferenceChange(SampleKey.self) { _ in } }
    names.of("preference") { $0.preference(key: SampleKey.self, value: 1) }
    names.of("overlayPreferenceValue") {
      $0.overlayPreferenceValue(SampleKey.self) { Text("\($0)") }
    }
    names.of("modifier") { $0.modifier(SampleModifier()) }
    names.of("environmentObject") { $0.environmentObject(SampleObject()) }
    names.of("allowsHitTesting") { $0.allowsHitTesting(false) }
    names.of("draggable") { $0.draggable("a") }
  }

  private static func addPresentations(to names: inout NameSamples) {
    names.of("sheet") { $0.sheet(isPresented: .constant(false)) { Text("b") } }
    names.of("fullScreenCover") { $0.fullScreenCover(isPresented: .constant(false)) { Text("b") } }
    names.of("popover") { $0.popover(isPresented: .constant(false)) { Text("b") } }
    names.of("alert") { $0.alert("Title", isPresented: .constant(false)) { Button("OK") {} } }
    names.of("alert") {
      $0.alert("Title", isPresented: .constant(false)) {
      } message: {
        Text("Message")
      }
    }
    names.of("confirmationDialog") {
      $0.confirmationDialog("Title", isPresented: .constant(false)) { Button("OK") {} }
    }
    names.of("contextMenu") { $0.contextMenu { Button("b") {} } }
    names.of("presentationDetents") { $0.presentationDetents([.medium, .large]) }
    names.of("presentationDragIndicator") { $0.presentationDragIndicator(.visible) }
    names.of("presentationBackground") { $0.presentationBackground(.clear) }
    names.of("interactiveDismissDisabled") { $0.interactiveDismissDisabled() }
  }

  private static func addMotion(to names: inout NameSamples) {
    names.of("animation") { $0.animation(.easeInOut(duration: 0.2), value: 1) }
    names.of("animation") { $0.animation(.spring(), value: 1) }
    names.of("transition") { $0.transition(.opacity) }
    names.of("contentTransition") { $0.contentTransition(.numericText()) }
    names.of("symbolEffect") { $0.symbolEffect(.pulse) }
  }

  private static func addAccessibility(to names: inout NameSamples) {
    names.of("accessibilityLabel") { $0.accessibilityLabel("b") }
    names.of("accessibilityValue") { $0.accessibilityValue("b") }
    names.of("accessibilityHint") { $0.accessibilityHint("b") }
    names.of("accessibilityIdentifier") { $0.accessibilityIdentifier("b") }
    names.of("accessibilityHidden") { $0.accessibilityHidden(true) }
    names.of("accessibilityElement") { $0.accessibilityElement(children: .combine) }
    names.of("accessibilityAddTraits") { $0.accessibilityAddTraits(.isButton) }
    names.of("accessibilityRemoveTraits") { $0.accessibilityRemoveTraits(.isImage) }
    names.of("accessibilityAction") { $0.accessibilityAction {} }
    names.of("accessibilitySortPriority") { $0.accessibilitySortPriority(1) }
    names.of("accessibility") { $0.accessibility(label: Text("b")) }
  }

  private static func addTyping(to names: inout NameSamples) {
    names.of("keyboardType") { $0.keyboardType(.emailAddress) }
    names.of("textContentType") { $0.textContentType(.password) }
    names.of("autocorrectionDisabled") { $0.autocorrectionDisabled() }
    names.of("disableAutocorrection") { $0.disableAutocorrection(true) }
    names.of("autocapitalization") { $0.autocapitalization(.none) }
    names.of("textInputAutocapitalization") { $0.textInputAutocapitalization(.never) }
    names.of("submitLabel") { $0.submitLabel(.done) }
    names.of("onSubmit") { $0.onSubmit {} }
    names.of("textSelection") { $0.textSelection(.enabled) }
    names.of("focused") { $0.focused(FocusState<Bool>().projectedValue) }
    names.of("focusSection") { $0.focusSection() }
    names.of("focusable") { $0.focusable() }
    names.of("keyboardShortcut") { $0.keyboardShortcut(.defaultAction) }
    names.of("hoverEffect") { $0.hoverEffect() }
    names.of("help") { $0.help("b") }
  }

  private static func addScrolling(to names: inout NameSamples) {
    names.of("scrollIndicators") { $0.scrollIndicators(.hidden) }
    names.of("scrollClipDisabled") { $0.scrollClipDisabled() }
    names.of("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.interactively) }
    names.of("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) }
    names.of("scrollDisabled") { $0.scrollDisabled(true) }
    names.of("scrollTargetLayout") { $0.scrollTargetLayout() }
  }

  private static func addSystem(to names: inout NameSamples) {
    names.of("previewDisplayName") { $0.previewDisplayName("b") }
    names.of("previewLayout") { $0.previewLayout(.sizeThatFits) }
    names.of("previewInterfaceOrientation") { $0.previewInterfaceOrientation(.landscapeLeft) }
    names.of("statusBarHidden") { $0.statusBarHidden() }
    names.of("persistentSystemOverlays") { $0.persistentSystemOverlays(.hidden) }
    names.of("widgetURL") { $0.widgetURL(URL(filePath: "/")) }
    names.of("widgetAccentable") { $0.widgetAccentable() }
  }
}

private struct SampleKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct SampleModifier: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}

private final class SampleObject: ObservableObject {}
