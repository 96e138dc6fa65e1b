import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { image, imagePath, ownImage } from '../kernel/image.ts';
import type { Options } from '../kernel/option.ts';
import { day, id, line, text } from '../kernel/text.ts';
import { bannerStates, bannerTypes } from './banner-option.ts';

/** Maximum number of banners, ended ones included. */
export const maxBanners = 100;
/** Maximum characters of a text in the narrow places, whose room is reserved before they load. */
export const shortText = 140;

/** True for a path on this site or an https address elsewhere. */
const isTarget = (link: string) => {
  if (/^\/(?![/\\])/.test(link)) return URL.canParse(link, 'https://own.invalid');
  const url = URL.parse(link);
  return url?.protocol === 'https:' && !url.username && !url.password;
};
const target = line(500)
  .refine(isTarget, { error: 'banner_link' })
  .meta({ examples: ['/job'] });

/** Banner as the operator saves it; omitted fields are cleared. */
const bannerFields = z.strictObject({
  type: named(choice(bannerTypes), 'place', 'ទីតាំង'),
  image: named(imagePath, 'picture', 'រូបភាព'),
  /** Variant for readers of Khmer, for pictures that contain words. */
  imageKm: named(imagePath, 'picture for Khmer', 'រូបភាពសម្រាប់ភាសាខ្មែរ'),
  alt: named(line(200), 'image description in English', 'ការពិពណ៌នារូបភាពជាភាសាអង់គ្លេស').nullish(),
  altKm: named(line(200), 'image description in Khmer', 'ការពិពណ៌នារូបភាពជាភាសាខ្មែរ').nullish(),
  text: named(text(300), 'text in English', 'អត្ថបទជាភាសាអង់គ្លេស').nullish(),
  textKm: named(text(300), 'text in Khmer', 'អត្ថបទជាភាសាខ្មែរ').nullish(),
  link: named(target, 'link', 'តំណ').nullish(),
  startsOn: named(day, 'first day', 'ថ្ងៃដំបូង').nullish(),
  /** Shown until the end of that day. */
  endsOn: named(day, 'last day', 'ថ្ងៃចុងក្រោយ').nullish(),
  isActive: named(z.boolean(), 'visibility', 'ការបង្ហាញ'),
});

type Fields = z.output<typeof bannerFields>;
const fits = ({ type }: Fields, text: string | null | undefined) =>
  type === 'splash-screen' || !text || text.length <= shortText;
const tooLong = { error: 'max_length', params: { maximum: shortText } } as const;

interface Rule {
  path: keyof Fields;
  error: 'required' | 'day_order' | 'max_length';
  params?: { maximum: number };
  holds(given: Fields): boolean;
}
/** Rules across fields, each with the error that it reports. */
const rules: readonly Rule[] = [
  { path: 'text', error: 'required', holds: ({ image, text }) => Boolean(image ?? text) },
  { path: 'image', error: 'required', holds: ({ image, imageKm }) => Boolean(image ?? !imageKm) },
  { path: 'alt', error: 'required', holds: ({ image, alt }) => Boolean(alt ?? !image) },
  { path: 'altKm', error: 'required', holds: ({ image, altKm }) => Boolean(altKm ?? !image) },
  { path: 'textKm', error: 'required', holds: ({ text, textKm }) => Boolean(textKm ?? !text) },
  { path: 'text', ...tooLong, holds: (given) => fits(given, given.text) },
  { path: 'textKm', ...tooLong, holds: (given) => fits(given, given.textKm) },
  {
    path: 'endsOn',
    error: 'day_order',
    // Also runs on invalid values: only strings are compared.
    holds: ({ startsOn, endsOn }) =>
      typeof startsOn !== 'string' || typeof endsOn !== 'string' || endsOn >= startsOn,
  },
];
const whole = <S extends z.ZodType<Fields>>(schema: S) =>
  rules.reduce<S>(
    (ruled, { path, holds, ...issue }) => ruled.refine(holds, { path: [path], ...issue, ...always }),
    schema,
  );

