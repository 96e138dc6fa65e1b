import { leadsOut, richTextPicture, richTextRule } from '@acheep/contract/kernel/rich-text';
import { hasWords, withoutTurning } from '@acheep/contract/kernel/text';
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

const isOurs = (src: string | undefined) => richTextPicture.src.test(src ?? '');

const allowedWithPictures: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...tags, 'img'],
  allowedAttributes: { ...allowed.allowedAttributes, img: ['src', 'alt'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOurs(attribs.src),
  transformTags: {
    ...allowed.transformTags,
    img: (tagName, { src = '', alt = '' }) => ({
      tagName,
      attribs: { src, alt: alt.slice(0, richTextPicture.longestAlt).toWellFormed() },
    }),
  },
};

/**
 * A person's HTML cut down to the allowlist: what is stored, and safe to show. Null where no words are left. Pictures go,
 * but where the noun takes them.
 */
export function sanitizeRichText(html: string | null | undefined, { pictures = false } = {}): string | null {
  if (!html) return null;
  // Once more after the sanitiser: what was written as `&#x202e;` is a letter only now.
  const clean = withoutTurning(sanitizeHtml(html, pictures ? allowedWithPictures : allowed)).trim();
  return hasWords(clean) || (pictures && clean.includes('<img ')) ? clean : null;
}
