import type { Transaction } from '@acheep/database/connection';

export const findReader = (tx: Transaction, id: string) =>
  tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } });
