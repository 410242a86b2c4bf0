// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Types that apps use.
///
/// A line a name, with UIKit's signature; the names stand behind, as in uikit-members.csv.
extension Presence {
  func useTypes1() {
    _ = UIColor.red  // UIColor
    _ = UIImage(named: "Sea")  // UIImage
    _ = UIView(frame: .zero)  // UIView
    _ = UITableView(frame: .zero, style: .plain)  // UITableView
    _ = UIViewController(nibName: nil, bundle: nil)  // UIViewController
    let _: NSLayoutConstraint = view.widthAnchor.constraint(
      equalToConstant: 1)  // NSLayoutConstraint
    _ = UITableViewCell(style: .default, reuseIdentifier: nil)  // UITableViewCell
    _ = NSCoder()  // NSCoder
    _ = UILabel()  // UILabel
    _ = UIButton(type: .system)  // UIButton
    _ = UIApplication.shared  // UIApplication
    _ = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)  // UIBarButtonItem
    _ = UIFont.systemFont(ofSize: 12)  // UIFont
    _ = NSAttributedString(string: "a", attributes: [.font: UIFont.label])  // NSAttributedString
    _ = UIStackView(arrangedSubviews: [])  // UIStackView
    _ = UIImageView(image: nil)  // UIImageView
    _ = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)  // UIEdgeInsets
    _ = UIFontMetrics(forTextStyle: .body)  // UIFontMetrics
    _ = UIScrollView(frame: .zero)  // UIScrollView
    let _: UICollectionView.Type = UICollectionView.self  // UICollectionView
    _ = UITextField()  // UITextField
    _ = UIAction(title: "a") { _ in }  // UIAction
    let _: UIWindow.Type = UIWindow.self  // UIWindow
    let _: UIResponder.Type = UIResponder.self  // UIResponder
    _ = UITraitCollection(userInterfaceStyle: .dark)  // UITraitCollection
    _ = UILayoutPriority(999)  // UILayoutPriority
    _ = UIScreen.main.bounds  // UIScreen
    _ = UISwitch()  // UISwitch
    _ = UITextView(frame: .zero)  // UITextView
    _ = UICollectionViewCell(frame: .zero)  // UICollectionViewCell
    let _: any UITableViewDelegate = source  // UITableViewDelegate
    _ = UIActivityIndicatorView(style: .medium)  // UIActivityIndicatorView
    _ = UIDevice.current  // UIDevice
    _ = CGAffineTransform.identity  // CGAffineTransform
  }

  func useTypes2() {
    _ = UIBezierPath(rect: .zero)  // UIBezierPath
    let _: UIWindowScene.Type = UIWindowScene.self  // UIWindowScene
    _ = UIBlurEffect(style: .regular)  // UIBlurEffect
    _ = NSMutableAttributedString(string: "a")  // NSMutableAttributedString
    let _: UIEvent? = nil  // UIEvent
    _ = UIVisualEffectView(effect: nil)  // UIVisualEffectView
    _ = UISegmentedControl(items: ["a"])  // UISegmentedControl
    _ = UIControl(frame: .zero)  // UIControl
    let _: (any UITextFieldDelegate)? = nil  // UITextFieldDelegate
  }
}
