import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Module } from '../../../module.ts';
import { forgetRecipients } from './recipient.repository.ts';
import { unsolicitedDays } from './recipient.service.ts';

/** Limits for mails of companies. */
export const recipientModule: Module = {
  tables: {
    recipient: { without: 'a hash of an address, of whoever owns it, and when it was asked something' },
    recipient_day: { without: 'a number' },
  },
  async sweep({ database: { prisma }, now }) {
    const day = new Date(today(now()));
    await forgetRecipients(prisma, { day, asked: new Date(addDays(today(now()), -unsolicitedDays)) });
  },
};
