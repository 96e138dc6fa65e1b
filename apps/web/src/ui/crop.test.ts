import { describe, expect, it } from 'vitest';
import { mostZoom, sourceSquare, wholePicture, withinPicture } from './crop.ts';

const wide = { width: 800, height: 400 };
const tall = { width: 300, height: 900 };
const side = 200;

describe('crop', () => {
  it('starts with the middle of the picture', () => {
    expect(sourceSquare(wholePicture, wide, side)).toEqual({ x: 200, y: 0, side: 400 });
    expect(sourceSquare(wholePicture, tall, side)).toEqual({ x: 0, y: 300, side: 300 });
  });

  it('moves with the finger: to the right shows more of the left', () => {
    expect(sourceSquare({ zoom: 1, x: 50, y: 0 }, wide, side)).toEqual({ x: 100, y: 0, side: 400 });
    expect(sourceSquare({ zoom: 2, x: 0, y: 0 }, wide, side)).toEqual({ x: 300, y: 100, side: 200 });
  });

  it.each([
    { zoom: 1, x: 9999, y: 9999 },
    { zoom: 0.1, x: -9999, y: 50 },
    { zoom: 99, x: -9999, y: -9999 },
  ])('never leaves the picture: %o', (crop) => {
    for (const picture of [wide, tall]) {
      const { x, y, side: length } = sourceSquare(crop, picture, side);
      expect(x).toBeGreaterThanOrEqual(-1e-9);
      expect(y).toBeGreaterThanOrEqual(-1e-9);
      expect(x + length).toBeLessThanOrEqual(picture.width + 1e-9);
      expect(y + length).toBeLessThanOrEqual(picture.height + 1e-9);
    }
  });

  it('zooms in four times at most', () => {
    expect(withinPicture({ zoom: 9, x: 0, y: 0 }, wide, side).zoom).toBe(mostZoom);
  });
});
