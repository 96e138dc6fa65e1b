const longest = 255;

// Control characters, line separators, and marks that turn the writing direction so that a name reads as another.
const unwanted = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A file's name as it is shown, from what its sender calls it: without folders and invisible tricks, at most 255
 * characters, and ending in `extension`, the one that its content deserves. `nameless` is for what has no name.
 */
export function displayName(given: string | undefined, extension: string, nameless = 'document'): string {
  const last = (given ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(unwanted, '').trim().replace(/^\.+/, '') || nameless;
  const suffix = `.${extension}`;
  const stem = clean.toLowerCase().endsWith(suffix) ? clean.slice(0, -suffix.length) : clean;
  const kept = stem.slice(0, longest - suffix.length).replace(/[\ud800-\udbff]$/, '');
  return (kept || nameless) + suffix;
}
