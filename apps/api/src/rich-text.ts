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
 * Sanitises user HTML to the allowlist, for storage and display. Null if no words are left. Pictures are removed unless
 * they are allowed.
 */
export function sanitizeRichText(html: string | null | undefined, { pictures = false } = {}): string | null {
  if (!html) return null;
  // Repeated after the sanitiser, which decodes entities such as `&#x202e;`.
  const clean = withoutTurning(sanitizeHtml(html, pictures ? allowedWithPictures : allowed)).trim();
  return hasWords(clean) || (pictures && clean.includes('<img ')) ? clean : null;
}
