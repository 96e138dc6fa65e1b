/** Number of results in a province up to which neighbouring provinces are suggested. */
export const fewJobs = 5;

/** Maximum count of jobs in a neighbouring province. */
export const nearJobsCap = 1000;
