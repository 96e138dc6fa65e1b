/** Work in steps of some milliseconds at most: between two of them others may have their turn. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
