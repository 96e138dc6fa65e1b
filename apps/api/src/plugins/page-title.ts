import type { PageAddress } from '@acheep/contract/pages';
import { html } from '../html.ts';
import type { AskedPage, PageDocument } from '../page-document.ts';

/** The words that a page has for its title and what stands below it, as it takes them itself. */
interface Words {
  title: string;
  description: string;
}

const entry = (name: string): Words => ({
  title: `library:entry.${name}.title`,
  description: `library:entry.${name}.lead`,
});

/** Pages that everybody may find and that are about no record; all others are in the documents of the modules. */
export const titledPages: Partial<Record<PageAddress, Words>> = {
  '/package': { title: 'package:title', description: 'package:lead' },
  '/service': entry('service'),
  '/access-rights': entry('access'),
  '/contact': entry('contact'),
  '/career-report': { title: 'career-report:title', description: 'career-report:lead' },
  '/user-guide': { title: 'article:guide.title', description: 'article:guide.description' },
};

/** The document of such a page. */
export const titledDocument =
  (words: Words) =>
  async ({ say }: AskedPage): Promise<PageDocument> => {
    const [title, description] = [say(words.title), say(words.description)];
    return {
      title,
      description,
      name: title,
      trail: [],
      content: html`<h1>${title}</h1><p>${description}</p>`,
    };
  };
