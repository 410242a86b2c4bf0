// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// Members of views, controls and controllers that apps use.
///
/// A line a name, with UIKit's signature; the names stand behind, as in uikit-members.csv.
extension Presence {
  func useMembers1() {
    label.text = "a"  // text
    let _: any UITableViewDataSource = source  // tableView
    view.translatesAutoresizingMaskIntoConstraints =
      false  // translatesAutoresizingMaskIntoConstraints
    controller.viewDidLoad()  // viewDidLoad
    _ = view.trailingAnchor  // trailingAnchor
    imageView.image = nil  // image
    _ = view.leadingAnchor  // leadingAnchor
    _ = view.bottomAnchor  // bottomAnchor
    _ = view.topAnchor  // topAnchor
    controller.title = "a"  // title
    view.isHidden = true  // isHidden
    label.font = .systemFont(ofSize: 12)  // font
    view.frame = .zero  // frame
    view.backgroundColor = .white  // backgroundColor
    view.addSubview(UIView())  // addSubview
    _ = controller.view  // view
    textField.delegate = nil  // delegate
    NSLayoutConstraint.activate([])  // activate
    constraint.isActive = false  // isActive
    _ = view.layer  // layer
    _ = indexPath.row  // row
    label.textColor = .label  // textColor
    constraint.identifier = "a"  // identifier
    button.addAction(UIAction { _ in }, for: .touchUpInside)  // addAction
    _ = view.bounds.size  // size
    stack.addArrangedSubview(UIView())  // addArrangedSubview
    view.tintColor = .red  // tintColor
    stack.axis = .horizontal  // horizontal
    controller.present(UIViewController(), animated: true, completion: nil)  // present
    _ = view.bounds  // bounds
    _ = view.heightAnchor  // heightAnchor
    view.center = .zero  // center
    cell.prepareForReuse()  // prepareForReuse
    _ = view.widthAnchor  // widthAnchor
  }

  func useMembers2() {
    controller.viewWillAppear(true)  // viewWillAppear
    stack.axis = .vertical  // vertical
    button.isEnabled = false  // isEnabled
    button.addTarget(view, action: Selector("a"), for: .touchUpInside)  // addTarget
    view.layer.cornerRadius = 1  // cornerRadius
    view.accessibilityLabel = "a"  // accessibilityLabel
    view.alpha = 1  // alpha
    _ = indexPath.section  // section
    center.addObserver(view, selector: Selector("a"), name: nil, object: nil)  // addObserver
    stack.axis = .vertical  // axis
    let _: any UICollectionViewDataSource.Type = Items.self  // collectionView
    constraint.priority = .required  // priority
    view.layoutSubviews()  // layoutSubviews
    _ = view.centerYAnchor  // centerYAnchor
    view.isUserInteractionEnabled = false  // isUserInteractionEnabled
    constraint.constant = 1  // constant
    view.traitCollectionDidChange(nil)  // traitCollectionDidChange
    _ = cell.reuseIdentifier  // reuseIdentifier
    stack.spacing = 1  // spacing
    button.configuration = .plain()  // configuration
    controller.viewDidAppear(true)  // viewDidAppear
    _ = cell.imageView  // imageView
    table.reloadData()  // reloadData
    textField.placeholder = "a"  // placeholder
    button.setImage(nil, for: .normal)  // setImage
    toggle.isOn = true  // isOn
    controller.dismiss(animated: true, completion: nil)  // dismiss
    _ = view.convert(CGPoint.zero, to: nil)  // convert
    _ = indexPath.item  // item
    _ = view.frame.origin  // origin
    view.contentMode = .scaleAspectFit  // contentMode
    view.tag = 1  // tag
    _ = button.titleLabel  // titleLabel
    stack.alignment = .center  // alignment
  }

