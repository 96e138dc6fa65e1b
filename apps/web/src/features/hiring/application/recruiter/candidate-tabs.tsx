import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import '@mantine/core/styles/Tabs.layer.css';
import { maxTags, tagLength } from '@acheep/contract/hiring/application-option';
import { Badge, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useMayDo } from '../../../../lib/may-do.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { NoteList } from '../../../../ui/note-list.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TagsField } from '../../../../ui/tags-field.tsx';
import { ApplicationHistory } from '../application-history.tsx';
import { CandidateAnswers } from '../candidate-answers.tsx';
import { CvView } from '../cv-view.tsx';
import { mayWriteTo, messagesQuery } from '../message.api.ts';
import { tagsQuery, useAddNote, useChangeNote, useDeleteNote, useTag } from './candidate.api.ts';
import { CandidateScorecards } from './candidate-scorecards.tsx';
import classes from './candidate-tabs.module.css';
import { WriteButton } from './write-button.tsx';

/** Tags of a candidate, saved at once. */
function CandidateTags({ application: { _id, tags } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const tag = useTag(_id);
  const { data: known = [] } = useQuery(tagsQuery);
  const [shown, setShown] = useState(tags);
  return (
    <Panel title={t('marks.tags')}>
      <TagsField
        aria-label={t('marks.tags')}
        description={t('marks.tagsHint')}
        data={known}
        maxTags={maxTags}
        maxLength={tagLength}
        value={shown}
        onChange={(next) => {
          setShown(next);
          tag.mutate({ tags: next }, { onError: () => setShown(tags) });
        }}
      />
    </Panel>
  );
}

/** Colleagues' internal notes and tags, which the candidate never sees. */
function CandidateNotes({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const mayHire = useMayDo('hire');
  const add = useAddNote(application._id);
  return (
    <>
      <Panel title={t('notes.title')}>
        <NoteList
          hint={t('notes.private')}
          notes={application.notes}
          onAdd={(text) => add.mutateAsync({ text })}
          onChange={useChangeNote().mutateAsync}
          onDelete={useDeleteNote().mutateAsync}
        />
      </Panel>
      {mayHire && <CandidateTags application={application} />}
    </>
  );
}

/** The company's messages to a candidate, newest first. */
function CandidateMessages({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const mayHire = useMayDo('hire');
  const { _id } = application;
  const { data: messages, error, refetch } = useQuery(messagesQuery(_id));
  return (
    <Panel
      title={t('detail.messages')}
      action={
        mayHire && mayWriteTo(application) && <WriteButton size="compact-md" recipients={[application]} />
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {messages?.length === 0 && <Text c="dimmed">{t('detail.noMessages')}</Text>}
      <Stack gap="lg">
        {messages?.map(({ _id: id, subject, text, locale, createdAt, by }) => (
          <article key={id}>
            <Text fw={600} lang={locale} style={{ overflowWrap: 'anywhere' }}>
              {subject}
            </Text>
            <Text size="sm" c="dimmed">
              <DateText value={createdAt} format="time" />
              {by && ` · ${by}`}
            </Text>
            <Text mt={4} lang={locale} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          </article>
        ))}
      </Stack>
    </Panel>
  );
}

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
