import type { OptionOf, Options } from './option.ts';

/**
 * Ways in which people share a page, in the order of the dialog. A shared link names its way (`?via=telegram`), so that
 * those who come by it are counted. `device` is the share dialog of a phone or computer; `poster` is the code on a job's
 * poster; in the site's Telegram channels the site itself shares.
 */
export const shareChannels = {
  telegram: { en: 'Telegram', km: 'Telegram' },
  facebook: { en: 'Facebook', km: 'Facebook' },
  messenger: { en: 'Messenger', km: 'Messenger' },
  linkedin: { en: 'LinkedIn', km: 'LinkedIn' },
  email: { en: 'E-mail', km: 'អ៊ីមែល' },
  device: { en: 'Other apps', km: 'កម្មវិធីផ្សេងទៀត' },
  link: { en: 'Copied link', km: 'តំណដែលបានចម្លង' },
  qr: { en: 'QR code', km: 'កូដ QR' },
  poster: { en: 'Poster', km: 'ប័ណ្ណប្រកាស' },
  'telegram-channel': { en: 'Telegram channel', km: 'ឆានែល Telegram' },
} satisfies Options;
export type ShareChannel = OptionOf<typeof shareChannels>;

/** Name of the query parameter of a shared link. */
export const viaName = 'via';

/** Address of a page as it is shared in this way. */
export const sharedLink = (url: string, channel: ShareChannel) => `${url}?${viaName}=${channel}`;

export const isShareChannel = (value: string | null | undefined): value is ShareChannel =>
  typeof value === 'string' && Object.hasOwn(shareChannels, value);
