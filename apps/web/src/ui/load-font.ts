import khmer from './font/khmer.woff2?url';
import latin from './font/latin.woff2?url';

/** The font of the page, cut by script and weight (`fonts.ts`): who reads a page loads no more than stands on it. */
const files = [
  [khmer, 'U+1780-17FF,U+200C-200D,U+25CC'],
  [latin, 'U+0-2FF,U+2000-22FF'],
] as const;

/** What Chromium says of a network; others say nothing. */
interface Network {
  connection?: { effectiveType: string; saveData: boolean };
}

/** Whether what the page can do without has to wait for what makes it usable. */
export function isWeakNetwork(): boolean {
  const { connection } = navigator as Network;
  return !!connection && (connection.saveData || connection.effectiveType !== '4g');
}

let faces: FontFace[] = [];

/**
 * Asks for the font. Until it is drawn, letters as wide stand in; `optional` has them stay for as long as the page is
 * open, so that nothing moves, and the font is for the next one.
 */
export function loadFont(display: 'swap' | 'optional') {
  faces = files.map(
    ([address, unicodeRange]) =>
      new FontFace('Kantumruy Pro Variable', `url(${address})`, { unicodeRange, weight: '400 700', display }),
  );
  // One that does not come leaves the letters that stand in.
  for (const face of faces) face.load().catch(() => undefined);
}

/**
 * Draws the page with the font: together with the first page of the application, so that what the server wrote does not
 * move under the eyes of who reads it.
 */
export function drawFont() {
  for (const face of faces) document.fonts.add(face);
}
