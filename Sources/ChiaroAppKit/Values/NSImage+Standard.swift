// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  // What they show is in `Image.standardSymbols`.
  extension Image {
    /// A plus sign.
    public static let addTemplateName: Name = "NSAddTemplate"
    /// A minus sign.
    public static let removeTemplateName: Name = "NSRemoveTemplate"
    /// A gear for a menu of actions.
    public static let actionTemplateName: Name = "NSActionTemplate"
    /// Gears for advanced settings.
    public static let advancedName: Name = "NSAdvanced"
    /// The icon of general settings.
    public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
    /// The icon of the app.
    public static let applicationIconName: Name = "NSApplicationIcon"
    /// A sign of warning.
    public static let cautionName: Name = "NSCaution"
    /// A sign of information.
    public static let infoName: Name = "NSInfo"
    /// A globe.
    public static let networkName: Name = "NSNetwork"
    /// A computer.
    public static let computerName: Name = "NSComputer"
    /// A folder.
    public static let folderName: Name = "NSFolder"
    /// A person.
    public static let userName: Name = "NSUser"
    /// The accounts of a computer.
    public static let userAccountsName: Name = "NSUserAccounts"
    /// A group of people.
    public static let userGroupName: Name = "NSUserGroup"
    /// All people.
    public static let everyoneName: Name = "NSEveryone"
    /// A palette.
    public static let colorPanelName: Name = "NSColorPanel"
    /// A letter.
    public static let fontPanelName: Name = "NSFontPanel"
    /// Several documents.
    public static let multipleDocumentsName: Name = "NSMultipleDocuments"
    /// An empty bin.
    public static let trashEmptyName: Name = "NSTrashEmpty"
    /// A full bin.
    public static let trashFullName: Name = "NSTrashFull"
    /// A house.
    public static let homeTemplateName: Name = "NSHomeTemplate"
    /// A book.
    public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
    /// The sign of sharing.
    public static let shareTemplateName: Name = "NSShareTemplate"
    /// An arrow in a circle's form.
    public static let refreshTemplateName: Name = "NSRefreshTemplate"
    /// A cross that stops what goes on.
    public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
    /// An arrow in a disk.
    public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
    /// A cross in a disk.
    public static let stopProgressFreestandingTemplateName: Name =
      "NSStopProgressFreestandingTemplate"
    /// A magnifier in a disk.
    public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
    /// An arrow to the right in a disk.
    public static let followLinkFreestandingTemplateName: Name =
      "NSFollowLinkFreestandingTemplate"
    /// An exclamation mark in a disk.
    public static let invalidDataFreestandingTemplateName: Name =
      "NSInvalidDataFreestandingTemplate"
    /// An arrow forward.
    public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
    /// An arrow back.
    public static let goBackTemplateName: Name = "NSGoBackTemplate"
    /// An arrow to the left.
    public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
    /// An arrow to the right.
    public static let goRightTemplateName: Name = "NSGoRightTemplate"
    /// A small arrow to the left.
    public static let leftFacingTriangleTemplateName: Name = "NSLeftFacingTriangleTemplate"
    /// A small arrow to the right.
    public static let rightFacingTriangleTemplateName: Name = "NSRightFacingTriangleTemplate"
    /// The mark of a menu's item that is on.
    public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
    /// The mark of a menu's item that is in between.
    public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
    /// A closed lock.
    public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
    /// An open lock.
    public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
    /// An eye.
    public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
    /// A list.
    public static let listViewTemplateName: Name = "NSListViewTemplate"
    /// Icons.
    public static let iconViewTemplateName: Name = "NSIconViewTemplate"
    /// A gear of a smart folder.
    public static let smartBadgeTemplateName: Name = "NSSmartBadgeTemplate"
    /// A dot: available.
    public static let statusAvailableName: Name = "NSStatusAvailable"
    /// A dot: not available.
    public static let statusUnavailableName: Name = "NSStatusUnavailable"
    /// A dot: idle.
    public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
    /// A ring: no status.
    public static let statusNoneName: Name = "NSStatusNone"
  }
#endif
