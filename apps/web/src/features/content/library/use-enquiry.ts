import { leastSeconds } from '@acheep/contract/content/enquiry';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

export type EnquiryBody = CallOptions<'POST /enquiry'>['body'];

interface Opened {
  form: string;
  at: number;
}

const openForm = async (): Promise<Opened> => {
  const { form } = (await call('GET /enquiry/form')).data;
  return { form, at: performance.now() };
};

/** Whoever is this fast has their words filled in by the browser, and waits for the rest of the time. */
const rest = ({ at }: Opened) => Math.max(0, (leastSeconds + 0.5) * 1000 - (performance.now() - at));
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Writes to the operator with a form that says when it was opened; one that has stood open for a day is opened anew. */
export function useEnquiry() {
  const form = useRef<Promise<Opened>>(undefined);
  const opened = () => {
    form.current ??= openForm();
    // Where there was no network, the next press asks again.
    form.current.catch(() => {
      form.current = undefined;
    });
    return form.current;
  };
  useEffect(() => {
    opened().catch(() => {});
  });
  return useMutation({
    mutationFn: async (said: EnquiryBody) => {
      const send = async () => {
        const now = await opened();
        await wait(rest(now));
        return call('POST /enquiry', { body: { ...said, form: now.form } });
      };
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'enquiry.form') throw error;
        form.current = undefined;
        return send();
      }
    },
    onSuccess: () => {
      form.current = undefined;
    },
    meta: { ownError: true },
  });
}
