import { type ComponentProps, Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import { PlainInput } from '../../../ui/plain-field.tsx';

const Suggestions = lazy(() => import('./suggestions.tsx').then((m) => m.whenWorded));

interface SearchInputProps extends ComponentProps<typeof PlainInput> {
  /** Called after a suggestion was chosen. */
  onChosen?: (() => void) | undefined;
}

/** Search field for jobs. Suggestions are loaded when it first gets the focus. */
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
