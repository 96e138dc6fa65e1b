/** The translation files of all features, by path. */
export const wordFiles = import.meta.glob<Record<string, unknown>>('../locales/*/*/*.json', {
  import: 'default',
});
