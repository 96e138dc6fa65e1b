import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './plain-field.module.css';

interface Around {
  /** Shown above the field; without it the input needs an `aria-label`. */
  label?: ReactNode;
  icon?: ReactNode;
  /** A button at the end of the field. */
  end?: ReactNode;
  /** As tall as a large button next to it. */
  tall?: boolean;
}

function Field({ id, label, icon, end, tall, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div data-tall={tall || undefined} className={classes.field}>
      {label && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      <div className={classes.box} data-icon={icon ? true : undefined}>
        {icon && <span className={classes.icon}>{icon}</span>}
        {children}
        {end && <span className={classes.end}>{end}</span>}
      </div>
    </div>
  );
}

/**
 * A text input for the pages that visitors see first. Looks like a form field, without what a search never has: help,
 * errors, a loader, and their scripts.
 */
export function PlainInput({ label, icon, end, tall, ...input }: Around & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field {...{ id, label, icon, end, tall }}>
      <input id={id} className={classes.input} {...input} />
    </Field>
  );
}

interface PlainSelectProps extends Omit<Around, 'end'>, ComponentProps<'select'> {
  data: readonly { value: string; label: string }[];
}

/** A native select for the pages that visitors see first. */
export function PlainSelect({ label, icon, tall, data, ...select }: PlainSelectProps) {
  const id = useId();
  return (
    <Field {...{ id, label, icon, tall }}>
      <select id={id} className={classes.input} {...select}>
        {data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
