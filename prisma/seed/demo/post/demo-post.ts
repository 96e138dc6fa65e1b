/** What a poster shows: a few words large, and what tells them at a glance. Drawn by the product itself. */
export interface DemoPoster {
  look: 'steps' | 'bars' | 'quote' | 'date' | 'number';
  title: string;
  /** The steps, the words of a quotation, where and when. */
  lines: readonly string[];
  /** Of bars, in per cent; of a number, one. */
  values?: readonly number[];
  /** What the number counts. */
  unit?: string;
}

export interface DemoPost {
  language: 'en' | 'km';
  /** The industry of whoever writes it; anybody where none is said. */
  from?: string;
  body: string;
  posters?: readonly DemoPoster[];
}
