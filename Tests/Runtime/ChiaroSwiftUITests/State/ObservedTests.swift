// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import ChiaroViews
import Foundation
import Observation
import Testing

/// An object that tells of its changes.
private final class Model: ObservableObject {
  @Published var width: CGFloat = 10
  var untold: CGFloat = 10
}

/// An object whose properties are followed by who reads them.
@Observable
private final class Tracked: @unchecked Sendable {
  var width: CGFloat = 10
  var unread = 0
}

@MainActor
private func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 1) }

private struct OwnerView: View {
  @StateObject private var model = Model()
  let told: (Model) -> Void
  var body: some View {
    told(model)
    return bar(model.width)
  }
}

private struct FollowerView: View {
  @ObservedObject var model: Model
  var body: some View { bar(model.width) }
}

private struct EnvironmentView: View {
  @EnvironmentObject private var model: Model
  var body: some View { bar(model.width) }
}

private struct TrackedView: View {
  let tracked: Tracked
  var body: some View { bar(tracked.width) }
}

@Suite("Objects that views follow")
@MainActor
struct ObservedTests {
  /// The width of the one bar that is shown, after what changed was laid out.
  private func width(_ shown: Shown) -> CGFloat? {
    shown.screen.update()
    return shown.nodes?.tree?.leafFrames.first?.width
  }

  @Test("SU158: an object that a view makes is made once, and its changes are shown")
  func owned() {
    var models: [Model] = []
    let shown = Shown { OwnerView { models.append($0) } }
    #expect(width(shown) == 10)
    models[0].width = 25
    #expect(width(shown) == 25)
    #expect(models.count > 1 && models.allSatisfy { $0 === models[0] })
  }

  @Test("SU159: a published change evaluates each view that follows the object")
  func followed() {
    let model = Model()
    let shown = Shown {
      HStack(spacing: 0) {
        FollowerView(model: model)
        FollowerView(model: model)
      }
    }
    model.width = 30
    #expect(width(shown) == 30)
    #expect(shown.nodes?.tree?.leafFrames.map(\.width) == [30, 30])
  }

  @Test("SU159: what is not published is not told, and two changes are one evaluation")
  func untold() {
    let model = Model()
    let shown = Shown { FollowerView(model: model) }
    let before = shown.nodes?.evaluations ?? 0
    model.untold = 20
    shown.screen.update()
    #expect(shown.nodes?.evaluations == before)
    model.width = 20
    model.width = 40
    #expect(width(shown) == 40)
    #expect(shown.nodes?.evaluations == before + 1)
  }

  @Test("an object of the environment is followed")
  func environment() {
    let model = Model()
    let shown = Shown { EnvironmentView().environmentObject(model) }
    model.width = 15
    #expect(width(shown) == 15)
  }

  @Test("a binding to a property of an object writes it, and is shown")
  func bindings() {
    let model = Model()
    let shown = Shown { FollowerView(model: model) }
    ObservedObject(wrappedValue: model).projectedValue.width.wrappedValue = 33
    #expect(width(shown) == 33)
  }

  @Test("SU159: a property that a body read is followed, another one is not")
  func tracked() {
    let tracked = Tracked()
    let shown = Shown { TrackedView(tracked: tracked) }
    let before = shown.nodes?.evaluations ?? 0
    tracked.unread = 5
    shown.screen.update()
    #expect(shown.nodes?.evaluations == before)
    tracked.width = 22
    #expect(width(shown) == 22)
    tracked.width = 23
    #expect(width(shown) == 23)
  }

  @Test("a change from another thread is shown after it came to the main actor")
  func elsewhere() async {
    let tracked = Tracked()
    let shown = Shown { TrackedView(tracked: tracked) }
    await Task.detached { tracked.width = 44 }.value
    // What is told goes to the main queue, behind which this goes.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(width(shown) == 44)
  }
}
