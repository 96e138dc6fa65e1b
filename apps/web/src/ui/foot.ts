/** Bars that stay at the lower edge of the window. */
const feet = new Set<HTMLElement>();
let observer: ResizeObserver | undefined;

function heightOf(foot: HTMLElement): number {
  const { position, bottom } = getComputedStyle(foot);
  // At 400 % zoom it scrolls with the page.
  return position === 'static' ? 0 : foot.offsetHeight + (Number.parseFloat(bottom) || 0);
}

/** Height of the keyboard of a phone, which lies over the window without resizing it. */
function keyboardHeight(): number {
  const view = window.visualViewport;
  return view?.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
}

/** Tells the styles how much of the lower edge is taken: toasts stand above it. */
export function measureFoot() {
  const taken = Math.max(0, keyboardHeight(), ...[...feet].map(heightOf));
  document.documentElement.style.setProperty('--ac-foot', `${taken}px`);
}

/** Ref of a bar that stays at the lower edge of the window. */
export function foot(bar: HTMLElement | null) {
  if (!bar) return;
  observer ??= new ResizeObserver(measureFoot);
  feet.add(bar);
  observer.observe(bar);
  return () => {
    feet.delete(bar);
    observer?.unobserve(bar);
    measureFoot();
  };
}
