// SPDX-License-Identifier: MIT

/// Publishers, subjects and what subscribes to them, for programs that import Combine.
///
/// Schedulers do not matter: a value that waits for a queue arrives at once. What is delayed
/// arrives when a test waits for long enough.
///
/// Apple counterpart: Combine · Source: the Combine reference · Fidelity: approximate, without
/// demands and schedulers
enum CombineSource {
  static let library = LibrarySource(
    module: "Combine", code: subscribers + clock + publishers + subjects + CombineOperators.code,
    unless: "protocol Publisher<")

  private static let subscribers = """
    enum Subscribers {
      enum Completion<Failure> { case finished, failure(Failure) }
      enum Demand {
        case unlimited, none
        static func max(_ count: Int) -> Demand { .unlimited }
      }

      class Sink<Input, Failure> {
        private let value: (Input) -> Void
        private let end: (Completion<Failure>) -> Void
        private var isOver = false

        init(
          receiveCompletion: @escaping (Completion<Failure>) -> Void,
          receiveValue: @escaping (Input) -> Void
        ) {
          end = receiveCompletion
          value = receiveValue
        }
        func receive(subscription: Any) {}
        func receive(_ input: Input) -> Demand {
          if !isOver { value(input) }
          return .unlimited
        }
        func receive(completion: Completion<Failure>) {
          if isOver { return }
          isOver = true
          end(completion)
        }
        func cancel() { isOver = true }
      }
    }

    class AnyCancellable {
      private let action: () -> Void
      init(_ cancel: @escaping () -> Void) { action = cancel }
      func cancel() { action() }
      func store<C>(in collection: inout C) {}
    }

    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure
      func receive(subscriber: Subscribers.Sink<Output, Failure>)
    }

    struct UIScheduler { static let shared = UIScheduler() }
    struct ImmediateScheduler { static let shared = ImmediateScheduler() }

    """

  /// What a delay holds back until a test waits.
  private static let clock = """
    struct DeliveryInterval {
      let length: Double
      static let zero = DeliveryInterval(length: 0)
      static func seconds(_ count: Double) -> DeliveryInterval { .init(length: count) }
      static func milliseconds(_ count: Int) -> DeliveryInterval {
        .init(length: Double(count) / 1000)
      }
      static func length(of interval: Any) -> Double {
        if let interval = interval as? DeliveryInterval { return interval.length }
        return (interval as? Double) ?? Double((interval as? Int) ?? 0)
      }
    }

    final class DeliveryClock {
      static let shared = DeliveryClock()
      private var waiting: [(Double, () -> Void)] = []
      func add(after interval: Any, _ work: @escaping () -> Void) {
        waiting.append((DeliveryInterval.length(of: interval), work))
      }
      func advance(by seconds: Double) {
        let due = waiting.filter { $0.0 <= seconds }
        waiting = waiting.filter { $0.0 > seconds }.map { ($0.0 - seconds, $0.1) }
        for (_, work) in due { work() }
      }
    }

    final class XCTWaiter {
      static func wait(for expectations: [Any], timeout: Double) {
        DeliveryClock.shared.advance(by: timeout)
      }
    }

    """

  private static let publishers = """
    final class AnyPublisher<Output, Failure>: Publisher {
      private let attach: (Subscribers.Sink<Output, Failure>) -> Void
      init(_ publisher: any Publisher) { attach = { publisher.receive(subscriber: $0) } }
      init(attaching attach: @escaping (Subscribers.Sink<Output, Failure>) -> Void) {
        self.attach = attach
      }
      func receive(subscriber: Subscribers.Sink<Output, Failure>) { attach(subscriber) }
    }

    struct Just<Output>: Publisher {
      let output: Output
      init(_ output: Output) { self.output = output }
      func receive(subscriber: Subscribers.Sink<Output, Never>) {
        subscriber.receive(output)
        subscriber.receive(completion: .finished)
      }
    }

    struct Fail<Output, Failure>: Publisher {
      let error: Failure
      init(error: Failure) { self.error = error }
      init(outputType: Output.Type, failure: Failure) { error = failure }
      func receive(subscriber: Subscribers.Sink<Output, Failure>) {
        subscriber.receive(completion: .failure(error))
      }
    }

    struct Empty<Output, Failure>: Publisher {
      let completeImmediately: Bool
      init(completeImmediately: Bool = true, outputType: Any? = nil, failureType: Any? = nil) {
        self.completeImmediately = completeImmediately
      }
      func receive(subscriber: Subscribers.Sink<Output, Failure>) {
        if completeImmediately { subscriber.receive(completion: .finished) }
      }
    }

    struct Deferred<DeferredPublisher>: Publisher {
      let createPublisher: () -> DeferredPublisher
      init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
      }
      func receive(subscriber: Subscribers.Sink<Any, Any>) {
        createPublisher().receive(subscriber: subscriber)
      }
    }

    final class Future<Output, Failure>: Publisher {
      private var outcome: Result<Output, Failure>?
      private var subscribers: [Subscribers.Sink<Output, Failure>] = []
      init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        attemptToFulfill { result in
          if self.outcome != nil { return }
          self.outcome = result
          self.subscribers.forEach { self.deliver(to: $0) }
        }
      }
      private func deliver(to subscriber: Subscribers.Sink<Output, Failure>) {
        switch outcome {
        case .success(let value):
          subscriber.receive(value)
          subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        case nil: break
        }
      }
      func receive(subscriber: Subscribers.Sink<Output, Failure>) {
        if outcome == nil { subscribers.append(subscriber) } else { deliver(to: subscriber) }
      }
    }

    """

  private static let subjects = """
    class PassthroughSubject<Output, Failure>: Publisher {
      private var subscribers: [Subscribers.Sink<Output, Failure>] = []
      private var completion: Subscribers.Completion<Failure>?
      init() {}
      func receive(subscriber: Subscribers.Sink<Output, Failure>) {
        if let completion {
          subscriber.receive(completion: completion)
        } else {
          subscribers.append(subscriber)
        }
      }
      func send() { send(()) }
      func send(_ input: Output) { subscribers.forEach { $0.receive(input) } }
      func send(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        subscribers.forEach { $0.receive(completion: completion) }
        subscribers = []
      }
    }

    final class CurrentValueSubject<Output, Failure>: PassthroughSubject<Output, Failure> {
      private var current: Output
      var value: Output {
        get { current }
        set { send(newValue) }
      }
      init(_ value: Output) { current = value }
      override func receive(subscriber: Subscribers.Sink<Output, Failure>) {
        subscriber.receive(current)
        super.receive(subscriber: subscriber)
      }
      override func send(_ input: Output) {
        current = input
        super.send(input)
      }
    }

    """
}
