import { today } from '@acheep/contract/kernel/calendar';
import type { Module } from '../../../module.ts';
import { forgetFreeUses } from './free-use.repository.ts';
import * as mail from './order.mail.ts';
import { mayOpenSlip } from './order.repository.ts';
import { orderRoutes } from './order.routes.ts';
import { orderTasks } from './order.tasks.ts';
import { eachOrder, listEndingIds, transferSlips } from './order-data.repository.ts';

export const orderModule: Module = {
  routes: orderRoutes,
  tasks: orderTasks,
  mails: [
    mail.orderMadeMail,
    mail.orderSlipMail,
    mail.orderConfirmedMail,
    mail.orderFreeMail,
    mail.orderCancelledMail,
    mail.orderEndsSoonMail,
    mail.orderEndedMail,
  ],
  tables: {
    order: 'orders',
    invoice: 'orders',
    invoice_counter: { without: 'a number' },
    free_use: { without: 'a hash of an address, and until when it uses a free package' },
  },
  sweep: ({ database: { prisma }, now }) => forgetFreeUses(prisma, new Date(today(now()))),
  authors: ['order.created_by_id'],
  ownData: { orders: eachOrder },
  ownedRecords: { mails: listEndingIds },
  on: { 'company.left': transferSlips },
  uploads: { 'order.slip_id': 'private' },
  showsFile: { noun: 'order', may: mayOpenSlip },
};
