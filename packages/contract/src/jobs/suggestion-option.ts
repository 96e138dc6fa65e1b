/** Maximum count of a suggested company's open jobs. */
export const suggestedJobsCap = 100;
