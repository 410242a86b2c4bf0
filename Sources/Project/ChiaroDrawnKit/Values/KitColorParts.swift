// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews

// The numbers that code asks of colors: those in light, for nobody knows when it asks.

extension KitHost {
  /// The red, green and blue components of a color and its opacity; nil for other values.
  package func components(of hosted: HostValue) -> [Double]? {
    MainThread.run((kit, hosted)) { kit, hosted in
      kit.inStage { kit.components(of: hosted) }
    }
  }
}

extension Kit {
  fileprivate func components(of hosted: HostValue) -> [Double]? {
    guard Self.colors.contains(hosted.typeName ?? ""), let color = color(.host(hosted)) else {
      return nil
    }
    let plain = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let parts = plain.cgColor.converted(to: .extendedSRGB)
    return [parts.components.x, parts.components.y, parts.components.z, parts.alpha]
  }

  private static let colors: Set = ["Color", "UIColor", "CGColor"]
}