  func useMembers3() {
    view.layoutIfNeeded()  // layoutIfNeeded
    label.numberOfLines = 0  // numberOfLines
    _ = view.centerXAnchor  // centerXAnchor
    label.textAlignment = .center  // textAlignment
    view.setContentCompressionResistancePriority(
      .required, for: .horizontal)  // setContentCompressionResistancePriority
    scroll.contentOffset = .zero  // contentOffset
    table.deselectRow(at: indexPath, animated: true)  // deselectRow
    view.setContentHuggingPriority(.required, for: .vertical)  // setContentHuggingPriority
    view.removeFromSuperview()  // removeFromSuperview
    _ = view.safeAreaLayoutGuide  // safeAreaLayoutGuide
    _ = cell.textLabel  // textLabel
    _ = view.layoutMarginsGuide  // layoutMarginsGuide
    button.setTitle("a", for: .normal)  // setTitle
    table.dataSource = nil  // dataSource
    scroll.contentInset = .zero  // contentInset
    view.layer.masksToBounds = true  // masksToBounds
    progress.progress = 0.5  // progress
    _ = picture.withRenderingMode(.alwaysTemplate)  // withRenderingMode
    button.setTitleColor(.red, for: .normal)  // setTitleColor
    cell.accessoryType = .checkmark  // accessoryType
    label.attributedText = NSAttributedString(string: "a")  // attributedText
    view.isAccessibilityElement = true  // isAccessibilityElement
    _ = view.superview  // superview
    _ = view.window  // window
    _ = table.style  // style
    view.transform = CGAffineTransform(scaleX: 2, y: 2)  // transform
    view.layer.opacity = 1  // opacity
    spinner.startAnimating()  // startAnimating
    view.clipsToBounds = true  // clipsToBounds
    controller.viewWillDisappear(true)  // viewWillDisappear
    _ = table.cellForRow(at: indexPath)  // cellForRow
    controller.didMove(toParent: nil)  // didMove
    _ = view.safeAreaInsets  // safeAreaInsets
    controller.viewDidLayoutSubviews()  // viewDidLayoutSubviews
  }

  func useMembers4() {
    button.isSelected = true  // isSelected
    _ = textField.isEditing  // isEditing
    _ = view.next  // next
    _ = cell.contentView  // contentView
    view.layer.borderColor = UIColor.red.cgColor  // borderColor
    view.awakeFromNib()  // awakeFromNib
    segments.selectedSegmentIndex = 0  // selectedSegmentIndex
    spinner.stopAnimating()  // stopAnimating
    window.rootViewController = controller  // rootViewController
    view.layoutMargins = .zero  // layoutMargins
    _ = view.leftAnchor  // leftAnchor
    center.removeObserver(view)  // removeObserver
    view.becomeFirstResponder()  // becomeFirstResponder
    controller.loadView()  // loadView
    stack.distribution = .fillEqually  // distribution
    table.rowHeight = 44  // rowHeight
    controller.viewDidDisappear(true)  // viewDidDisappear
    _ = controller.popoverPresentationController  // popoverPresentationController
    _ = view.subviews  // subviews
    view.layer.cornerCurve = .continuous  // cornerCurve
    _ = cell.detailTextLabel  // detailTextLabel
    view.sizeToFit()  // sizeToFit
    _ = window.windowScene  // windowScene
    view.layer.borderWidth = 1  // borderWidth
    _ = view.rightAnchor  // rightAnchor
    view.endEditing(true)  // endEditing
    _ = table.indexPathsForSelectedRows  // indexPathsForSelectedRows
    button.isHighlighted = true  // isHighlighted
    view.resignFirstResponder()  // resignFirstResponder
    controller.setEditing(true, animated: false)  // setEditing
    view.accessibilityTraits = .button  // accessibilityTraits
    scroll.isScrollEnabled = false  // isScrollEnabled
    controller.modalPresentationStyle = .fullScreen  // modalPresentationStyle
    scroll.contentSize = .zero  // contentSize
  }

  func useMembers5() {
    view.draw(.zero)  // draw
    source.scrollViewDidScroll(scroll)  // scrollViewDidScroll
    view.setNeedsLayout()  // setNeedsLayout
    path.addLine(to: .zero)  // addLine
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]  // autoresizingMask
    _ = view.hitTest(.zero, with: nil)  // hitTest
    Timer.scheduledTimer(
      timeInterval: 9, target: view, selector: Selector("a"), userInfo: nil, repeats: false
    ).invalidate()  // scheduledTimer
    _ = UIImage(systemName: "star")?.pngData()  // pngData
    UINavigationBar.appearance().tintColor = .systemRed  // appearance
  }
}
