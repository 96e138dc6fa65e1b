import { task } from '../../../plumbing/task.ts';

/** Runs after an order becomes active: the jobs module publishes the draft it was placed with. */
export const orderConfirmed = task<{ orderId: string }>('order-confirmed', {
  en: 'Publish the draft of a paid order',
  km: 'ផ្សាយសេចក្ដីព្រាងនៃការបញ្ជាទិញដែលបានបង់ប្រាក់',
});
