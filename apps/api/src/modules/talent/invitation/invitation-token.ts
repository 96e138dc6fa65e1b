import { createHmac } from 'node:crypto';
import { type InvitationKind, invitationKinds } from '@acheep/contract/talent/invitation-option';
import type { Config } from '../../../config.ts';
import { derivedSecret, sameHash } from '../../../plumbing/secret.ts';

/** Whose invitations end, and which: to jobs, which recruiters send, or to trainings. */
interface Ended {
  userId: string;
  kind: InvitationKind;
}

const signatureOf = ({ SECRET }: Pick<Config, 'SECRET'>, text: string) =>
  createHmac('sha256', derivedSecret(SECRET, 'invitation')).update(text).digest();

/** What the mails of invitations carry to end them. It is kept nowhere, and good as long as the account is there. */
export function invitationToken(config: Pick<Config, 'SECRET'>, { userId, kind }: Ended) {
  const text = `${kind}.${userId}`;
  return `${text}.${signatureOf(config, text).toString('base64url')}`;
}

/** What a token ends; null where we have not made it. */
export function endedBy(config: Pick<Config, 'SECRET'>, token: string): Ended | null {
  const [kind = '', userId = '', signature = '', ...more] = token.split('.');
  const isRight = sameHash(Buffer.from(signature, 'base64url'), signatureOf(config, `${kind}.${userId}`));
  return isRight && more.length === 0 && kind in invitationKinds
    ? { userId, kind: kind as InvitationKind }
    : null;
}
