/** Work in steps of some milliseconds at most, between which other work can run. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Work that is done once for all concurrent callers: a caller that arrives midway continues the work in progress.
 * Separate runs would multiply its memory.
 */
export function sharedSteps<T>(make: () => Steps<T>): () => Steps<T> {
  let underWay: Steps<T> | undefined;
  let made: { value: T } | undefined;
  return function* () {
    while (!made) {
      const steps = underWay ?? make();
      // Undefined during the call, so that it is dropped if it throws.
      underWay = undefined;
      const { done, value } = steps.next();
      underWay = steps;
      if (done) made = { value };
      else yield;
    }
    return made.value;
  };
}
