// swift-format-ignore-file
//
//  UIColor+BRWAdditions.swift
//  breadwallet
//
//  Created by Adrian Corscadden on 2016-10-21.
//  Copyright © 2016-2019 Breadwinner AG. All rights reserved.
//

import ChiaroUIKit

extension UIColor {
    // MARK: Gradient
    static var gradientStart: UIColor {
        return UIColor.fromHex("FF5193")
    }

    static var gradientEnd: UIColor {
        return UIColor.fromHex("F29500")
    }
}

extension UIColor {
    static func fromHex(_ hex: String) -> UIColor {
        var sanitized = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if sanitized.hasPrefix("#") {
            sanitized.remove(at: sanitized.startIndex)
        }
        guard sanitized.count == 6 else { return .lightGray }
        var rgbValue: UInt32 = 0
        Scanner(string: sanitized).scanHexInt32(&rgbValue)
        return UIColor(
            red: CGFloat((rgbValue & 0xFF0000) >> 16) / 255.0,
            green: CGFloat((rgbValue & 0x00FF00) >> 8) / 255.0,
            blue: CGFloat(rgbValue & 0x0000FF) / 255.0,
            alpha: CGFloat(1.0))
    }
}
