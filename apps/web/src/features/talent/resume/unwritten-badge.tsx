import type { Locale } from '@acheep/contract/kernel/locale';
import type { OwnResume } from '@acheep/contract/talent/resume';
import type { ResumeLanguage } from '@acheep/contract/talent/resume-pdf-option';
import { Badge } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { unwritten } from './unwritten.ts';
import { useWritingLanguage } from './writing-language.tsx';

interface UnwrittenProps {
  values: unknown;
  locale: Locale;
}

/** Says that texts among these values are written in the other language only; nothing where none is. */
function Unwritten({ values, locale }: UnwrittenProps) {
  const { t } = useTranslation('resume');
  const count = unwritten(values, locale);
  if (count === 0) return null;
  return (
    <Badge
      variant="default"
      tt="none"
      fw={500}
      size="lg"
      mt={4}
      leftSection={<IconLanguage size={14} aria-hidden />}
    >
      {t(`unwritten.${locale}`, { count })}
    </Badge>
  );
}

/** What a form lacks in the language in which it is written. */
export function UnwrittenBadge({ values }: { values: unknown }) {
  const { locale } = useWritingLanguage();
  return <Unwritten values={values} locale={locale} />;
}

/** What a CV on paper says in the other language, as it is not written in the chosen one. */
export const UnwrittenOnPaper = ({ resume, language }: { resume: OwnResume; language: ResumeLanguage }) =>
  (language === 'both' ? (['en', 'km'] as const) : [language]).map((locale) => (
    <Unwritten key={locale} values={resume} locale={locale} />
  ));
