import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { languageOf } from '@acheep/contract/kernel/locale';
import { moneyText } from '@acheep/contract/kernel/money';
import { dialled } from '@acheep/contract/kernel/phone-text';
import { Anchor, Checkbox, Text } from '@mantine/core';
import { RegistrationState } from '../../../entities/events/registration/registration-state.tsx';
import type { Chosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChooseBox } from '../../../ui/choose-box.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { mayMarkAt, useMark } from './participant.api.ts';
import { type Asked, ParticipantMenu } from './participant-menu.tsx';

interface MarkProps {
  summary: ParticipantSummary;
  participant: Participant;
  what: 'isPaid' | 'wasThere';
  /** Position of the session of `wasThere`. */
  session: number;
}

/** Checkbox that saves at once. */
function Mark({ summary, participant, what, session }: MarkProps) {
  const { t } = useTranslation('participant');
  const mark = useMark(summary._id);
  const { _id, name, state, fee, paidAt, presentAt } = participant;
  const isOn = what === 'isPaid' ? paidAt !== null : presentAt.includes(session);
  const may = what === 'isPaid' ? fee !== null : mayMarkAt(summary, session);
  if (!isOn && (state !== 'seat' || !may)) return null;
  return (
    <Checkbox
      label={t(what === 'isPaid' ? 'mark.paid' : 'mark.wasThere')}
      aria-label={t(what === 'isPaid' ? 'mark.paidOf' : 'mark.wasThereOf', { name })}
      checked={mark.isPending ? mark.variables?.[what] === true : isOn}
      disabled={mark.isPending}
      onChange={(event) =>
        mark.mutate({
          ids: [_id],
          [what]: event.currentTarget.checked,
          ...(what === 'wasThere' && { session }),
        })
      }
    />
  );
}

interface ColumnsProps {
  summary: ParticipantSummary;
  choice: Chosen<Participant>;
  session: number;
  onAsk: (asked: Asked) => void;
}

export function useParticipantColumns({
  summary,
  choice,
  session,
  onAsk,
}: ColumnsProps): Column<Participant>[] {
  const { t } = useTranslation('participant');
  const sessions = summary.times.length;
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
              <Mark summary={summary} participant={participant} what="isPaid" session={session} />
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
      cell: ({ name, email, note }) => (
        <>
          <Text fw={600} lang={languageOf(name)}>
            {name}
          </Text>
          {(email || note) && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }} title={note ?? undefined}>
              {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
              {email && note && ' · '}
              {note && <span lang={languageOf(note)}>{note}</span>}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'phone',
      header: t('column.phone'),
      card: 'fact',
      // Participants are called: a number is never cut.
      cell: ({ phone }) =>
        phone && (
          <Anchor size="sm" href={`tel:${phone}`} style={{ whiteSpace: 'nowrap' }}>
            {dialled(phone)}
          </Anchor>
        ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'fact',
      isWide: true,
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
          <Mark summary={summary} participant={participant} what="wasThere" session={session} />
          {sessions > 1 && participant.presentAt.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('presentAt', { count: participant.presentAt.length, sessions })}
            </Text>
          )}
          {participant.certificate && (
            <Text size="sm" c="dimmed" mt={as === 'card' ? 4 : 0}>
              {participant.certificate.number}
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
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (participant) => <ParticipantMenu participant={participant} onAsk={onAsk} />,
    },
  ];
}
