// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension SegmentedControl {
    /// Creates a control with a segment for each action.
    ///
    /// Selecting a segment performs its action.
    ///
    /// A segment shows the image of its action, or the title of an action without an image.
    ///
    /// Apple counterpart: `init(frame:actions:)` · Source: UISegmentedControl.h · Fidelity: exact
    public convenience init(frame: CGRect, actions: [Action]) {
      self.init(frame: frame)
      segments = actions.map { $0.image.map(Segment.image) ?? .title($0.title) }
      for (index, action) in actions.enumerated() { change(index) { $0.action = action } }
    }

    /// Whether segments are as wide as their titles need; stored, but without effect, as segments
    /// share the width equally.
    ///
    /// Fidelity: inert
    public var apportionsSegmentWidthsByContent: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }

    /// The number of segments of the control.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title, without animation.
    ///
    /// An index out of range is clamped.
    public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
      insert(.title(title ?? ""), at: index)
    }

    /// Inserts a segment with an image, without animation.
    ///
    /// An index out of range is clamped.
    public func insertSegment(with image: Image?, at index: Int, animated: Bool) {
      insert(image.map(Segment.image) ?? .title(""), at: index)
    }

    private func insert(_ segment: Segment, at index: Int) {
      let place = min(max(0, index), segments.count)
      own = Dictionary(uniqueKeysWithValues: own.map { ($0 < place ? $0 : $0 + 1, $1) })
      segments.insert(segment, at: place)
      if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    }

    /// Removes a segment, without animation; does nothing if there is no segment at the index.
    ///
    /// The selection stays with its segment. If the selected segment is removed, no segment is
    /// selected.
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

    /// Replaces the content of a segment with a title; nil for an empty title.
    ///
    /// - Precondition: the segment exists
    public func setTitle(_ title: String?, forSegmentAt index: Int) {
      set(.title(title ?? ""), at: index)
    }

    /// Replaces the content of a segment with an image; nil for an empty title.
    ///
    /// - Precondition: the segment exists
    public func setImage(_ image: Image?, forSegmentAt index: Int) {
      set(image.map(Segment.image) ?? .title(""), at: index)
    }

    private func set(_ segment: Segment, at index: Int) {
      precondition(segments.indices.contains(index), "segment \(index) does not exist")
      segments[index] = segment
    }

    /// Returns the image of a segment; nil if the segment has a title or does not exist.
    public func imageForSegment(at index: Int) -> Image? {
      guard segments.indices.contains(index), case .image(let image) = segments[index] else {
        return nil
      }
      return image
    }

    private func change(_ index: Int, _ body: (inout OwnValues) -> Void) {
      precondition(segments.indices.contains(index), "segment \(index) does not exist")
      body(&own[index, default: OwnValues()])
    }

    /// Sets the width of a segment in points; 0 for an equal share of the remaining width.
    ///
    /// - Precondition: the segment exists
    public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
      change(index) { $0.width = width }
    }

    /// Returns the width that was set for a segment, in points; 0 if none was set.
    public func widthForSegment(at index: Int) -> CGFloat { own[index]?.width ?? 0 }

    /// Enables or disables a segment.
    ///
    /// - Precondition: the segment exists
    public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
      change(index) { $0.isEnabled = isEnabled }
    }

    /// Returns whether a segment can be selected; true for an index out of range.
    public func isEnabledForSegment(at index: Int) -> Bool { isSegmentEnabled(index) }

    /// Sets the attributes of segment titles in a state; nil removes them.
    ///
    /// Only the font and the foreground color have an effect, and the font only in the normal and
    /// the selected state.
    ///
    /// Apple counterpart: `setTitleTextAttributes(_:for:)` · Source: UISegmentedControl.h ·
    /// Fidelity: approximate, other attributes have no effect
    public func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) { titleAttributes[state] = attributes }

    /// A choice of segments by their place in the control, such as the first or the last.
    ///
    /// Apple counterpart: `UISegmentedControl.Segment` · Source: UISegmentedControl.h · Fidelity:
    /// approximate, here `Segment` is the type of a segment's content
    public enum SegmentPlace: Int, Sendable, CaseIterable {
      case any = 0
      case left = 1
      case center = 2
      case right = 3
      case alone = 4
    }

    /// Moves the titles and images of segments by an offset in points.
    ///
    /// The offset for `any` applies to all segments without an offset of their own. The bar metrics
    /// are ignored.
    ///
    /// Apple counterpart: `setContentPositionAdjustment(_:forSegmentType:barMetrics:)` · Source:
    /// UISegmentedControl.h · Fidelity: approximate, the same in all metrics
    public func setContentPositionAdjustment(
      _ adjustment: UIOffset, forSegmentType place: SegmentPlace, barMetrics: UIBarMetrics
    ) {
      contentOffsets[place.rawValue] = CGSize(
        width: adjustment.horizontal, height: adjustment.vertical)
    }
    /// Returns the offset that was set for the segments at a place; zero if none was set.
    public func contentPositionAdjustment(
      forSegmentType place: SegmentPlace, barMetrics: UIBarMetrics
    ) -> UIOffset {
      let offset = contentOffsets[place.rawValue] ?? .zero
      return UIOffset(horizontal: offset.width, vertical: offset.height)
    }

    /// Returns the title attributes that were set for a state; nil if none were set.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
      titleAttributes[state]
    }

    /// Returns the title of a segment; nil if the segment has an image or does not exist.
    public func titleForSegment(at index: Int) -> String? {
      guard segments.indices.contains(index), case .title(let title) = segments[index] else {
        return nil
      }
      return title
    }

    /// Removes all segments, so that none is selected.
    public func removeAllSegments() {
      (segments, own, selectedSegmentIndex) = ([], [:], Self.noSegment)
    }

    /// Sets the image between segments; stored, but without effect.
    ///
    /// Fidelity: inert
    public func setDividerImage(
      _ dividerImage: Image?, forLeftSegmentState leftState: State,
      rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) { keep(dividerImage, "divider \(leftState.rawValue) \(rightState.rawValue)") }

    /// Returns the image that was set between segments; nil if none was set.
    public func dividerImage(
      forLeftSegmentState leftState: State, rightSegmentState rightState: State,
      barMetrics: UIBarMetrics
    ) -> Image? { kept(nil, "divider \(leftState.rawValue) \(rightState.rawValue)") }
  }
#endif
