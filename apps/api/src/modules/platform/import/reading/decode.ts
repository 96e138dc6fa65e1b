import { Unreadable } from './import-file.ts';

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Bytes examined to detect the encoding. */
const sample = 4096;

/** In UTF-16, Latin letters, digits and commas have a zero byte beside them: before or after. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, sample); at += 1)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < 2) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1];
}

function textIn(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a file. A byte order mark decides; without one, UTF-8 if all bytes are valid, and otherwise Windows-1252,
 * which old spreadsheet programs write.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding;
  const known = marked ?? wideEncodingOf(bytes);
  const tried = known ? [known] : ['utf-8', declaredIn(bytes), 'windows-1252'];
  for (const encoding of tried) {
    const text = encoding && textIn(bytes, encoding);
    if (text && !text.includes('\0')) return { text, encoding };
  }
  throw new Unreadable(bytes.length <= 3 ? 'import_empty' : 'import_encoding');
}
