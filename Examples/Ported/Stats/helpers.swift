// swift-format-ignore-file
//
//  helpers.swift
//  Kit
//
//  Created by Serhiy Mytrovtsiy on 29/09/2020.
//  Using Swift 5.0.
//  Running on macOS 10.15.
//
//  Copyright © 2020 Serhiy Mytrovtsiy. All rights reserved.
//

import ChiaroAppKit

public protocol KeyValue_p {
    var key: String { get }
    var value: String { get }
}

public struct KeyValue_t: KeyValue_p, Codable {
    public let key: String
    public let value: String
    public let additional: Any?
    
    private enum CodingKeys: String, CodingKey {
        case key, value
    }
    
    public init(key: String, value: String, additional: Any? = nil) {
        self.key = key
        self.value = value
        self.additional = additional
    }
    
    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.key = try container.decode(String.self, forKey: .key)
        self.value = try container.decode(String.self, forKey: .value)
        self.additional = nil
    }
    
    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(value, forKey: .value)
    }
}

public func controlState(_ sender: NSControl) -> Bool {
    let state: NSControl.StateValue = sender is NSSwitch ? (sender as! NSSwitch).state : .off
    return state == .on
}

public class PreferencesSection: NSStackView {
    private let container: NSStackView = NSStackView()
    private var subtitleField: NSTextField?

    public init(title: String = "", subtitle: String = "", id: String? = nil, _ components: [NSView] = []) {
        super.init(frame: .zero)
        
        self.orientation = .vertical
        self.spacing = 0
        if let id {
            self.identifier = NSUserInterfaceItemIdentifier(id)
        }
        
        if title != "" || subtitle != "" {
            self.addHeader(title: title, subtitle: subtitle)
        }
        
        self.container.orientation = .vertical
        self.container.wantsLayer = true
        self.container.layer?.backgroundColor = NSColor.quaternaryLabelColor.withAlphaComponent(0.025).cgColor
        self.container.layer?.cornerRadius = Constants.Settings.margin
        self.container.edgeInsets = NSEdgeInsets(
            top: Constants.Settings.margin/1.25,
            left: Constants.Settings.margin,
            bottom: Constants.Settings.margin/1.25,
            right: Constants.Settings.margin
        )
        self.container.spacing = Constants.Settings.margin/1.25
        self.addArrangedSubview(self.container)
        
        for item in components {
            self.add(item)
        }
    }
    
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    
    public override func updateLayer() {
        self.container.layer?.backgroundColor = NSColor.quaternaryLabelColor.withAlphaComponent(0.025).cgColor
    }
    
    private func addHeader(title: String, subtitle: String) {
        let view = NSStackView()
        view.heightAnchor.constraint(equalToConstant: 26).isActive = true
        
        let space = NSView()
        space.widthAnchor.constraint(equalToConstant: 4).isActive = true
        
        let firstField: NSTextField = TextView()
        firstField.font = NSFont.systemFont(ofSize: 12, weight: .medium)
        firstField.stringValue = title
        
        let secondField: NSTextField = TextView()
        secondField.font = NSFont.systemFont(ofSize: 11, weight: .regular)
        secondField.textColor = .placeholderTextColor
        secondField.stringValue = subtitle
        self.subtitleField = secondField
        
        view.addArrangedSubview(space)
        view.addArrangedSubview(firstField)
        view.addArrangedSubview(NSView())
        view.addArrangedSubview(secondField)
        
        self.addArrangedSubview(view)
    }
    
    public func setSubtitle(_ value: String) {
        self.subtitleField?.stringValue = value
    }
    
    public func add(_ view: NSView) {
        if !self.container.subviews.isEmpty {
            self.container.addArrangedSubview(PreferencesSeparator())
        }
        self.container.addArrangedSubview(view)
    }
    
    public func delete(_ id: String) {
        let views = self.container.subviews
        views.enumerated().forEach { (i, v) in
            guard v.identifier?.rawValue == id else { return }
            if self.container.subviews.indices.contains(i-1) {
                let prev = self.container.subviews[i-1]
                if prev.identifier?.rawValue == "PreferencesSeparator" {
                    prev.removeFromSuperview()
                }
            }
            v.removeFromSuperview()
        }
    }
    
    public func contains(_ id: String) -> Bool {
        self.container.subviews.contains(where: { $0.identifier?.rawValue == id })
    }
    
