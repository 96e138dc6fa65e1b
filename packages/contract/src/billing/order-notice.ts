import { adminPaths } from '../admin-paths.ts';
import type { Bell, Leads, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

const order: Leads = ({ id = '' }) => paths.manageOrder(id);

/** @collected by `notices.ts`. */
export const notices = {
  order: {
    group: 'order',
    roles: ['recruiter'],
    bell: true,
    isMailed: true,
    en: 'Orders we’ve written for you, confirmed, extended or cancelled',
    km: 'ការបញ្ជាទិញដែលយើងបានបង្កើតជូន បញ្ជាក់ បន្ថែមថ្ងៃ ឬបោះបង់',
  },
  'order-end': {
    group: 'order',
    roles: ['recruiter'],
    mail: true,
    en: 'Packages that end soon or have ended',
    km: 'កញ្ចប់សេវាដែលជិតផុតកំណត់ ឬផុតកំណត់ហើយ',
  },
  'order-slip': {
    group: 'order',
    roles: ['admin'],
    bell: true,
    mail: true,
    en: 'Payment slips for orders',
    km: 'បង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'order-written': {
    category: 'order',
    en: 'We’ve written order {number} for your company: {title}.',
    km: 'យើងបានបង្កើតការបញ្ជាទិញលេខ {number} ជូនក្រុមហ៊ុនរបស់អ្នក៖ {title}។',
    to: order,
  },
  'order-extended': {
    category: 'order',
    en: 'Your order {number} has got more days: {title}.',
    km: 'ការបញ្ជាទិញលេខ {number} របស់អ្នកបានបន្ថែមថ្ងៃ៖ {title}។',
    to: order,
  },
  'order-confirmed': {
    category: 'order',
    en: 'Your order {number} has been confirmed: {title}.',
    km: 'ការបញ្ជាទិញលេខ {number} របស់អ្នកត្រូវបានបញ្ជាក់ហើយ៖ {title}។',
    to: order,
  },
  'order-cancelled': {
    category: 'order',
    en: 'Your order {number} has been cancelled: {title}.',
    km: 'ការបញ្ជាទិញលេខ {number} របស់អ្នកត្រូវបានបោះបង់៖ {title}។',
    to: order,
  },
  'order-slip': {
    category: 'order-slip',
    en: '{company} has sent a payment slip for order {number}.',
    km: '{company} បានផ្ញើបង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញលេខ {number}។',
    to: ({ id = '' }) => adminPaths.order(id),
  },
} as const satisfies Bell;
