import { gatheringBounds, weekdays } from '@acheep/contract/events/gathering-option';
import { weekdayOf } from '@acheep/contract/events/gathering-session';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { ActionIcon, Button, Group, Input, Text, TextInput } from '@mantine/core';
import { IconPlus, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { fieldId } from '../../../ui/field-id.ts';
import { gatheringField } from './gathering-field.ts';
import classes from './gathering-form.module.css';
import type { SessionValues } from './gathering-form-values.ts';
import { RepeatDialog } from './repeat-dialog.tsx';

interface SessionsFieldProps {
  id: string;
  sessions: readonly SessionValues[];
  onChange: (next: SessionValues[]) => void;
  /** By the path of a field. */
  errors: ReadonlyMap<string, string>;
}

/** One more of what is there: a week after the last, at its time. */
function nextAfter(last: SessionValues | undefined): SessionValues {
  if (!last?.day) return { day: '', from: '08:00', to: '11:30' };
  return { ...last, day: addDays(last.day, 7) };
}

/** The times at which it takes place, one by one, or as many as repeat. */
export function SessionsField({ id, sessions, onChange, errors }: SessionsFieldProps) {
  const { t } = useTranslation('gathering-post');
  const [repeating, setRepeating] = useState(false);
  const full = sessions.length >= gatheringBounds.sessions;
  const change = (place: number, part: Partial<SessionValues>) =>
    onChange(sessions.map((one, other) => (other === place ? { ...one, ...part } : one)));
  const add = () => {
    onChange([...sessions, nextAfter(sessions.at(-1))]);
    requestAnimationFrame(() => document.getElementById(fieldId(`sessions.${sessions.length}.day`))?.focus());
  };
  const remove = (place: number) => {
    onChange(sessions.filter((_, other) => other !== place));
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const error = errors.get('sessions');
  return (
    <Input.Wrapper
      label={gatheringField('sessions')}
      description={t('sessions.hint')}
      labelElement="div"
      withAsterisk
      error={error}
    >
      <ol className={classes.list} style={{ marginBlock: sessions.length > 0 ? 12 : 8 }}>
        {sessions.map((session, place) => {
          const number = place + 1;
          const of = (name: keyof SessionValues) => ({
            id: fieldId(`sessions.${place}.${name}`),
            'aria-label': t('sessions.field', { number, field: gatheringField(`sessions.0.${name}`) }),
            value: session[name],
            error: errors.get(`sessions.${place}.${name}`),
            onChange: (event: { currentTarget: { value: string } }) =>
              change(place, { [name]: event.currentTarget.value }),
          });
          return (
            // Sessions have no name but their place.
            <li key={place} className={classes.sessionRow}>
              <span className={classes.sessionName}>
                {number}. {session.day && localized(weekdays[weekdayOf(session.day)])}
              </span>
              <div className={classes.sessionDay}>
                <DateField {...of('day')} min={addDays(today(), -365)} />
              </div>
              <TextInput {...of('from')} type="time" />
              <TextInput {...of('to')} type="time" />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t('sessions.remove', { number })}
                onClick={() => remove(place)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      <Group gap="sm" mb={error ? 4 : 0}>
        <Button
          id={id}
          variant="default"
          disabled={full}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('sessions.add')}
        </Button>
        <Button
          variant="default"
          disabled={full}
          leftSection={<IconRepeat size={18} aria-hidden />}
          onClick={() => setRepeating(true)}
        >
          {t('sessions.repeat')}
        </Button>
        {sessions.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('sessions.count', { count: sessions.length })}
          </Text>
        )}
      </Group>
      {repeating && (
        <RepeatDialog
          onClose={() => setRepeating(false)}
          onAdd={(more) => {
            onChange([...sessions, ...more].slice(0, gatheringBounds.sessions));
            setRepeating(false);
          }}
        />
      )}
    </Input.Wrapper>
  );
}
