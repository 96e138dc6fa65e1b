import { z } from 'zod';
import { enquiryStatuses, serviceRequests } from '../content/enquiry-option.ts';
import { gatheringKinds } from '../events/gathering-option.ts';
import { atMost, trimmed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { MessageKey } from '../kernel/message.ts';
import { id, text } from '../kernel/text.ts';
import { amountFault, effectTerms, serviceEffects } from './service-option.ts';

export const requestLength = 2000;
/** Maximum number of published addresses for one request. */
export const maxPublished = 10;
/** Maximum number of logos on the home page. */
export const maxLogos = 24;

const job = named(id, 'job', 'ការងារ');
const gathering = named(id, 'training or event', 'វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍');

/** Subject of a request, with its title. */
const about = {
  job: z.strictObject({ _id: z.uuid(), title: z.string() }).nullable(),
  gathering: z.strictObject({ _id: z.uuid(), kind: choice(gatheringKinds), title: z.string() }).nullable(),
};

/** Request for a service by a recruiter or trainer, whose identity is known. */
export const serviceRequestNew = z.strictObject({
  jobId: job.nullish(),
  gatheringId: gathering.nullish(),
  message: named(text(requestLength), 'message', 'សារ').nullish(),
});

/** Result of carrying out a request. */
const carriedOut = z.strictObject({
  effect: choice(serviceEffects),
  at: z.iso.datetime(),
  /** Last day of effect; null for effects without an end. */
  until: z.iso.date().nullable(),
  /** Number of CV views added. */
  views: z.int().positive().nullable(),
  links: z.array(z.string()),
  /** End of an effect that lasts until somebody ends it; null while it lasts, and for all other effects. */
  endedAt: z.iso.datetime().nullable(),
});

/** Request in the list of its company. */
export const serviceRequest = z.strictObject({
  ...record,
  /** Title of the service; once the service is gone, its title in the language of the request. */
  title: z.string(),
  titleKm: z.string(),
  status: choice(enquiryStatuses),
  message: z.string(),
  /** Member of the company who made the request; null once the account is gone. */
  askedBy: z.string().nullable(),
  ...about,
  carriedOut: carriedOut.nullable(),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;

/** Request shown with its enquiry in the operator's queue. */
export const requestOfEnquiry = z.strictObject({
  company: z.strictObject({
    _id: z.uuid(),
    name: z.string(),
    nameKm: z.string().nullable(),
    hasLogo: z.boolean(),
  }),
  ...about,
  carriedOut: carriedOut.nullable(),
});

export const serviceRequestCreate = endpoint({
  method: 'POST',
  path: '/service/:id/request',
  access: 'Service',
  summary: "Request a service for the caller's company, or for one of its open jobs, trainings or events",
  body: serviceRequestNew,
  response: nothing,
  status: 201,
  idempotent: true,
  limit: 'costly',
});

export const serviceRequestList = endpoint({
  method: 'GET',
  path: '/service/request',
  access: 'Service',
  summary: "List the service requests of the caller's company with their states",
  query: listQuery(serviceRequests),
  response: page(serviceRequest),
});

/** True for an address that anyone can open. */
const isPublicAddress = (address: string) => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
};
const published = trimmed(500)
  .min(1, { error: 'required' })
  .refine(isPublicAddress, { error: 'https' })
  .meta({ examples: ['https://www.facebook.com/mekongtrading/posts/1'] });

/** Operator's input on carrying out a request. */
export const serviceCarryOut = z
  .strictObject({
    /** Effect as the operator sees it: a service that was changed meanwhile must be reviewed again. */
    effect: named(choice(serviceEffects), 'effect', 'លទ្ធផលនៃសេវាកម្ម'),
    jobId: job.nullish(),
    gatheringId: gathering.nullish(),
    amount: named(z.int().min(1).max(10_000), 'number of days or views', 'ចំនួនថ្ងៃ ឬចំនួនបើកមើល').nullish(),
    links: named(atMost(maxPublished, z.array(published)), 'links', 'តំណ').nullish(),
  })
  .superRefine(({ effect, jobId, gatheringId, amount, links }, context) => {
    const terms = effectTerms[effect];
    const missing = (path: string, message: MessageKey) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (terms?.of === 'job' && !jobId) missing('jobId', 'required_choice');
    if (terms?.of === 'gathering' && !gatheringId) missing('gatheringId', 'required_choice');
    if (terms?.measure && !amount) missing('amount', 'required');
    if (terms?.links && !links?.length) missing('links', 'required');
    const fault = amountFault(effect, amount);
    if (fault)
      context.addIssue({ code: 'custom', path: ['amount'], message: fault.key, params: fault.params });
  });

export const serviceRequestCarryOut = endpoint({
  method: 'POST',
  path: '/admin/enquiry/:id/carry-out',
  access: 'Admin',
  summary: "Carry out a company's service request: it takes effect, and the company is notified",
  body: serviceCarryOut,
  response: nothing,
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const serviceRequestTakeDown = endpoint({
  method: 'POST',
  path: '/admin/enquiry/:id/take-down',
  access: 'Admin',
  summary: 'Remove the logo of the requesting company from the home page before it expires',
  response: nothing,
  limit: 'work',
});

/** @collected by `errors.ts`. */
export const errors = {
  'service.changed': {
    status: 409,
    en: 'This service has been changed or deleted. Reload the page, or answer by e-mail and mark the enquiry as done.',
    km: 'សេវាកម្មនេះត្រូវបានកែប្រែ ឬលុបហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ឬឆ្លើយតាមអ៊ីមែល រួចសម្គាល់ការសាកសួរថាដោះស្រាយរួច។',
  },
  'service.no_logo': {
    status: 409,
    en: 'This company has no logo. Answer by e-mail and ask them to add one on their company page.',
    km: 'ក្រុមហ៊ុននេះគ្មានឡូហ្គោទេ។ សូមឆ្លើយតាមអ៊ីមែល ដោយស្នើឱ្យដាក់ឡូហ្គោនៅទំព័រក្រុមហ៊ុន។',
  },
  'service.no_order': {
    status: 409,
    en: 'This company has no active package to add the views to. Confirm an order first, or answer by e-mail.',
    km: 'ក្រុមហ៊ុននេះគ្មានកញ្ចប់សេវាកំពុងប្រើ ដើម្បីបន្ថែមសិទ្ធិបើកមើលទេ។ សូមបញ្ជាក់ការបញ្ជាទិញជាមុនសិន ឬឆ្លើយតាមអ៊ីមែល។',
  },
  'service.logos': {
    status: 409,
    en: 'The home page already has {most} logos, which is the limit. Remove one first.',
    km: 'លើទំព័រដើមមានឡូហ្គោគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមដកមួយចេញជាមុនសិន។',
  },
  'service.carried_out': {
    status: 409,
    en: 'This request has already been fulfilled.',
    km: 'សំណើនេះបានអនុវត្តរួចហើយ។',
  },
  'service.not_yours': {
    status: 403,
    en: 'This service is for companies that post jobs.',
    km: 'សេវាកម្មនេះសម្រាប់ក្រុមហ៊ុនដែលប្រកាសការងារប៉ុណ្ណោះ។',
  },
  'service.no_company': {
    status: 409,
    en: 'Add your company on the company page first.',
    km: 'សូមបន្ថែមក្រុមហ៊ុនរបស់អ្នកនៅទំព័រក្រុមហ៊ុនជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/manage-service'] as const;
