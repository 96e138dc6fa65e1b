let last = 0;

/** A number that no other call in this process got. */
export const unique = (): number => ++last;
