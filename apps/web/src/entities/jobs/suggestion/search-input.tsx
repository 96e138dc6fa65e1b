import { type ComponentProps, Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import { PlainInput } from '../../../ui/plain-field.tsx';

const Suggestions = lazy(() => import('./suggestions.tsx').then((m) => m.whenWorded));

interface SearchInputProps extends ComponentProps<typeof PlainInput> {
  /** After a suggestion was taken. */
  onChosen?: (() => void) | undefined;
}

/** The field in which one searches for jobs. What is suggested comes with the first visit to it. */
export function SearchInput({ onChosen, ...props }: SearchInputProps) {
  const [field, setField] = useState<HTMLInputElement>();
  return (
    <>
      <PlainInput
        type="search"
        name="search"
        maxLength={200}
        enterKeyHint="search"
        onFocus={(event) => setField(event.currentTarget)}
        {...props}
      />
      {field && (
        <Suspense>
          <Suggestions field={field} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  );
}
