import type { Values } from '@acheep/contract/talent/json-resume-value';
import { languageLevelIn } from '@acheep/contract/talent/written-level';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** English name of a language code of two or three letters; other texts as they are. */
export function languageName(text: string | undefined): string | undefined {
  // Codes are also written as addresses of the EU's list of languages.
  const code = text?.replace(/^https?:.*\//, '').toLowerCase();
  return code && /^[a-z]{2,3}$/.test(code) ? (names.of(code) ?? text) : text;
}

/**
 * Levels of a language on the scale of the Council of Europe, one for each of five abilities. The field has a level
 * where all of them mean the same one; abilities that differ are told.
 */
export function spokenLanguage(
  language: string | undefined,
  levels: readonly (readonly [string, string])[],
): Values {
  const written = [...new Set(levels.map(([, level]) => level))];
  const meant = new Set(written.map(languageLevelIn));
  const fluency = meant.size === 1 && !meant.has(undefined) ? written[0] : undefined;
  const isWhole = fluency !== undefined && written.length === 1;
  const abilities = isWhole ? [] : levels.map((level) => level.join(' '));
  return { language, fluency, [`${language ?? ''} · levels`]: abilities };
}
