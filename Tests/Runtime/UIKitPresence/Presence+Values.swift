// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Values and factories that apps use.
///
/// A line a name, with UIKit's signature; the names stand behind, as in uikit-members.csv.
extension Presence {
  func useValues1() {
    _ = UIControl.State.normal  // normal
    _ = UIColor.white  // white
    _ = UIColor.clear  // clear
    _ = UIFont.systemFont(ofSize: 12, weight: .bold)  // systemFont
    _ = UILabel(frame: .zero)  // super.init(frame:
    _ = NSAttributedString.Key.foregroundColor  // foregroundColor
    _ = UIFontMetrics.default.scaledFont(for: .label)  // scaledFont
    _ = UIFont.Weight.regular  // regular
    _ = UIView(coder: NSCoder())  // super.init(coder:
    _ = UIFont.preferredFont(forTextStyle: .body)  // preferredFont
    _ = UITraitCollection.current  // current
    _ = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)  // done
    _ = UIControl.Event.touchUpInside  // touchUpInside
    _ = UITableViewCell(style: .subtitle, reuseIdentifier: "a")  // super.init(style:
    _ = UIColor.red.withAlphaComponent(0.5)  // withAlphaComponent
    _ = UIColor.black  // black
    _ = UIColor.red.cgColor  // cgColor
    _ = UIViewController(nibName: nil, bundle: nil)  // super.init(nibName:
    _ = UITableView(frame: .zero, style: .plain)  // plain
    _ = UIFont.Weight.medium  // medium
    _ = UIFont.TextStyle.headline  // headline
    _ = UIImage.RenderingMode.alwaysTemplate  // alwaysTemplate
    _ = UILayoutPriority.defaultHigh  // defaultHigh
    _ = UIFont.Weight.semibold  // semibold
    _ = UIUserInterfaceStyle.light  // light
    _ = UIFont.Weight.bold  // bold
    _ = UIStackView.Distribution.fill  // fill
    _ = UILayoutPriority.defaultLow  // defaultLow
    _ = UIControl.State.selected  // selected
    _ = UIColor.gray  // gray
    _ = UIColor.secondarySystemBackground  // secondarySystemBackground
    _ = UIUserInterfaceStyle.dark  // dark
    _ = UIColor.secondaryLabel  // secondaryLabel
    _ = UIControl.State.disabled  // disabled
  }

  func useValues2() {
    _ = UIView.ContentMode.scaleAspectFit  // scaleAspectFit
    _ = UIFont.TextStyle.largeTitle  // largeTitle
    _ = UIFont.TextStyle.subheadline  // subheadline
    _ = UIView.ContentMode.scaleAspectFill  // scaleAspectFill
    _ = UIButton(type: .system)  // system
    _ = UIColor.red  // red
    _ = UIControl.Event.valueChanged  // valueChanged
    _ = UITableViewCell.AccessoryType.checkmark  // checkmark
    _ = UIFont.TextStyle.footnote  // footnote
    _ = UITableView.Style.insetGrouped  // insetGrouped
    _ = UIControl.State.highlighted  // highlighted
    _ = UIFont.label.pointSize  // pointSize
    _ = UIApplication.shared.applicationState  // applicationState
    _ = UIActivityIndicatorView.Style.large  // large
    _ = UIDevice.current.userInterfaceIdiom  // userInterfaceIdiom
    _ = UITableViewCell.AccessoryType.disclosureIndicator  // disclosureIndicator
    _ = UIBezierPath().cgPath  // cgPath
    _ = NSLayoutConstraint.Relation.equal  // equal
    _ = UIColor.link  // link
    _ = UIColor.systemBackground  // systemBackground
    _ = UIFont.TextStyle.caption1  // caption1
    _ = UIColor.systemBlue  // systemBlue
    _ = NSAttributedString.Key.paragraphStyle  // paragraphStyle
    _ = UITraitCollection.current.preferredContentSizeCategory  // preferredContentSizeCategory
    _ = UITraitCollection.current.userInterfaceStyle  // userInterfaceStyle
    _ = UIScreen.main.scale  // scale
    _ = NSUnderlineStyle.single  // single
  }
}
