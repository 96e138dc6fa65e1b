import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export type MessageBody = CallOptions<'POST /application/email'>['body'];

/** Who is written to. */
export type Recipient = Pick<
  ReceivedApplication,
  '_id' | 'name' | 'email' | 'status' | 'locale' | 'job' | 'consent'
>;

function fateOf({ status, email, consent }: Recipient) {
  if (status === 'withdrawn') return 'withdrawn';
  if (!email) return 'unreachable';
  if (consent === 'not-me' || consent === 'stopped') return 'unwanted';
  return consent === null || consent === 'given' ? 'reached' : 'waiting';
}

/** The candidates by what becomes of a message to them. */
export const sortRecipients = (recipients: readonly Recipient[]) => {
  const by = (fate: ReturnType<typeof fateOf>) => recipients.filter((one) => fateOf(one) === fate);
  return {
    withdrawn: by('withdrawn'),
    unreachable: by('unreachable'),
    waiting: by('waiting'),
    unwanted: by('unwanted'),
    reached: by('reached'),
  };
};

/** To how many more people the company may write today. */
export const messageDayQuery = apiData('GET /application/email/day');

/** The name of the company as messages say it. */
export const ownCompanyQuery = apiData('GET /company/own');

/** What the company has written to a candidate. */
export const messagesQuery = (id: string) => apiData('GET /application/:id/email', { params: { id } });

/** Writes to candidates. The form shows what is wrong. */
export const useWriteMessage = () =>
  useMutation({
    mutationFn: async (body: MessageBody) => (await call('POST /application/email', { body })).data,
    onSuccess: () => void invalidate('GET /application/:id/email', 'GET /application/email/day'),
    meta: { ownError: true },
  });
