import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export type MessageBody = CallOptions<'POST /application/email'>['body'];

/** The recipient's fields that a message needs. */
export type Recipient = Pick<
  ReceivedApplication,
  '_id' | 'name' | 'email' | 'hasAccount' | 'status' | 'locale' | 'job' | 'consent'
>;

/** True where there is a way to the candidate: an account without an address reads messages with its application. */
const isReachable = ({ email, hasAccount }: Pick<Recipient, 'email' | 'hasAccount'>) =>
  email !== null || hasAccount;

export const mayWriteTo = (candidate: Pick<Recipient, 'email' | 'hasAccount' | 'status'>) =>
  candidate.status !== 'withdrawn' && isReachable(candidate);

function fateOf(candidate: Recipient) {
  const { status, consent } = candidate;
  if (status === 'withdrawn') return 'withdrawn';
  if (!isReachable(candidate)) return 'unreachable';
  if (consent === 'not-me' || consent === 'stopped') return 'unwanted';
  return consent === null || consent === 'given' ? 'reached' : 'waiting';
}

/** Groups candidates by whether a message reaches them. */
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

/** Query options of the number of people whom the company may still write to today. */
export const messageDayQuery = apiData('GET /application/email/day');

/** Query options of the company, whose name is used in messages. */
export const ownCompanyQuery = apiData('GET /company/own');

/** Query options of the standard text about a rejection. */
export const rejectionTextQuery = apiData('GET /application/rejection-text');

export const messagesQuery = (id: string) => apiData('GET /application/:id/email', { params: { id } });

/** Sends a message to candidates. The form shows the errors. */
export const useWriteMessage = () =>
  useMutation({
    mutationFn: async (body: MessageBody) => (await call('POST /application/email', { body })).data,
    onSuccess: () => void invalidate('GET /application/:id/email', 'GET /application/email/day'),
    meta: { ownError: true },
  });
