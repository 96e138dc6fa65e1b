import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import type { Scorecard, CandidateScorecards as Scorecards } from '@acheep/contract/hiring/scorecard';
import { criterionName, scoreNear, scoreNumber, scores } from '@acheep/contract/hiring/scorecard-option';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localized } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import classes from './candidate-scorecards.module.css';
import { scorecardQuery } from './scorecard.api.ts';
import { ScorecardForm } from './scorecard-form.tsx';

interface LineProps {
  name: string;
  /** From 1 to 4. */
  number: number;
  /** Said after the word of the score. */
  more?: string;
  isRemoved?: boolean;
}

/** A score or an average: its word, with a bar whose length repeats it. */
function Line({ name, number, more, isRemoved = false }: LineProps) {
  const { t } = useTranslation('scorecard');
  return (
    <div className={classes.line}>
      <dt>
        {name}
        {isRemoved && (
          <Text span size="sm" c="dimmed">
            {` (${t('removed')})`}
          </Text>
        )}
      </dt>
      <dd>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${(100 * number) / 4}%` }} />
        </span>
        <span>
          {localized(scores[scoreNear(number)])}
          {more && (
            <Text span size="sm" c="dimmed">
              {` · ${more}`}
            </Text>
          )}
        </span>
      </dd>
    </div>
  );
}

const nameOf = (criterion: string) => localized(criterionName(criterion));

function Summary({ criteria, given, summary }: Scorecards & { summary: NonNullable<Scorecards['summary']> }) {
  const { t } = useTranslation('scorecard');
  return (
    <Panel title={t('summary')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('summaryOf', { count: given })}
      </Text>
      <dl className={classes.lines}>
        <Line
          name={t('overall')}
          number={summary.overall}
          more={t('average', { average: summary.overall })}
        />
        {summary.criteria.map(({ criterion, average, count }) => (
          <Line
            key={criterion}
            name={nameOf(criterion)}
            number={average}
            more={count < given ? t('averageOf', { average, count }) : t('average', { average })}
            isRemoved={!criteria.includes(criterion)}
          />
        ))}
      </dl>
    </Panel>
  );
}

interface CardProps {
  card: Scorecard;
  criteria: readonly string[];
  own?: boolean;
  onChange?: () => void;
}

function Card({ card, criteria, own, onChange }: CardProps) {
  const { t } = useTranslation('scorecard');
  const name = card.author ?? t('former');
  return (
    <Panel
      title={own ? t('own', { name }) : name}
      action={
        onChange && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={onChange}
          >
            {t('change')}
          </Button>
        )
      }
    >
      <dl className={classes.lines}>
        <Line name={t('overall')} number={scoreNumber(card.overall)} />
        {card.scores.map(({ criterion, score }) => (
          <Line
            key={criterion}
            name={nameOf(criterion)}
            number={scoreNumber(score)}
            isRemoved={!criteria.includes(criterion)}
          />
        ))}
      </dl>
      {card.note && (
        <Text mt="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {card.note}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        <DateText value={card.updatedAt} format="time" />
      </Text>
    </Panel>
  );
}

/** Colleagues' scorecards of a candidate: one's own first, the others' and the averages once it is given. */
export function CandidateScorecards({ application: { _id: id } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('scorecard');
  const { data, error, refetch } = useQuery(scorecardQuery(id));
  const [changes, setChanges] = useState(false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="md" />;
  const { own, others, summary, given, criteria } = data;
  if (!own || changes)
    return (
      <Panel title={t(own ? 'change' : 'give')}>
        <Stack gap="xs" mb="md">
          <Text size="sm" c="dimmed">
            {t('private')}
          </Text>
          {!own && <Text size="sm">{t('lead')}</Text>}
          {!own && given > 0 && (
            <Text size="sm" fw={600}>
              {t('waiting', { count: given })}
            </Text>
          )}
        </Stack>
        <ScorecardForm
          applicationId={id}
          scorecards={data}
          onDone={() => setChanges(false)}
          {...(own && { onCancel: () => setChanges(false) })}
        />
      </Panel>
    );
  return (
    <>
      {summary && <Summary {...data} summary={summary} />}
      <Card card={own} criteria={criteria} own onChange={() => setChanges(true)} />
      {others?.map((card) => (
        <Card key={card._id} card={card} criteria={criteria} />
      ))}
    </>
  );
}
