import { task } from '../../../plumbing/task.ts';

/** An order counts from now on: the draft that it was made with is published, by the module of jobs. */
export const orderConfirmed = task<{ orderId: string }>('order-confirmed');
