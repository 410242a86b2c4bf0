// SPDX-License-Identifier: MIT

extension Prelude {
  /// Iterators and sequences around others, or around a function that gives the next element.
  ///
  /// Apple counterpart: `AnyIterator`, `AnySequence` · Source: the Swift standard library ·
  /// Fidelity: exact
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

    """
}
