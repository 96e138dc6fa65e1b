/** Batches single requests made in the same tick into calls of at most `most` ids. */
export function together<T>(most: number, load: (ids: string[]) => Promise<Map<string, T>>) {
  let waiting = new Set<string>();
  let answer: Promise<Map<string, T>> | undefined;
  return async (id: string): Promise<T | undefined> => {
    waiting.add(id);
    answer ??= new Promise((resolve) => setTimeout(resolve)).then(async () => {
      const ids = [...waiting];
      waiting = new Set();
      answer = undefined;
      const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
        load(ids.slice(part * most, (part + 1) * most)),
      );
      return new Map((await Promise.all(parts)).flatMap((part) => [...part]));
    });
    return (await answer).get(id);
  };
}
