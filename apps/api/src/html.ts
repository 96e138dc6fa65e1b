/** HTML that may be sent as it is. */
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

/** HTML with values in it: whatever is no HTML itself is escaped, and stays within the quotes of an attribute. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]) =>
  new Html(texts.reduce((all, text, index) => all + written(parts[index - 1]) + text));

/** Data in a script that nothing runs: no text in it ends the script. */
export const dataScript = (type: string, data: unknown, id?: string) =>
  new Html(
    `<script${id ? ` id="${id}"` : ''} type="${type}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  );
