import { placeLines } from '@acheep/contract/events/gathering-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { Invitation } from '@acheep/contract/talent/invitation';
import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useIgnoreCompany } from '../../../entities/companies/company/ignored-company.ts';
import { InvitationStateBadge } from '../../../entities/talent/invitation/invitation-state.tsx';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';

/** Returns the mutation that declines an invitation, or takes that back. */
function useAnswer(id: string) {
  const { t } = useTranslation('invitation');
  const answer = useMutation({
    mutationFn: (declined: boolean) =>
      call(`${declined ? 'PUT' : 'DELETE'} /invitation/:id/decline`, { params: { id } }),
    onSuccess: (_done, declined) => {
      if (!declined) return;
      void toast({
        tone: 'success',
        id: 'invitation',
        message: t('declined'),
        action: { label: t('undo'), run: () => answer.mutate(false) },
      });
    },
    onSettled: () => void invalidate('GET /invitation'),
  });
  return answer;
}

/** The job or training of the invitation; a training that is only described has no link. */
function What({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitation');
  if (invitation.kind === 'job')
    return (
      <Anchor
        component={Link}
        fw={600}
        to={paths.job(invitation.job._id)}
        lang={languageOf(invitation.job.title)}
      >
        {invitation.job.title}
      </Anchor>
    );
  const { _id, title, startsOn, online, place: venue, province, link } = invitation.training;
  const places = placeLines({ venue, province }, currentLocale());
  const facts = [t('starts', { date: formatDate(startsOn) }), ...places, online && t('online')];
  return (
    <>
      {_id ? (
        <Anchor component={Link} fw={600} to={paths.training(_id)} lang={languageOf(title)}>
          {title}
        </Anchor>
      ) : (
        <Text fw={600} lang={languageOf(title)}>
          {title}
        </Text>
      )}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {link && (
        <Anchor href={link} target="_blank" rel="noopener noreferrer nofollow" size="sm">
          {t('more', { host: new URL(link).hostname })} <IconExternalLink size={14} aria-hidden />
        </Anchor>
      )}
    </>
  );
}

/** An invitation with its answer buttons. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitation');
  const hidden = useTranslation('ignored-company').t;
  const answer = useAnswer(invitation._id);
  const ignore = useIgnoreCompany();
  const { company, state, message, createdAt } = invitation;
  const title = invitation.kind === 'job' ? invitation.job.title : invitation.training.title;
  const isOpen = state === 'new' || state === 'seen';
  const hide = () =>
    ignore.change({ company, ignored: true }, { onSettled: () => void invalidate('GET /invitation') });
  return (
    <Paper component="li" withBorder p="md">
      <Group wrap="nowrap" align="start">
        <CompanyAvatar company={company} src={company.logo} size="small" />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Group justify="space-between" align="start" gap="xs">
            <div>
              <What invitation={invitation} />
            </div>
            <InvitationStateBadge state={state} />
          </Group>
          <Text size="sm" c="dimmed" mt={4}>
            <Anchor
              component={Link}
              to={paths.company(company._id)}
              underline="always"
              lang={languageOf(companyName(company))}
            >
              {companyName(company)}
            </Anchor>
            {' · '}
            {t('on', { date: formatDate(createdAt) })}
          </Text>
          {message && (
            <Text
              mt="sm"
              pl="sm"
              style={{
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                borderInlineStart: '3px solid var(--mantine-color-default-border)',
              }}
            >
              {message}
            </Text>
          )}
          <Group gap="xs" mt="sm">
            {isOpen && invitation.kind === 'job' && (
              <Button
                size="sm"
                component={Link}
                to={paths.jobApply(invitation.job._id)}
                aria-label={t('applyTo', { title })}
              >
                {t('apply')}
              </Button>
            )}
            {isOpen && invitation.kind === 'training' && invitation.training._id && (
              <Button
                size="sm"
                component={Link}
                to={paths.training(invitation.training._id)}
                aria-label={t('seeTrainingOf', { title })}
              >
                {t('seeTraining')}
              </Button>
            )}
            {state === 'registered' && (
              <Button size="sm" variant="default" component={Link} to={paths.manageRegistrations()}>
                {t('seeRegistration')}
              </Button>
            )}
            {state === 'applied' && (
              <Button size="sm" variant="default" component={Link} to={paths.manageUserApplied()}>
                {t('seeApplication')}
              </Button>
            )}
            {(isOpen || state === 'declined') && (
              <Button
                size="sm"
                variant="default"
                loading={answer.isPending}
                aria-label={isOpen ? t('declineOf', { title }) : undefined}
                onClick={() => answer.mutate(isOpen)}
              >
                {t(isOpen ? 'decline' : 'reconsider')}
              </Button>
            )}
            <Button size="sm" variant="subtle" color="gray" loading={ignore.isPending} onClick={hide}>
              {hidden('ignore.ignore')}
            </Button>
          </Group>
        </div>
      </Group>
    </Paper>
  );
}
