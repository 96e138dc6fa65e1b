import { Readable } from 'node:stream';
import { endpoints } from '@acheep/contract/endpoints';
import { actingRights, hasRight, type NeedsRight, rightNeeded } from '@acheep/contract/kernel/company-right';
import { companyRoles, rightNames } from '@acheep/contract/kernel/company-role';
import { type Endpoint, needsSession, noQuery, nothing, usualBody } from '@acheep/contract/kernel/endpoint';
import type { Limit } from '@acheep/contract/kernel/limit';
import { can } from '@acheep/contract/kernel/permission';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Actor, lacksSecondFactor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../error.ts';
import type { Call, Register } from '../module.ts';
import { whomToAsk } from '../modules/companies/company/company-people.repository.ts';
import { searchNoter } from '../modules/jobs/search-term/search-noter.service.ts';
import { TableFile } from '../table-file.ts';
import { inTransactionOnce } from './idempotency.ts';
import { type LimitedCall, limiter, limitsOf } from './limit.ts';
import { partnerCalls } from './partner.ts';
import { localeOfRequest } from './request-locale.ts';

interface Asked extends NeedsRight {
  readonly method: string;
}

/**
 * The only place that holds those who work for a company to their role there, before a call is read. Accounts without
 * a company have nothing of one to see.
 */
