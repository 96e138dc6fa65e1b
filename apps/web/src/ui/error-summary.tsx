import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldId } from './field-id.ts';

interface FlatError {
  name: string;
  message: string;
}

/** Flattens a form's errors to messages with field paths, in the order of the form. */
export function flatErrors(errors: FieldErrors, prefix = ''): FlatError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!value || typeof value !== 'object') return [];
    const name = prefix + key;
    if (typeof value.message === 'string' && value.type !== undefined)
      return [{ name, message: value.message }];
    return flatErrors(value as FieldErrors, `${name}.`);
  });
}

function focusField(event: MouseEvent, name: string) {
  const field = document.getElementById(fieldId(name)) ?? document.getElementsByName(name)[0];
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

interface ErrorSummaryProps {
  errors: FieldErrors;
  /** `formState.submitCount`: the summary is announced and focused after each failed submission. */
  submitCount: number;
  /** Returns the text of an error in a repeated field, where the message alone does not say which one is meant. */
  say?: (name: string, message: string) => string;
  /** Reveals a field in a hidden part of the form. */
  onOpen?: (name: string) => void;
}

/** The errors of a long form at its top, each linked to its field. */
export function ErrorSummary({ errors, submitCount, say, onOpen }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const list = flatErrors(errors);
  const shown = submitCount > 0 && list.length > 0;
  const focused = useRef(0);
  useEffect(() => {
    // Once per submission, not while the errors are being corrected.
    if (!shown || focused.current === submitCount) return;
    focused.current = submitCount;
    box.current?.focus();
  }, [shown, submitCount]);
  if (!shown) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="red"
      title={t('form.summary')}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <List size="sm">
        {list.map(({ name, message }) => (
          <List.Item key={name}>
            <Anchor
              inherit
              c="red"
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                flushSync(() => onOpen?.(name));
                focusField(event, name);
              }}
            >
              {say?.(name, message) ?? message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
