import { type Endpoint, inputsOf } from '@acheep/contract/kernel/endpoint';
import type { z } from 'zod';

/**
 * Names of functions that check and change texts and lists. Before adding one, make sure that it takes linear time;
 * `rule-cost.test.ts` runs it with the worst strings.
 */
const vetted: ReadonlySet<string> = new Set([
  ...['trim', 'toLowerCase', 'withoutTurning', 'keptText', 'isVisible', 'storable', 'hasWords', 'orNothing'],
  ...[
    'asInternational',
    'isPhone',
    'asMobile',
    'isMobile',
    'asVatTin',
    'isVatTin',
    'asCouponCode',
    'isCouponCode',
    'withoutSigns',
    'withHyphens',
    'codeDigits',
    'isCode',
    'isNotBlank',
  ],
  ...['factorCode', 'isAppCode', 'isAnyCode'],
  'isUncommon',
  ...[
    'isDay',
    'isPast',
    'isLater',
    'isMonth',
    'isMoment',
    'inUtc',
    'toDate',
    'beginsWithMoment',
    'Number',
    'Boolean',
    'separated',
  ],
  ...[
    'isLink',
    'isSafeLink',
    'isWebsite',
    'isTarget',
    'isChannel',
    'isApi',
    'isPublicAddress',
    'isLinkFree',
    'hasFewLinks',
  ],
  ...['canBeFilled', 'counted', 'areApart', 'distinct', 'doNotOverlap'],
]);

/** Functions that may shorten a text before its length is checked. */
const beforeLength: ReadonlySet<string> = new Set(['trim', 'withoutTurning']);
/** Formats whose pattern matches texts of one length only. */
const ofOneLength: ReadonlySet<string> = new Set(['uuid', 'date']);

type Schema = z.core.$ZodType;
type Work = (given: unknown, context: { addIssue(): void }) => unknown;

