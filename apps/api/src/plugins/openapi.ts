import { fileBody } from '@acheep/contract/kernel/endpoint';
import { endpoints } from '@acheep/contract/kernel/endpoints';
import { errorStatus } from '@acheep/contract/kernel/error-code';
import { apiKeyHeader } from '@acheep/contract/platform/api-key-option';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Deps } from '../deps.ts';
import { longestKey } from './idempotency.ts';

const errorResponse = z
  .object({
    code: z.enum(Object.keys(errorStatus) as [string, ...string[]]),
    message: z.string(),
    data: z.record(z.string(), z.array(z.string())).nullable(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'Made up by the caller: for a day the same call with the same key is answered as the first was.',
  schema: { type: 'string' as const, maxLength: longestKey },
};

type AnyEndpoint = import('@acheep/contract/kernel/endpoint').Endpoint;

function securityOf({ access }: AnyEndpoint): Record<string, []>[] {
  if (access === 'public') return [];
  return access === 'partner' ? [{ apiKey: [] }] : [{ session: [] }];
}

function operation(endpoint: AnyEndpoint): ZodOpenApiOperationObject {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const query = endpoint.query && z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' });
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] as string],
    security: securityOf(endpoint),
    description: `Access: ${endpoint.access}`,
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path' as const,
        required: true,
        schema: { type: 'string' as const, format: 'uuid' },
      })),
      ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
        name,
        in: 'query' as const,
        schema: schema as { type: 'string' },
      })),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: endpoint.body } } },
    }),
    ...(endpoint.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: fileBody } } },
    }),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Success',
        content: { 'application/json': { schema: endpoint.response } },
      },
      default: { description: 'Error', content: { 'application/json': { schema: errorResponse } } },
    },
  };
}

function openApiDocument(publicUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints as readonly AnyEndpoint[]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Acheep', version: '1', description: 'The API of the Acheep career centre.' },
    servers: [{ url: `${publicUrl}/api/v1` }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader },
      },
    },
    paths,
  });
}

let written: { publicUrl: string; bytes: Buffer } | undefined;

/** The description as bytes, which take a fifth of the memory. It is built once per process. */
function descriptionOf(publicUrl: string): Buffer {
  if (written?.publicUrl !== publicUrl)
    written = { publicUrl, bytes: Buffer.from(JSON.stringify(openApiDocument(publicUrl))) };
  return written.bytes;
}

/** Serves the description at `/api/v1/openapi.json`. */
export function registerOpenApi(app: FastifyInstance, { config }: Deps) {
  const bytes = descriptionOf(config.PUBLIC_URL);
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(bytes),
  );
}
