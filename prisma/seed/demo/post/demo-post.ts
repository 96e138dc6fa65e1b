/** Contents of a poster: a few words in large type, with a picture of them. Rendered by the product itself. */
export interface DemoPoster {
  look: 'steps' | 'bars' | 'quote' | 'date' | 'number';
  title: string;
  /** Steps, words of a quotation, or time and place. */
  lines: readonly string[];
  /** Percentages of bars; a single number. */
  values?: readonly number[];
  /** Unit of the number. */
  unit?: string;
}

export interface DemoPost {
  language: 'en' | 'km';
  /** Industry of the author; any where it is missing. */
  from?: string;
  body: string;
  posters?: readonly DemoPoster[];
}
