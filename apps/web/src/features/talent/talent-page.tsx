import { textIn } from '@acheep/contract/bilingual';
import { paths } from '@acheep/contract/paths';
import { mayOpen } from '@acheep/contract/route-guard';
import { Button, Stack } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { apiData } from '../../lib/api-query.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useSession } from '../../lib/session.ts';
import { FoundPage } from './found-page.tsx';
import { TalentView } from './talent-view.tsx';

/** Somebody who looks for work, unnamed; recruiters go on to the CV. */
export function TalentPage() {
  const { t } = useTranslation('talent');
  const { id = '' } = useParams();
  const role = useSession()?.user.role;
  const query = useQuery(apiData('GET /talent/:id', { params: { id } }));
  const { data: talent } = query;
  const title = textIn(talent?.title, currentLocale()) ?? t('talents.title');
  return (
    <FoundPage title={title} list={paths.talentSearch()} back={t('detail.back')} query={query}>
      {talent && (
        <Stack>
          {mayOpen(role, 'resume-search-id') && (
            <div>
              <Button
                component={Link}
                to={paths.foundResume(id)}
                leftSection={<IconFileCv size={18} aria-hidden />}
              >
                {t('open.action')}
              </Button>
            </div>
          )}
          <TalentView talent={talent} />
        </Stack>
      )}
    </FoundPage>
  );
}
