import type {
  InvitationChoice,
  invitationChoiceGet,
  invitationChoiceUpdate,
} from '@acheep/contract/talent/invitation';
import { type InvitationKind, invitationKinds } from '@acheep/contract/talent/invitation-option';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockPerson } from '../../feed/bookmark/bookmark.repository.ts';
import { findChoice, saveChoice } from './invitation.repository.ts';

const senderOf = { job: 'recruiters', training: 'trainers' } as const satisfies Record<
  InvitationKind,
  keyof InvitationChoice
>;

const byAll: InvitationChoice = { recruiters: true, trainers: true };

export const isWanted = async (db: Parameters<typeof findChoice>[0], userId: string, kind: InvitationKind) =>
  ((await findChoice(db, userId)) ?? byAll)[senderOf[kind]];

/** Choice of the senders who may invite a job seeker. */
export function invitationChoiceService({ database: { prisma } }: Pick<Deps, 'database'>) {
  return {
    read: async ({ actor }: Call<typeof invitationChoiceGet>) =>
      (await findChoice(prisma, actor.id)) ?? byAll,

    save: ({ actor, body: choice }: Call<typeof invitationChoiceUpdate>) =>
      prisma.$transaction(async (tx) => {
        if (!(await lockPerson(tx, actor.id))) throw new AppError('session.invalid');
        return saveChoice(tx, actor.id, choice);
      }),

    /** Declines further invitations of a kind, by the link in one; false if the account no longer exists. */
    stop: (kind: string, userId: string) =>
      prisma.$transaction(async (tx) => {
        if (!(kind in invitationKinds) || !(await lockPerson(tx, userId))) return false;
        await saveChoice(tx, userId, { [senderOf[kind as InvitationKind]]: false });
        return true;
      }),
  };
}
