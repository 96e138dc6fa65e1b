import * as consent from '@acheep/contract/messaging/mail-consent';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { recipientService } from '../recipient/recipient.service.ts';
import { mailConsentService } from './mail-consent.service.ts';

export function mailConsentRoutes(register: Register, deps: Deps) {
  const consents = mailConsentService(deps);
  const recipients = recipientService(deps);

  register(consent.consentLook, async ({ body }) => ({ data: await consents.look(body.token) }));
  register(consent.consentAnswer, async ({ body }) => ({
    data: await consents.answer(body.token, body.answer),
  }));
  register(consent.companyMailStop, async ({ body }) => {
    await recipients.stop(body.token);
    return { data: null };
  });
}
