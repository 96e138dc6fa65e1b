import { endpoints } from '@acheep/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../error.ts';
import { isId } from './endpoint.ts';

const known = endpoints.map(({ method, path, access }) => ({
  parts: path.split('/'),
  methods: access === 'partner' ? [method, 'HEAD', 'OPTIONS'] : [method],
}));

/** The methods of the endpoints at a path below the API's address. */
function methodsAt(path: string): string[] {
  const parts = path.split('/');
  const found = known.filter(
    (one) =>
      one.parts.length === parts.length &&
      one.parts.every((part, at) => (part.startsWith(':') ? isId(parts[at] ?? '') : part === parts[at])),
  );
  return [...new Set(found.flatMap(({ methods }) => methods))].sort();
}

/** Answers calls of no endpoint: a known path with another method is a 405 that names its methods. */
export function answerUnknownCalls(api: FastifyInstance) {
  api.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.slice(api.prefix.length).split('?');
    const methods = methodsAt(path.replace(/\/$/, '')).join(', ');
    if (!methods) throw notFound();
    reply.header('Allow', methods);
    throw new AppError('request.method', { methods });
  });
}
