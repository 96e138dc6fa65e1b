import type { CodePurpose } from '@acheep/contract/accounts/phone-option';
import { type ApiResponse, call } from '../../../lib/api.ts';

/** A code on its way: its handle, the number, and how it was sent. */
export type SentCode = ApiResponse<'POST /users/phone/code'>['data'];

/** Sends a code to a phone. */
export const sendCode = async (phone: string, purpose: CodePurpose): Promise<SentCode> =>
  (await call('POST /users/phone/code', { body: { phone, purpose } })).data;
