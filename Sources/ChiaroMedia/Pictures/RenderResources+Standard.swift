// SPDX-License-Identifier: MIT

public import ChiaroRaster

extension RenderResources {
  /// What a program of its own usually draws with: text set by Pango, symbols, and pictures from
  /// files.
  ///
  /// ```swift
  /// let screen = Screen(stage: Stage(resources: .standard()))
  /// let window = Window(windowScene: WindowScene(screen: screen))
  /// try WindowHost().open(window, title: "Trails")
  /// ```
  ///
  /// Without Pango there is no text. Pictures that are not the program's own are to be decoded in a
  /// process without rights: hand in a source with an `IsolatedImageDecoder`.
  ///
  /// - Parameter pictures: what knows pictures; symbols and files, unless it is said
  /// - Returns: resources for one screen or several
  public static func standard(
    pictures: any PictureSource = MediaPictureSource()
  ) -> RenderResources {
    RenderResources(textShaper: PangoTextShaper(), pictures: pictures)
  }
}
