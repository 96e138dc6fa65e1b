import type { SessionRecord } from '@acheep/contract/accounts/account';
import type { FastifyInstance } from 'fastify';
import type { OpenedSession, SignedIn } from './open-session.service.ts';

type Signer = Pick<FastifyInstance, 'jwt'>;

/** What the caller gets of a sign-in: the session with its signed token, or the ticket as it is. */
export function withToken(signer: Signer, session: OpenedSession): SessionRecord;
export function withToken(signer: Signer, signedIn: SignedIn): SessionRecord | { ticket: string };
export function withToken({ jwt }: Signer, signedIn: SignedIn) {
  if ('ticket' in signedIn) return signedIn;
  const { sessionId, user } = signedIn;
  return { token: jwt.sign({ sid: sessionId }), user };
}

/** What whoever comes by an identity gets: a session, the ticket of a second factor, or who they are if they are new. */
export function enteredWith<Newcomer>(
  signer: Signer,
  { signedIn, newcomer }: { signedIn: SignedIn | null; newcomer: Newcomer | null },
) {
  const session = signedIn && withToken(signer, signedIn);
  return session && 'ticket' in session
    ? { session: null, ...session, newcomer }
    : { session, ticket: null, newcomer };
}
