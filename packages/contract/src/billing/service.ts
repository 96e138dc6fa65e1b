import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { currencies, wholeMoney } from '../kernel/money.ts';
import type { Options } from '../kernel/option.ts';
import { id, line, text } from '../kernel/text.ts';
import { amountFault, serviceEffects } from './service-option.ts';

/** Maximum number of services, inactive ones included. */
export const maxServices = 50;
export const serviceTextLength = 600;

/** Service as the operator saves it; omitted fields are cleared. */
const serviceFields = z.strictObject({
  title: named(line(80), 'title in English', 'ចំណងជើងជាភាសាអង់គ្លេស'),
  titleKm: named(line(80), 'title in Khmer', 'ចំណងជើងជាភាសាខ្មែរ'),
  text: named(text(serviceTextLength), 'text in English', 'អត្ថបទជាភាសាអង់គ្លេស'),
  textKm: named(text(serviceTextLength), 'text in Khmer', 'អត្ថបទជាភាសាខ្មែរ'),
  /** Minor units without VAT. Without a price the page says that it is given on request. */
  price: named(z.int().min(0).max(10_000_000_00), 'price', 'តម្លៃ').nullish(),
  currency: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ'),
  isActive: named(z.boolean(), 'availability', 'ការផ្ដល់ជូន'),
  /** Automatic effect; a service without one is carried out by hand. */
  effect: named(choice(serviceEffects), 'effect', 'លទ្ធផលនៃសេវាកម្ម').nullish(),
  /** Default number of days or views. */
  amount: named(z.int().min(1).max(10_000), 'number of days or views', 'ចំនួនថ្ងៃ ឬចំនួនបើកមើល').nullish(),
  /** Job posts: the page shows what packages cost and leads to them instead of asking for an enquiry. */
  soldInPackages: named(z.boolean(), 'package sale', 'ការលក់ជាកញ្ចប់សេវា').default(false),
});

const priced = ({ price, currency }: { price?: number | null | undefined; currency: 'USD' | 'KHR' }) =>
  price === null || price === undefined || wholeMoney('price')({ price, currency });
const payable = { path: ['price'], error: 'whole_riel' };
const measured = (
  { effect, amount }: Pick<z.output<typeof serviceFields>, 'effect' | 'amount'>,
  context: z.RefinementCtx,
) => {
  const fault = amountFault(effect, amount);
  if (fault) context.addIssue({ code: 'custom', path: ['amount'], message: fault.key, params: fault.params });
};
export const serviceNew = serviceFields.refine(priced, payable).superRefine(measured);
export const serviceEdit = serviceFields.extend(edited).refine(priced, payable).superRefine(measured);

/**
 * Publicly visible service.
 *
 * @collected by the description of the API.
 */
export const service = z.strictObject({
  ...record,
  title: z.string(),
  titleKm: z.string(),
  text: z.string(),
  textKm: z.string(),
  price: z.int().nonnegative().nullable(),
  currency: choice(currencies),
  effect: choice(serviceEffects).nullable(),
  amount: z.int().positive().nullable(),
  soldInPackages: z.boolean(),
});
export type Service = z.infer<typeof service>;

/** @collected by the description of the API. */
export const adminService = service.extend({ isActive: z.boolean() });
export type AdminService = z.infer<typeof adminService>;

export const serviceList = endpoint({
  method: 'GET',
  path: '/service',
  access: 'public',
  summary: "List the services offered besides packages, in the operator's order",
  response: all(service),
});

export const adminServiceList = endpoint({
  method: 'GET',
  path: '/admin/service',
  access: 'Content',
  summary: 'List all services in their order, including those not offered',
  response: all(adminService),
});

export const adminServiceCreate = endpoint({
  method: 'POST',
  path: '/admin/service',
  access: 'Content',
  summary: 'Create a service at the end of the list',
  body: serviceNew,
  response: one(adminService),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const adminServiceUpdate = endpoint({
  method: 'PUT',
  path: '/admin/service/:id',
  access: 'Content',
  summary: 'Update a service, offer it, or stop offering it',
  body: serviceEdit,
  response: one(adminService),
  limit: 'work',
});

export const adminServiceOrder = endpoint({
  method: 'PUT',
  path: '/admin/service/order',
  access: 'Content',
  summary: 'Reorder the services: the given ones come first, in the given order',
  body: z.strictObject({ ids: named(atMost(maxServices, z.array(id)), 'services', 'សេវាកម្ម') }),
  response: all(adminService),
  limit: 'work',
});

export const adminServiceDelete = endpoint({
  method: 'DELETE',
  path: '/admin/service/:id',
  access: 'Content',
  summary: 'Delete a service; requests for it remain among the enquiries',
  response: nothing,
});

/** @collected by `audit.ts`. */
export const audited = {
  'service.create': { en: 'Created a service', km: 'បង្កើតសេវាកម្ម' },
  'service.edit': { en: 'Edited a service', km: 'កែប្រែសេវាកម្ម' },
  'service.order': { en: 'Reordered the services', km: 'រៀបលំដាប់សេវាកម្មឡើងវិញ' },
  'service.delete': { en: 'Deleted a service', km: 'លុបសេវាកម្ម' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'service.most': {
    status: 409,
    en: 'You’ve reached the limit of {most} services. Delete one you no longer need.',
    km: 'មានសេវាកម្មគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមលុបសេវាកម្មដែលលែងត្រូវការ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/service', '/admin/service'] as const;
