import type { Config } from '../../../config.ts';
import { isThisMachine } from '../../../setting.ts';

/** Where Telegram delivers updates. */
export const updatePath = '/telegram/update';

export const updateAddress = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) =>
  new URL(updatePath, PUBLIC_URL).href;

/** True where Telegram can reach the site. */
export const usesWebhook = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) =>
  PUBLIC_URL.startsWith('https:') && !isThisMachine(PUBLIC_URL);
