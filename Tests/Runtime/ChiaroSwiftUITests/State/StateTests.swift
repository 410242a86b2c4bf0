// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSwiftUI
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// A value of a test's own in the environment.
private enum MoodKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

/// What counts, as wide as it counted.
private struct Counter: View {
  @State private var count = 1
  let onMake: (@escaping () -> Void) -> Void

  var body: some View {
    onMake { count += 1 }
    return Color.red.frame(width: CGFloat(count), height: 1)
  }
}

/// Counters in a view of the kernel, and what makes each count.
@MainActor
private final class Counting {
  var counts: [() -> Void] = []
  var isFirst = true
  var ids = [1, 2, 3]
  private(set) var evaluate: () -> [CGFloat] = { [] }

  init(_ make: @escaping (Counting) -> Node) {
    let store = StateStore()
    evaluate = { [unowned self] in
      counts = []
      return Laid.tree(make(self), nil, nil, store: store).leafFrames.map(\.width)
    }
  }

  func counter() -> some View { Counter { self.counts.append($0) } }
}

@Suite("State and environment")
@MainActor
struct StateTests {
  @Test("SU151: state stays with the place of a view")
  func kept() {
    let counting = Counting { test in
      VStack {
        test.counter()
        test.counter()
      }.lowered
    }
    #expect(counting.evaluate() == [1, 1])
    counting.counts[1]()
    counting.counts[1]()
    counting.counts[0]()
    #expect(counting.evaluate() == [2, 3])
  }

  @Test("SU152: branches of a condition have state of their own, which ends with them")
  func branches() {
    let counting = Counting { test in
      Group { if test.isFirst { test.counter() } else { test.counter() } }.lowered
    }
    _ = counting.evaluate()
    counting.counts[0]()
    #expect(counting.evaluate() == [2])
    counting.isFirst = false
    #expect(counting.evaluate() == [1])
    counting.isFirst = true
    #expect(counting.evaluate() == [1])
  }

  @Test("SU152: a value that changes within a branch keeps the state")
  func arguments() {
    let counting = Counting { test in test.counter().opacity(test.isFirst ? 1 : 0.5).lowered }
    _ = counting.evaluate()
    counting.counts[0]()
    counting.isFirst = false
    #expect(counting.evaluate() == [2])
  }

  @Test("SU151: state follows the identity of an element")
  func elements() {
    let counting = Counting { test in
      HStack { ForEach(test.ids, id: \.self) { _ in test.counter() } }.lowered
    }
    _ = counting.evaluate()
    counting.counts[2]()
    #expect(counting.evaluate() == [1, 1, 2])
    counting.ids = [3, 1]
    #expect(counting.evaluate() == [2, 1])
    counting.ids = [1, 2]
    #expect(counting.evaluate() == [1, 1])
    counting.ids = [1, 2, 3]
    #expect(counting.evaluate() == [1, 1, 1])
  }

  @Test("SU151: another identity is another view")
  func identities() {
    let counting = Counting { test in test.counter().id(test.ids).lowered }
    _ = counting.evaluate()
    counting.counts[0]()
    #expect(counting.evaluate() == [2])
    counting.ids = []
    #expect(counting.evaluate() == [1])
  }

  @Test("SU151: the same value in two places has state of its own in each")
  func sameValue() {
    let counting = Counting { test in
      let one = test.counter()
      return HStack {
        one
        one
      }.lowered
    }
    _ = counting.evaluate()
    counting.counts[0]()
    #expect(counting.evaluate() == [2, 1])
  }

