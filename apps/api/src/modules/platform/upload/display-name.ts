const maxNameLength = 255;

// Control characters, line separators, and marks that change the writing direction so that a name reads as another.
const unwanted = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The display name of a file, from the name that its sender gave: without folders and invisible characters, at most 255
 * characters, and ending in `extension`, which matches its content. `nameless` replaces an empty name.
 */
export function displayName(given: string | undefined, extension: string, nameless = 'document'): string {
  const last = (given ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(unwanted, '').trim().replace(/^\.+/, '') || nameless;
  const suffix = `.${extension}`;
  const stem = clean.toLowerCase().endsWith(suffix) ? clean.slice(0, -suffix.length) : clean;
  const kept = stem.slice(0, maxNameLength - suffix.length).replace(/[\ud800-\udbff]$/, '');
  return (kept || nameless) + suffix;
}
