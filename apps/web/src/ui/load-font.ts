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

function isWeakNetwork(): boolean {
  const { connection } = navigator as Network;
  return !!connection && (connection.saveData || connection.effectiveType !== '4g');
}

let faces: FontFace[] = [];

/** True for a device without Khmer letters of its own: all look like a character that no font has. */
function lacksKhmer(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  const [missing, ...letters] = ['\u{10ffff}', 'ក', 'ឈ'].map((text) => canvas?.measureText(text).width);
  return letters.every((width) => width === missing);
}

/**
 * Starts loading the font, except on weak networks, where it would be a fifth of the first view. Until it arrives, and
 * there, a metric-compatible fallback is shown.
 */
export function loadFont() {
  if (isWeakNetwork() && !lacksKhmer()) return;
  faces = files.map(
    ([address, unicodeRange]) =>
      new FontFace('Kantumruy Pro Variable', `url(${address})`, {
        unicodeRange,
        weight: '400 700',
        display: 'swap',
      }),
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
