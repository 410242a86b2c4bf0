// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Lets several screens follow one source.
@MainActor
final class AppearanceRelay {
  private let source: any AppearanceSource
  private var outlets: [Outlet] = []

  init(_ source: any AppearanceSource) {
    self.source = source
    source.onChange = { [unowned self] in
      for outlet in outlets { outlet.traits = self.source.traits }
    }
  }

  /// A source that says what the one says.
  func outlet() -> Outlet {
    let outlet = Outlet(source.traits)
    outlets.append(outlet)
    return outlet
  }

  /// What one screen follows.
  final class Outlet: AppearanceSource {
    var traits: UITraitCollection { didSet { onChange?() } }
    var onChange: (() -> Void)?

    fileprivate init(_ traits: UITraitCollection) { self.traits = traits }
  }
}
