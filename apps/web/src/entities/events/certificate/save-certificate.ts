import type { Locale } from '@acheep/contract/kernel/locale';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';

interface Wanted {
  certificate: { _id: string; number: string };
  language: Locale;
}

/** Saves a certificate of attendance as a PDF in a language. */
export const useSaveCertificate = () =>
  useMutation({
    mutationFn: async ({ certificate: { _id, number }, language }: Wanted) => {
      const { data } = await call('POST /certificate/:id/pdf', { params: { id: _id }, body: { language } });
      const response = await fetch(data.url);
      if (!response.ok) throw new Error(`The PDF was answered with ${response.status}.`);
      saveFile(await response.blob(), `${number}-${language}.pdf`);
    },
  });
