import { queryClient } from './query-client.ts';

type Answer = readonly [endpoint: string, asked: object, answer: unknown];

/** Caches the API responses embedded in the document, so that the page does not request them again. */
export function hydrateQueries() {
  const answers = JSON.parse(document.getElementById('answers')?.textContent || '[]') as Answer[];
  for (const [endpoint, request, answer] of answers) queryClient.setQueryData([endpoint, request], answer);
}

const remove = (selector: string) => {
  for (const element of document.querySelectorAll(`head > ${selector}`)) element.remove();
};

/**
 * Hands title and canonical links over to the pages. The record's structured data for search engines stays until the
 * user leaves its page.
 */
export function takeOverHead(
  subscribe: (listener: (now: { location: { key: string } }) => void) => () => void,
) {
  remove('[data-boot]');
  const stop = subscribe(({ location }) => {
    if (location.key === 'default') return;
    remove('[type="application/ld+json"]');
    // The router may call the first listener synchronously, within `subscribe`, with an earlier error.
    queueMicrotask(() => stop());
  });
}
