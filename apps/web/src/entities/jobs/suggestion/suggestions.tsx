import { suggestedJobsCap } from '@acheep/contract/jobs/suggestion-option';
import { paths } from '@acheep/contract/paths';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-search.ts';
import {
  everywhereGroup,
  groupsOf,
  queryFor,
  recentGroup,
  type Suggested,
  type SuggestedGroup,
} from './suggested.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import classes from './suggestions.module.css';
import { usePlaceBelow } from './use-place-below.ts';
import { useTyped } from './use-typed.ts';

function rememberSearched(pathname: string, address: string) {
  if (pathname === paths.jobList()) rememberSearch(new URLSearchParams(address).get('search') ?? '');
}
// The first search may be sent before this module is loaded.
rememberSearched(window.location.pathname.replace(/^\/km/, ''), window.location.search);

interface SuggestionsProps {
  field: HTMLInputElement;
  onChosen?: (() => void) | undefined;
}

/**
 * Turns a search field into a combobox: suggestions while typing, recent searches while it is empty. Without choosing
 * any, the field works as before.
 */
function Suggestions({ field, onChosen }: SuggestionsProps) {
  const { t } = useTranslation('suggestion');
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search: address } = useLocation();
  const { typed, isOpen, close, reopen } = useTyped(field);
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const { data } = useQuery({
    ...apiData('GET /suggestion', { query: { search: typed } }),
    enabled: typed !== '' && isOpen,
    // Keeps the present suggestions until new ones arrive.
    placeholderData: (before) => before,
    retry: false,
  });
  const suggested = data && typed !== '' ? groupsOf(data, typed) : [];
  const found = suggested.reduce((sum, { entries }) => sum + entries.length, 0);
  const groupsNow = (): SuggestedGroup[] => {
    if (typed === '') return recent.length > 0 ? [recentGroup(recent)] : [];
    return data ? [...suggested, everywhereGroup(t('everywhere', { search: typed }))] : [];
  };
  const groups = groupsNow();
  const entries = groups.flatMap((group) => group.entries);
  const isShown = isOpen && entries.length > 0;
  const chosen = isShown ? entries[active] : undefined;
  const place = usePlaceBelow(field, isShown);

  useEffect(() => setActive(-1), [typed, isShown]);
  useEffect(() => {
    if (isOpen) setRecent(recentSearches());
  }, [isOpen]);

  // Includes a search made before this component was mounted.
  useEffect(() => rememberSearched(pathname, address), [pathname, address]);

  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : null,
      // Escape is the field's, and not the dialog's around it.
      'data-mantine-stop-propagation': isShown ? 'true' : null,
      'aria-activedescendant': chosen ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
  }, [field, id, isShown, chosen, active]);

  const choose = (entry: Suggested) => {
    const isList = pathname === paths.jobList();
    const beside = isList
      ? new URLSearchParams(address)
      : ([...new FormData(field.form ?? undefined)] as [string, string][]);
    const isEverywhere = entry.kind === 'everywhere';
    field.value = isEverywhere ? typed : (entry.to.search ?? '');
    rememberSearch(field.value);
    close();
    onChosen?.();
    if (isEverywhere) return void navigate(paths.search(typed));
    void navigate({ pathname: paths.jobList(), search: queryFor(entry, beside) });
  };

  useEffect(() => {
    const submit = () => {
      rememberSearch(field.value);
      close();
    };
    const press = (event: KeyboardEvent) => {
      // Keys of an input method's composition are left to it.
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (!isShown) return reopen();
        // Moving before the first or after the last entry returns to the field.
        const step = key === 'ArrowDown' ? 1 : -1;
        setActive((now) => ((now + 1 + step + entries.length + 1) % (entries.length + 1)) - 1);
      } else if (key === 'Escape' && isShown) {
        // The browser would clear the field.
        event.preventDefault();
        close();
      } else if (key === 'Enter' && chosen) {
        event.preventDefault();
        choose(chosen);
      }
    };
    field.addEventListener('keydown', press);
    field.form?.addEventListener('submit', submit);
    return () => {
      field.removeEventListener('keydown', press);
      field.form?.removeEventListener('submit', submit);
    };
  });

  if (!field.parentElement) return null;
  const forget = (search?: string) => {
    if (search === undefined) forgetSearches();
    else forgetSearch(search);
    const left = recentSearches();
    setRecent(left);
    field.focus();
  };
  let index = -1;
  return createPortal(
    <>
      <span role="status" className={classes.told}>
        {isShown && typed !== '' ? t('found', { count: found, number: found }) : ''}
      </span>
      {isShown && (
        // Pressing on the panel keeps the focus in the field, and a phone's keyboard open.
        <div className={classes.panel} style={place} onPointerDown={(event) => event.preventDefault()}>
          <div id={id} role="listbox" aria-label={t('label')}>
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a list to choose from has groups, and no fields.
              <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
                <div id={`${id}-${group.kind}`} className={classes.heading}>
                  {t(`group.${group.kind}`)}
                </div>
                {group.entries.map((entry) => {
                  index += 1;
                  return (
                    <SuggestionRow
                      key={entry.key}
                      id={optionId(index)}
                      entry={entry}
                      typed={typed}
                      isActive={index === active}
                      jobs={
                        entry.jobs === undefined
                          ? undefined
                          : t('jobs', {
                              count: entry.jobs,
                              number: entry.jobs < suggestedJobsCap ? entry.jobs : `${suggestedJobsCap}+`,
                            })
                      }
                      onChoose={() => choose(entry)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {typed === '' && (
            <>
              <ul className={classes.removals}>
                {recent.map((search) => (
                  <li key={search}>
                    <button
                      type="button"
                      className={classes.remove}
                      aria-label={t('remove', { search })}
                      onClick={() => forget(search)}
                    >
                      <IconX size={16} aria-hidden />
                    </button>
                  </li>
                ))}
              </ul>
              <button type="button" className={classes.clear} onClick={() => forget()}>
                {t('clear')}
              </button>
            </>
          )}
        </div>
      )}
    </>,
    field.parentElement,
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['suggestion']).then(() => ({ default: Suggestions }));
