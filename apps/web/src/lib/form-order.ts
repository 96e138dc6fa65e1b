const namesOf = (value: unknown) => (value && typeof value === 'object' ? Object.keys(value) : []);

/** Returns the position of a field's path in the form's values: one number per level; unknown fields come last. */
function placeOf(path: string, values: unknown): number[] {
  let at = values;
  return path.split('.').map((name) => {
    const place = namesOf(at).indexOf(name);
    at = place < 0 ? undefined : (at as Record<string, unknown>)[name];
    return place < 0 ? Number.MAX_SAFE_INTEGER : place;
  });
}

function compare(one: number[], other: number[]): number {
  const step = one.findIndex((place, index) => place !== other[index]);
  return step < 0 ? one.length - other.length : (one[step] ?? 0) - (other[step] ?? -1);
}

/** Sorts field errors by the order of the form's values, which is the order of its fields on the page. */
export const inFormOrder = <T>(errors: Record<string, T>, values: unknown): [string, T][] =>
  Object.entries(errors)
    .map((entry) => ({ entry, place: placeOf(entry[0], values) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ entry }) => entry);
