import { trimEnd } from './trim.ts';

/** Endings of addresses that mail programs and phones make links of, as one pattern knows them. */
export const endings =
  'com|net|org|info|biz|edu|gov|asia|kh|th|vn|la|cn|sg|me|io|co|ly|gl|gg|cc|tv|to|app|dev|link|site|online|shop|store|xyz|top|club|live|page|click|vip|ru|uk|us|be|ai';
const ending = new RegExp(String.raw`^(?:${endings})(?:[^\w-]|$)`, 'iu');
const marked = /\w:\/\/|\bwww\./iu;
/** Names of technology that look like an address. */
const technology = /^(?:asp\.net|vb\.net|socket\.io)$/iu;

/** Whether something with points in it, such as `mail.shop.kh`, is an address: a name, and behind it an ending. */
const isAddress = (word: string) =>
  !technology.test(trimEnd(word, /\./)) &&
  word.split('.').some((label, at, labels) => at > 0 && labels[at - 1] !== '' && ending.test(label));

/**
 * Whether a text has no address of a page or mailbox in it. What strangers write to people whom they do not know leads
 * nowhere else: neither to a page that asks for a password, nor past the site.
 */
export const isLinkFree = (text: string) =>
  !marked.test(text) && !text.split(/[^\p{L}\p{M}\p{N}_.-]/u).some(isAddress);
