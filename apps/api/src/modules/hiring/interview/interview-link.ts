import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { derivedSecret } from '../../../plumbing/secret.ts';

/**
 * The token of an interview's link, 256 bits that nobody without the operator's secret can make. It is the same in
 * every mail about the interview, which is why it is made of its id; stored is its hash.
 */
export const interviewToken = ({ SECRET }: Pick<Config, 'SECRET'>, id: string): string =>
  createHmac('sha256', derivedSecret(SECRET, 'link to an interview')).update(id).digest('base64url');
