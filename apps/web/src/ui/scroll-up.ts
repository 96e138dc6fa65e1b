/** Milliseconds. */
const duration = 300;
const endings = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Scrolls smoothly to the top of the page, or at once if reduced motion is preferred. Stops if the user scrolls
 * meanwhile.
 */
export function scrollUp() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0);
  const from = window.scrollY;
  let begun: number | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const name of endings) window.removeEventListener(name, stop);
  };
  for (const name of endings) window.addEventListener(name, stop, { passive: true });
  const step = (now: number) => {
    if (isOver) return;
    begun ??= now;
    const left = Math.max(0, 1 - (now - begun) / duration);
    window.scrollTo(0, Math.round(from * left ** 2));
    if (left === 0) stop();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
