import { z } from 'zod';
import { vatTin } from '../billing/vat-tin.ts';
import { jobHolds } from '../jobs/job-moderation-option.ts';
import { atMost, typed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { currencies } from '../kernel/money.ts';
import type { Options } from '../kernel/option.ts';
import { day, email, line, phone } from '../kernel/text.ts';
import { khqrKinds } from './operator-setting-option.ts';
import { siteBody, siteSetting } from './site-setting.ts';

/** Maximum number of bank accounts shown on orders. */
export const maxBanks = 10;

/** Maximum number of support people on the contact page. */
export const maxContacts = 6;

/** ASCII only: the contents of a KHQR code are counted in bytes. */
const latin = (max: number) => line(max).regex(/^[\x20-\x7e]*$/, { error: 'latin' });

const invoicing = z.strictObject({
  /** Hundredths of a percent: 1000 is 10%. Applies to future orders. */
  vatRate: named(z.int().min(0).max(10_000), 'VAT rate', 'អត្រាអាករលើតម្លៃបន្ថែម'),
  /** Precedes year and number: `INV` makes `INV-2026-00001`. */
  prefix: named(
    typed(10)
      .regex(/^[A-Z0-9]{1,10}$/, { error: 'invoice_prefix' })
      .meta({ examples: ['INV'] }),
    'invoice prefix',
    'បុព្វបទលេខវិក្កយបត្រ',
  ),
  sellerName: named(line(120), "seller's name", 'ឈ្មោះអ្នកលក់').optional(),
  sellerNameKm: named(line(120), "seller's name in Khmer", 'ឈ្មោះអ្នកលក់ជាភាសាខ្មែរ').optional(),
  sellerAddress: named(line(200), "seller's address", 'អាសយដ្ឋានអ្នកលក់').optional(),
  sellerAddressKm: named(line(200), "seller's address in Khmer", 'អាសយដ្ឋានអ្នកលក់ជាភាសាខ្មែរ').optional(),
  /** Saved before its form was checked, it may have another one. */
  vatTin: named(line(30), 'VAT TIN', 'លេខអត្តសញ្ញាណកម្ម អតប').optional(),
  /** Riel per dollar, and the day for which the rate was published: invoices in dollars are in riel too. */
  rielRate: named(
    z.int().min(1_000).max(99_999),
    'exchange rate (riel per dollar)',
    'អត្រាប្ដូរប្រាក់ (រៀលក្នុង 1 ដុល្លារ)',
  ).optional(),
  rielRateOn: named(day, 'date of the exchange rate', 'កាលបរិច្ឆេទនៃអត្រាប្ដូរប្រាក់').optional(),
});

const invoicingBody = z
  .strictObject({ ...invoicing.shape, vatTin: vatTin.optional() })
  .refine(({ rielRate, rielRateOn }) => (rielRate === undefined) === (rielRateOn === undefined), {
    path: ['rielRateOn'],
    error: 'riel_rate',
  });

/** Bakong account that KHQR codes pay into. */
const khqr = z.strictObject({
  kind: named(choice(khqrKinds), 'account type', 'ប្រភេទគណនី'),
  /** In Bakong's form: `name@bank`. */
  accountId: named(
    typed(32)
      .regex(/^[\x21-\x3f\x41-\x7e]{1,25}@[a-z0-9]{1,12}$/, { error: 'bakong_account' })
      .meta({ examples: ['mekong@aclb'] }),
    'Bakong account',
    'គណនីបាគង',
  ),
  merchantName: named(latin(25), 'merchant name', 'ឈ្មោះអ្នកទទួល'),
  city: named(latin(15), 'city', 'ទីក្រុង'),
  /** For merchants only: both are in the contract with the bank. */
  merchantId: named(latin(32), 'merchant ID', 'លេខសម្គាល់អ្នកលក់').optional(),
  acquiringBank: named(latin(32), 'acquiring bank', 'ធនាគារទទួល').optional(),
});

/** Application without an account: one form that also creates it, instead of signing in first. */
const applying = z.strictObject({
  easy: named(z.boolean(), 'applications without an account', 'ពាក្យសុំដោយមិនបាច់មានគណនី'),
  /** While `easy` is on, only job seekers sign up; people whom a company invites still join it. */
  seekersOnly: named(z.boolean(), 'sign-up for job seekers only', 'ការចុះឈ្មោះសម្រាប់តែអ្នកស្វែងរកការងារ').default(
    false,
  ),
});

/** New jobs that need the operator's approval. A change of this setting does not affect jobs already waiting. */
const moderation = z.strictObject({
  jobs: named(choice(jobHolds), 'jobs requiring approval', 'ការងារដែលត្រូវការការអនុម័ត'),
  /** Work abroad for which one pays first, or hands over papers, waits whatever `jobs` says. */
  traps: named(z.boolean(), 'approval of risky work abroad', 'ការអនុម័តការងារក្រៅប្រទេសដែលគួរឱ្យសង្ស័យ').default(
    true,
  ),
});

/** Maximum days that a merit may count: much older jobs are not brought up again. */
export const maxMeritDays = 14;
const meritDays = (en: string, km: string) => named(z.int().min(0).max(maxMeritDays), en, km);

/** Days by which each merit makes a job count as more recent, among equally good search results. */
const ranking = z.strictObject({
  salary: meritDays('bonus days for a salary', 'ចំនួនថ្ងៃចំពោះការបង្ហាញប្រាក់ខែ'),
  /** A quarter each for meaningful description, requirements and benefits, and for skills. */
  complete: meritDays('bonus days for a complete job', 'ចំនួនថ្ងៃចំពោះការបំពេញព័ត៌មានគ្រប់'),
  boost: meritDays('bonus days for a boost', 'ចំនួនថ្ងៃចំពោះការជំរុញ'),
});
export type Ranking = z.infer<typeof ranking>;

/** Defaults while the operator has set nothing. */
export const usualRanking: Ranking = { salary: 3, complete: 2, boost: 1 };

/** Public key by which search engines verify that submitted URLs come from this site. */
const indexNow = z.strictObject({
  key: named(
    typed(128)
      .regex(/^[A-Za-z0-9-]{8,128}$/, { error: 'index_now_key' })
      .meta({ examples: ['q3N8vK1xT5bY7eR2wA9mC4'] }),
    'IndexNow key',
    'កូនសោ IndexNow',
  ),
});

const bank = z.strictObject({
  bank: named(line(80), 'bank', 'ធនាគារ'),
  accountName: named(line(80), 'account name', 'ឈ្មោះគណនី'),
  accountNumber: named(line(40), 'account number', 'លេខគណនី'),
  currency: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ'),
});
export type BankAccount = z.infer<typeof bank>;

/** Operator's staff member as a contact by phone or e-mail. */
const contactPerson = z.strictObject({
  name: named(line(80), 'name', 'ឈ្មោះ'),
  role: named(line(80), 'role in English', 'តួនាទីជាភាសាអង់គ្លេស'),
  roleKm: named(line(80), 'role in Khmer', 'តួនាទីជាភាសាខ្មែរ'),
  phone: phone.meta({ examples: ['+85512345678'] }).optional(),
  email: email.optional(),
});

const isApi = (address: string) => {
  const url = URL.parse(address);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  return (
    url !== null && !url.username && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))
  );
};
const bakongUrl = named(
  line(200)
    .refine(isApi, { error: 'https' })
    .meta({ examples: ['https://bakong.example'] }),
  'Bakong API address',
  'អាសយដ្ឋាន API របស់បាគង',
);

