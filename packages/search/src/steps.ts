/** Work in steps of some milliseconds at most: between two of them others may have their turn. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Work that is done once, however many want it at once: whoever comes while it is under way goes on with it where it
 * is. Each doing it for themselves would take its memory as often.
 */
export function sharedSteps<T>(make: () => Steps<T>): () => Steps<T> {
  let underWay: Steps<T> | undefined;
  let made: { value: T } | undefined;
  return function* () {
    while (!made) {
      const steps = underWay ?? make();
      // Not there while it throws.
      underWay = undefined;
      const { done, value } = steps.next();
      underWay = steps;
      if (done) made = { value };
      else yield;
    }
    return made.value;
  };
}
