// SPDX-License-Identifier: MIT

/// The script that scrolls to a heading when a link within the page is followed.
///
/// Rows out of sight have estimated heights until they are scrolled into view, so that the position
/// of a heading is known only once everything around it has been drawn.
enum LinkScript {
  static let text = #"""
    let landing;
    const land = target => {
      cancelAnimationFrame(landing);
      let top;
      let still = 0;
      let frames = 0;
      const step = () => {
        still = Math.abs(target.getBoundingClientRect().top - top) < 1 ? still + 1 : 0;
        if (still > 3 || frames > 60) return;
        frames += 1;
        target.scrollIntoView({ block: 'start', behavior: 'instant' });
        top = target.getBoundingClientRect().top;
        landing = requestAnimationFrame(step);
      };
      step();
    };
    for (const event of ['wheel', 'touchmove', 'keydown']) {
      addEventListener(event, () => cancelAnimationFrame(landing), { passive: true });
    }

    // For what is filtered out, everything is shown; what is folded up is unfolded.
    const reveal = () => {
      let id = '';
      try { id = decodeURIComponent(location.hash.slice(1)); } catch { }
      const target = id === '' ? null : byId(id);
      if (!target) return;
      if (target.closest('[hidden]')) {
        form.reset();
        apply();
      }
      const rest = target.closest('.rest');
      if (rest) rest.open = true;
      land(target);
    };
    addEventListener('hashchange', reveal);
    // A link to where the address points already changes nothing in it.
    addEventListener('click', event => {
      const link = event.target.closest?.('a');
      if (link && link.hash === location.hash) requestAnimationFrame(reveal);
    });
    """#
}
