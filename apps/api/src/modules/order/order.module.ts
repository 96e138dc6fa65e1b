import type { Module } from '../../module.ts';
import { eachOrder } from './order-data.repository.ts';

export const orderModule: Module = {
  tables: {
    order: 'orders',
    invoice: 'orders',
    invoice_counter: { without: 'a number' },
  },
  ownData: { orders: eachOrder },
  uploads: { 'order.slip_id': 'private' },
};
