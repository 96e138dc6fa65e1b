import { type InvitationKind, invitationKinds } from '@acheep/contract/talent/invitation-option';
import type { Config } from '../../../config.ts';
import { signed } from '../../../plumbing/signed.ts';

/** Whose invitations end, and which: to jobs, which recruiters send, or to trainings. */
interface Ended {
  userId: string;
  kind: InvitationKind;
}

const tokens = signed('invitation');

/** What the mails of invitations carry to end them. It is kept nowhere, and good as long as the account is there. */
export const invitationToken = (config: Pick<Config, 'SECRET'>, { userId, kind }: Ended) =>
  tokens.make(config, [kind, userId]);

/** What a token ends; null where we have not made it. */
export function endedBy(config: Pick<Config, 'SECRET'>, token: string): Ended | null {
  const [kind = '', userId = ''] = tokens.read(config, token);
  return kind in invitationKinds ? { userId, kind: kind as InvitationKind } : null;
}
