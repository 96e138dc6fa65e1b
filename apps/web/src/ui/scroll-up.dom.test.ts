import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollUp } from './scroll-up.ts';

/** Recorded scroll positions and requested animation frames. */
let places: number[];
let frames: FrameRequestCallback[];
const show = (now: number) => frames.shift()?.(now);

function stand({ reduced }: { reduced: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000);
  vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) => {
    places.push(top);
  }) as typeof window.scrollTo);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
}

beforeEach(() => {
  places = [];
  frames = [];
});

describe('the way to the top of a list', () => {
  it('takes 300 milliseconds', () => {
    stand({ reduced: false });
    scrollUp();
    for (const now of [5000, 5150, 5299, 5300]) show(now);
    expect(places).toEqual([1000, 250, 0, 0]);
    expect(frames).toEqual([]);
  });

  it('ends where somebody scrolls', () => {
    stand({ reduced: false });
    scrollUp();
    show(5000);
    window.dispatchEvent(new Event('wheel'));
    show(5150);
    expect(places).toEqual([1000]);
    expect(frames).toEqual([]);
  });

  it('is made at once where less motion is asked for', () => {
    stand({ reduced: true });
    scrollUp();
    expect([places, frames]).toEqual([[0], []]);
  });
});
