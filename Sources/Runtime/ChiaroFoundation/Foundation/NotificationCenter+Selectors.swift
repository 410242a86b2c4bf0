// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation
import Synchronization

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Adds an object as an observer, one of whose methods is called for each notification that is
    /// posted.
    ///
    /// The object is referenced weakly. The method is called on the main thread: immediately if the
    /// notification is posted there, and otherwise asynchronously.
    ///
    /// - Parameters:
    ///   - observer: the object
    ///   - selector: its method, which takes the notification or nothing
    ///   - name: the name of the notifications; nil for all
    ///   - object: the sender of the notifications; nil for any sender
    ///
    /// Apple counterpart: `addObserver(_:selector:name:object:)` · Source: Foundation reference ·
    /// Fidelity: approximate, always on the main thread
    public func addObserver<Observer: AnyObject>(
      _ observer: Observer, selector: Selector, name: Notification.Name?, object: Any?
    ) {
      let reference = WeakObserver(observer)
      let token = addObserver(forName: name, object: object, queue: nil) { notification in
        let sent = SentNotification(notification)
        MainQueue.run { reference.tell(selector, sent) }
      }
      SelectorObservers.add(
        SelectorObservers.Entry(
          observer: reference, center: self, name: name, object: object as AnyObject?, token: token)
      )
    }

    /// Removes an object as an observer of all notifications.
    ///
    /// Apple counterpart: `removeObserver(_:)` · Source: Foundation reference · Fidelity: exact
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
      removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an object as an observer of some notifications.
    ///
    /// - Parameters:
    ///   - observer: the object, or the token returned for an observer that is a closure
    ///   - name: the name of the notifications; nil for all
    ///   - object: the sender of the notifications; nil for any sender
    ///
    /// Apple counterpart: `removeObserver(_:name:object:)` · Source: Foundation reference ·
    /// Fidelity: exact
    public func removeObserver<Observer: AnyObject>(
      _ observer: Observer, name: Notification.Name?, object: Any?
    ) {
      for token in SelectorObservers.remove(
        observer, of: self, name: name, object: object as AnyObject?)
      {
        removeObserver(token as Any, name: nil, object: nil)
      }
      removeObserver(observer as Any, name: name, object: object)
    }
  }

  /// A notification on its way to the main thread.
  private struct SentNotification: @unchecked Sendable {
    // Nobody changes what was posted: a notification is a value, and its object belongs to whom it
    // did before.
    let notification: Notification

    init(_ notification: Notification) { self.notification = notification }
  }

  /// An observer of notifications, referenced weakly.
  private final class WeakObserver: @unchecked Sendable {
    // Weak references may be read on any thread; nothing else is here.
    weak let object: AnyObject?
    let id: ObjectIdentifier

    init(_ object: AnyObject) {
      self.object = object
      id = ObjectIdentifier(object)
    }

    @MainActor
    func tell(_ selector: Selector, _ sent: SentNotification) {
      guard let object else { return }
      selector.perform(on: object, sender: sent.notification)
    }
  }

  /// The observers that were added and not yet removed or deallocated.
  private enum SelectorObservers {
    struct Entry: @unchecked Sendable {
      // Read and written under the lock alone; the parts are references that are only compared.
      let observer: WeakObserver
      weak let center: NotificationCenter?
      let name: Notification.Name?
      let object: AnyObject?
      let token: any NSObjectProtocol
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(_ entry: Entry) {
      let gone = entries.withLock { entries in
        let gone = entries.filter { $0.observer.object == nil }
        entries.removeAll { $0.observer.object == nil }
        entries.append(entry)
        return gone
      }
      for entry in gone { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
    }

    static func remove(
      _ observer: AnyObject, of center: NotificationCenter, name: Notification.Name?,
      object: AnyObject?
    ) -> [any NSObjectProtocol] {
      let id = ObjectIdentifier(observer)
      let removed = entries.withLock { entries in
        let isMeant = { (entry: Entry) in
          entry.observer.id == id && entry.center === center
            && (name == nil || entry.name == name) && (object == nil || entry.object === object)
        }
        let removed = entries.filter(isMeant)
        entries.removeAll(where: isMeant)
        return removed
      }
      return removed.map(\.token)
    }
  }
#endif
