// SPDX-License-Identifier: MIT

/// A drawn screen of a storyboard or xib, with its findings.
package struct ReportScreen: Sendable {
  /// A picture of the screen, a pixel for each point.
  package struct Picture: Sendable {
    /// The appearance: `light` or `dark`.
    package var appearance: String
    /// The PNG.
    package var bytes: [UInt8]

    /// Creates a picture.
    package init(appearance: String, bytes: [UInt8]) {
      self.appearance = appearance
      self.bytes = bytes
    }
  }

  /// A finding about something on the screen.
  package struct Mark: Sendable {
    /// The index of the finding in the report.
    package var finding: Int
    /// The place on the screen in points: x, y, width and height.
    package var frame: [Double]

    /// Creates a mark.
    ///
    /// - Precondition: the frame has four numbers
    package init(finding: Int, frame: [Double]) {
      precondition(frame.count == 4, "a frame has four numbers")
      self.finding = finding
      self.frame = frame
    }
  }

  /// The name of the screen for readers.
  package var name: String
  /// The class of its controller or view.
  package var className: String
  /// The path of its file, as reports show it.
  package var file: String
  /// The style that the app is locked to; nil if it is not.
  package var lock: String?
  /// The pictures, light first.
  package var pictures: [Picture]
  /// The names of the catalogs' colors that it uses.
  package var colors: [String]
  /// The findings about its objects.
  package var marks: [Mark]

  /// Creates a screen.
  package init(
    name: String, className: String, file: String, lock: String?, pictures: [Picture],
    colors: [String], marks: [Mark]
  ) {
    self.name = name
    self.className = className
    self.file = file
    self.lock = lock
    self.pictures = pictures
    self.colors = colors
    self.marks = marks
  }
}
