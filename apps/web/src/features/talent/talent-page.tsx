import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/kernel/paths';
import { mayOpen } from '@acheep/contract/kernel/route-guard';
import { Button, Group, Stack } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { InviteButton } from '../../entities/talent/invitation/invite-button.tsx';
import { SentInvitations } from '../../entities/talent/invitation/sent-invitations.tsx';
import { SaveTalentButton } from '../../entities/talent/saved-talent/save-talent-button.tsx';
import { TalentNotes } from '../../entities/talent/saved-talent/talent-notes.tsx';
import { apiData } from '../../lib/api-query.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
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
          <Group gap="xs">
            <InviteButton id={id} />
            <SaveTalentButton id={id} name={title} wide />
            {mayOpen(role, 'resume-search-id') && (
              <Button
                variant="default"
                component={Link}
                to={paths.foundResume(id)}
                leftSection={<IconFileCv size={18} aria-hidden />}
              >
                {t('open.action')}
              </Button>
            )}
          </Group>
          <SentInvitations id={id} />
          <TalentView talent={talent} />
          <TalentNotes id={id} />
        </Stack>
      )}
    </FoundPage>
  );
}
