/** Milliseconds of rest until a field that searches as one types asks. */
export const inputDebounce = 500;
