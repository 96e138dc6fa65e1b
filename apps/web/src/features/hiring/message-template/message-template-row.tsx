import type { MessageText } from '@acheep/contract/hiring/candidate-message';
import type { Locale } from '@acheep/contract/kernel/locale';
import { localeNames, locales } from '@acheep/contract/kernel/locale';
import { Badge, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { currentLocale, localized } from '../../../lib/locale.ts';

interface MessageTemplateRowProps {
  name: string;
  texts: Record<Locale, MessageText | null>;
  /** What can be done with it. */
  children: ReactNode;
}

/** A template in a list: its name, its languages, and how it begins in the reader's. */
export function MessageTemplateRow({ name, texts, children }: MessageTemplateRowProps) {
  const own = currentLocale();
  const shown = texts[own] ? own : own === 'en' ? 'km' : 'en';
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="start" gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Group gap={4}>
          {locales
            .filter((locale) => texts[locale])
            .map((locale) => (
              <Badge key={locale} size="md" color="gray" variant="outline">
                {localized(localeNames[locale])}
              </Badge>
            ))}
        </Group>
      </Group>
      <Text size="sm" mt={4} lang={shown} style={{ overflowWrap: 'anywhere' }}>
        {texts[shown]?.subject}
      </Text>
      <Text size="sm" c="dimmed" lang={shown} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {texts[shown]?.text}
      </Text>
      <Group gap="xs" mt="sm">
        {children}
      </Group>
    </Paper>
  );
}
