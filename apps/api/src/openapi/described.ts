import * as gatherings from '@acheep/contract/events/gathering';
import * as bilingual from '@acheep/contract/kernel/bilingual';
import * as endpoints from '@acheep/contract/kernel/endpoint';
import * as images from '@acheep/contract/kernel/image';
import * as nouns from '@acheep/contract/nouns';
import * as optionLists from '@acheep/contract/option-lists';
import * as partner from '@acheep/contract/platform/partner';
import { partnerFields } from '@acheep/contract/platform/partner-field';
import { z } from 'zod';

/** An endpoint with its names, which stay: those of its export and of its noun in the contract. */
export interface Described {
  operationId: string;
  noun: string;
  endpoint: endpoints.Endpoint;
}

const isEndpoint = (value: unknown): value is endpoints.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

export const described: readonly Described[] = Object.entries(nouns).flatMap(([noun, exported]) =>
  Object.entries(exported as object).flatMap(([operationId, endpoint]) =>
    isEndpoint(endpoint) ? [{ operationId, noun, endpoint }] : [],
  ),
);

export const capital = (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;

const plurals: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ses$/, 's'],
  [/s$/, ''],
];
/** `companies` as `company`, `statuses` as `status`. */
export function singular(name: string): string {
  const rule = plurals.find(([ending]) => ending.test(name));
  return rule ? name.replace(...rule) : name;
}

/** Names of the records and the option lists that the contract exports; a list is named after one of its values. */
export const exportedNames: ReadonlyMap<unknown, string> = new Map([
  ...[images, bilingual, gatherings, endpoints, ...Object.values(nouns)].flatMap((file) =>
    Object.entries(file).flatMap(([name, value]): [unknown, string][] =>
      value instanceof z.ZodObject || value instanceof z.ZodUnion ? [[value, capital(name)]] : [],
    ),
  ),
  ...Object.values(optionLists).flatMap((file) =>
    Object.entries(file).map(([name, value]): [unknown, string] => [value, singular(capital(name))]),
  ),
]);

/** Words for the fields of partners' records, units included. */
export const propertyWords: ReadonlyMap<unknown, Readonly<Record<string, string>>> = new Map(
  [
    partner.partnerJob,
    partner.partnerJobDetail,
    partner.partnerGathering,
    partner.partnerGatheringDetail,
  ].map((record) => [
    record,
    Object.fromEntries(
      Object.keys(record.shape).map((name) => [name, partnerFields[name as keyof typeof partnerFields].en]),
    ),
  ]),
);
