// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// Whether the setting can be kept.
struct HomeCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard let place = context.place, let folder = context.stateFolder else {
      return [.trouble("no-home", "HOME is not set", advice: "run chiaro in the desktop session")]
    }
    let folders = [
      ("state-read-only", folder, "the setting"),
      ("configuration-read-only", "\(place.configuration)/chiaro", "your choice of followers"),
    ]
    let closed = folders.compactMap { id, path, word in
      obstacle(path).map {
        DoctorFinding.trouble(
          id, "\(word) cannot be saved in \(path): \($0)", advice: "make that folder writable")
      }
    }
    return closed + damage(folder)
  }

  /// What is odd in the copies of the setting.
  private func damage(_ folder: String) -> [DoctorFinding] {
    SettingFile(folder: folder).diagnostics.map {
      .trouble("setting-damaged", "\($0)", advice: "run chiaro set, which writes the file again")
    }
  }

  /// Why nothing can be written into a folder, or into the nearest one above it that is there.
  private func obstacle(_ path: String) -> String? {
    var folder = path
    while folder.count > 1, FolderReader.identity(of: folder) == nil {
      folder = Path.parent(folder)
    }
    guard System.isFolder(folder) else { return "\(folder) is not a folder" }
    if let descriptor = System.createUnnamed(inFolder: folder) {
      System.closeFile(descriptor)
      return nil
    }
    let probe = Path.join(folder, ".chiaro-\(System.processID)")
    do throws(SystemFailure) {
      System.closeFile(try System.createExclusively(probe))
      System.remove(probe)
      return nil
    } catch {
      return error.message
    }
  }
}
