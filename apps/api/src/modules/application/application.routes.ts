import * as application from '@acheep/contract/application';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import type { Register } from '../../plugins/endpoint.ts';
import { applicationService } from './application.service.ts';

const longestKey = 200;

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > longestKey) throw new AppError('request.invalid');
  return key;
}

export function applicationRoutes(register: Register, deps: Deps) {
  const applications = applicationService(deps);

  register(application.applicationCreate, async ({ actor, body, request }) => ({
    data: await applications.apply(actor, body, idempotencyKey(request)),
  }));
  register(application.applicationList, ({ actor, query }) => applications.listReceived(actor, query));
  register(application.applicationGet, async ({ actor, params }) => ({
    data: await applications.get(actor, params.id),
  }));
  register(application.applicationCv, async ({ actor, params }) => ({
    data: await applications.cvLink(actor, params.id),
  }));
  register(application.appliedJobList, ({ actor, query }) => applications.listOwn(actor, query));
}
