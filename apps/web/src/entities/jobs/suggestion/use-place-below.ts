import { type CSSProperties, useLayoutEffect, useState } from 'react';

const margin = 8;
/** Minimum height; with less room for entries the page scrolls up. */
const minHeight = 220;
/** Height of the sticky page header, which must not cover the field. */
const header = 72;
const widest = 460;

/** Position of a panel below a field, within the part of the screen that the keyboard leaves. */
export function usePlaceBelow(field: HTMLInputElement, isShown: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!isShown) return;
    const view = window.visualViewport;
    let hasMoved = false;
    const measure = () => {
      const box = (field.parentElement ?? field).getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const isPhone = clientWidth < 768;
      const room = (view?.height ?? window.innerHeight) + (view?.offsetTop ?? 0) - box.bottom - 2 * margin;
      if (isPhone && room < minHeight && !hasMoved) {
        hasMoved = true;
        window.scrollBy({ top: box.top - header });
        return measure();
      }
      const width = isPhone ? clientWidth - 2 * margin : Math.min(Math.max(box.width, 320), widest);
      setPlace({ width, left: isPhone ? margin - box.left : 0, maxHeight: Math.max(room, minHeight) });
    };
    measure();
    view?.addEventListener('resize', measure);
    window.addEventListener('resize', measure);
    return () => {
      view?.removeEventListener('resize', measure);
      window.removeEventListener('resize', measure);
    };
  }, [field, isShown]);
  return place;
}
