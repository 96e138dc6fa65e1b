import { Combobox, Text, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { inputDebounce } from '../../../lib/input-debounce.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { typedName, withName } from './mention.ts';

/** Companies offered at once. */
const offered = 5;

interface MentionFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (text: string) => void;
  /** A company was picked from the list. */
  onPick: (companyId: string) => void;
}

/** A text in which `@` and some letters offer the companies that are called so. */
export function MentionField({ value, onChange, onPick, ...props }: MentionFieldProps) {
  const { t } = useTranslation('around');
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [closed, setClosed] = useState(false);
  const typed = typedName(value, caret)?.name.trim() ?? '';
  const [search] = useDebouncedValue(typed, inputDebounce);
  const { data = [] } = useQuery({
    ...apiData('GET /company', { query: { search, limit: offered } }),
    enabled: search !== '',
    staleTime: 60_000,
    meta: { ownError: true },
  });
  const found = typed === '' || search === '' || closed ? [] : data;
  const store = useCombobox({ opened: found.length > 0, onDropdownClose: () => setClosed(true) });
  const pick = (id: string) => {
    const company = found.find(({ _id }) => _id === id);
    if (!company) return;
    const next = withName(value, caret, companyName(company));
    onChange(next.text);
    onPick(id);
    setCaret(next.caret);
    // It is written out: nothing is looked for until one types again.
    setClosed(true);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  return (
    <Combobox store={store} onOptionSubmit={pick} withinPortal={false} position="bottom-start">
      <Combobox.Target withKeyboardNavigation={found.length > 0} withAriaAttributes={found.length > 0}>
        <Textarea
          ref={field}
          autosize
          minRows={1}
          maxRows={8}
          value={value}
          onChange={({ currentTarget }) => {
            setClosed(false);
            setCaret(currentTarget.selectionStart);
            onChange(currentTarget.value);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onBlur={() => setClosed(true)}
          {...props}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options aria-label={t('mention.companies')} mah={274} style={{ overflowY: 'auto' }}>
          {found.map((company) => (
            <Combobox.Option key={company._id} value={company._id}>
              <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                <CompanyAvatar company={company} src={company.logo} size="small" />
                <Text span size="sm">
                  {companyName(company)}
                </Text>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
