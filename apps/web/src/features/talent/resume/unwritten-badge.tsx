import { Badge } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { unwritten } from './unwritten.ts';
import { useWritingLanguage } from './writing-language.tsx';

/** Says that texts among these values are written in the other language only; nothing where none is. */
export function UnwrittenBadge({ values }: { values: unknown }) {
  const { t } = useTranslation('resume');
  const { locale } = useWritingLanguage();
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
