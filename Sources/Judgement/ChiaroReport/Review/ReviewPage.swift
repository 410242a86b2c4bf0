// SPDX-License-Identifier: MIT

import ChiaroFindings
package import ChiaroSource

/// A page on which a person looks through pictures in pairs: screens in light beside dark, or
/// before beside after.
///
/// The pictures stay files of their own, and the page names them by their addresses. It can be
/// searched, filtered by marks, zoomed, and lays the two pictures of a pair over each other.
package struct ReviewPage: Sendable {
  /// A picture of a screen.
  package struct Shot: Sendable {
    /// The label of the picture: `Dark`.
    package var label: String
    /// Whether the picture stands on a dark ground.
    package var isDark: Bool
    /// The path of its file, as seen from the page.
    package var path: String

    /// Creates a picture.
    package init(label: String, isDark: Bool, path: String) {
      self.label = label
      self.isDark = isDark
      self.path = path
    }
  }

  /// Two pictures side by side; one is missing where there is no counterpart.
  package struct Pair: Sendable {
    /// The left picture.
    package var left: Shot?
    /// The right picture.
    package var right: Shot?

    /// Creates a pair.
    package init(left: Shot?, right: Shot?) {
      self.left = left
      self.right = right
    }
  }

  /// A finding on a screen.
  package struct Finding: Sendable {
    /// The severity of the finding.
    package var severity: Severity
    /// The title of its rule.
    package var title: String
    /// The message of the finding.
    package var message: String
    /// The place on the screen in points: x, y, width and height; nil for the whole screen.
    package var frame: [Double]?

    /// Creates a finding.
    ///
    /// - Precondition: a frame has four numbers
    package init(severity: Severity, title: String, message: String, frame: [Double]?) {
      precondition(frame.map { $0.count == 4 } ?? true, "a frame has four numbers")
      self.severity = severity
      self.title = title
      self.message = message
      self.frame = frame
    }
  }

  /// A mark by which screens are filtered.
  package struct Mark: Sendable, Hashable {
    /// The name in the page's source, of letters and hyphens.
    package let id: String
    /// The name for readers: `Empty`.
    package let label: String

    /// Creates a mark.
    package init(id: String, label: String) {
      self.id = id
      self.label = label
    }
  }

  /// A screen.
  package struct Screen: Sendable {
    /// The name for readers.
    package var name: String
    /// The class of the screen's controller or view, and other details beside the name.
    package var detail: String
    /// The path of its file in the project.
    package var file: String
    /// The size in points: width and height.
    package var size: (width: Double, height: Double)
    /// The marks of the screen.
    package var marks: [Mark]
    /// Its pictures, the most usual pair first.
    package var pairs: [Pair]
    /// The findings on the screen.
    package var findings: [Finding]

    /// Creates a screen.
    package init(
      name: String, detail: String, file: String, size: (width: Double, height: Double),
      marks: [Mark], pairs: [Pair], findings: [Finding]
    ) {
      self.name = name
      self.detail = detail
      self.file = file
      self.size = size
      self.marks = marks
      self.pairs = pairs
      self.findings = findings
    }
  }

  /// The title.
  package var title: String
  /// One line under the title.
  package var summary: String
  /// The program's version.
  package var version: String
  /// The marks for filtering screens, in the order of the controls.
  package var marks: [Mark]
  /// The screens, those of a file one after the other.
  package var screens: [Screen]

  /// Creates a page.
  package init(
    title: String, summary: String, version: String, marks: [Mark], screens: [Screen]
  ) {
    self.title = title
    self.summary = summary
    self.version = version
    self.marks = marks
    self.screens = screens
  }

  /// The page as HTML.
  package var html: String {
    PageShell(title: title, version: version).html(
      styles: [PageStyle.base, ReviewStyle.text], body: ReviewBody(page: self).html,
      script: ReviewScript.text, pictures: "'self' file: data:")
  }
}
