/** Debounce of search-as-you-type fields, in milliseconds. */
export const inputDebounce = 500;
