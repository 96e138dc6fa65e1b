import { textIn } from '@acheep/contract/kernel/bilingual';
import type { OwnResume } from '@acheep/contract/talent/resume';
import {
  type Paper,
  type ResumeDesign,
  type ResumeLanguage,
  resumeDesigns,
  resumeLanguages,
  resumeTitle,
} from '@acheep/contract/talent/resume-pdf-option';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Design and language of a CV on paper. */
export interface Look {
  design: ResumeDesign;
  language: ResumeLanguage;
}

/** Links expire after five minutes; the displayed one is refetched before that. */
const fresh = 4 * 60_000;

/** Query options of the PDF of the CV as saved at `version`. */
export const pdfQuery = (body: Look & { paper: Paper }, version: string) => ({
  queryKey: ['POST /users/resume/pdf', body, version],
  queryFn: async () => (await call('POST /users/resume/pdf', { body })).data.url,
  staleTime: fresh,
  gcTime: fresh,
});

/** Query options of a link to the PDF of the CV as it is whenever the link is opened. */
export const livingPdfQuery = (look: Look) => ({
  ...pdfQuery({ ...look, paper: 'a4' }, 'living'),
  refetchInterval: fresh,
  placeholderData: keepPreviousData,
});

/** Look that an address names, such as `?design=modern&language=km`. */
export function lookIn(params: URLSearchParams): Look {
  const [design = '', language = ''] = [params.get('design'), params.get('language')].map((one) => one ?? '');
  return {
    design: Object.hasOwn(resumeDesigns, design) ? (design as ResumeDesign) : 'classic',
    language: Object.hasOwn(resumeLanguages, language) ? (language as ResumeLanguage) : currentLocale(),
  };
}

/** Saves the CV as a PDF that is called by the person's name. */
export const useSavePdf = (resume: OwnResume, look: Look) =>
  useMutation({
    mutationFn: async () => {
      const { data } = await call('POST /users/resume/pdf', { body: { ...look, paper: 'a4' } });
      const response = await fetch(data.url);
      if (!response.ok) throw new Error(`The PDF was answered with ${response.status}.`);
      const locale = look.language === 'en' ? 'en' : 'km';
      saveFile(await response.blob(), `${resumeTitle(textIn(resume.name, locale) ?? '', locale)}.pdf`);
    },
  });
