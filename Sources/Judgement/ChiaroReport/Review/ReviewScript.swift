// SPDX-License-Identifier: MIT

/// The script of a page of review.
///
/// It searches, filters, zooms, lays pictures over each other, and lights the place of a finding.
/// What is chosen stays in the address.
enum ReviewScript {
  static let text = #"""
    'use strict';
    (() => {
      const byId = id => document.getElementById(id);
      const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
      const controls = { search: byId('search'), view: byId('view'), zoom: byId('zoom') };
      for (const select of all('select[data-mark]')) controls[select.dataset.mark] = select;
      const marks = all('select[data-mark]').map(select => select.dataset.mark);
      const figures = all('figure').map(element => ({
        element,
        marks: new Set(element.dataset.marks.split(' ')),
        words: (element.querySelector('figcaption').textContent + ' '
          + element.closest('section').querySelector('h2').textContent).toLowerCase()
      }));

      const isShown = (figure, words) => figure.words.includes(words) && marks.every(mark => {
        const wish = controls[mark].value;
        return wish === '' || figure.marks.has(mark) === (wish === 'only');
      });

      const apply = () => {
        const words = controls.search.value.trim().toLowerCase();
        let count = 0;
        for (const figure of figures) {
          const shown = isShown(figure, words);
          figure.element.hidden = !shown;
          if (shown) count += 1;
        }
        byId('count').value = count;
        byId('nothing').hidden = count > 0 || figures.length === 0;
        document.body.classList.toggle('over', controls.view.value === 'over');
        const zoom = Number(controls.zoom.value);
        document.body.style.setProperty('--zoom', zoom / 100);
        byId('zoomed').value = `${zoom} %`;
      };

      const initial = Object.fromEntries(
        Object.entries(controls).map(([name, control]) => [name, control.value]));
      const keep = () => {
        const words = new URLSearchParams();
        for (const [name, control] of Object.entries(controls))
          if (control.value !== initial[name]) words.set(name, control.value);
        const text = words.toString();
        history.replaceState(null, '', text === '' ? location.pathname + location.search : '#' + text);
      };
      for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
        if (Object.hasOwn(controls, name)) controls[name].value = value;

      byId('filters').addEventListener('input', () => { apply(); keep(); });
      byId('filters').addEventListener('submit', event => event.preventDefault());
      document.addEventListener('input', event => {
        if (event.target.classList?.contains('divider'))
          event.target.closest('.pair').style.setProperty('--split', `${event.target.value}%`);
      });

      // The place of a finding is lit while it is pointed at or has the focus.
      const light = isLit => event => {
        const item = event.target.closest?.('.found li');
        if (!item) return;
        for (const place of all(`rect[data-finding="${item.dataset.finding}"]`, item.closest('figure')))
          place.classList.toggle('lit', isLit);
      };
      document.addEventListener('pointerover', light(true));
      document.addEventListener('pointerout', light(false));
      document.addEventListener('focusin', light(true));
      document.addEventListener('focusout', light(false));
      apply();
    })();
    """#
}
