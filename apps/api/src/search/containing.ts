/** Matches the text literally, in any case: `%`, `_` and `\` are escaped. */
export const containing = (text: string) => ({
  contains: text.replace(/[\\%_]/g, '\\$&'),
  mode: 'insensitive' as const,
});
