// SPDX-License-Identifier: MIT

public import ChiaroRaster

extension RenderResources {
  /// Returns the usual resources of a program: text shaped by Pango, symbols, and pictures from
  /// files.
  ///
  /// Text is in the program's own fonts, and in the machine's for scripts that those lack.
  ///
  /// ```swift
  /// let screen = Screen(stage: Stage(resources: .standard()))
  /// let window = Window(windowScene: WindowScene(screen: screen))
  /// try WindowHost().open(window, title: "Trails")
  /// ```
  ///
  /// Without Pango no text is drawn. Untrusted pictures should be decoded in a process without
  /// rights: pass a source with an `IsolatedImageDecoder`.
  ///
  /// - Parameter pictures: the source of pictures; by default one for symbols and files
  /// - Returns: resources for one screen or several
  public static func standard(
    pictures: any PictureSource = MediaPictureSource()
  ) -> RenderResources {
    RenderResources(textShaper: PangoTextShaper(fonts: .system), pictures: pictures)
  }
}
