import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { SearchInput } from '../../../entities/jobs/suggestion/search-input.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PlainSelect } from '../../../ui/plain-field.tsx';
import classes from './home-search.module.css';

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** What, where, one button: as a box, or in one line, of which phones show the first field and the button. */
export function HomeSearch({ line }: { line?: boolean }) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const provinces = useQuery(provinceQuery).data ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(paths.jobList({ search: text(form, 'search'), provinceId: text(form, 'provinceId') }));
  };
  const named = (label: string) => (line ? { 'aria-label': label } : { label });
  return (
    <search>
      <form className={line ? classes.line : classes.form} onSubmit={submit}>
        <SearchInput
          {...named(t('hero.what'))}
          placeholder={t('hero.whatHint')}
          tall
          icon={<IconSearch size={18} aria-hidden />}
        />
        <PlainSelect
          name="provinceId"
          {...named(t('hero.where'))}
          tall
          icon={<IconMapPin size={18} aria-hidden />}
          data={[
            { value: '', label: t('hero.anywhere') },
            ...provinces.map(({ _id, name }) => ({ value: _id, label: localized(name) })),
          ]}
        />
        <Button
          type="submit"
          size="md"
          aria-label={line ? t('hero.search') : undefined}
          px={line ? { base: 'sm', sm: 'lg' } : undefined}
        >
          {line && <IconSearch size={20} className={classes.icon} aria-hidden />}
          <span className={classes.action}>{t('hero.search')}</span>
        </Button>
      </form>
    </search>
  );
}
