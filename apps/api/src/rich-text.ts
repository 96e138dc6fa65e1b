import { hasWords, withoutTurning } from '@acheep/contract/text';
import sanitizeHtml from 'sanitize-html';

/** A whole address of the web or of mail. Anything shorter would lead into this site. */
const leadsOut = (href: string | undefined): href is string =>
  href !== undefined && /^(https?:\/\/|mailto:)/i.test(href) && URL.canParse(href);

const color = /^(#[\da-f]{3,6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i;

/** What the editor can make, and nothing else. Links open without a way back to this page and without its blessing. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'span'],
  allowedAttributes: { a: ['href', 'rel', 'target'], p: ['style'], span: ['style'] },
  allowedStyles: {
    p: { 'text-align': [/^(left|center|right)$/] },
    span: { color: [color], 'background-color': [color] },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
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
      attribs: { ...(leadsOut(href) && { href }), rel: 'noopener nofollow', target: '_blank' },
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
