import type { Settings } from './operator-setting.repository.ts';

const longest = 500;

/** Flattens settings to paths and values: `invoicing.vatRate` 1000. */
function* facts(value: unknown, way: readonly string[] = []): Generator<[string, string]> {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') yield [way.join('.'), String(value)];
  else for (const [name, inner] of Object.entries(value)) yield* facts(inner, [...way, name]);
}

/** A secret, and a file with a random name: the audit log only says that they changed. */
const unsaid: Readonly<Record<string, string>> = {
  'bakong.sealedToken': 'bakong.token',
  'site.logo': 'site.logo',
};

/** The audit log's details of a change: before and after of what differs. */
export function changesOf(before: Settings, after: Settings): Record<string, string> {
  const [was, is] = [new Map(facts(before)), new Map(facts(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  return Object.fromEntries(
    names.map((name) =>
      unsaid[name]
        ? [unsaid[name], is.has(name) ? 'changed' : 'taken away']
        : [name, `${was.get(name) ?? '–'} → ${is.get(name) ?? '–'}`.slice(0, longest)],
    ),
  );
}
