import { leadsOut, richTextRule } from '@acheep/contract/rich-text';
import { hasWords, withoutTurning } from '@acheep/contract/text';
import sanitizeHtml from 'sanitize-html';

const { tags, styles, schemes, link } = richTextRule;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: {
    a: ['href', ...Object.keys(link)],
    ...Object.fromEntries(Object.keys(styles).map((tag) => [tag, ['style']])),
  },
  allowedStyles: Object.fromEntries(
    Object.entries(styles).map(([tag, properties]) => [
      tag,
      Object.fromEntries(Object.entries(properties).map(([property, values]) => [property, [values]])),
    ]),
  ),
  allowedSchemes: [...schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(leadsOut(href) && { href }), ...link },
    }),
  },
};

/** A person's HTML cut down to the allowlist: what is stored, and safe to show. Null where no words are left. */
export function sanitizeRichText(html: string | null | undefined): string | null {
  if (!html) return null;
  // Once more after the sanitiser: what was written as `&#x202e;` is a letter only now.
  const clean = withoutTurning(sanitizeHtml(html, allowed)).trim();
  return hasWords(clean) ? clean : null;
}
