import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import '@mantine/core/styles/Tabs.layer.css';
import { Badge, Stack, Tabs, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { type ComponentType, useEffect, useRef } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { CandidateAnswers } from './candidate-answers.tsx';
import { CandidateMessages } from './candidate-messages.tsx';
import { CandidateNotes } from './candidate-notes.tsx';
import { CandidateScorecards } from './candidate-scorecards.tsx';
import classes from './candidate-tabs.module.css';
import { CvView } from './cv-view.tsx';

type OfApplication = { application: ApplicationDetail };

interface CandidateTab {
  value: string;
  label: (t: TFunction<'application'>) => string;
  /** Shown beside the label, if there are any. */
  count?: (application: ApplicationDetail) => number;
  Content: ComponentType<OfApplication>;
}

function Sent({ application }: OfApplication) {
  const { t } = useTranslation('application');
  const { coverLetter } = application;
  return (
    <>
      <CandidateAnswers application={application} />
      <Panel title={t('detail.coverLetter')}>
        <Text c={coverLetter ? undefined : 'dimmed'} style={{ whiteSpace: 'pre-wrap' }}>
          {coverLetter ?? t('detail.noCoverLetter')}
        </Text>
      </Panel>
    </>
  );
}

/** The noun whose page part stands in the outlet: interviews. */
const Inside = ({ application }: OfApplication) => <Outlet context={application} />;

function History({ application }: OfApplication) {
  const { t } = useTranslation('application');
  return (
    <Panel title={t('history.title')}>
      <ApplicationHistory events={application.history} />
    </Panel>
  );
}

/** What is known of a candidate besides the CV, a tab each, in this order. */
const candidateTabs: readonly CandidateTab[] = [
  { value: 'answers', label: (t) => t('answer.answers'), Content: Sent },
  {
    value: 'notes',
    label: (t) => t('notes.title'),
    count: ({ notes }) => notes.length,
    Content: CandidateNotes,
  },
  {
    value: 'scorecards',
    label: (t) => t('detail.scorecards'),
    count: ({ scorecards }) => scorecards,
    Content: CandidateScorecards,
  },
  { value: 'interviews', label: (t) => t('detail.interviews'), Content: Inside },
  { value: 'messages', label: (t) => t('detail.messages'), Content: CandidateMessages },
  { value: 'history', label: (t) => t('detail.history'), Content: History },
];

/** Where there is no room for the CV beside them, it is the first. */
const cvTab: CandidateTab = { value: 'cv', label: (t) => t('detail.cv'), Content: CvView };

interface CandidateTabsProps extends OfApplication {
  withCv: boolean;
}

/** The tabs of a candidate. The chosen one is in the URL, and stays from one candidate to the next. */
export function CandidateTabs({ application, withCv }: CandidateTabsProps) {
  const { t } = useTranslation('application');
  const [params, setParams] = useSearchParams();
  const tabs = withCv ? [cvTab, ...candidateTabs] : candidateTabs;
  const chosen = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  const value = chosen?.value ?? null;
  // On phones there are more than fit.
  useEffect(() => {
    if (value) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [value]);
  const choose = (tab: string | null) => {
    const next = new URLSearchParams(params);
    if (tab && tab !== tabs[0]?.value) next.set('tab', tab);
    else next.delete('tab');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Tabs value={value} onChange={choose} keepMounted={false} className={classes.tabs}>
      <Tabs.List ref={list} className={classes.list} aria-label={t('detail.tabs')}>
        {tabs.map(({ value: tab, label, count }) => {
          const number = count?.(application) ?? 0;
          return (
            <Tabs.Tab
              key={tab}
              value={tab}
              rightSection={
                number > 0 && (
                  <Badge size="sm" variant="light" color="gray">
                    {number}
                  </Badge>
                )
              }
            >
              {label(t)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {tabs.map(({ value: tab, Content }) => (
        <Tabs.Panel key={tab} value={tab}>
          <Stack gap="md">
            <Content application={application} />
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
