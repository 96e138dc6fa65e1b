const color = /^(#[\da-f]{3,6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i;

/**
 * Permitted contents of rich text: produced by the editor, stored by the server, and shown by the page. Both sides
 * sanitise by it, each with its own library.
 */
export const richTextRule = {
  tags: ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'span'],
  /** Permitted `style` properties by tag, with the values they may have. */
  styles: {
    p: { 'text-align': /^(left|center|right)$/ },
    span: { color, 'background-color': color },
  } as Readonly<Record<string, Readonly<Record<string, RegExp>>>>,
  /** Permitted attributes of `ol`: the number of its first item, and its numerals. */
  numbering: { start: /^[1-9]\d{0,3}$/, type: /^[aAiI]$/ },
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** Links open without access to this page and without passing on its ranking. */
  link: { rel: 'noopener nofollow', target: '_blank' },
} as const;

/**
 * Pictures in a text: previously uploaded (`POST /upload/images`), at their public address, with a description for
 * those who cannot see. Only for nouns that accept them; such a noun has a column that refers to each upload, which
 * makes the picture visible and protects it from deletion.
 */
export const richTextPicture = {
  src: /^\/media\/(images\/[\w-]{43}_l)$/,
  maxAltLength: 300,
} as const;

/** Upload paths of the pictures in a sanitised text: each once, in order. */
export const picturePathsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="\/media\/(images\/[\w-]{43}_l)"/g)].map(([, path = '']) => path)),
];

/** True for a full web or mail address or a telephone number. Anything shorter would lead into this site. */
export const leadsOut = (href: string | null | undefined): href is string =>
  typeof href === 'string' &&
  /^(?:https?:\/\/|mailto:|tel:\+?\d[\d ().-]{2,24}$)/i.test(href) &&
  URL.canParse(href);
