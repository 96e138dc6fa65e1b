/** Endings of addresses that mail programs and phones make links of. */
const endings =
  'com|net|org|info|biz|edu|gov|asia|kh|th|vn|la|cn|sg|me|io|co|ly|gl|gg|cc|tv|to|app|dev|link|site|online|shop|store|xyz|top|club|live|page|click|vip|ru|uk|us|be|ai';
const address = new RegExp(
  String.raw`\w+:\/\/|\bwww\.|(?<![\p{L}\p{M}\p{N}_.-])(?!asp\.net\b|vb\.net\b|socket\.io\b)[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.(?:${endings})(?![\w-])`,
  'iu',
);

/**
 * Whether a text has no address of a page or mailbox in it. What strangers write to people whom they do not know leads
 * nowhere else: neither to a page that asks for a password, nor past the site.
 */
export const isLinkFree = (text: string) => !address.test(text);
