import type { InvitationChoice } from '@acheep/contract/talent/invitation';
import type { InvitationKind } from '@acheep/contract/talent/invitation-option';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { lockPerson } from '../../feed/bookmark/bookmark.repository.ts';
import { findChoice, saveChoice } from './invitation.repository.ts';
import { endedBy } from './invitation-token.ts';

/** Who sends which invitations. */
const senderOf = { job: 'recruiters', training: 'trainers' } as const satisfies Record<
  InvitationKind,
  keyof InvitationChoice
>;

const byAll: InvitationChoice = { recruiters: true, trainers: true };

/** Whether somebody wants invitations of a kind. */
export const isWanted = async (db: Parameters<typeof findChoice>[0], userId: string, kind: InvitationKind) =>
  ((await findChoice(db, userId)) ?? byAll)[senderOf[kind]];

/** By whom job seekers may be invited. */
export function invitationChoiceService({ database: { prisma }, config }: Pick<Deps, 'database' | 'config'>) {
  return {
    read: async (actor: Actor) => (await findChoice(prisma, actor.id)) ?? byAll,

    save: (actor: Actor, choice: InvitationChoice) =>
      prisma.$transaction(async (tx) => {
        if (!(await lockPerson(tx, actor.id))) throw new AppError('session.invalid');
        return saveChoice(tx, actor.id, choice);
      }),

    /** Ends the invitations that a token came with, whoever holds it; again, nothing changes. */
    unsubscribe: (token: string) =>
      prisma.$transaction(async (tx) => {
        const ended = endedBy(config, token);
        if (!ended || !(await lockPerson(tx, ended.userId))) throw notFound();
        await saveChoice(tx, ended.userId, { [senderOf[ended.kind]]: false });
      }),
  };
}
