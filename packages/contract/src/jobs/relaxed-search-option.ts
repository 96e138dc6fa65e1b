/** Where a search finds so few jobs in one province, it is said what there is in those around it. */
export const fewJobs = 5;

/** The jobs of a province near by are counted up to here. */
export const nearJobsCap = 1000;
