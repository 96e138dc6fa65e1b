/** A part of a long text, from one heading to the next. */
export interface ArticlePart {
  id: string;
  /** Undefined of what stands before the first heading. */
  heading: string | undefined;
  html: string;
}

const plain = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();

/** A text by its main headings, so that a table of contents can lead to them. */
export const partsOf = (html: string): ArticlePart[] =>
  html
    .split(/(?=<h3[ >])/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => ({
      id: `part-${index + 1}`,
      heading: /^<h3[ >]/.test(part) ? plain(part.slice(0, part.indexOf('</h3>') + 5)) : undefined,
      html: part,
    }));
