// SPDX-License-Identifier: MIT

extension Prelude {
  /// Iterators and sequences around others, or around a function that gives the next element.
  ///
  /// Apple counterpart: `AnyIterator`, `AnySequence`, `sequence(first:next:)` · Source: the Swift
  /// standard library · Fidelity: exact
  static let iterators = """
    struct AnyIterator<Element>: IteratorProtocol {
      private let body: () -> Element?
      init(_ body: @escaping () -> Element?) { self.body = body }
      init<Base: IteratorProtocol>(_ base: Base) {
        var base = base
        body = { base.next() }
      }
      mutating func next() -> Element? { body() }
      func makeIterator() -> AnyIterator<Element> { self }
    }

    struct AnySequence<Element>: Sequence {
      private let make: () -> AnyIterator<Element>
      init(_ make: @escaping () -> AnyIterator<Element>) { self.make = make }
      init<Base: Sequence>(_ base: Base) { make = { AnyIterator(base.makeIterator()) } }
      func makeIterator() -> AnyIterator<Element> { make() }
    }

    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      private var state: State
      private let following: (inout State) -> Element?
      private var hasEnded = false
      init(_ state: State, _ following: @escaping (inout State) -> Element?) {
        self.state = state
        self.following = following
      }
      mutating func next() -> Element? {
        if hasEnded { return nil }
        guard let element = following(&state) else {
          hasEnded = true
          return nil
        }
        return element
      }
    }

    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, T?> {
      var isFirst = true
      return UnfoldSequence(first) { (state: inout T?) in
        if isFirst {
          isFirst = false
        } else if let current = state {
          state = next(current)
        }
        return state
      }
    }
    func sequence<T, State>(
      state: State, next: @escaping (inout State) -> T?
    ) -> UnfoldSequence<T, State> { UnfoldSequence(state, next) }

    """
}