    public func setRowVisibility(_ at: Int, newState: Bool) {
        if at == 0 {
            self.container.subviews[0].isHidden = !newState
            if self.container.subviews.count > 1 {
                self.container.subviews[1].isHidden = !newState
            }
            return
        }
        for i in self.container.subviews.indices where i/2 == at && Double(i).remainder(dividingBy: 2) == 0 {
            self.container.subviews[i-1].isHidden = !newState
            self.container.subviews[i].isHidden = !newState
        }
    }
    public func setRowVisibility(_ id: String, newState: Bool) {
        guard let at = self.container.subviews.firstIndex(where: { $0.identifier?.rawValue == id }) else { return }
        self.setRowVisibility(at/2, newState: newState)
    }
    public func setRowVisibility(_ row: PreferencesRow, newState: Bool) {
        guard let at = self.container.subviews.firstIndex(where: { $0 == row }) else { return }
        self.setRowVisibility(at/2, newState: newState)
    }
    
    public func findRow(_ id: String) -> PreferencesRow? {
        let rows: [PreferencesRow] = self.container.subviews.filter({ $0 is PreferencesRow }).compactMap({ $0 as? PreferencesRow })
        return rows.first(where: { $0.identifier?.rawValue == id })
    }
}

private class PreferencesSeparator: NSView {
    public init() {
        super.init(frame: .zero)
        self.wantsLayer = true
        self.layer?.backgroundColor = NSColor.separatorColor.withAlphaComponent(0.05).cgColor
        self.heightAnchor.constraint(equalToConstant: 1).isActive = true
        self.identifier = NSUserInterfaceItemIdentifier("PreferencesSeparator")
    }
    
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    
    public override func updateLayer() {
        self.layer?.backgroundColor = NSColor.separatorColor.withAlphaComponent(0.05).cgColor
    }
}

public class PreferencesRow: NSStackView {
    private var helpCallback: (() -> Void)?
    
    public init(_ title: String? = nil, _ description: String? = nil, id: String? = nil, component: NSView, help: (() -> Void)? = nil) {
        self.helpCallback = help
        
        super.init(frame: .zero)
        
        self.orientation = .horizontal
        self.distribution = .fill
        self.alignment = .centerY
        self.edgeInsets = NSEdgeInsets(top: Constants.Settings.margin/2, left: 0, bottom: (Constants.Settings.margin/2) - 1, right: 0)
        self.spacing = 0
        if let id {
            self.identifier = NSUserInterfaceItemIdentifier(id)
        }
        
        self.addArrangedSubview(self.text(title, description))
        if help != nil {
            let helpBtn = NSButton()
            helpBtn.bezelStyle = .helpButton
            helpBtn.controlSize = .small
            helpBtn.title = ""
            helpBtn.action = Selector(PreferencesRow.help, "help")
            helpBtn.target = self
            let space = NSView()
            space.widthAnchor.constraint(equalToConstant: 5).isActive = true
            self.addArrangedSubview(space)
            self.addArrangedSubview(helpBtn)
        }
        self.addArrangedSubview(NSView())
        self.addArrangedSubview(component)
    }
    
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    
    public func replaceComponent(with view: NSView) {
        self.arrangedSubviews.last?.removeFromSuperview()
        self.addArrangedSubview(view)
    }
    
    fileprivate func text(_ title: String? = nil, _ description: String? = nil) -> NSView {
        let view: NSStackView = NSStackView()
        view.orientation = .vertical
        view.spacing = 0
        
        if let title {
            let field: NSTextField = TextView()
            field.font = NSFont.systemFont(ofSize: 12, weight: .regular)
            field.stringValue = title
            view.addArrangedSubview(field)
        }
        
        if let description {
            let field: NSTextField = TextView()
            field.font = NSFont.systemFont(ofSize: 12, weight: .regular)
            field.textColor = .secondaryLabelColor
            field.stringValue = description
            view.addArrangedSubview(field)
            view.addArrangedSubview(NSView())
            view.alignment = .leading
        }
        
        return view
    }
    
    private func help() {
        self.helpCallback?()
    }
}

public func localizedString(_ key: String, _ params: String..., comment: String = "") -> String {
    var string = NSLocalizedString(key, comment: comment)
    if !params.isEmpty {
        for (index, param) in params.enumerated() {
            string = string.replacingOccurrences(of: "%\(index)", with: param)
        }
    }
    return string
}
