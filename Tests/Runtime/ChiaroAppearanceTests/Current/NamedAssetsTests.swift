// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import Foundation
import Synchronization
import Testing

/// Names are looked up in the assets that are current on a thread, and in no others.
@Suite("Named assets")
struct NamedAssetsTests {
  /// A project whose one color and one image have the names that another's have too.
  struct Project: NamedColorSource, NamedImageSource {
    var value: Color
    var file: String

    func color(named name: String) -> DynamicColor? { name == "brand" ? DynamicColor(value) : nil }
    func image(named name: String) -> Image? { name == "logo" ? Image(.file(file)) : nil }

    var assets: NamedAssets {
      let assets = NamedAssets()
      assets.addColors(from: self)
      assets.addImages(from: self)
      return assets
    }
  }

  let red = Project(value: Color(.sRGB, 1, 0, 0), file: "red.png")
  let blue = Project(value: Color(.sRGB, 0, 0, 1), file: "blue.png")

  @Test("two projects in one process do not see each other's names")
  func apart() {
    let (red, blue) = (red.assets, blue.assets)
    let found = { (DynamicColor(named: "brand")?.resolved, Image(named: "logo")?.content) }
    for (assets, project) in [(red, self.red), (blue, self.blue), (red, self.red)] {
      let (color, image) = assets.performAsCurrent(found)
      #expect(color == project.value)
      #expect(image == .file(project.file))
    }
    NamedAssets().performAsCurrent {
      #expect(found().0 == nil && found().1 == nil)
    }
  }

  @Test("a color that was found stays what it is when others become current")
  func bound() {
    let color = red.assets.performAsCurrent { DynamicColor(named: "brand") }
    #expect(blue.assets.performAsCurrent { color?.resolved } == red.value)
  }

  @Test("nested blocks give back what was current, also when they throw")
  func nested() {
    struct Stop: Error {}
    let (red, blue) = (red.assets, blue.assets)
    let former = NamedAssets.current
    red.performAsCurrent {
      #expect(throws: Stop.self) { try blue.performAsCurrent { throw Stop() } }
      #expect(NamedAssets.current === red)
    }
    #expect(NamedAssets.current === former)
  }

  @Test("each thread has its own, and none at first; they go when it ends")
  func threads() async {
    final class Seen: Sendable {
      let names = Mutex<[Bool]>([])
    }
    let seen = Seen()
    weak var forgotten: NamedAssets?
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let assets = red.assets
      forgotten = assets
      let thread = Thread {
        seen.names.withLock { $0.append(NamedAssets.current == nil) }
        NamedAssets.current = assets
        seen.names.withLock { $0.append(DynamicColor(named: "brand") != nil) }
        done.resume()
      }
      thread.start()
    }
    #expect(seen.names.withLock { $0 } == [true, true])
    await eventually(looks: 200, every: .milliseconds(10)) { forgotten == nil }
    #expect(forgotten == nil)
  }
}
