import type { Module } from '../../module.ts';
import { eachOrder, handOverSlips } from './order-data.repository.ts';

export const orderModule: Module = {
  tables: {
    order: 'orders',
    invoice: 'orders',
    invoice_counter: { without: 'a number' },
  },
  authors: ['order.created_by_id'],
  ownData: { orders: eachOrder },
  handOver: handOverSlips,
  uploads: { 'order.slip_id': 'private' },
};
