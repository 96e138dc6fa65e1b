import { useEffect, useState } from 'react';
import { DateField } from './date-field.tsx';

interface DayFilterProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A date filter. Typing a year produces another date at each digit, so only plausible ones are applied. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value ?? '');
  // Cleared by its chip or by the Back button.
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
