/** Controls of the page that a toast lies over. */
export function controlsBelow(toast: Element) {
  const over = toast.getBoundingClientRect();
  return [...document.querySelectorAll('a[href], button, input, [role=tab]')]
    .filter((control) => !toast.contains(control) && control.checkVisibility())
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
