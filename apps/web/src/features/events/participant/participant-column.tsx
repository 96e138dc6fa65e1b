import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { languageOf } from '@acheep/contract/kernel/locale';
import { moneyText } from '@acheep/contract/kernel/money';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Checkbox, Text } from '@mantine/core';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import type { Chosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChooseBox } from '../../../ui/choose-box.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { useMark } from './participant.api.ts';

interface MarkProps {
  summary: ParticipantSummary;
  participant: Participant;
  what: 'isPaid' | 'wasThere';
}

/** Checkbox that saves at once. */
function Mark({ summary, participant, what }: MarkProps) {
  const { t } = useTranslation('participant');
  const mark = useMark(summary._id);
  const { _id, name, state, fee, paidAt, attendedAt } = participant;
  const at = what === 'isPaid' ? paidAt : attendedAt;
  const cannot = what === 'isPaid' ? fee === null && at === null : !summary.mayMark && at === null;
  if ((state !== 'seat' && at === null) || cannot) return null;
  return (
    <Checkbox
      label={t(what === 'isPaid' ? 'mark.paid' : 'mark.wasThere')}
      aria-label={t(what === 'isPaid' ? 'mark.paidOf' : 'mark.wasThereOf', { name })}
      checked={mark.isPending ? mark.variables[what] === true : at !== null}
      disabled={mark.isPending}
      onChange={(event) => mark.mutate({ ids: [_id], [what]: event.currentTarget.checked })}
    />
  );
}

export function useParticipantColumns(
  summary: ParticipantSummary,
  choice: Chosen<Participant>,
): Column<Participant>[] {
  const { t } = useTranslation('participant');
  const paid: Column<Participant>[] = summary.isPaid
    ? [
        {
          key: 'paid',
          header: t('column.fee'),
          card: 'fact',
          cell: (participant, as) => (
            <>
              <Text size="sm" mb={as === 'card' ? 4 : 0}>
                {participant.fee === null ? t('free') : moneyText(participant.fee, participant.currency)}
              </Text>
              <Mark summary={summary} participant={participant} what="isPaid" />
            </>
          ),
        },
      ]
    : [];
  return [
    {
      key: 'choose',
      header: <ChooseBox choice={choice} ids={choice.rows.map(({ _id }) => _id)} name={t('chooseAll')} />,
      card: 'mark',
      cell: ({ _id, name }) => <ChooseBox choice={choice} ids={[_id]} name={t('choose', { name })} />,
    },
    {
      key: 'name',
      header: t('column.name'),
      sort: 'name',
      orders: ['name_1'],
      card: 'title',
      cell: ({ name, email, phone }) => (
        <>
          <Text fw={600} lang={languageOf(name)}>
            {name}
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {/* First, since a row is cut at its end, and participants are called. */}
            {phone && <Anchor href={`tel:${phone}`}>{phoneText(phone)}</Anchor>}
            {phone && email && ' · '}
            {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'fact',
      cell: ({ state, place }) => (
        <>
          <RegistrationState state={state} />
          {place !== null && (
            <Text size="sm" c="dimmed">
              {t('place', { place })}
            </Text>
          )}
        </>
      ),
    },
    ...paid,
    {
      key: 'wasThere',
      header: t('column.wasThere'),
      card: 'fact',
      cell: (participant, as) => (
        <>
          <Mark summary={summary} participant={participant} what="wasThere" />
          {participant.certificate && (
            <Text size="sm" c="dimmed" mt={as === 'card' ? 4 : 0}>
              {participant.certificate}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'registered',
      header: t('column.registered'),
      sort: 'turn',
      orders: ['turn_1'],
      card: 'note',
      cell: ({ createdAt }, as) => (
        <DateText value={createdAt}>
          {(date) => (as === 'card' ? t('registeredOn', { date }) : date)}
        </DateText>
      ),
    },
  ];
}
