import { leadsOut, richTextPicture, richTextRule } from '@acheep/contract/kernel/rich-text';
import { hasWords, withoutTurning } from '@acheep/contract/kernel/text';
import sanitizeHtml from 'sanitize-html';
import { editorHtml } from './editor-html.ts';

const { tags, styles, numbering, schemes, link } = richTextRule;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: {
    a: ['href', ...Object.keys(link)],
    ol: Object.keys(numbering),
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
      attribs: { src, alt: alt.slice(0, richTextPicture.maxAltLength).toWellFormed() },
    }),
  },
};

/**
 * The permitted tags, attributes and addresses of HTML, and nothing else. What its other tags mean goes with them; see
 * `sanitizeRichText`.
 */
export const permittedHtml = (html: string, { pictures }: { pictures: boolean }): string =>
  sanitizeHtml(html, pictures ? allowedWithPictures : allowed);

/**
 * Sanitises user HTML to the allowlist, for storage and display. Null if no words are left. Pictures are removed unless
 * they are allowed.
 */
export function sanitizeRichText(html: string | null | undefined, { pictures = false } = {}): string | null {
  if (!html) return null;
  const written = editorHtml(html, { pictures });
  // Repeated after the sanitiser, which decodes entities such as `&#x202e;`.
  const clean = withoutTurning(permittedHtml(written, { pictures })).trim();
  return hasWords(clean) || (pictures && clean.includes('<img ')) ? clean : null;
}
