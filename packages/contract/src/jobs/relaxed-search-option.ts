/** Number of results in a province up to which neighbouring provinces are suggested. */
export const fewJobs = 5;

/** Maximum count of jobs in a neighbouring province. */
export const nearJobsCap = 1000;

/** Maximum number of relaxed searches that are shown. */
export const maxRelaxed = 4;
