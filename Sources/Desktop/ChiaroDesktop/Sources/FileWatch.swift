// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch
import Synchronization

/// A watch on files, which reports when one may have been written, replaced, created or removed.
///
/// The folder is watched, since most programs replace a file instead of writing into it; where the
/// folder does not exist, the nearest existing one above it is watched. On systems without such
/// watches, the closure is called every two seconds.
final class FileWatch: Sendable {
  private let paths: [String]
  private let onChange: @Sendable () -> Void
  private let queue = DispatchQueue(label: "chiaroscuro.files")
  /// The closure that stops the present watch.
  private let cancel = Mutex<(@Sendable () -> Void)?>(nil)

  /// Starts to watch; the closure is called on the watch's own queue.
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

  /// Renews the watch, since folders may have been created or removed, before reporting.
  private func changed() {
    arm()
    onChange()
  }

  /// Schedules `changed()` in two seconds, for systems without such watches.
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

  /// Returns the nearest existing folder above a file, and the name in it that leads to the file.
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

/// A dispatch source, whose methods may be called from any thread.
private final class SourceBox: @unchecked Sendable {
  let source: any DispatchSourceProtocol
  init(_ source: any DispatchSourceProtocol) { self.source = source }
}
