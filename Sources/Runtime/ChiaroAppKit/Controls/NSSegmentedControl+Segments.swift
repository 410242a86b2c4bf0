// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

extension NSSegmentedControl {
  /// The number of segments; setting it removes segments from the end or adds empty ones there.
  public final var segmentCount: Int {
    get { segments.count }
    set {
      segments = Array(segments.prefix(max(0, newValue)))
      while segments.count < newValue { segments.append(Segment()) }
    }
  }
  /// The index of the selected segment; the same as `selectedSegment`.
  ///
  /// It is -1 for none.
  public final var indexOfSelectedItem: Int { selectedSegment }

  /// Sets the label of a segment.
  ///
  /// - Precondition: there is a segment at the index
  public final func setLabel(_ label: String, forSegment segment: Int) {
    segments[segment].label = label
  }
  /// Returns the label of a segment; empty if it has no label.
  public final func label(forSegment segment: Int) -> String? { segments[segment].label }
  /// Sets the image of a segment; nil for none.
  public final func setImage(_ image: NSImage?, forSegment segment: Int) {
    segments[segment].image = image
  }
  /// Returns the image of a segment; nil if it has no image.
  public final func image(forSegment segment: Int) -> NSImage? { segments[segment].image }
  /// Sets the width of a segment in points; 0 means the width of its content.
  public final func setWidth(_ width: CGFloat, forSegment segment: Int) {
    segments[segment].width = width
  }
  /// Selects or deselects a segment; in the mode `selectOne`, selecting it deselects the others.
  public final func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected, trackingMode == .selectOne { return selectedSegment = segment }
    segments[segment].isSelected = selected
  }
  /// Returns whether a segment is selected.
  public final func isSelected(forSegment segment: Int) -> Bool { segments[segment].isSelected }
  /// Enables or disables a segment.
  public final func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    segments[segment].isEnabled = enabled
  }
  /// Returns whether a segment is enabled.
  public final func isEnabled(forSegment segment: Int) -> Bool { segments[segment].isEnabled }
  /// Sets the tag of a segment, which is a number by which an app identifies it.
  public final func setTag(_ tag: Int, forSegment segment: Int) { segments[segment].tag = tag }
  /// Returns the tag of a segment; 0 by default.
  public final func tag(forSegment segment: Int) -> Int { segments[segment].tag }
  /// Sets the tool tip of a segment; stored, but not shown.
  ///
  /// Fidelity: inert
  public final func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    segments[segment].toolTip = toolTip
  }
  /// Selects the segment with a tag and deselects the others; returns false if no segment has the
  /// tag.
  @discardableResult
  public final func selectSegment(withTag tag: Int) -> Bool {
    guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    selectedSegment = index
    return true
  }
}