async function refuseWithoutRight({ database: { prisma } }: Deps, endpoint: Asked, actor: Actor) {
  const right = rightNeeded(endpoint);
  if (!actor.company || !right) return;
  const { id, role, suspended } = actor.company;
  const mayNotAct = suspended && endpoint.method !== 'GET' && actingRights.includes(right);
  if (hasRight(actor.company, right) && !mayNotAct) return;
  const company = await whomToAsk(prisma, id);
  const named = { company: { en: company.name, km: company.nameKm ?? company.name } };
  if (mayNotAct) throw new AppError('company.suspended', named);
  throw new AppError('company.right', {
    ...named,
    needed: rightNames[right],
    role: companyRoles[role],
    owner: company.owner.name,
  });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (text: string) => uuid.test(text);

const maxEmailLength = 254;
const maxTokenLength = 200;

function checked<S extends z.ZodType>(schema: S | undefined, input: unknown) {
  if (!schema) return undefined;
  const result = check(schema, input);
  if (!result.ok) throw new AppError('validation.failed', {}, result.faults);
  return result.data;
}

async function authorizedActor(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  { access }: Endpoint,
  request: FastifyRequest,
) {
  if (!needsSession(access)) return null;
  const actor = await app.readSession(request);
  if (access === 'signed-in') return actor;
  if (!can(actor.role, access)) throw new AppError('access.denied');
  // What everybody with an account may call stays open: there the second factor is set up.
  if (lacksSecondFactor(config, actor))
    throw new AppError(actor.owesPasskey ? 'second_factor.passkey' : 'second_factor.required');
  return actor;
}

/**
 * The only place that makes impersonation read-only. Calls without a session are refused too: their changes would be
 * attributed to nobody.
 */
async function refuseWhileImpersonating(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest) {
  const isRead = endpoint.method === 'GET';
  if (isRead && !endpoint.notWhileImpersonating) return;
  if (!(request.actor?.impersonatedBy || (await app.isImpersonated(request)))) return;
  throw new AppError(isRead ? 'impersonation.private' : 'impersonation.read_only');
}

/** Limits that can be checked before the request is validated. */
const isByCaller = ({ by }: Limit) => by === 'address' || by === 'caller' || by === 'key';

/** The parts of an unvalidated query and body that limits use. */
function limitedCallOf(request: FastifyRequest): LimitedCall {
  const { search } = request.query as { search?: unknown };
  const { email, phone, code, token, registeredPassword } = (request.body ?? {}) as Partial<
    Record<string, unknown>
  >;
  const address = email ?? phone;
  const isSearch = typeof search === 'string' ? search.trim() !== '' : search !== undefined;
  return {
    request,
    email: typeof address === 'string' ? address.slice(0, maxEmailLength).trim().toLowerCase() : '',
    link: typeof token === 'string' ? token.slice(0, maxTokenLength).trim() : '',
    given: {
      search: isSearch,
      code: code !== undefined,
      registeredPassword: registeredPassword !== undefined,
    },
  };
}

/** A table as the body of a response; in tests, checked when it is whole. */
async function* tableBody(table: TableFile, whole: z.ZodType | false) {
  let text = '';
  for await (const piece of table.response()) {
    if (whole) text += piece;
    yield piece;
  }
  if (whole) whole.parse(JSON.parse(text));
}

/** The response with what a handler returned. */
function responseWith({ response }: Endpoint, answer: unknown) {
  if (response === nothing) return { data: null };
  return answer instanceof TableFile || 'meta' in (response as z.ZodObject).shape ? answer : { data: answer };
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Returns the function by which modules register their endpoints. Startup fails if an endpoint of the contract has no
 * handler, or a handler has no endpoint.
 */
export function endpointRegister(app: FastifyInstance, deps: Deps): Register {
  const missing = new Set(endpoints.map(nameOf));
  const limited = limiter(deps);
  const partners = partnerCalls(app, limited);
  const noteSearch = searchNoter(deps);

  app.addHook('onReady', async () => {
    if (missing.size > 0) throw new Error(`Endpoints without a handler: ${[...missing].join(', ')}`);
  });

  return (endpoint, handler) => {
    if (!missing.delete(nameOf(endpoint)))
      throw new Error(`${nameOf(endpoint)} is not in the contract, or registered twice`);
    if (!endpoint.access) throw new Error(`${nameOf(endpoint)} says no access`);

    const limits = limitsOf(endpoint);
    const byCaller = limits.filter(isByCaller);
    const byContent = limits.filter((limit) => !isByCaller(limit));

    const isPartners = endpoint.access === 'partner';
    if (isPartners) partners.answerPreflight(endpoint.path);

    app.route({
      method: isPartners ? ['GET', 'HEAD'] : endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      bodyLimit: endpoint.maxBodyBytes ?? usualBody,
      // Before the body is read: an unauthorised caller does not get to send it.
      onRequest: async (request, reply) => {
        if (isPartners) await partners.enter(request, reply);
        request.actor = await authorizedActor(app, deps, endpoint, request);
        await refuseWhileImpersonating(app, endpoint, request);
        if (request.actor) await refuseWithoutRight(deps, endpoint, request.actor);
      },
      handler: async (request, reply) => {
        const locale = localeOfRequest(request);
        const params = request.params as Record<string, string>;
        if (!Object.values(params).every(isId)) throw notFound();
        const limitedCall = limitedCallOf(request);
        if (isPartners) limitedCall.tell = partners.tellTo(reply);
        const ofCaller = [...partners.limitsOf(request), ...byCaller];
        // Validation costs something too: a caller over a limit does not get that far.
        const answer = await limited.within(ofCaller, limitedCall, async () => {
          const query = checked(endpoint.query ?? noQuery, request.query);
          const body = checked(endpoint.body, request.body);
          const call = {
            params,
            query,
            body,
            actor: request.actor,
            locale,
            requestId: request.id,
            request,
            reply,
          };
          const handle = async (tx?: Transaction) =>
            responseWith(endpoint, await handler({ ...call, tx } as Call<typeof endpoint>));
          const given = (body ?? {}) as { email?: string; phone?: string; token?: string };
          const { phone = '', email = phone, token: link = '' } = given;
          return limited.within(byContent, { ...limitedCall, email, link }, () =>
            endpoint.idempotent ? inTransactionOnce(deps, endpoint, request, call, handle) : handle(),
          );
        });
        if (endpoint.searches) noteSearch(endpoint.searches, request, locale, answer);
        if (endpoint.access !== 'public' || endpoint.method !== 'GET')
          reply.header('Cache-Control', 'no-store');
        if (answer instanceof TableFile) {
          const body = tableBody(answer, deps.checkResponses ? endpoint.response : false);
          const source = Readable.from(body, { objectMode: false }).on('error', (error) =>
            request.log.error({ err: error }, 'table broken off'),
          );
          return reply.type('application/json; charset=utf-8').send(source);
        }
        if (deps.checkResponses) endpoint.response.parse(answer);
        if (isPartners) return partners.send(request, reply, answer);
        return reply.code(endpoint.status ?? 200).send(answer);
      },
    });
  };
}
