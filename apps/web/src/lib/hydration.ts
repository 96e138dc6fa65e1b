import { queryClient } from './query-client.ts';

type Answer = readonly [endpoint: string, asked: object, answer: unknown];

/** Takes in the answers that came with the document: the page does not ask for them again. */
export function hydrateQueries() {
  const answers = JSON.parse(document.getElementById('answers')?.textContent || '[]') as Answer[];
  for (const [endpoint, asked, answer] of answers) queryClient.setQueryData([endpoint, asked], answer);
}

const remove = (selector: string) => {
  for (const element of document.querySelectorAll(`head > ${selector}`)) element.remove();
};

/**
 * From here on the pages write title and addresses themselves. What search engines read of the record stays until one
 * leaves its page.
 */
export function takeOverHead(
  subscribe: (listener: (now: { location: { key: string } }) => void) => () => void,
) {
  remove('[data-boot]');
  const stop = subscribe(({ location }) => {
    if (location.key === 'default') return;
    remove('[type="application/ld+json"]');
    // The router tells its first listener at once of an error that came before: within `subscribe`.
    queueMicrotask(() => stop());
  });
}
