import type { PostLink } from '@acheep/contract/feed/post-option';
import { webAddress, withoutEnd } from '@acheep/contract/feed/post-text';

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
/** The page of ours that an address leads to. */
function ownPageOf(url: string, origin: string): OwnPage | null {
  const parsed = URL.parse(url);
  const [, noun = '', _id = ''] = (parsed?.origin === origin && page.exec(parsed.pathname)) || [];
  const known = nouns[noun.toLowerCase()];
  return known ? { noun: known, _id: _id.toLowerCase() } : null;
}

/** Returns the first page of this site that a text links to. */
export const ownPageIn = (text: string, origin: string): OwnPage | null =>
  [...text.matchAll(webAddress)]
    .map(([url]) => ownPageOf(withoutEnd(url), origin))
    .find((found) => found !== null) ?? null;
