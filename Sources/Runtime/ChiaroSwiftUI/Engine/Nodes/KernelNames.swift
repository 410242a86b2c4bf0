// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroColor
package import ChiaroRaster
package import ChiaroViews

// The kernel's types whose names are SwiftUI's for something else here.

/// The view of the kernel, an object in a hierarchy.
package typealias KernelView = ChiaroViews.View
/// The font of the kernel: a size, a weight and a face.
package typealias KernelFont = ChiaroViews.Font
/// The color of the kernel: numbers in a space.
package typealias KernelColor = ChiaroColor.Color
/// The image of the kernel, with its asset.
package typealias KernelImage = ChiaroAppearance.Image
/// The path of the kernel.
package typealias KernelPath = ChiaroRaster.Path
