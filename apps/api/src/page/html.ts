/** HTML that needs no escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

export type Part = Html | string | number | null | undefined | false | readonly Part[];

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escaped(String(part));
}

/** An HTML template: values other than HTML are escaped, and safe within quoted attributes. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]) =>
  new Html(texts.reduce((all, text, index) => all + written(parts[index - 1]) + text));

/** A script element with data, not run by the browser: no text in it can end the element. */
export const dataScript = (type: string, data: unknown, id?: string) =>
  new Html(
    `<script${id ? ` id="${id}"` : ''} type="${type}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  );
