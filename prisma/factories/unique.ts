let last = 0;

/** Number that no other call in this process returns. */
export const unique = (): number => ++last;
