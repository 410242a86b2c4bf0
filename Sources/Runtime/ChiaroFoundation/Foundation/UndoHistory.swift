// SPDX-License-Identifier: MIT

// Foundation on Linux does not have it.
#if !canImport(ObjectiveC)
  /// A history of changes that can be undone and redone.
  ///
  /// Changes registered in the same turn of the run loop, or between `beginUndoGrouping()` and
  /// `endUndoGrouping()`, are undone together. Changes registered during an undo can be redone.
  ///
  /// Apple counterpart: `UndoManager` · Source: NSUndoManager.h · Fidelity: approximate, the group
  /// of a turn of the run loop also ends with an undo, a redo or `beginUndoGrouping()`
  @preconcurrency @MainActor
  open class UndoHistory {
    private struct Step {
      weak var target: AnyObject?
      let action: @MainActor (AnyObject) -> Void
    }
    private struct Group {
      var steps: [Step] = []
      var name = ""
    }

    private var done: [Group] = []
    private var undone: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    /// Whether an undo is in progress.
    public private(set) final var isUndoing = false
    /// Whether a redo is in progress.
    public private(set) final var isRedoing = false
    /// Whether changes outside of groups are grouped by turn of the run loop; the default is true.
    open var groupsByEvent = true
    /// The maximum number of groups that can be undone; 0, the default, means no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// Creates an empty history.
    public init() {}

    // MARK: Registering

    /// Registers a closure that undoes a change of an object, which is referenced weakly.
    ///
    /// While registration is disabled, nothing is registered.
    ///
    /// Apple counterpart: `registerUndo(withTarget:handler:)` · Source: NSUndoManager.h ·
    /// Fidelity: exact
    public final func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      let step = Step(target: target) { object in (object as? Target).map(handler) }
      if !isUndoing, !isRedoing { undone = [] }
      if open.isEmpty {
        open = [Group()]
        if groupsByEvent { endEventLater() }
      }
      open[open.count - 1].steps.append(step)
      if isEventGroup, !groupsByEvent { close() }
    }
    /// Begins a group of changes that are undone together; groups can be nested.
    open func beginUndoGrouping() {
      // What was registered before is a group of its own.
      if isEventGroup { close() }
      open.append(Group())
      if !isUndoing, !isRedoing { isOwnGroup = true }
    }
    /// Ends the innermost open group, which becomes part of the group around it; does nothing if no
    /// group is open.
    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      guard !open.isEmpty else {
        isOwnGroup = false
        return keep(group)
      }
      open[open.count - 1].steps += group.steps
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }
    /// The number of groups that are open.
    public final var groupingLevel: Int { open.count }
    /// Disables the registration of changes; each call must be balanced by
    /// `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabled += 1 }
    /// Cancels one call of `disableUndoRegistration()`.
    ///
    /// Changes are registered again once every such call is canceled.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// Whether changes are registered; the default is true.
    public final var isUndoRegistrationEnabled: Bool { disabled == 0 }

    private var isOwnGroup = false
    private var isEventGroup: Bool { !isOwnGroup && !open.isEmpty && !isUndoing && !isRedoing }
    private func endEventLater() {
      Task { @MainActor [weak self] in
        if let self, isEventGroup { close() }
      }
    }
    private func close() {
      while let group = open.popLast() { keep(group) }
      isOwnGroup = false
    }
    private func keep(_ group: Group) {
      guard !group.steps.isEmpty else { return }
      if isUndoing { undone.append(group) } else { done.append(group) }
      trim()
    }
    private func trim() {
      if levelsOfUndo > 0 { done.removeFirst(max(0, done.count - levelsOfUndo)) }
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    public final var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to redo.
    public final var canRedo: Bool { !undone.isEmpty }
    /// Closes open groups and undoes the most recent group; does nothing if there is none.
    open func undo() {
      close()
      guard let group = done.popLast() else { return }
      isUndoing = true
      run(group)
      isUndoing = false
    }
    /// Redoes the group that was undone most recently; does nothing if there is none.
    open func redo() {
      close()
      guard let group = undone.popLast() else { return }
      isRedoing = true
      run(group)
      isRedoing = false
    }
    /// Closes open groups and undoes the most recent group; the same as `undo()`.
    open func undoNestedGroup() { undo() }

    private func run(_ group: Group) {
      open = [Group(name: group.name)]
      for step in group.steps.reversed() { step.target.map(step.action) }
      close()
    }

    /// Removes all changes that could be undone or redone.
    open func removeAllActions() { (done, undone, open, isOwnGroup) = ([], [], [], false) }
    /// Removes the changes to an object that could be undone or redone.
    open func removeAllActions(withTarget target: Any) {
      let object = target as AnyObject
      func rest(_ groups: [Group]) -> [Group] {
        groups.map { group in
          var group = group
          group.steps.removeAll { $0.target === object }
          return group
        }.filter { !$0.steps.isEmpty }
      }
      (done, undone) = (rest(done), rest(undone))
      for index in open.indices { open[index].steps.removeAll { $0.target === object } }
    }

    // MARK: Names

    /// Sets the action name, such as "Typing", of the open group or, if none is open, of the most
    /// recent group.
    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[open.count - 1].name = actionName
      } else if !done.isEmpty {
        done[done.count - 1].name = actionName
      }
    }
    /// The action name of the group that would be undone next; empty for none.
    open var undoActionName: String {
      open.last { !$0.steps.isEmpty }?.name ?? done.last?.name ?? ""
    }
    /// The action name of the group that would be redone next; empty for none.
    open var redoActionName: String { undone.last?.name ?? "" }
    /// The title of the menu item for undo, such as "Undo Typing".
    open var undoMenuItemTitle: String { title("Undo", undoActionName) }
    /// The title of the menu item for redo, such as "Redo Typing".
    open var redoMenuItemTitle: String { title("Redo", redoActionName) }
    private func title(_ verb: String, _ name: String) -> String {
      name.isEmpty ? verb : "\(verb) \(name)"
    }
  }

  /// Foundation's name for `UndoHistory`.
  ///
  /// Apple counterpart: `UndoManager` · Source: NSUndoManager.h · Fidelity: approximate, the group
  /// of a turn of the run loop also ends with an undo, a redo or `beginUndoGrouping()`
  public typealias UndoManager = UndoHistory
#endif
