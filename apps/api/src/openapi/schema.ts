import { optionsOf } from '@acheep/contract/kernel/choice';
import { type Endpoint, fileBody, labelIn } from '@acheep/contract/kernel/endpoint';
import type { Options } from '@acheep/contract/kernel/option';
import { z } from 'zod';
import { capital, type Described, exportedNames, propertyWords, singular } from './described.ts';

type Schema = z.core.$ZodType;
export type Json = Record<string, unknown>;
type Io = 'input' | 'output';

interface Parts {
  type: string;
  defaultValue?: unknown;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  shape?: Record<string, Schema>;
}
const partsOf = (schema: Schema) => schema._zod.def as unknown as Parts;

const isRecord = (schema: Schema) => schema instanceof z.ZodObject || schema instanceof z.ZodUnion;
const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** A schema of an endpoint, and where it stands. */
interface Place {
  schema: Schema;
  of: Described;
  /** Keys that lead there; `data`, which is in every response, is left out. */
  path: readonly string[];
  /** The record around it, or the endpoint. */
  parent: unknown;
}

/** The places inside a place. An entry of a list has the singular of its key. */
function placesIn({ schema, of, path, parent }: Place): Place[] {
  const { innerType, in: before, out, element, options = [], shape = {} } = partsOf(schema);
  const inside = { of, path, parent: isRecord(schema) ? schema : parent };
  const ofEntry = path.map((key, index) => (index === path.length - 1 ? singular(key) : key));
  return [
    ...Object.entries(shape).map(([key, part]) => ({
      ...inside,
      schema: part,
      path: key === 'data' ? path : [...path, key],
    })),
    ...(element ? [{ ...inside, schema: element, path: ofEntry }] : []),
    ...[innerType, before, out, ...options].filter(isDefined).map((part) => ({ ...inside, schema: part })),
  ];
}

/** The places inside a whole body or response, which stand in the endpoint. */
const insideOf = (root: Place) => placesIn(root).map((place) => ({ ...place, parent: root.parent }));

/** Every record and choice inside endpoints' schemas with its shortest place, and what it stands in. */
function survey(roots: readonly Place[]) {
  const found = new Map<unknown, Place & { parents: Set<unknown> }>();
  const waiting = roots.flatMap((root) => (exportedNames.has(root.schema) ? [root] : insideOf(root)));
  for (const place of waiting) {
    // Each use of a choice is a schema of its own.
    const options = optionsOf(place.schema);
    const key = options ?? (isRecord(place.schema) ? place.schema : undefined);
    const known = key && found.get(key);
    known?.parents.add(place.parent);
    if (known) continue;
    if (key) found.set(key, { ...place, parents: new Set([place.parent]) });
    if (!options) waiting.push(...placesIn(place));
  }
  return found;
}

const optionsUnder = (schema: Schema | undefined): Options | undefined => {
  if (!schema) return undefined;
  const { innerType, element, in: before, out } = partsOf(schema);
  return optionsOf(schema) ?? [innerType, element, out, before].map(optionsUnder).find(isDefined);
};

const listed = (options: Options) =>
  Object.entries(options)
    .map(([value, { en }]) => `\`${value}\` (${en})`)
    .join(', ');

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * The schemas of endpoints as JSON Schema. Records that the contract exports, and what stands in several places, become
 * components: recognised by identity, and named after the export or the first place.
 */