export const bannerNew = whole(bannerFields);
export const bannerEdit = whole(bannerFields.extend(edited));

/** Banner as visitors see it. */
export const banner = z.strictObject({
  ...record,
  type: choice(bannerTypes),
  image: image.nullable(),
  imageKm: image.nullable(),
  alt: z.string().nullable(),
  altKm: z.string().nullable(),
  text: z.string().nullable(),
  textKm: z.string().nullable(),
  link: z.string().nullable(),
});
export type Banner = z.infer<typeof banner>;

/** @collected by the description of the API. */
export const adminBanner = banner.extend({
  image: ownImage.nullable(),
  imageKm: ownImage.nullable(),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  isActive: z.boolean(),
  state: choice(bannerStates),
  /** Visitors who saw it and who followed it, each counted once a day. */
  views: z.int().nonnegative(),
  clicks: z.int().nonnegative(),
});
export type AdminBanner = z.infer<typeof adminBanner>;

export const bannerList = endpoint({
  method: 'GET',
  path: '/banner',
  access: 'public',
  summary: "List today's banners of a place in the operator's order; a page shows the first",
  query: z.strictObject({ type: bannerFields.shape.type }),
  response: all(banner),
});

export const bannerViewed = endpoint({
  method: 'POST',
  path: '/banner/:id/view',
  access: 'public',
  summary: 'Count a view of a banner: once a day per visitor',
  response: nothing,
  limit: 'visit',
});

export const bannerClicked = endpoint({
  method: 'POST',
  path: '/banner/:id/click',
  access: 'public',
  summary: 'Count a click on a banner: once a day per visitor',
  response: nothing,
  limit: 'visit',
});

export const adminBannerList = endpoint({
  method: 'GET',
  path: '/admin/banner',
  access: 'Content',
  summary: 'List all banners in their order, with their views and clicks',
  response: all(adminBanner),
});

export const adminBannerCreate = endpoint({
  method: 'POST',
  path: '/admin/banner',
  access: 'Content',
  summary: 'Create a banner at the end of the list',
  body: bannerNew,
  response: one(adminBanner),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const adminBannerUpdate = endpoint({
  method: 'PUT',
  path: '/admin/banner/:id',
  access: 'Content',
  summary: 'Update a banner',
  body: bannerEdit,
  response: one(adminBanner),
  limit: 'work',
});

export const adminBannerOrder = endpoint({
  method: 'PUT',
  path: '/admin/banner/order',
  access: 'Content',
  summary: 'Reorder the banners: the given ones come first, in the given order',
  body: z.strictObject({ ids: named(atMost(maxBanners, z.array(id)), 'banners', 'ផ្ទាំងផ្សព្វផ្សាយ') }),
  response: all(adminBanner),
  limit: 'work',
});

export const adminBannerDelete = endpoint({
  method: 'DELETE',
  path: '/admin/banner/:id',
  access: 'Content',
  summary: 'Delete a banner with its statistics',
  response: nothing,
});

/** @collected by `audit.ts`. */
export const audited = {
  'banner.create': { en: 'Created a banner', km: 'បង្កើតផ្ទាំងផ្សព្វផ្សាយ' },
  'banner.edit': { en: 'Edited a banner', km: 'កែប្រែផ្ទាំងផ្សព្វផ្សាយ' },
  'banner.order': { en: 'Reordered the banners', km: 'រៀបលំដាប់ផ្ទាំងផ្សព្វផ្សាយឡើងវិញ' },
  'banner.delete': { en: 'Deleted a banner', km: 'លុបផ្ទាំងផ្សព្វផ្សាយ' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'banner.most': {
    status: 409,
    en: 'You’ve reached the limit of {most} banners. Delete one that has ended.',
    km: 'មានផ្ទាំងផ្សព្វផ្សាយគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមលុបផ្ទាំងដែលផុតកំណត់។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/banner'] as const;
