import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registerBody } from '../accounts/account.ts';
import { endpoints } from '../endpoints.ts';
import { jobCreate, jobList } from '../jobs/job.ts';
import { choice, optionsOf } from './choice.ts';
import { type Endpoint, endpoint, inputsOf, labelIn, nothing } from './endpoint.ts';
import { fieldLabel, named } from './field-label.ts';
import type { Localized } from './locale.ts';
import type { Options } from './option.ts';

type Schema = z.core.$ZodType;
type Part = 'innerType' | 'in' | 'out' | 'element';

/** Every schema within a schema, with the path of its field. */
function* walk(schema: Schema, path: string[] = []): Generator<[string, Schema]> {
  const def = schema._zod.def as { shape?: Record<string, Schema> } & { [P in Part]?: Schema };
  if (path.length > 0) yield [path.join('.'), schema];
  for (const [name, field] of Object.entries(def.shape ?? {})) yield* walk(field, [...path, name]);
  if (def.element) yield* walk(def.element, [...path, '0']);
  for (const inner of [def.innerType, def.in, def.out]) if (inner) yield* walk(inner, path);
}

const fieldsOf = (one: Endpoint) => inputsOf(one).flatMap((schema) => [...walk(schema)]);
const isSaid = (words: Localized | undefined) =>
  words !== undefined && words.en.trim() !== '' && /\p{Script=Khmer}/u.test(words.km);

/** Fields of an endpoint without a label in one of the languages. */
const unnamed = (one: Endpoint) => [
  ...new Set(fieldsOf(one).flatMap(([path]) => (isSaid(labelIn(one, path)) ? [] : [path]))),
];

/** Option values of an endpoint's fields without a label in one of the languages. */
const wordless = (one: Endpoint) =>
  fieldsOf(one).flatMap(([path, schema]) => {
    const { type, entries } = schema._zod.def as { type: string; entries?: Record<string, string> };
    const options: Options = optionsOf(schema) ?? {};
    const values = type === 'enum' ? Object.values(entries ?? {}) : [];
    return values.filter((value) => !isSaid(options[value])).map((value) => `${path}: ${value}`);
  });

describe.each(
  (endpoints as readonly Endpoint[])
    .filter((one) => inputsOf(one).length > 0)
    .map((one) => [`${one.method} ${one.path}`, one] as const),
)('%s', (_, one) => {
  it('names every field and every choice in both languages', () => {
    expect({ unnamed: unnamed(one), wordless: wordless(one) }).toEqual({ unnamed: [], wordless: [] });
  });
});

it('finds what has no name and no words', () => {
  const colours = { red: { en: 'Red', km: 'ក្រហម' }, blue: { en: 'Blue', km: '' } };
  const shape = {
    colour: named(choice(colours), 'colour', 'ពណ៌'),
    size: z.enum(['s']),
    tags: z.array(z.string()),
  };
  const hole = endpoint({
    method: 'POST',
    path: '/hole',
    access: 'public',
    summary: '',
    body: z.strictObject({ list: z.array(z.strictObject(shape)).optional() }),
    response: nothing,
  });
  expect(unnamed(hole)).toEqual(['list', 'list.0', 'list.0.size', 'list.0.tags', 'list.0.tags.0']);
  expect(wordless(hole)).toEqual(['list.0.colour: blue', 'list.0.size: s']);
});

it.each([
  [registerBody, 'company.name', "company's name"],
  [jobCreate.body, 'title', 'job title'],
  [jobCreate.body, 'skills.3.name', 'skill'],
  [jobCreate.body, 'languages.1', 'languages'],
  [jobCreate.body, 'contactPhone', 'contact phone'],
  [jobList.query, 'filter[categoryId]', 'category'],
  [jobList.query, 'filter[title]', undefined],
  [jobList.query, 'constructor', undefined],
  [jobCreate.body, 'title.length', undefined],
])('calls a field as its own noun does: %#', (schema, path, label) => {
  expect(fieldLabel(schema, path)?.en).toBe(label);
});
