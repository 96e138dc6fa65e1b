import type { MessageText } from '@acheep/contract/hiring/candidate-message';
import type { Locale } from '@acheep/contract/kernel/locale';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export type TemplateBody = CallOptions<'POST /application/email/template'>['body'];

/** Form values of a message: every field is present, empty if not yet written. */
export type MessageTexts = Record<Locale, MessageText>;
export const noTexts: MessageTexts = { en: { subject: '', text: '' }, km: { subject: '', text: '' } };

/** Returns the form values of a template: a missing language is copied from the other. */
export const asTexts = ({ en, km }: Record<Locale, MessageText | null>): MessageTexts | null => {
  const any = en ?? km;
  return any && { en: en ?? any, km: km ?? any };
};

export const templatesQuery = apiData('GET /application/email/template');

/** Saves a template; creates one without `id`. The form shows the errors. */
export const useSaveTemplate = () =>
  useMutation({
    mutationFn: async ({ id, body }: { id?: string; body: TemplateBody & { updatedAt?: string } }) => {
      if (id) return (await call('PUT /application/email/template/:id', { params: { id }, body })).data;
      return (await call('POST /application/email/template', { body })).data;
    },
    onSuccess: () => void invalidate('GET /application/email/template'),
    meta: { ownError: true },
  });
