import content from './content/post.json' with { type: 'json' };

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

/** Comment on a post, and its author's reply. */
interface DemoTalk {
  comment: string;
  answer?: string;
}

interface Feed {
  /** Advice of recruiters to job seekers. */
  tips: readonly DemoPost[];
  /** News of companies, vacancies among them. */
  news: readonly DemoPost[];
  /** Short posts from everyday work. */
  work: readonly DemoPost[];
  /** Posts about learning, and facts of work in Cambodia. */
  learning: readonly DemoPost[];
  /** Words above shared posts. */
  sharing: readonly DemoPost[];
  /** Comments that suit tips and news alike, in the language of the post. */
  talks: Record<'en' | 'km', readonly DemoTalk[]>;
  /** Comments that mention the company: `@` and the name precede the text. */
  namings: Record<'en' | 'km', string>;
}

export const feed = content as Feed;
