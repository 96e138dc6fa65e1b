/** Open jobs of a suggested company are counted up to here. */
export const suggestedJobsCap = 100;
