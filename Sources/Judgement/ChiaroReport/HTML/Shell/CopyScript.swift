// SPDX-License-Identifier: MIT

/// The script that lets a click or a key copy a value.
///
/// The script turns the values, which are plain text without it, into buttons. Only the first
/// button of a row is in the Tab order, and arrow keys move on from it, because there are too many
/// buttons to make each a Tab stop.
enum CopyScript {
  static let text = #"""
    const said = byId('said');
    let silence;
    const say = words => {
      clearTimeout(silence);
      said.textContent = words;
      silence = setTimeout(() => { said.textContent = ''; }, 2500);
    };

    const groups = '.cells, .list > li, .worst > li';
    const values = group => all(':scope > li:not(.void) > :is(b, code), :scope > p .hex', group);
    for (const group of all(groups)) {
      values(group).forEach((value, place) => {
        value.setAttribute('role', 'button');
        value.title = 'Copy';
        value.tabIndex = place === 0 ? 0 : -1;
      });
    }

    // Where there is no clipboard, the value is selected, so that a person can copy it.
    const select = value => {
      const range = document.createRange();
      range.selectNodeContents(value);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      return document.execCommand('copy');
    };
    // Copies a text, or what `choose` selects in its place, and says what came of it.
    const toClipboard = async (text, choose, copied, selected) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        if (!choose()) return say(`${selected} is selected, but could not be copied`);
      }
      say(copied);
    };
    const copy = value => {
      const text = value.textContent.replace(/^≈ /, '').trim();
      return toClipboard(text, () => select(value), `Copied ${text}`, text);
    };

    const valueAt = event => event.target.closest?.('main [role=button]');
    addEventListener('click', event => {
      const value = valueAt(event);
      // Somebody who has selected a part of it wants that part.
      if (value && getSelection().isCollapsed) copy(value);
    });
    const move = (value, step) => {
      const shown = values(value.closest(groups)).filter(other => other.checkVisibility());
      const next = shown[shown.indexOf(value) + step];
      if (!next) return;
      value.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    };
    addEventListener('keydown', event => {
      const value = valueAt(event);
      if (!value || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) move(value, step);
      else if (event.key === 'Enter' || event.key === ' ') copy(value);
      else return;
      event.preventDefault();
    });
    """#
}
