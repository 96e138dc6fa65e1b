/** A picture's size, or a point, in pixels. */
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** What of a picture lies in a square window: how much it is enlarged, and where its middle is off the window's. */
export interface Crop extends Point {
  /** 1 fills the window just so. */
  zoom: number;
}

export const wholePicture: Crop = { zoom: 1, x: 0, y: 0 };
export const mostZoom = 4;

/** How many window pixels a picture's pixel takes. */
export const scaleOf = ({ width, height }: Size, side: number, zoom: number): number =>
  (side / Math.min(width, height)) * zoom;

/** The nearest crop that leaves no part of the window empty. */
export function withinPicture(crop: Crop, picture: Size, side: number): Crop {
  const zoom = Math.min(Math.max(crop.zoom, 1), mostZoom);
  const scale = scaleOf(picture, side, zoom);
  const limit = (length: number, offset: number) => {
    const most = Math.max(0, (length * scale - side) / 2);
    return Math.min(Math.max(offset, -most), most);
  };
  return { zoom, x: limit(picture.width, crop.x), y: limit(picture.height, crop.y) };
}

/** The square of the picture, in its own pixels, that the window shows. */
export function sourceSquare(crop: Crop, picture: Size, side: number): Point & { side: number } {
  const { zoom, x, y } = withinPicture(crop, picture, side);
  const scale = scaleOf(picture, side, zoom);
  const length = side / scale;
  return {
    x: picture.width / 2 - x / scale - length / 2,
    y: picture.height / 2 - y / scale - length / 2,
    side: length,
  };
}
