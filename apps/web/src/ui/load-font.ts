import khmer from './font/khmer.woff2?url';
import latin from './font/latin.woff2?url';

/** The font files by script and weight (`fonts.ts`), so that a page downloads only those for the characters on it. */
const files = [
  [khmer, 'U+1780-17FF,U+200C-200D,U+25CC'],
  [latin, 'U+0-2FF,U+2000-22FF'],
] as const;

/** The Network Information API, which only Chromium has. */
interface Network {
  connection?: { effectiveType: string; saveData: boolean };
}

/** True when non-essential downloads should wait for essential ones. */
export function isWeakNetwork(): boolean {
  const { connection } = navigator as Network;
  return !!connection && (connection.saveData || connection.effectiveType !== '4g');
}

let faces: FontFace[] = [];

/**
 * Starts loading the font. Until it arrives, a metric-compatible fallback is shown. `optional` keeps the fallback for
 * the lifetime of the page, so that nothing moves; the font is cached for the next page.
 */
export function loadFont(display: 'swap' | 'optional') {
  faces = files.map(
    ([address, unicodeRange]) =>
      new FontFace('Kantumruy Pro Variable', `url(${address})`, { unicodeRange, weight: '400 700', display }),
  );
  // On failure the fallback stays.
  for (const face of faces) face.load().catch(() => undefined);
}

/**
 * Applies the font together with the application's first render, so that the server-rendered text does not shift while
 * it is being read.
 */
export function drawFont() {
  for (const face of faces) document.fonts.add(face);
}
