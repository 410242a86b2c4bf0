// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch
import Synchronization

/// Says when a file may have changed: written, replaced, made, or removed.
///
/// What is watched is the folder, since most programs replace a file instead of writing into it;
/// where the folder is not there, it is the nearest one above that is. Where the system has no such
/// watch, the closure is called every two seconds.
final class FileWatch: Sendable {
  private let paths: [String]
  private let onChange: @Sendable () -> Void
  private let queue = DispatchQueue(label: "chiaroscuro.files")
  /// Ends what is going on now.
  private let cancel = Mutex<(@Sendable () -> Void)?>(nil)

  /// Begins to watch; the closure is called on a queue of the watch's own.
  init(_ paths: [String], onChange: @escaping @Sendable () -> Void) {
    self.paths = paths
    self.onChange = onChange
    arm()
    // Between the first reading and this moment the file may have changed.
    queue.async(execute: onChange)
  }

  deinit { cancel.withLock { $0?() } }

  private func arm() {
    let places = paths.map(Self.nearestPlace)
    guard let descriptor = System.makeFolderWatch(Set(places.map(\.folder)).sorted()) else {
      return poll()
    }
    let names = Set(places.map(\.name))
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      if System.readFolderWatch(descriptor).contains(where: { $0.map(names.contains) ?? true }) {
        self?.changed()
      }
    }
    source.setCancelHandler { System.closeFile(descriptor) }
    source.activate()
    let box = SourceBox(source)
    replace { box.source.cancel() }
  }

  /// The folders may be others now, hence another watch, before the file is read.
  private func changed() {
    arm()
    onChange()
  }

  /// Looks again after a while.
  private func poll() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 2)
    timer.setEventHandler { [weak self] in self?.changed() }
    timer.activate()
    let box = SourceBox(timer)
    replace { box.source.cancel() }
  }

  private func replace(_ end: @escaping @Sendable () -> Void) {
    let former = cancel.withLock { cancel in
      defer { cancel = end }
      return cancel
    }
    former?()
  }

  /// The nearest folder that is there, and the name in it on the way to the file.
  static func nearestPlace(_ path: String) -> (folder: String, name: String) {
    var parts = path.split(separator: "/").map(String.init)
    var name = parts.popLast() ?? ""
    let root = path.hasPrefix("/") ? "/" : ""
    while let last = parts.last {
      let folder = root + parts.joined(separator: "/")
      if System.isFolder(folder) { return (folder, name) }
      name = last
      parts.removeLast()
    }
    return (root.isEmpty ? "." : root, name)
  }
}

/// A source of Dispatch, whose methods may be called from any thread.
private final class SourceBox: @unchecked Sendable {
  let source: any DispatchSourceProtocol
  init(_ source: any DispatchSourceProtocol) { self.source = source }
}
