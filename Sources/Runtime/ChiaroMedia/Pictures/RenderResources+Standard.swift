// SPDX-License-Identifier: MIT

public import ChiaroRaster

extension RenderResources {
  /// Returns the standard resources of a program: text shaped by Pango, symbols, and pictures from
  /// files.
  ///
  /// Text uses the program's own fonts, and the machine's fonts for scripts that these lack.
  ///
  /// ```swift
  /// let screen = Screen(stage: Stage(resources: .standard()))
  /// let window = Window(windowScene: WindowScene(screen: screen))
  /// try WindowHost().open(window, title: "Trails")
  /// ```
  ///
  /// Without Pango, no text is drawn. Untrusted pictures should be decoded in a process without
  /// rights; to do this, pass a source with an `IsolatedImageDecoder`.
  ///
  /// - Parameter pictures: the source of pictures; the default supplies symbols and files
  /// - Returns: resources for one or more screens
  public static func standard(
    pictures: any PictureSource = MediaPictureSource()
  ) -> RenderResources {
    RenderResources(textShaper: PangoTextShaper(fonts: .system), pictures: pictures)
  }
}
