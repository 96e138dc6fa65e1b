import { textIn } from '@acheep/contract/kernel/bilingual';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { talentInvitationsQuery } from '../../entities/talent/invitation/invitation.api.ts';
import { InvitationStateBadge } from '../../entities/talent/invitation/invitation-state.tsx';
import { InviteButton } from '../../entities/talent/invitation/invite-button.tsx';
import { SaveTalentButton } from '../../entities/talent/saved-talent/save-talent-button.tsx';
import {
  notesQuery,
  useAddNote,
  useChangeNote,
  useDeleteNote,
} from '../../entities/talent/saved-talent/saved-talent.ts';
import { apiData } from '../../lib/api-query.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { formatDate } from '../../ui/date-text.tsx';
import { NoteList } from '../../ui/note-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FoundPage } from './found-page.tsx';
import { TalentView } from './talent-view.tsx';

/** Colleagues' internal notes, which the job seeker never sees. */
function TalentNotes({ id }: { id: string }) {
  const { t } = useTranslation('saved-talent');
  const { data: notes = [] } = useQuery(notesQuery(id));
  const add = useAddNote(id);
  return (
    <Panel title={t('notes.title')}>
      <NoteList
        hint={t('notes.hint')}
        notes={notes}
        onAdd={add.mutateAsync}
        onChange={useChangeNote().mutateAsync}
        onDelete={useDeleteNote().mutateAsync}
      />
    </Panel>
  );
}

function SentInvitations({ id }: { id: string }) {
  const { t } = useTranslation('invitation');
  const sent = useQuery(talentInvitationsQuery(id)).data?.sent ?? [];
  if (sent.length === 0) return null;
  return (
    <Panel title={t('sent.title')}>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {sent.map((one) => (
          <Group component="li" key={one._id} justify="space-between" gap="xs" wrap="nowrap">
            <div>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {one.kind === 'job' ? one.job.title : one.training.title}
              </Text>
              <Text size="sm" c="dimmed">
                {t('sent.by', { name: one.by ?? t('sent.gone'), date: formatDate(one.createdAt) })}
              </Text>
            </div>
            <InvitationStateBadge state={one.state} />
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}

/** An anonymous profile, from which recruiters continue to the CV. */
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
            {can(role, 'ResumeSearch') && (
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
