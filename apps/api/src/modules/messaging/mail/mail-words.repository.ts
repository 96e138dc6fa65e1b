import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import { lockTable, type Reader } from '../../../search/rows.repository.ts';
import type { MailWords } from './mail-words.ts';

export const findWords = (db: Reader, name: string, locale: Locale) =>
  db.mailWording.findUnique({
    where: { name_locale: { name, locale } },
    select: { subject: true, text: true, updatedAt: true },
  });

/** Names of the mails whose words the operator has changed. */
export const changedMails = async (db: Reader, locale: Locale): Promise<Set<string>> =>
  new Set(
    (await db.mailWording.findMany({ where: { locale }, select: { name: true } })).map(({ name }) => name),
  );

/** Blocks other writers until the transaction ends, but not readers. */
export const lockWords = (tx: Transaction) => lockTable(tx, 'mail_wording');

export async function saveWords(
  tx: Transaction,
  { name, locale }: { name: string; locale: Locale },
  words: MailWords | null,
  updatedAt: Date,
) {
  if (!words) return tx.mailWording.deleteMany({ where: { name, locale } });
  const data = { ...words, updatedAt };
  const where = { name_locale: { name, locale } };
  return tx.mailWording.upsert({ where, create: { name, locale, ...data }, update: data });
}
