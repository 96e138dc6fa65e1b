const color = /^(#[\da-f]{3,6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i;

/**
 * What a formatted text is made of: what the editor can make, what the server keeps, and what the page shows. Both sides
 * clean by it, with a sanitiser each.
 */
export const richTextRule = {
  tags: ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'span'],
  /** By tag, the properties of `style` with what they may be. */
  styles: {
    p: { 'text-align': /^(left|center|right)$/ },
    span: { color, 'background-color': color },
  } as Readonly<Record<string, Readonly<Record<string, RegExp>>>>,
  schemes: ['http', 'https', 'mailto'],
  /** Links open without a way back to this page and without its blessing. */
  link: { rel: 'noopener nofollow', target: '_blank' },
} as const;

/**
 * Pictures in a text: uploaded here before (`POST /upload/images`), at the address that everybody sees, and said in words
 * for whoever does not see. Only where a noun takes them; it then refers to each upload with a column of its own, by
 * which the picture is shown and kept.
 */
export const richTextPicture = {
  src: /^\/media\/(images\/[\w-]{43}_l)$/,
  longestAlt: 300,
} as const;

/** The uploads, by their paths, that a cleaned text shows: each once, in their order. */
export const picturePathsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="\/media\/(images\/[\w-]{43}_l)"/g)].map(([, path = '']) => path)),
];

/** A whole address of the web or of mail. Anything shorter would lead into this site. */
export const leadsOut = (href: string | null | undefined): href is string =>
  typeof href === 'string' && /^(https?:\/\/|mailto:)/i.test(href) && URL.canParse(href);
