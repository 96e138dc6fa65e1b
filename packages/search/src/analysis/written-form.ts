import { trimEnd } from '@acheep/contract/kernel/trim';
import { isKhmer } from './query-word.ts';
import { termOf } from './segment.ts';
import { typedPieces } from './typed-text.ts';

const BEFORE = /^[\s"'“”‘’«»()[\]{},;:!?/–—-]+/;
const BEHIND = /[\s"'“”‘’«»()[\]{},;:!?/–—.-]/;
/** Punctuation that is part of a name: C++, F#, Node.js, R&D. */
const NAME = /[+#&.]/;
const LONGEST_FORM = 64;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Written form of a Latin word, if it differs from the word: a capital initial and a text in capitals tell nothing. */
function latinForm(raw: string, word: string, isShouted: boolean): string | undefined {
  const form = trimEnd(raw.replace(BEFORE, ''), BEHIND);
  const lower = form.toLowerCase();
  if (form.length > LONGEST_FORM || lower === '' || form === word) return undefined;
  if (lower === word) return isShouted || lower.slice(1) === form.slice(1) ? undefined : form;
  return NAME.test(form) || lower.slice(1) !== form.slice(1) ? form : lowered(form);
}

/** Words of short texts whose written form differs from the term, with that form: `it0` → `IT`. */
export function writtenForms(texts: readonly (string | null | undefined)[]): Record<string, string> {
  const forms = new Map<string, string>();
  const add = (word: string, form: string | undefined) => form && !forms.has(word) && forms.set(word, form);
  for (const text of texts) {
    if (!text) continue;
    const isShouted = !/\p{Ll}/u.test(text);
    for (const { raw, runs } of typedPieces(text)) {
      const [word, ...others] = runs.flat();
      if (word !== undefined && others.length === 0 && !isKhmer(word)) {
        const term = termOf(word);
        add(term, latinForm(raw, word, isShouted) ?? (term === word ? undefined : word));
      }
      for (const khmer of runs.flat().filter(isKhmer)) if (termOf(khmer) !== khmer) add(termOf(khmer), khmer);
    }
  }
  return Object.fromEntries(forms);
}

/** Applies the capitals of the typed text to `written`, unless it has its own: IT, JavaScript. */
export function inTheCaseOf(typed: string, written: string): string {
  if (written !== written.toLowerCase()) return written;
  if (typed.length > 1 && typed === typed.toUpperCase() && typed !== typed.toLowerCase())
    return written.toUpperCase();
  return typed.charAt(0) === typed.charAt(0).toLowerCase() ? written : capitalised(written);
}
