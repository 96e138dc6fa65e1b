import type { Config } from '../../../config.ts';
import { signed } from '../../../plumbing/signed.ts';

const tokens = signed('unsubscribe');

/** What the mails of an alert carry to end them, good as long as the alert is there. */
export const alertToken = (config: Pick<Config, 'SECRET'>, id: string) => tokens.make(config, [id]);

/** The alert that a token is of; null if it is not ours. */
export const alertIdOf = (config: Pick<Config, 'SECRET'>, token: string): string | null =>
  tokens.read(config, token)[0] ?? null;
