import type { Endpoint } from './endpoint.ts';
import * as nouns from './nouns.ts';

type EndpointsOf<Noun> = Noun extends unknown ? Extract<Noun[keyof Noun], Endpoint> : never;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every endpoint of the API. What is not here does not exist; what is here has to be registered. */
export const endpoints = Object.values(nouns).flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
) as EndpointsOf<(typeof nouns)[keyof typeof nouns]>[];

type AnyEndpoint = (typeof endpoints)[number];

/** The endpoints by `METHOD /path`: the web's client takes its types from here and loads none of the schemas. */
export type Endpoints = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
