import * as consent from '@acheep/contract/messaging/mail-consent';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { mailConsentService } from './mail-consent.service.ts';

export function mailConsentRoutes(register: Register, deps: Deps) {
  const consents = mailConsentService(deps);

  register(consent.consentLook, async ({ body }) => ({ data: await consents.look(body.token) }));
  register(consent.consentAnswer, async ({ body }) => ({
    data: await consents.answer(body.token, body.answer),
  }));
}
