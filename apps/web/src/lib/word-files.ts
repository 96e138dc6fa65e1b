/** Where the words of every feature are. */
export const wordFiles = import.meta.glob<Record<string, unknown>>('../locales/*/*/*.json', {
  import: 'default',
});