  @Test("a binding reads and writes what is kept elsewhere, and parts of it")
  func bindings() {
    struct Pair { var left = 1, right = 2 }
    final class Kept { var pair = Pair() }
    let kept = Kept()
    let binding = Binding(get: { kept.pair }, set: { kept.pair = $0 })
    binding.right.wrappedValue = 7
    #expect(kept.pair.left == 1 && kept.pair.right == 7 && binding.wrappedValue.right == 7)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test("state that a view gives on is changed by the view that gets it")
  func handedOn() {
    struct Inner: View {
      @Binding var width: CGFloat
      let onMake: (@escaping () -> Void) -> Void
      var body: some View {
        onMake { width = 42 }
        return box(width, 1)
      }
    }
    struct Outer: View {
      @State private var width: CGFloat = 10
      let onMake: (@escaping () -> Void) -> Void
      var body: some View { Inner(width: $width, onMake: onMake) }
    }
    let counting = Counting { test in Outer { test.counts.append($0) }.lowered }
    #expect(counting.evaluate() == [10])
    counting.counts[0]()
    #expect(counting.evaluate() == [42])
  }

  // MARK: Environment

  /// What a view reads from its environment.
  private func read<V>(
    _ path: KeyPath<EnvironmentValues, V>,
    _ change: (ReadingView<V>) -> some View
  ) -> V? {
    var value: V?
    _ = Laid.tree(change(ReadingView(path) { value = $0 }).lowered, nil, nil)
    return value
  }

  @Test("SU161: the nearest value of the environment counts")
  func nearest() {
    #expect(read(\.mood) { $0 } == "plain")
    #expect(read(\.mood) { $0.environment(\.mood, "glad").environment(\.mood, "sad") } == "glad")
    #expect(
      read(\.mood) { $0.transformEnvironment(\.mood) { $0 += "der" }.environment(\.mood, "sad") }
        == "sadder")
  }

  @Test("SU137: a scheme of the environment is read below it")
  func scheme() {
    #expect(read(\.colorScheme) { $0 } == .light)
    #expect(read(\.colorScheme) { $0.environment(\.colorScheme, .dark) } == .dark)
    #expect(read(\.colorScheme) { $0.colorScheme(.dark) } == .dark)
  }

  @Test("SU141: what is disabled outside stays disabled inside, unless it is written directly")
  func disabled() {
    #expect(read(\.isEnabled) { $0 } == true)
    #expect(read(\.isEnabled) { $0.disabled(false).disabled(true) } == false)
    #expect(read(\.isEnabled) { $0.environment(\.isEnabled, true).disabled(true) } == true)
  }

  @Test("SU90: a size of text is kept within a range, or set")
  func typeSize() {
    #expect(read(\.dynamicTypeSize) { $0 } == .large)
    #expect(
      read(\.dynamicTypeSize) {
        $0.dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(.accessibility3)
      } == .xLarge)
  }

  @Test("a property of an app's own consists of others")
  func nested() {
    struct Settings: DynamicProperty {
      @State var count = 5
      @Environment(\.mood) var mood
    }
    struct Reader: View {
      var settings = Settings()
      let told: (Int, String) -> Void
      var body: some View {
        told(settings.count, settings.mood)
        return EmptyView()
      }
    }
    var found = ""
    _ = Laid.tree(
      Reader { found = "\($0) \($1)" }.environment(\.mood, "calm").lowered, nil, nil)
    #expect(found == "5 calm")
  }

  @Test("a modifier reads the environment in which it stands")
  func modifiers() {
    struct Wide: ViewModifier {
      @Environment(\.mood) var mood
      func body(content: Content) -> some View {
        content.frame(width: CGFloat(mood.count) * 10, height: 1)
      }
    }
    #expect(
      Laid.frames(nil, nil) { Color.red.modifier(Wide()).environment(\.mood, "glad") }
        == [CGRect(x: 0, y: 0, width: 40, height: 1)])
  }

  // MARK: Preferences

  @Test(
    "SU134: a scheme that is wished further out counts more",
    arguments: [
      (nil, nil, nil), (nil, ColorScheme.dark, ColorScheme.dark), (.light, .dark, .light),
    ] as [(ColorScheme?, ColorScheme?, ColorScheme?)])
  func preferred(_ outer: ColorScheme?, _ inner: ColorScheme?, _ expected: ColorScheme?) {
    let view = VStack { Text("a").preferredColorScheme(inner) }.preferredColorScheme(outer)
    #expect(Laid.tree(view.lowered, nil, nil).preferredColorScheme == expected)
  }
}

/// A view that tells a value of its environment.
private struct ReadingView<V>: View {
  @Environment private var value: V
  private let told: (V) -> Void

  init(_ path: KeyPath<EnvironmentValues, V>, _ told: @escaping (V) -> Void) {
    _value = Environment(path)
    self.told = told
  }

  var body: some View {
    told(value)
    return EmptyView()
  }
}
