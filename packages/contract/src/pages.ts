import * as nouns from './nouns.ts';

type PagesOf<Noun> = Noun extends { pages: readonly (infer Address)[] } ? Address : never;

/** The addresses of pages of no noun. */
const others = ['/', '/access-rights', '/seen-jobs', '/error', '/date-picker'] as const;

/** The address of a page, without the language. */
export type PageAddress = PagesOf<(typeof nouns)[keyof typeof nouns]> | (typeof others)[number];

/**
 * The address of every page, of which each noun has its own in `pages`. The router's tree is held to this list, and the
 * server says of any other address that nothing is there.
 */
export const pages: readonly PageAddress[] = [
  ...others,
  ...Object.values(nouns).flatMap((noun) => ('pages' in noun ? noun.pages : [])),
];
