import type { PostLink } from '@acheep/contract/feed/post-option';
import { trimEnd } from '@acheep/contract/kernel/trim';

/** A page of this site that a text links to. */
export interface OwnPage {
  noun: PostLink;
  _id: string;
}

const nouns: Record<string, PostLink> = {
  job: 'job',
  training: 'training',
  event: 'event',
  company: 'company',
  'public-post': 'post',
};
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const page = new RegExp(`^(?:/km)?/(${Object.keys(nouns).join('|')})/(${id})/?$`, 'i');
export const address = /https?:\/\/[^\s<>"']+/gi;

/** Returns a URL without the punctuation or bracket that ends its sentence. */
export const withoutEnd = (url: string) => trimEnd(url, /[.,;:!?)\]}។]/u);

/** Returns the page of this site that a URL points to. */
function ownPageOf(url: string, origin: string): OwnPage | null {
  const parsed = URL.parse(url);
  const [, noun = '', _id = ''] = (parsed?.origin === origin && page.exec(parsed.pathname)) || [];
  const known = nouns[noun.toLowerCase()];
  return known ? { noun: known, _id: _id.toLowerCase() } : null;
}

/** Returns the first page of this site that a text links to. */
export const ownPageIn = (text: string, origin: string): OwnPage | null =>
  [...text.matchAll(address)]
    .map(([url]) => ownPageOf(withoutEnd(url), origin))
    .find((found) => found !== null) ?? null;
