// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroControls

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension SegmentedControl {
    /// Creates a control with titles and images.
    ///
    /// - Precondition: each item is a `String` or a `UIImage`
    ///
    /// Apple counterpart: `init(items:)` · Source: UISegmentedControl.h · Fidelity: exact
    public convenience init(items: [Any]?) {
      self.init(
        segments: (items ?? []).map { item in
          switch item {
          case let title as String: return .title(title)
          case let image as Image: return .image(image)
          default: preconditionFailure("a segment has a title or an image, not \(type(of: item))")
          }
        })
    }

    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index past the end appends it.
    public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
      segments.insert(.title(title ?? ""), at: min(max(0, index), segments.count))
    }

    /// Changes the title of a segment.
    ///
    /// - Precondition: there is such a segment
    public func setTitle(_ title: String?, forSegmentAt index: Int) {
      precondition(segments.indices.contains(index), "there is no segment \(index)")
      segments[index] = .title(title ?? "")
    }

    /// Returns the title of a segment; nil if it has none.
    public func titleForSegment(at index: Int) -> String? {
      guard segments.indices.contains(index), case .title(let title) = segments[index] else {
        return nil
      }
      return title
    }

    /// Removes all segments.
    public func removeAllSegments() { segments = [] }
  }
#endif
