import { ActionIcon, Skeleton, TextInput, type TextInputProps } from '@mantine/core';
import { useMediaQuery, useMergedRef } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, Suspense, useRef, useState } from 'react';
import { lazy } from '../lib/lazy.ts';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './calendar-input.module.css';
import { Popover } from './popover.tsx';

const Calendar = lazy(() => import('./calendar.tsx').then((m) => ({ default: m.Calendar })));

export type CalendarInputProps = Omit<TextInputProps, 'type' | 'min' | 'max'> & {
  /** In the form of the input's own values; as a form's registration types them. */
  min?: string | number | undefined;
  max?: string | number | undefined;
};

/** The time that a chosen day begins with, where none is set yet. */
const usualTime = 'T09:00';

const dayOf = (bound: CalendarInputProps['min']) => (bound ? String(bound).slice(0, 10) : undefined);

/** Enters a value as typing does, for whoever reads the input: its handlers, or a form that owns it. */
function enter(input: HTMLInputElement | null, value: string) {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

interface CalendarButtonProps extends Pick<CalendarInputProps, 'min' | 'max'> {
  input: RefObject<HTMLInputElement | null>;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  disabled: boolean | undefined;
}

function CalendarButton({ input, opened, onOpened, disabled, min, max }: CalendarButtonProps) {
  const { t } = useTranslation('widget');
  const value = opened ? (input.current?.value ?? '') : '';
  const choose = (day: string) => {
    const time = input.current?.type === 'date' ? '' : value.slice(10) || usualTime;
    enter(input.current, day + time);
    onOpened(false);
  };
  return (
    <Popover opened={opened} onChange={onOpened} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={disabled ?? false}
          aria-label={t('date.select')}
          onClick={() => onOpened(!opened)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton w={252} h={280} />}>
          <Calendar value={value.slice(0, 10) || null} min={dayOf(min)} max={dayOf(max)} onChange={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * An input of a day, or of a day and a time: typed as in any form, or chosen from a calendar in the page's language.
 * Where a finger points, the device's own picker takes the calendar's place: nothing is more familiar on a phone.
 */
export function CalendarInput({ ref, type, min, max, ...props }: CalendarInputProps & { type: string }) {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [opened, setOpened] = useState(false);
  const hasPointer = useMediaQuery('(pointer: fine)', false, { getInitialValueInEffect: false });
  if (!hasPointer) return <TextInput {...props} ref={ref} type={type} min={min} max={max} />;
  /** The keys that open the browser's own calendar. */
  const open = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'F4' && !(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    setOpened(true);
  };
  return (
    <TextInput
      {...props}
      ref={merged}
      type={type}
      min={min}
      max={max}
      classNames={{ input: classes.input }}
      onKeyDown={open}
      rightSection={
        <CalendarButton
          input={input}
          opened={opened}
          onOpened={setOpened}
          disabled={props.disabled}
          {...{ min, max }}
        />
      }
    />
  );
}
