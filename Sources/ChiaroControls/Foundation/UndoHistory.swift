// SPDX-License-Identifier: MIT

// Foundation on Linux does not have it.
#if !canImport(ObjectiveC)
  /// What can be undone and done again.
  ///
  /// Changes that are registered until the next turn of the run loop, or between
  /// `beginUndoGrouping()` and `endUndoGrouping()`, are undone together. What is registered while
  /// something is undone can be done again.
  ///
  /// Apple counterpart: `UndoManager` · Source: NSUndoManager.h · Fidelity: approximate, a group by
  /// event ends too when something is undone or the app begins its own
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
    /// Whether something is being undone.
    public private(set) final var isUndoing = false
    /// Whether something is being done again.
    public private(set) final var isRedoing = false
    /// Whether changes that are not grouped are one group until the next turn of the run loop.
    open var groupsByEvent = true
    /// The greatest number of groups that are kept; 0 for any.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// Creates a manager of nothing.
    public init() {}

    // MARK: Registering

    /// Registers what undoes a change, on an object that is referenced weakly.
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
    /// Begins a group of changes that are undone together.
    open func beginUndoGrouping() {
      // What was registered before is a group of its own.
      if isEventGroup { close() }
      open.append(Group())
      if !isUndoing, !isRedoing { isOwnGroup = true }
    }
    /// Ends a group of changes; it becomes a part of the one around it.
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
    /// Ends the registering of changes, until `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabled += 1 }
    /// Begins the registering of changes again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// Whether changes are registered.
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
    /// Whether there is something to do again.
    public final var canRedo: Bool { !undone.isEmpty }
    /// Undoes the last group.
    open func undo() {
      close()
      guard let group = done.popLast() else { return }
      isUndoing = true
      run(group)
      isUndoing = false
    }
    /// Does the last group again that was undone.
    open func redo() {
      close()
      guard let group = undone.popLast() else { return }
      isRedoing = true
      run(group)
      isRedoing = false
    }
    /// Undoes the last group, also one within the group that is open.
    open func undoNestedGroup() { undo() }

    private func run(_ group: Group) {
      open = [Group(name: group.name)]
      for step in group.steps.reversed() { step.target.map(step.action) }
      close()
    }

    /// Forgets everything.
    open func removeAllActions() { (done, undone, open, isOwnGroup) = ([], [], [], false) }
    /// Forgets the changes of an object.
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

    /// Names the group that is open, else the last one, such as "Typing".
    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[open.count - 1].name = actionName
      } else if !done.isEmpty {
        done[done.count - 1].name = actionName
      }
    }
    /// The name of what is undone next; empty for none.
    open var undoActionName: String {
      open.last { !$0.steps.isEmpty }?.name ?? done.last?.name ?? ""
    }
    /// The name of what is done again next; empty for none.
    open var redoActionName: String { undone.last?.name ?? "" }
    /// The title of the menu's item that undoes.
    open var undoMenuItemTitle: String { title("Undo", undoActionName) }
    /// The title of the menu's item that does again.
    open var redoMenuItemTitle: String { title("Redo", redoActionName) }
    private func title(_ verb: String, _ name: String) -> String {
      name.isEmpty ? verb : "\(verb) \(name)"
    }
  }

  /// Foundation's name for `UndoHistory`.
  ///
  /// Apple counterpart: `UndoManager` · Source: NSUndoManager.h · Fidelity: approximate
  public typealias UndoManager = UndoHistory
#endif
