import { paths } from '@acheep/contract/paths';
import { Button, Container, Text, Title } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { SearchInput } from '../../../entities/jobs/suggestion/search-input.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PlainSelect } from '../../../ui/plain-field.tsx';
import classes from './home-hero.module.css';
import { HomeNow } from './home-now.tsx';

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** The search: keywords, province, one button. */
export function HomeHero() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const provinces = useQuery(provinceQuery).data ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(paths.jobList({ search: text(form, 'search'), provinceId: text(form, 'provinceId') }));
  };
  return (
    <section className={classes.hero}>
      <Container>
        <div className={classes.head}>
          <Title order={1} className={classes.title}>
            {t('hero.title')}
          </Title>
          <Text className={classes.lead}>{t('hero.lead')}</Text>
          <div className={classes.art} />
        </div>
        <search>
          <form className={classes.form} onSubmit={submit}>
            <SearchInput
              label={t('hero.what')}
              placeholder={t('hero.whatHint')}
              tall
              icon={<IconSearch size={18} aria-hidden />}
            />
            <PlainSelect
              name="provinceId"
              label={t('hero.where')}
              tall
              icon={<IconMapPin size={18} aria-hidden />}
              data={[
                { value: '', label: t('hero.anywhere') },
                ...provinces.map(({ _id, name }) => ({ value: _id, label: localized(name) })),
              ]}
            />
            <Button type="submit" size="md">
              {t('hero.search')}
            </Button>
          </form>
        </search>
        <div className={classes.now}>
          <HomeNow />
        </div>
      </Container>
    </section>
  );
}
