/** Finds the text as it is, in any case: `%`, `_` and `\` in it mean themselves. */
export const containing = (text: string) => ({
  contains: text.replace(/[\\%_]/g, '\\$&'),
  mode: 'insensitive' as const,
});
