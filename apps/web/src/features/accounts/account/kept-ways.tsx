import { recentWay, type WayIn, wayInText } from '@acheep/contract/accounts/way-in';
import { Checkbox, Stack, Text } from '@mantine/core';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

interface KeptWaysProps {
  ways: readonly WayIn[];
  kept: string[];
  onChange: (kept: string[]) => void;
}

/** What opens the account beside the new password: what was added lately goes, unless its owner keeps it. */
export function KeptWays({ ways, kept, onChange }: KeptWaysProps) {
  const { t } = useTranslation('account');
  const recent = ways.filter(({ isRecent }) => isRecent);
  const others = ways.filter(({ isRecent }) => !isRecent);
  const textOf = (way: WayIn) => wayInText(way, currentLocale());
  return (
    <>
      {recent.length > 0 && (
        <Checkbox.Group
          label={t('keptWays.recent', recentWay)}
          description={t('keptWays.recentText')}
          value={kept}
          onChange={onChange}
        >
          <Stack gap="xs" mt="xs">
            {recent.map((way) => (
              <Checkbox
                key={way._id}
                value={way._id}
                label={t('keptWays.keep', { name: textOf(way) })}
                description={
                  <DateText value={way.createdAt}>{(date) => t('waysIn.added', { date })}</DateText>
                }
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {others.length > 0 && (
        <Text size="sm">{t('keptWays.others', { names: others.map(textOf).join(', ') })}</Text>
      )}
    </>
  );
}