export function schemasOf(all: readonly Described[]) {
  const components: Record<string, Json> = {};
  const taken = new Set<string>();
  const choiceNames = new Map<Options, string>();

  function nameOf({ schema, of, path }: Place, suffix: string): string {
    const place = path.map(capital).join('');
    const names = [
      exportedNames.get(optionsOf(schema) ?? schema) ?? capital(of.noun) + place,
      capital(of.operationId) + place,
    ].flatMap((name) => [name, name + suffix]);
    const name = names.find((one) => !taken.has(one));
    if (!name) throw new Error(`The description has two schemas that would be called ${names[0]}`);
    taken.add(name);
    return name;
  }

  function tidy(io: Io): NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] {
    return ({ zodSchema, jsonSchema }) => {
      const json = jsonSchema as Json;
      const options = optionsOf(zodSchema);
      const name = options && choiceNames.get(options);
      if (name) {
        for (const key of Object.keys(json)) delete json[key];
        Object.assign(json, reference(name));
      } else if (options) json.description = listed(options);
      const isPiped = io === 'input' && json.type === 'string' && partsOf(zodSchema).in;
      const several = isPiped ? optionsUnder(partsOf(zodSchema).out) : undefined;
      if (several) json.description = `One or several of ${listed(several)}, separated by commas.`;
      // A moment that has to begin with the century.
      if (json.format === 'starts_with') {
        json.format = 'date-time';
        delete json.allOf;
      }
      // The format says it already.
      if (json.format) delete json.pattern;
      const { type, defaultValue } = partsOf(zodSchema);
      if (type === 'default') json.default = defaultValue;
      if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
      if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
      // Responses may get new fields, which clients have to expect.
      if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
      // What tidies a text gives a text.
      if (io === 'output' && type === 'transform') json.type = 'string';
      // A number or so for each of known keys, all of which are there.
      if (type === 'record' && json.required) {
        const each = json.additionalProperties;
        json.properties = Object.fromEntries((json.required as string[]).map((key) => [key, each]));
        delete json.propertyNames;
        delete json.additionalProperties;
      }
      for (const [field, words] of Object.entries(propertyWords.get(zodSchema) ?? {}))
        Object.assign((json.properties as Json)[field] as Json, { description: words });
    };
  }

  /** The schemas of all endpoints on one side, by operation. */
  function write(io: Io, schemaOf: (endpoint: Endpoint) => Schema | undefined): ReadonlyMap<string, Json> {
    const roots = all.flatMap((of): Place[] => {
      const schema = schemaOf(of.endpoint);
      return schema ? [{ schema, of, path: [], parent: of.endpoint }] : [];
    });
    const found = survey(roots);
    const registry = z.registry<{ id: string }>();
    const names = new Map<Schema, string>();
    const wanted = [...found.values()].filter(
      ({ schema, parents }) => isRecord(schema) && (parents.size > 1 || exportedNames.has(schema)),
    );
    // Names of the contract first: a name made from a place must not take one.
    for (const place of wanted.sort((a, b) => +exportedNames.has(b.schema) - +exportedNames.has(a.schema)))
      names.set(place.schema, nameOf(place, capital(io)));
    for (const place of found.values()) {
      const options = optionsOf(place.schema);
      if (!options || choiceNames.has(options) || place.parents.size === 1) continue;
      const name = nameOf(place, 'Choice');
      choiceNames.set(options, name);
      components[name] = { type: 'string', enum: Object.keys(options), description: listed(options) };
    }
    for (const [schema, id] of names) registry.add(schema, { id });
    const ownRoots = roots.filter(({ schema }) => !names.has(schema));
    for (const { schema, of } of ownRoots) registry.add(schema, { id: `root ${of.operationId}` });
    const { schemas } = z.toJSONSchema(registry, {
      io,
      uri: (id) => reference(id).$ref,
      unrepresentable: 'any',
      override: tidy(io),
    });
    const plain = ({ $schema: _, $id: __, ...json }: Json) => json;
    for (const name of names.values()) components[name] = plain(schemas[name] as Json);
    return new Map(
      roots.map(({ schema, of }) => {
        const name = names.get(schema);
        return [of.operationId, name ? reference(name) : plain(schemas[`root ${of.operationId}`] as Json)];
      }),
    );
  }

  const responses = write('output', ({ response }) => response);
  const bodies = write('input', ({ body, upload }) => body ?? (upload && fileBody));

  /** The parameters of an endpoint's query, each with its label. */
  function queryOf(endpoint: Endpoint): Json[] {
    if (!endpoint.query) return [];
    const { properties = {}, required = [] } = z.toJSONSchema(endpoint.query, {
      io: 'input',
      unrepresentable: 'any',
      override: tidy('input'),
    });
    return Object.entries(properties).map(([name, schema]) => {
      const { description, anyOf, ...json } = schema as Json & { anyOf?: Json[] };
      // A number may come as text, as which it is sent in any case.
      const number = anyOf?.find(({ type }) => type === 'integer');
      const label = labelIn(endpoint, name)?.en;
      const words = [label && `${capital(label)}.`, description].filter(Boolean).join(' ');
      return {
        name,
        in: 'query',
        required: required.includes(name) || undefined,
        description: words || undefined,
        schema: number ? { ...number, ...json } : { ...json, ...(anyOf && { anyOf }) },
      };
    });
  }

  return { components, responses, bodies, queryOf };
}
