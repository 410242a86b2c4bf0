// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// An image as a node.
package struct ImageValue: Hashable, Sendable {
  /// The source of an image.
  package enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String)
    case image(KernelImage)
  }
  package var source: Source
  package var isResizable = false
  package var rendering: Image.TemplateRenderingMode?

  package init(_ source: Source) { self.source = source }

  /// The kernel's image; nil where a catalog has none of the name.
  @MainActor
  func image(in environment: EnvironmentValues, _ stage: Stage) -> KernelImage? {
    let image: KernelImage? =
      switch source {
      case .symbol(let name):
        KernelImage(
          .symbol(name),
          symbol: SymbolConfiguration(
            pointSize: Double(environment.resolvedFont().font.pointSize), weight: nil,
            scale: environment.imageScale.kernel))
      case .named(let name): stage.names.image(named: name)
      case .image(let image): image
      }
    let shown = image?.variant(for: environment.traits)
    switch rendering {
    case .template: return shown?.withRenderingMode(.alwaysTemplate)
    case .original: return shown?.withRenderingMode(.alwaysOriginal)
    case nil: return shown
    }
  }
}

extension Image.Scale {
  fileprivate var kernel: SymbolConfiguration.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension LayoutTree {
  /// The size of an image: its own, or the proposal's (statement SU100).
  func imageSize(
    _ value: ImageValue, _ element: Int, _ proposal: ProposedViewSize
  ) -> CGSize {
    let own = naturalSize(value, element)
    guard value.isResizable else { return own }
    return proposal.replacingUnspecifiedDimensions(by: own)
  }

  private func naturalSize(_ value: ImageValue, _ element: Int) -> CGSize {
    let environment = environment(of: element)
    let points = Double(environment.resolvedFont().font.pointSize)
    let image = value.image(in: environment, stage)
    return image?.naturalSize(in: stage, symbolSize: points) ?? .zero
  }
}
