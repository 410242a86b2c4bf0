// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Follows a file that says `style=dark`.
@MainActor
final class FileAppearance: AppearanceSource {
  private(set) var traits = UITraitCollection()
  var onChange: (() -> Void)?
  private let path = ProcessInfo.processInfo.environment["CHIARO_APPEARANCE_FILE"]
  private var watch: (any DispatchSourceRead)?

  init() {
    read()
    guard let path else { return }
    let notify = inotify_init1(Int32(IN_NONBLOCK))
    inotify_add_watch(
      notify, (path as NSString).deletingLastPathComponent, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
    watch = DispatchSource.makeReadSource(fileDescriptor: notify, queue: .main)
    watch?.setEventHandler { [weak self] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      while Glibc.read(notify, &bytes, bytes.count) > 0 {}
      MainActor.assumeIsolated { self?.read() }
    }
    watch?.resume()
  }

  private func read() {
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    let new = UITraitCollection(userInterfaceStyle: text.contains("dark") ? .dark : .light)
    guard new != traits else { return }
    traits = new
    onChange?()
  }
}
