import { useEffect, useState } from 'react';
import { DateField } from './date-field.tsx';

interface DayFilterProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A day that narrows a list. While its year is being typed it is another day at each digit: only a likely one counts. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value ?? '');
  // Taken away by its chip, or by going back.
  useEffect(() => setTyped(value ?? ''), [value]);
  return (
    <DateField
      label={label}
      value={typed}
      min="2000-01-01"
      max="2099-12-31"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (currentTarget.value === '' || currentTarget.validity.valid)
          onChange(currentTarget.value || undefined);
      }}
    />
  );
}
