import { type Weekday, weekdays } from '@acheep/contract/events/gathering-option';
import {
  type SessionPattern,
  sessionPattern,
  sessionsOf,
  weekdayOf,
} from '@acheep/contract/events/gathering-session';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { Button, Chip, Group, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
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

/** Asks on which days of the week and for how many weeks, and makes sessions of it that one can change. */
export function RepeatDialog({ onAdd, onClose }: RepeatDialogProps) {
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
    <Dialog onClose={onClose} title={t('repeat.title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          // React hands it on to the form that the dialog stands in.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Stack>
          <FormField form={form} name="first">
            {(field) => <DateField {...field} label={label('first')} data-autofocus />}
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit">{t('repeat.submit')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
