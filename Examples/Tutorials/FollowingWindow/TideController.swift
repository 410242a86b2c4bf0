// SPDX-License-Identifier: MIT

// snippet.begin controller
import ChiaroUIKit
import Foundation

final class TideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "High tide at 14:20"
    title.font = .systemFont(ofSize: 24, weight: 700)
    let note = UILabel()
    note.text = "This window follows the desktop."
    note.textColor = .secondaryLabel
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Remind Me"
    for (part, y) in [(title, 20), (note, 56), (button, 100)] as [(UIView, Int)] {
      part.frame = CGRect(
        x: 24, y: y, width: part === button ? 140 : 272, height: 36)
      view.addSubview(part)
    }
  }
}
// snippet.end
