import { trimEnd } from './trim.ts';

/** Domain endings that mail programs and phones turn into links, as one pattern. */
export const endings =
  'com|net|org|info|biz|edu|gov|asia|kh|th|vn|la|cn|sg|me|io|co|ly|gl|gg|cc|tv|to|app|dev|link|site|online|shop|store|xyz|top|club|live|page|click|vip|ru|uk|us|be|ai';
const ending = new RegExp(String.raw`^(?:${endings})(?:[^\w-]|$)`, 'iu');
const marked = /\w:\/\/|\bwww\./iu;
/** Names of technologies that look like an address. */
const technology = /^(?:asp\.net|vb\.net|socket\.io)$/iu;

/** True when a dotted word, such as `mail.shop.kh`, is an address: a name followed by a known ending. */
const isAddress = (word: string) =>
  !technology.test(trimEnd(word, /\./)) &&
  word.split('.').some((label, at, labels) => at > 0 && labels[at - 1] !== '' && ending.test(label));

/**
 * True for a text without web or e-mail addresses. Messages between strangers must not lead anywhere: neither to a page
 * that asks for a password, nor off the site.
 */
export const isLinkFree = (text: string) =>
  !marked.test(text) && !text.split(/[^\p{L}\p{M}\p{N}_.-]/u).some(isAddress);
