import { secondFactor } from '@acheep/contract/accounts/second-factor';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { change, type Reader } from '../../../search/rows.repository.ts';

type Hash = Buffer<ArrayBuffer>;
const factor = row('second_factor');

interface NewFactor {
  userId: string;
  secret: string;
  lastStep: number;
  recovery: Hash[];
  createdAt: Date;
}

export const findAccount = (db: Reader, id: string) =>
  db.user.findFirst({
    where: { id, disabledAt: null, activatedAt: { not: null } },
    select: {
      id: true,
      name: true,
      email: true,
      locale: true,
      passwordHash: true,
      secondFactor: { select: { createdAt: true, recovery: true } },
    },
  });

/** False if the account has one. */
export async function createFactor(tx: Transaction, data: NewFactor): Promise<boolean> {
  const { count } = await tx.secondFactor.createMany({ data, skipDuplicates: true });
  return count > 0;
}

/**
 * Takes one of the day's tries before its code is looked at, so that parallel guesses gain nothing. Null without a
 * second factor, or without a try left; `wrong` are the wrong codes of the day, this try included.
 */
export async function takeTry(db: PrismaClient, userId: string, now: Date) {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const isOfDay = factor('e.wrong_since', '>', dayAgo);
  const [held] = await read(
    db,
    build
      .updateTable('second_factor as e')
      .set({
        wrong: factor
          .case()
          .when(isOfDay)
          .then(factor('e.wrong', '+', 1))
          .else(1)
          .end(),
        wrong_since: factor.case().when(isOfDay).then(factor.ref('e.wrong_since')).else(now).end(),
      })
      .where('e.user_id', '=', userId)
      .where(
        factor.or([
          factor('e.wrong_since', 'is', null),
          factor.not(isOfDay),
          factor('e.wrong', '<', secondFactor.maxWrongPerDay),
        ]),
      )
      .returning(['e.secret', 'e.last_step as lastStep', 'e.wrong']),
  );
  return held ?? null;
}

/** Uses up the code of a time step, and gives its try back. Of concurrent calls only one returns true. */
export async function useStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const earlier = [factor('e.user_id', '=', userId), factor('e.last_step', '<', step)];
  const used = { last_step: step, wrong: sql<number>`GREATEST(wrong - 1, 0)` };
  return (await change(tx, 'second_factor', earlier, used)) > 0;
}

/** Uses up a recovery code; returns how many are left, null if it is none of them. */
export async function useRecoveryCode(tx: Transaction, userId: string, hash: Hash): Promise<number | null> {
  const [used] = await read(
    tx,
    build
      .updateTable('second_factor')
      .set({ recovery: sql`array_remove(recovery, ${hash})` })
      .where('user_id', '=', userId)
      .where(sql<boolean>`${hash} = ANY(recovery)`)
      .returning(sql<number>`cardinality(recovery)`.as('left')),
  );
  return used?.left ?? null;
}

export const deleteFactor = (tx: Transaction, userId: string) =>
  tx.secondFactor.deleteMany({ where: { userId } });
