import { fileSize } from './file-size.ts';
import { type Fact, factsOf, line, type PageSection, phrases, typed } from './page-facts.ts';
import { phoneText } from './phone-text.ts';

// The parts of a page below its title: lists, which come first, need none of this.

/** The sections in which something is said. */
export const sectionsOf = (...sections: readonly PageSection[]): PageSection[] =>
  sections.filter(({ facts, html, list }) => facts?.length || html || list?.length);

/** A formatted text below its heading. */
export const textSection = (key: string, title: string, html: string | null): PageSection => ({
  key,
  title,
  html: html ?? undefined,
});

/** The way to somebody's own website; other addresses than those of the web are none. */
export const websitePhrase = (website: string | null) =>
  website !== null &&
  /^https?:\/\//i.test(website) && { text: website.replace(/^https?:\/\/|\/$/gi, ''), href: website };

interface Contact {
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
}

/** Whom one asks, by telephone or by e-mail. */
export const contactFacts = ({ contactName, contactPhone, contactEmail }: Contact): Fact[] =>
  factsOf(
    line('name', typed(contactName)),
    line('phone', contactPhone && { text: phoneText(contactPhone), href: `tel:${contactPhone}` }),
    line('email', contactEmail && { text: contactEmail, href: `mailto:${contactEmail}` }),
  );

interface Attachment {
  url: string;
  originalName: string;
  size: number;
}

/** The documents that come with a page. */
export const documentSection = (title: string, files: readonly Attachment[]): PageSection => ({
  key: 'documents',
  title,
  list: files.map(({ url, originalName, size }) =>
    phrases(typed(originalName, { href: url, tail: fileSize(size) })),
  ),
});
