import { gatheringBounds, type Weekday, weekdays } from '@acheep/contract/events/gathering-option';
import {
  type SessionPattern,
  sessionPattern,
  sessionsOf,
  weekdayOf,
  weekdaysFrom,
} from '@acheep/contract/events/gathering-session';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { ActionIcon, Button, Chip, Group, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { fieldId } from '../../../ui/field-id.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { gatheringField } from './gathering-field.ts';
import classes from './gathering-form.module.css';
import type { SessionValues } from './gathering-form-values.ts';

const label = fieldNames(sessionPattern);

interface RepeatDialogProps {
  onAdd: (sessions: SessionValues[]) => void;
  onClose: () => void;
}

interface PatternValues {
  first: string;
  weekdays: Weekday[];
  from: string;
  to: string;
  weeks: number | undefined;
}

/** Generates weekly sessions from weekdays and a number of weeks, which can be edited afterwards. */
function RepeatDialog({ onAdd, onClose }: RepeatDialogProps) {
  const { t } = useTranslation('gathering-post');
  const common = useTranslation().t;
  const first = addDays(today(), 14);
  const form = useForm<PatternValues, unknown, SessionPattern>({
    resolver: contractResolver(sessionPattern) as never,
    defaultValues: { first, weekdays: [weekdayOf(first)], from: '08:00', to: '11:30', weeks: 6 },
  });
  const typed = useWatch({ control: form.control });
  const made = sessionPattern.safeParse(typed).data;
  const days = made ? sessionsOf(made) : [];
  const [begin, end] = [days[0], days.at(-1)];
  const submit = form.handleSubmit((pattern) => onAdd(sessionsOf(pattern)));
  return (
    <Dialog onClose={onClose} title={t('repeat.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          // React bubbles the event through portals, to the form that contains the dialog.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Stack>
          <FormField form={form} name="first">
            {(field) => (
              <DateField
                {...field}
                onChange={(event) => {
                  const next = event.currentTarget.value;
                  form.setValue('weekdays', weekdaysFrom(form.getValues('weekdays'), next, field.value));
                  field.onChange(event);
                }}
                label={label('first')}
                data-autofocus
              />
            )}
          </FormField>
          <FormField form={form} name="weekdays">
            {({ id, value, onChange, error }) => (
              <Input.Wrapper id={id} label={label('weekdays')} labelElement="div" error={error}>
                <Chip.Group multiple value={value} onChange={(next) => onChange(next)}>
                  <div className={classes.weekdays}>
                    {choicesOf(weekdays).map((choice) => (
                      <Chip key={choice.value} value={choice.value}>
                        {choice.label}
                      </Chip>
                    ))}
                  </div>
                </Chip.Group>
              </Input.Wrapper>
            )}
          </FormField>
          <SimpleGrid cols={2}>
            <TextInput type="time" label={label('from')} {...inputProps(form, 'from')} />
            <TextInput type="time" label={label('to')} {...inputProps(form, 'to')} />
          </SimpleGrid>
          <FormField form={form} name="weeks">
            {(field) => <NumberField {...field} label={label('weeks')} min={1} max={52} />}
          </FormField>
          <Text size="sm" c="dimmed" role="status">
            {begin && end
              ? t('repeat.preview', {
                  count: days.length,
                  first: formatDate(begin.day, 'short'),
                  last: formatDate(end.day, 'short'),
                })
              : t('repeat.none')}
          </Text>
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit">{t('repeat.submit')}</Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}

interface SessionsFieldProps {
  id: string;
  sessions: readonly SessionValues[];
  onChange: (next: SessionValues[]) => void;
  /** By field path. */
  errors: ReadonlyMap<string, string>;
}

/** Returns the next session: a week after the last, at the same time. */
function nextAfter(last: SessionValues | undefined): SessionValues {
  if (!last?.day) return { day: '', from: '08:00', to: '11:30' };
  return { ...last, day: addDays(last.day, 7) };
}

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
            // Sessions are only distinguished by their index.
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
