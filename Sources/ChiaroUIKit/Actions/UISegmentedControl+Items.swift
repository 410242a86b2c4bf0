// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension SegmentedControl {
    /// Creates a control with a segment for each action, which is done when it is selected.
    ///
    /// Apple counterpart: `init(frame:actions:)` · Source: UISegmentedControl.h · Fidelity: exact
    public convenience init(frame: CGRect, actions: [Action]) {
      self.init(frame: frame)
      segments = actions.map { $0.image.map(Segment.image) ?? .title($0.title) }
      for (index, action) in actions.enumerated() { change(index) { $0.action = action } }
    }

    /// Whether segments are as wide as their titles ask for; kept, without effect: they share the
    /// width.
    public var apportionsSegmentWidthsByContent: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }

    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index past the end appends it.
    public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
      insert(.title(title ?? ""), at: index)
    }

    /// Inserts a segment with an image; an index past the end appends it.
    public func insertSegment(with image: Image?, at index: Int, animated: Bool) {
      insert(image.map(Segment.image) ?? .title(""), at: index)
    }

    private func insert(_ segment: Segment, at index: Int) {
      let place = min(max(0, index), segments.count)
      own = Dictionary(uniqueKeysWithValues: own.map { ($0 < place ? $0 : $0 + 1, $1) })
      segments.insert(segment, at: place)
      if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    }

    /// Removes a segment; the one that is selected moves with its index.
    ///
    /// Apple counterpart: `removeSegment(at:animated:)` · Source: UISegmentedControl.h · Fidelity:
    /// exact
    public func removeSegment(at index: Int, animated: Bool) {
      guard segments.indices.contains(index) else { return }
      own[index] = nil
      own = Dictionary(uniqueKeysWithValues: own.map { ($0 < index ? $0 : $0 - 1, $1) })
      let chosen = selectedSegmentIndex
      segments.remove(at: index)
      if chosen >= index { selectedSegmentIndex = chosen == index ? Self.noSegment : chosen - 1 }
    }

    /// Changes the title of a segment.
    ///
    /// - Precondition: there is such a segment
    public func setTitle(_ title: String?, forSegmentAt index: Int) {
      set(.title(title ?? ""), at: index)
    }

    /// Changes the image of a segment, which has no title then.
    ///
    /// - Precondition: there is such a segment
    public func setImage(_ image: Image?, forSegmentAt index: Int) {
      set(image.map(Segment.image) ?? .title(""), at: index)
    }

    private func set(_ segment: Segment, at index: Int) {
      precondition(segments.indices.contains(index), "there is no segment \(index)")
      segments[index] = segment
    }

    /// Returns the image of a segment; nil if it has none.
    public func imageForSegment(at index: Int) -> Image? {
      guard segments.indices.contains(index), case .image(let image) = segments[index] else {
        return nil
      }
      return image
    }

    private func change(_ index: Int, _ body: (inout OwnValues) -> Void) {
      precondition(segments.indices.contains(index), "there is no segment \(index)")
      body(&own[index, default: OwnValues()])
    }

    /// Sets the width of a segment in points; 0 for the one that the others share.
    ///
    /// - Precondition: there is such a segment
    public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
      change(index) { $0.width = width }
    }

    /// Returns the width that was set for a segment; 0 for none.
    public func widthForSegment(at index: Int) -> CGFloat { own[index]?.width ?? 0 }

    /// Enables or disables a segment.
    ///
    /// - Precondition: there is such a segment
    public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
      change(index) { $0.isEnabled = isEnabled }
    }

    /// Returns whether a segment can be selected.
    public func isEnabledForSegment(at index: Int) -> Bool { isSegmentEnabled(index) }

    /// Sets the attributes of titles in a state, of which font and color are drawn; nil for none.
    ///
    /// Apple counterpart: `setTitleTextAttributes(_:for:)` · Source: UISegmentedControl.h ·
    /// Fidelity: approximate
    public func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) { titleAttributes[state] = attributes }

    /// Returns the attributes of titles that were set for a state; nil for none.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
      titleAttributes[state]
    }

    /// Returns the title of a segment; nil if it has none.
    public func titleForSegment(at index: Int) -> String? {
      guard segments.indices.contains(index), case .title(let title) = segments[index] else {
        return nil
      }
      return title
    }

    /// Removes all segments.
    public func removeAllSegments() {
      (segments, own, selectedSegmentIndex) = ([], [:], Self.noSegment)
    }

    /// Sets the picture between segments; kept, without effect.
    public func setDividerImage(
      _ dividerImage: Image?, forLeftSegmentState leftState: State,
      rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) { keep(dividerImage, "divider \(leftState.rawValue) \(rightState.rawValue)") }

    /// Returns the picture that was set between segments; nil for none.
    public func dividerImage(
      forLeftSegmentState leftState: State, rightSegmentState rightState: State,
      barMetrics: UIBarMetrics
    ) -> Image? { kept(nil, "divider \(leftState.rawValue) \(rightState.rawValue)") }
  }
#endif