/** Internal definition of a schema or a check in the library, as far as it is needed here. */
interface Definition {
  type: string;
  check?: string;
  checks?: {
    _zod: { def: Definition; check: (payload: { value: unknown; issues: unknown[] }) => unknown };
  }[];
  format?: string;
  abort?: boolean;
  /** Functions of `refine`, `overwrite` and `transform`. */
  fn?: Work;
  tx?: Work;
  transform?: Work;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  shape?: Record<string, Schema>;
  catchall?: Schema;
  element?: Schema;
  options?: Schema[];
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Function that checks or changes texts, lists or records. */
export interface Rule {
  readonly name: string;
  /** Source text, which identifies equal rules: factories create a new function for each field. */
  readonly code: string;
  work(given: unknown): unknown;
}

/** The library's own functions have no name. */
const libraryNames = new Map([
  ['(input) => input.trim()', 'trim'],
  ['(input) => input.toLowerCase()', 'toLowerCase'],
]);
const ruleOf = (work: Work): Rule => ({
  name: work.name || libraryNames.get(String(work)) || '',
  code: String(work),
  work: (given) => work(given, { addIssue: () => undefined }),
});
const checkRules = ({ checks = [] }: Definition): Rule[] =>
  checks.flatMap(({ _zod: { def, check } }) => {
    const work = def.fn ?? def.tx;
    if (work) return ruleOf(work);
    if (def.check !== 'custom') return [];
    return {
      name: check.name,
      code: String(check),
      work: (value: unknown) => check({ value, issues: [] }),
    };
  });
const transformRule = (schema: Schema | undefined): Rule | undefined => {
  const work = schema && definitionOf(schema).transform;
  return work && ruleOf(work);
};

const isOfRecord = (schema: Schema | undefined): boolean => {
  if (!schema) return false;
  const { type, innerType, in: before, out } = definitionOf(schema);
  return type === 'object' || [innerType, before, out].some(isOfRecord);
};

const around: ReadonlySet<string> = new Set(['optional', 'nonoptional', 'nullable', 'default']);
const harmless: ReadonlySet<string> = new Set(['enum', 'literal', 'boolean', 'null', 'file']);

export interface Found {
  /** Rules of texts and lists, by name, each with a schema that uses it. */
  readonly rules: Map<string, Rule & { of: Schema }>;
  /** Records with cross-field rules, by place: each set of rules once. */
  readonly records: Map<string, Schema>;
  /** One schema of each kind, by its parts. */
  readonly kinds: Map<string, Schema>;
  /** Excessive or unvetted parts. */
  readonly faults: string[];
}

/** Walks `schemas`, each with its name: texts, lists and numbers must have bounds, and only vetted rules. */
export function rulesIn(schemas: Iterable<readonly [string, Schema]>): Found {
  const found: Found = { rules: new Map(), records: new Map(), kinds: new Map(), faults: [] };
  const seen = { bounded: new Set<Schema>(), open: new Set<Schema>() };
  const ofRecords = new Set<string>();
  const fault = (place: string, what: string) => found.faults.push(`${place} ${what}`);

  function vet({ name, code, work }: Rule, of: Schema, place: string) {
    const known = found.rules.get(name);
    if (!vetted.has(name))
      fault(
        place,
        `is checked or changed with ${name || `a function without a name, ${code.slice(0, 80)}`}, which is no vetted rule: take one of text.ts, or see that it takes time in proportion to a text, and add its name to schema-rule.ts`,
      );
    else if (known && known.code !== code)
      fault(place, `has another ${name} than other fields: give it another name`);
    else found.rules.set(name, { name, code, work, of });
  }

  function walkText(def: Definition, place: string) {
    const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
    const length = checks.findIndex(({ check, abort }) => check === 'max_length' && abort);
    const isFirst = checks.slice(0, length).every(({ tx }) => tx && beforeLength.has(ruleOf(tx).name));
    const isFixed = ofOneLength.has(def.format ?? '') && (def.abort || checks.length === 0);
    if (!isFixed && (def.check || length < 0 || !isFirst))
      fault(
        place,
        'is a text whose length is not checked before all else: begin it with `typed` or `trimmed` of bound.ts',
      );
  }

  function walkPipe(
    { in: before, out: after }: Definition,
    place: string,
    schema: Schema,
    isBounded: boolean,
  ) {
    const [first, then] = [transformRule(before), transformRule(after)];
    if (first) vet(first, schema, place);
    else if (before) walk(before, place, isBounded);
    if (then && !isOfRecord(before)) vet(then, schema, place);
    // Output of a text within its maximum, or of a counted list.
    if (after && !then) walk(after, place, !first || first.name === 'counted');
  }

  function walk(schema: Schema, place: string, isBounded = false): void {
    const before = seen[isBounded ? 'bounded' : 'open'];
    if (before.has(schema)) return;
    before.add(schema);
    const def = definitionOf(schema);
    const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
    const rules = checkRules(def);
    const kind = [
      def.type,
      def.format,
      ...checks.map(({ format, check }) => format ?? check),
      ...rules.map(({ name }) => name),
    ];
    if (!isBounded && !found.kinds.has(kind.join(' '))) found.kinds.set(kind.join(' '), schema);

    if (isOfRecord(schema)) {
      const all = [...rules, ...[transformRule(def.out)].flatMap((rule) => rule ?? [])].map(
        ({ code }) => code,
      );
      const key = [...all, ...Object.keys(def.shape ?? {})].join();
      if (all.length > 0 && !ofRecords.has(key)) found.records.set(place, schema);
      ofRecords.add(key);
    } else for (const rule of rules) vet(rule, schema, place);

    const has = (check: string) => checks.some((one) => one.check === check);
    if (def.type === 'string') {
      if (!isBounded) walkText(def, place);
    } else if (def.type === 'number') {
      if (!has('greater_than') || !has('less_than'))
        fault(place, 'is a number without bounds: give it `min` and `max`');
    } else if (def.type === 'array') {
      if (!isBounded)
        fault(
          place,
          'is a list that nobody counts before its entries are looked at: make it with `atMost` of bound.ts',
        );
      if (def.element) walk(def.element, `${place}[]`);
    } else if (def.type === 'object') {
      if (!def.catchall || definitionOf(def.catchall).type !== 'never')
        fault(place, 'takes keys that nobody knows: make it a `strictObject`');
      for (const [name, field] of Object.entries(def.shape ?? {})) walk(field, `${place} ${name}`);
    } else if (def.type === 'pipe') walkPipe(def, place, schema, isBounded);
    else if (def.type === 'union') for (const option of def.options ?? []) walk(option, place, isBounded);
    else if (around.has(def.type) && def.innerType) walk(def.innerType, place, isBounded);
    else if (!harmless.has(def.type))
      fault(place, `is of a kind, "${def.type}", of which nobody knows what it costs`);
  }

  for (const [place, schema] of schemas) walk(schema, place);
  return found;
}

/** Inputs of endpoints: queries and bodies, each with its name. */
export const inputsOfAll = (endpoints: readonly Endpoint[]): [string, Schema][] =>
  endpoints.flatMap((endpoint) =>
    inputsOf(endpoint).map((schema): [string, Schema] => [
      `${schema === endpoint.query ? 'query' : 'body'} of ${endpoint.method} ${endpoint.path}:`,
      schema,
    ]),
  );
