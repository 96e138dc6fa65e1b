import { fileSize } from './file-size.ts';
import { type Fact, factsOf, type PageSection, phrases, unlabelled, userText } from './page-facts.ts';
import { phoneText } from './phone-text.ts';

// Sections of pages; not in `page-facts.ts` because lists, which load first, need none of this.

/** Leaves out empty sections. */
export const sectionsOf = (...sections: readonly PageSection[]): PageSection[] =>
  sections.filter(({ facts, html, list }) => facts?.length || html || list?.length);

export const textSection = (key: string, title: string, html: string | null): PageSection => ({
  key,
  title,
  html: html ?? undefined,
});

/** Link to a website; false for URLs other than HTTP(S). */
export const websitePhrase = (website: string | null) =>
  website !== null &&
  /^https?:\/\//i.test(website) && { text: website.replace(/^https?:\/\/|\/$/gi, ''), href: website };

interface Contact {
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
}

/** Contact person, with links to call and to write an e-mail. */
export const contactFacts = ({ contactName, contactPhone, contactEmail }: Contact): Fact[] =>
  factsOf(
    unlabelled('name', userText(contactName)),
    unlabelled('phone', contactPhone && { text: phoneText(contactPhone), href: `tel:${contactPhone}` }),
    unlabelled('email', contactEmail && { text: contactEmail, href: `mailto:${contactEmail}` }),
  );

interface Attachment {
  url: string;
  originalName: string;
  size: number;
}

/** Attached files, with their sizes. */
export const documentSection = (title: string, files: readonly Attachment[]): PageSection => ({
  key: 'documents',
  title,
  list: files.map(({ url, originalName, size }) =>
    phrases(userText(originalName, { href: url, tail: fileSize(size) })),
  ),
});
