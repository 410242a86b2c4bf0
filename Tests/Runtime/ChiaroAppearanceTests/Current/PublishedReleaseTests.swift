// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

/// Which values system colors have in a program without screens; in processes of their own, for the
/// published root is global.
@Suite("System colors without screens")
struct PublishedReleaseTests {
  /// `systemBlue` in light and in dark, as each way of asking gives it for collections without a
  /// release.
  private static var blues: [[String]] {
    [UserInterfaceStyle.light, .dark].map { style in
      let bare = TraitCollection(userInterfaceStyle: style)
      let provider = DynamicColor { _ in .systemBlue }
      return [
        DynamicColor.systemBlue.resolved(with: bare),
        DynamicColor.systemBlue.resolvedColor(with: bare).cgColor,
        provider.resolved(with: bare), bare.performAsCurrent { DynamicColor.systemBlue.resolved },
        bare.performAsCurrent { DynamicColor.systemBlue.cgColor },
        DynamicColor.tintColor.resolved(with: bare),
      ].map(\.hexText)
    }
  }

  @Test("traits without a release give the published values, whatever a screen has published")
  func published() async {
    await #expect(processExitsWith: .success) { Self.expectPublished() }
  }

  private static func expectPublished() {
    let wanted = ["#0088FF", "#0091FF"].map { Array(repeating: $0, count: 6) }
    #expect(blues == wanted)
    #expect(DynamicColor.systemBlue.resolved.hexText == "#0088FF")
    #expect(TraitCollection.current.systemRelease == nil)
    TraitCollection.publishRoot(TraitCollection(systemRelease: .iOS18))
    #expect(blues == wanted)
    // What was published counts where it is asked for, as the current traits.
    #expect(DynamicColor.systemBlue.resolved.hexText == "#007AFF")
  }

  @Test("what an environment published ends with it, unless another has published since")
  func ends() async {
    await #expect(processExitsWith: .success) { Self.expectEnd() }
  }

  private static func expectEnd() {
    final class Owner {}
    let owners = [Owner(), Owner()]
    for (owner, release) in zip(owners, [SystemRelease.iOS15, .iOS26]) {
      TraitCollection.publishRoot(
        TraitCollection(systemRelease: release), of: ObjectIdentifier(owner))
    }
    TraitCollection.withdrawRoot(of: ObjectIdentifier(owners[0]))
    #expect(TraitCollection.current.systemRelease == .iOS26)
    TraitCollection.withdrawRoot(of: ObjectIdentifier(owners[1]))
    #expect(TraitCollection.current.systemRelease == nil)
    #expect(TraitCollection.current == .usual)
  }
}
