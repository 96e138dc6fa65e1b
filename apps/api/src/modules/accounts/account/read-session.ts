import { id } from '@acheep/contract/kernel/text';
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { derivedSecret } from '../../../plumbing/secret.ts';
import { findCallingSession, touchSession } from './session.repository.ts';

interface Claims {
  sid: string;
  impersonation?: true;
}

declare module 'fastify' {
  interface FastifyInstance {
    readSession(request: FastifyRequest): Promise<Actor>;
    /** The same from the cookie that the site's page keeps, for documents that the browser opens by itself. */
    readDocumentSession(request: FastifyRequest): Promise<Actor>;
    /** True when the request's token is of an impersonated session, even one that is no longer valid. */
    isImpersonated(request: FastifyRequest): Promise<boolean>;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims;
    user: Claims;
  }
}

const audience = 'session';

const tokenCookie = /(?:^|;\s*)token=([\w.-]+)/;

/**
 * The bearer token is a signed reference to a session in the database and is valid only while that row exists.
 * Endpoints read the `Authorization` header only, so a cookie alone authorises no call: it opens documents that show
 * nothing personal and change nothing.
 */
export async function registerSession(app: FastifyInstance, { config, database, now }: Deps) {
  await app.register(fastifyJwt, {
    secret: derivedSecret(config.SECRET, 'session token'),
    sign: { algorithm: 'HS256', aud: audience, expiresIn: `${config.SESSION_DAYS}d` },
    verify: { algorithms: ['HS256'], allowedAud: audience, requiredClaims: ['sid', 'aud', 'exp'] },
  });
  app.decorateRequest('actor', null);
  async function actorOf(request: FastifyRequest, verify: () => Promise<Claims>): Promise<Actor> {
    const claims = await verify().catch(() => {
      throw new AppError('session.invalid');
    });
    if (!id.safeParse(claims.sid).success) throw new AppError('session.invalid');
    const session = await findCallingSession(database, claims.sid, now());
    if (!session || (session.byId !== null) !== (claims.impersonation === true))
      throw new AppError('session.invalid');
    // Informational only: reads keep working while the database accepts no writes.
    await touchSession(database.prisma, { id: claims.sid, lastUsedAt: session.lastUsedAt }, now()).catch(
      (error: unknown) => request.log.warn({ err: error }, 'the use of a session was not noted'),
    );
    const { userId, role, byId, companyId, companyRole, billing, suspended, isStrong, owesPasskey } = session;
    const actor: Actor = { id: userId, role, sessionId: claims.sid };
    if (isStrong) actor.isStrong = true;
    if (owesPasskey) actor.owesPasskey = true;
    if (byId) actor.impersonatedBy = byId;
    if (companyId && companyRole)
      actor.company = {
        id: companyId,
        role: companyRole,
        billing: billing === true,
        suspended: suspended === true,
      };
    return actor;
  }
  app.decorate('readSession', async (request: FastifyRequest) => {
    if (!request.headers.authorization) throw new AppError('session.missing');
    return actorOf(request, () => request.jwtVerify<Claims>());
  });
  app.decorate('readDocumentSession', async (request: FastifyRequest) => {
    const [, token] = tokenCookie.exec(request.headers.cookie ?? '') ?? [];
    if (!token) throw new AppError('session.missing');
    return actorOf(request, async () => app.jwt.verify<Claims>(token));
  });
  app.decorate('isImpersonated', async (request: FastifyRequest) => {
    if (!request.headers.authorization) return false;
    const claims = await request.jwtVerify<Claims>({ ignoreExpiration: true }).catch(() => null);
    return claims?.impersonation === true;
  });
}
