// SPDX-License-Identifier: MIT

/// The methods of publishers, for programs that import Combine.
enum CombineOperators {
  static let code =
    "extension Publisher {\n" + subscribing + passing + changing + failing + joining + "}\n"

  private static let subscribing = """
    func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink(
        receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      receive(subscriber: sink)
      return AnyCancellable { sink.cancel() }
    }
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
    func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      sink(receiveValue: { object[keyPath: keyPath] = $0 })
    }
    func subscribe(_ subject: PassthroughSubject<Output, Failure>) -> AnyCancellable {
      sink(
        receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
    private func changed(
      _ value: @escaping (Output, Subscribers.Sink<Any, Any>) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>, Subscribers.Sink<Any, Any>) -> Void
        = { $1.receive(completion: $0) }
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher(attaching: { next in
        receive(
          subscriber: Subscribers.Sink(
            receiveCompletion: { completion($0, next) }, receiveValue: { value($0, next) }))
      })
    }

    """

  /// Those that give what they get.
  private static let passing = """
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
      AnyPublisher(self)
    }
    func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
      AnyPublisher(self)
    }
    func setFailureType(to type: Any) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func debounce(
      for interval: Any, scheduler: Any, options: Any? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func throttle(
      for interval: Any, scheduler: Any, latest: Bool
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func delay(
      for interval: DeliveryInterval, tolerance: Any? = nil, scheduler: Any, options: Any? = nil
    ) -> AnyPublisher<Output, Failure> {
      changed(
        { value, next in DeliveryClock.shared.add(after: interval) { next.receive(value) } },
        completion: { completion, next in
          DeliveryClock.shared.add(after: interval) { next.receive(completion: completion) }
        })
    }
    func handleEvents(
      receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Any) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
      changed(
        { value, next in
          receiveOutput?(value)
          next.receive(value)
        },
        completion: { completion, next in
          receiveCompletion?(completion)
          next.receive(completion: completion)
        })
    }

    """

  private static let changing = """
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
      changed({ $1.receive(transform($0)) })
    }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Failure> {
      changed({ value, next in
        do {
          next.receive(try transform(value))
        } catch {
          next.receive(completion: .failure(error))
        }
      })
    }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
      changed({ value, next in if let new = transform(value) { next.receive(new) } })
    }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      changed({ value, next in if isIncluded(value) { next.receive(value) } })
    }
    func removeDuplicates() -> AnyPublisher<Output, Failure> {
      var last: Output?
      return changed({ value, next in
        if last == value { return }
        last = value
        next.receive(value)
      })
    }
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
      var left = count
      return changed({ value, next in
        if left > 0 { left -= 1 } else { next.receive(value) }
      })
    }
    func first() -> AnyPublisher<Output, Failure> {
      changed({ value, next in
        next.receive(value)
        next.receive(completion: .finished)
      })
    }
    func scan<T>(
      _ initial: T, _ next: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
      var total = initial
      return changed({ value, subscriber in
        total = next(total, value)
        subscriber.receive(total)
      })
    }

    """

  private static let failing = """
    func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
      changed({ $1.receive($0) }, completion: { completion, next in
        switch completion {
        case .failure(let error): next.receive(completion: .failure(transform(error)))
        case .finished: next.receive(completion: .finished)
        }
      })
    }
    func `catch`<P>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, Failure> {
      changed({ $1.receive($0) }, completion: { completion, next in
        switch completion {
        case .failure(let error): handler(error).receive(subscriber: next)
        case .finished: next.receive(completion: .finished)
        }
      })
    }
    func tryCatch<P>(
      _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, Failure> {
      self.catch { failure in
        do { return try handler(failure).eraseToAnyPublisher() } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }
    }
    func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
      self.catch { _ in Just(output) }
    }

    """

  private static let joining = """
    func flatMap<P>(
      maxPublishers: Any? = nil, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<Output, Failure> {
      var running = 1
      let end: (Subscribers.Completion<Failure>, Subscribers.Sink<Any, Any>) -> Void = {
        completion, next in
        running -= 1
        switch completion {
        case .failure: next.receive(completion: completion)
        case .finished: if running == 0 { next.receive(completion: completion) }
        }
      }
      return changed(
        { value, next in
          running += 1
          transform(value).receive(
            subscriber: Subscribers.Sink(
              receiveCompletion: { end($0, next) }, receiveValue: { next.receive($0) }))
        }, completion: end)
    }
    func switchToLatest() -> AnyPublisher<Output, Failure> { flatMap { $0 } }
    func append<P>(_ other: P) -> AnyPublisher<Output, Failure> {
      changed({ $1.receive($0) }, completion: { completion, next in
        switch completion {
        case .failure: next.receive(completion: completion)
        case .finished: other.receive(subscriber: next)
        }
      })
    }
    func prepend(_ first: Output) -> AnyPublisher<Output, Failure> {
      Just(first).append(self)
    }
    func merge<P>(with other: P) -> AnyPublisher<Output, Failure> {
      AnyPublisher(attaching: { next in
        self.receive(subscriber: next)
        other.receive(subscriber: next)
      })
    }
    func combineLatest<P>(_ other: P) -> AnyPublisher<Output, Failure> {
      AnyPublisher(attaching: { next in
        var left: Any? = nil
        var right: Any? = nil
        let tell = { if let left, let right { next.receive((left, right)) } }
        self.sink(receiveValue: {
          left = $0
          tell()
        })
        other.sink(receiveValue: {
          right = $0
          tell()
        })
      })
    }
    func zip<P>(_ other: P) -> AnyPublisher<Output, Failure> { combineLatest(other) }

    """
}
