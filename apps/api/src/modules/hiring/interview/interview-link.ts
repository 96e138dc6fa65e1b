import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { derivedSecret } from '../../../plumbing/secret.ts';

/**
 * Token of an interview's link: 256 bits derived from the operator's secret. It is derived from the id because it
 * has to be the same in every mail about the interview; only its hash is stored.
 */
export const interviewToken = ({ SECRET }: Pick<Config, 'SECRET'>, id: string): string =>
  createHmac('sha256', derivedSecret(SECRET, 'link to an interview')).update(id).digest('base64url');
