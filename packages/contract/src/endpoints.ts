import type { Endpoint } from './kernel/endpoint.ts';
import * as nouns from './nouns.ts';

type EndpointsOf<Noun> = Noun extends unknown ? Extract<Noun[keyof Noun], Endpoint> : never;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Complete list of the API's endpoints: each has to be registered, and no others exist. */
export const endpoints = Object.values(nouns).flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
) as EndpointsOf<(typeof nouns)[keyof typeof nouns]>[];

type AnyEndpoint = (typeof endpoints)[number];

/** Endpoints by `METHOD /path`: the web's client takes its types from here without loading the schemas. */
export type Endpoints = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
