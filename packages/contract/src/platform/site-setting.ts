import { z } from 'zod';
import { named } from '../kernel/field-label.ts';
import { imagePath, ownImage } from '../kernel/image.ts';
import { type OptionOf, type Options, valuesOf } from '../kernel/option.ts';
import { email, line } from '../kernel/text.ts';

/** Name of the product, the default name of a site. */
export const productName = { en: 'Acheep', km: 'អាជីព' };

/** Social networks of the operator, in the order of the footer. */
export const socialNetworks = {
  facebook: { en: 'Facebook page', km: 'ទំព័រហ្វេសប៊ុក' },
  telegram: { en: 'Telegram channel', km: 'ឆានែល Telegram' },
  linkedin: { en: 'LinkedIn page', km: 'ទំព័រ LinkedIn (លីងអ៊ីន)' },
  youtube: { en: 'YouTube channel', km: 'ឆានែលយូធូប' },
  tiktok: { en: 'TikTok account', km: 'គណនីទិកតុក' },
} satisfies Options;
export type SocialNetwork = OptionOf<typeof socialNetworks>;

/** True for an https address elsewhere whose host is a public name. */
const isSafeLink = (link: string) => {
  const url = URL.parse(link);
  return url?.protocol === 'https:' && !url.username && !url.password && /[^.]\.[^.]/.test(url.hostname);
};
const linkTo = ({ en, km }: { en: string; km: string }) =>
  named(
    line(300)
      .refine(isSafeLink, { error: 'https' })
      .meta({ examples: ['https://t.me/mekongtrading'] }),
    en,
    km,
  ).optional();

/** Maximum characters that the header has room for on a phone. */
export const maxSiteNameLength = 40;

/** Name of the site and its other addresses. */
const siteFields = z.strictObject({
  name: named(line(maxSiteNameLength), "site's name", 'ឈ្មោះគេហទំព័រ'),
  nameKm: named(line(maxSiteNameLength), "site's name in Khmer", 'ឈ្មោះគេហទំព័រជាភាសាខ្មែរ'),
  supportEmail: named(email, 'support e-mail', 'អ៊ីមែលផ្នែកជំនួយ').optional(),
  /** Hue of the brand in degrees; without one it is the product's green. */
  hue: named(z.int().min(0).max(359), 'colour', 'ពណ៌').optional(),
  /** Networks that are set. */
  social: named(
    z.strictObject({
      facebook: linkTo(socialNetworks.facebook),
      telegram: linkTo(socialNetworks.telegram),
      linkedin: linkTo(socialNetworks.linkedin),
      youtube: linkTo(socialNetworks.youtube),
      tiktok: linkTo(socialNetworks.tiktok),
    }),
    'social links',
    'តំណបណ្ដាញសង្គម',
  ).default({}),
});

export const siteBody = siteFields.extend({ logo: named(imagePath, 'logo', 'ឡូហ្គោ') });

/** Operator's view; `isOwn` is false while it is the product's own. */
export const siteSetting = z.strictObject({
  name: z.string(),
  nameKm: z.string(),
  supportEmail: z.string().nullable(),
  hue: z.int().nullable(),
  social: z
    .partialRecord(z.enum(valuesOf(socialNetworks)), z.string())
    .meta({ examples: [{ telegram: 'https://t.me/mekongtrading' }] }),
  logo: ownImage.nullable(),
  isOwn: z.boolean(),
});
