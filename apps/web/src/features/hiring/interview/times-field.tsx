import { interviewBounds } from '@acheep/contract/hiring/interview-option';
import { addDays, addMonths, momentOf, today } from '@acheep/contract/kernel/calendar';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { fieldId } from '../../../ui/field-id.ts';

const day = 86_400_000;

/** Suggests the next time: a day after the latest, or tomorrow at nine. */
function following(times: readonly string[]): string {
  const latest = [...times].sort().at(-1);
  const next = latest ? new Date(Date.parse(latest) + day) : momentOf(addDays(today(), 1), '09:00');
  return next.toISOString();
}

interface TimesFieldProps {
  times: readonly string[];
  onChange: (times: string[]) => void;
  /** Returns the error of the whole list, or of one time by its index. */
  errorOf: (name: string) => string | undefined;
}

/** Up to five times, each in its own field. */
export function TimesField({ times, onChange, errorOf }: TimesFieldProps) {
  const { t } = useTranslation('interview');
  const max = momentOf(addMonths(today(), interviewBounds.months), '23:59');
  const set = (place: number, time: string) =>
    onChange(times.map((other, at) => (at === place ? time : other)));
  return (
    <Stack gap="sm" id={fieldId('times')}>
      {times.map((time, place) => {
        const number = place + 1;
        return (
          <Group key={place} gap="xs" align="start" wrap="nowrap">
            <DateTimeField
              style={{ flex: '1 1 0' }}
              maw={360}
              label={t('form.time', { number })}
              id={fieldId(`times.${place}`)}
              withAsterisk={place === 0}
              min={new Date()}
              max={max}
              value={time}
              onChange={(chosen) => set(place, chosen)}
              error={errorOf(`times.${place}`) ?? (place === 0 ? errorOf('times') : undefined)}
            />
            {times.length > 1 && (
              <ActionIcon
                variant="default"
                size={44}
                mt={28}
                aria-label={t('form.remove', { number })}
                onClick={() => onChange(times.filter((_, at) => at !== place))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        );
      })}
      <Text size="sm" c="dimmed">
        {t('phnomPenh')}
      </Text>
      {times.length < interviewBounds.mostTimes && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...times, following(times.filter(Boolean))])}
        >
          {t('form.add')}
        </Button>
      )}
    </Stack>
  );
}