/**
 * Settings that the operator changes at runtime, by group. They take effect at once, in every replica. `null` is not
 * set: no KHQR code is shown, payments are not looked up, search engines are not notified.
 */
export const operatorSettings = z.strictObject({
  site: siteSetting,
  applying,
  moderation,
  ranking,
  invoicing,
  khqr: khqr.nullable(),
  banks: z.array(bank),
  /** Support people of the contact page, in display order. */
  contacts: z.array(contactPerson),
  /** The token itself is never returned, only whether one is stored. */
  bakong: z.strictObject({ url: z.string(), hasToken: z.boolean() }).nullable(),
  /** Key for notifying search engines of changes at once. */
  indexNow: indexNow.nullable(),
  /** Time of the last change; the version that an edit starts from. */
  updatedAt: z.iso.datetime(),
});
export type OperatorSettings = z.infer<typeof operatorSettings>;

/** Change of settings: omitted groups stay, `null` clears one. */
export const operatorSettingsBody = z
  .strictObject({
    /** `null` restores the product's own name, without links. */
    site: named(siteBody, 'site', 'គេហទំព័រ').nullable().optional(),
    applying: named(applying, 'applications', 'ពាក្យសុំ').optional(),
    moderation: named(moderation, 'new jobs', 'ការងារថ្មី').optional(),
    ranking: named(ranking, 'order of search results', 'លំដាប់លទ្ធផលស្វែងរក').optional(),
    invoicing: named(invoicingBody, 'invoices', 'វិក្កយបត្រ').optional(),
    khqr: named(
      khqr.refine(
        ({ kind, merchantId, acquiringBank }) => kind === 'individual' || (merchantId && acquiringBank),
        {
          path: ['merchantId'],
          error: 'merchant_details',
        },
      ),
      'KHQR',
      'គណនី KHQR',
    )
      .nullable()
      .optional(),
    banks: named(atMost(maxBanks, z.array(bank)), 'bank accounts', 'គណនីធនាគារ').optional(),
    contacts: named(
      atMost(
        maxContacts,
        z.array(
          contactPerson.refine((person) => person.phone !== undefined || person.email !== undefined, {
            path: ['phone'],
            error: 'reachable',
          }),
        ),
      ),
      'support contacts',
      'បុគ្គលិកផ្នែកជំនួយ',
    ).optional(),
    bakong: named(
      z.strictObject({
        url: bakongUrl,
        /** Omitted, the stored token stays. */
        token: named(
          typed(2000).regex(/^[\x21-\x7e]+$/, { error: 'latin' }),
          'Bakong API token',
          'កូដសម្ងាត់ API របស់បាគង',
        ).optional(),
      }),
      'Bakong API',
      'API បាគង',
    )
      .nullable()
      .optional(),
    indexNow: named(indexNow, 'search engines', 'ម៉ាស៊ីនស្វែងរក').nullable().optional(),
    ...edited,
  })
  .refine(({ updatedAt: _, ...groups }) => Object.keys(groups).length > 0, { error: 'invalid' });

export const adminSettingGet = endpoint({
  method: 'GET',
  path: '/admin/setting',
  access: 'Admin',
  summary: "Get the operator's settings",
  response: one(operatorSettings),
});

export const adminSettingUpdate = endpoint({
  method: 'PUT',
  path: '/admin/setting',
  access: 'Admin',
  summary: "Update the operator's settings; omitted groups stay unchanged",
  body: operatorSettingsBody,
  response: one(operatorSettings),
  limit: 'work',
});

/** Public view of a contact person. */
const shownPerson = z.strictObject({
  name: z.string(),
  role: z.string(),
  roleKm: z.string(),
  phone: z.string().nullable(),
  workEmail: z.string().nullable(),
});

export const contactGet = endpoint({
  method: 'GET',
  path: '/contact',
  access: 'public',
  summary: "List the support contacts, and the site's e-mail address",
  response: one(z.strictObject({ supportEmail: z.string().nullable(), people: z.array(shownPerson) })),
});

/** @collected by `audit.ts`. */
export const audited = {
  'setting.change': { en: 'Changed the settings', km: 'កែប្រែការកំណត់' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = ['/admin/setting'] as const;
