import type { OwnResume } from '@acheep/contract/talent/resume';
import type { ResumeLanguage } from '@acheep/contract/talent/resume-pdf-option';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { UnwrittenOnPaper } from './unwritten-badge.tsx';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces(['resume']);
});

const inEnglish = { title: { en: 'Cook', km: null }, objective: { en: 'Mornings', km: null } };
const half = { ...inEnglish, name: { en: null, km: 'សុខ ដារ៉ា' } };
const said: [object, ResumeLanguage, string][] = [
  [inEnglish, 'km', '2 fields not yet in Khmer'],
  [inEnglish, 'en', ''],
  [inEnglish, 'both', '2 fields not yet in Khmer'],
  [half, 'both', '1 field not yet in English2 fields not yet in Khmer'],
];

it.each(said)('says of a CV what is not in the language of the paper', (resume, language, text) => {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <UnwrittenOnPaper resume={resume as OwnResume} language={language} />
    </MantineProvider>,
  );
  for (const style of document.querySelectorAll('style')) style.remove();
  expect(document.body.textContent).toBe(text);
});
