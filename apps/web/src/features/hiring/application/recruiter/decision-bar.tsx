import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import type { Decision } from '@acheep/contract/hiring/application-option';
import { hired } from '@acheep/contract/hiring/stage-option';
import { Button, Kbd, Paper, Switch } from '@mantine/core';
import {
  IconChevronDown,
  IconConfetti,
  IconDots,
  IconMailForward,
  type TablerIcon,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { confirm } from '../../../../lib/feedback.ts';
import { KeysHeld, useKeys } from '../../../../lib/keys.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { foot } from '../../../../ui/foot.ts';
import { decisionsFor, useDecision } from '../decision.api.ts';
import { decisionLooks } from '../decision-buttons.tsx';
import { mayWriteTo } from '../message.api.ts';
import { RejectDialog } from '../reject-dialog.tsx';
import { useStages } from '../stage.api.ts';
import classes from './decision-bar.module.css';
import { KeyHelp, type KeyLine } from './key-help.tsx';
import { MoveMenu } from './move-menu.tsx';

const MessageDialog = lazy(() => import('./message-dialog.tsx').then((m) => ({ default: m.MessageDialog })));

interface Action {
  name: string;
  /** Letter that does it. */
  key: string;
  label: string;
  icon: TablerIcon;
  looks?: { variant?: string; color?: string };
  run: () => void;
  /** What the letter does, where it asks first. */
  byKey?: () => void;
}

const letters: Record<Decision, string> = { shortlisted: 's', rejected: 'r', received: 'b' };

interface Choice {
  on: boolean;
  set: (on: boolean) => void;
}

interface DecisionBarProps {
  candidate: ApplicationDetail;
  isWide: boolean;
  keys: Choice;
  /** Whether a decision leads to the next candidate. */
  advance: Choice;
  /** Called as soon as the candidate is short-listed or rejected. */
  onDecided: () => void;
}

/** What can be done with a candidate, at the foot of the page and by keys. */
export function DecisionBar({ candidate, isWide, keys, advance, onDecided }: DecisionBarProps) {
  const { t } = useTranslation('application');
  const message = useTranslation('candidate-message').t;
  const { decide, move } = useDecision();
  const { stages } = useStages();
  const [opened, setOpened] = useState<'reject' | 'write' | null>(null);
  const { status, stage } = candidate;
  const close = () => setOpened(null);

  const hire: Action = {
    name: 'hire',
    key: 'h',
    label: t('decision.action.hired'),
    icon: IconConfetti,
    looks: { variant: status === 'shortlisted' ? 'filled' : 'default' },
    run: () => void move(candidate, hired),
    // A letter is pressed by accident more easily than a button.
    byKey: async () => {
      const answer = await confirm({
        title: t('stage.hire.title', { name: candidate.name }),
        message: t('stage.hire.text'),
        confirmLabel: t('decision.action.hired'),
        tone: 'plain',
      });
      if (answer === 'confirm') void move(candidate, hired);
    },
  };
  const write: Action = {
    name: 'write',
    key: 'm',
    label: message('write'),
    icon: IconMailForward,
    run: () => setOpened('write'),
  };
  const canHire = status !== 'withdrawn' && stage !== hired;
  const actions: Action[] = [
    ...(canHire && status === 'shortlisted' ? [hire] : []),
    ...decisionsFor[status].map((to): Action => {
      const { icon, ...looks } = decisionLooks[to];
      const run = () => {
        if (to === 'rejected') return setOpened('reject');
        void decide(candidate, { status: to });
        if (to === 'shortlisted') onDecided();
      };
      return { name: to, key: letters[to], label: t(`decision.action.${to}`), icon, looks, run };
    }),
  ];
  const others: Action[] = [
    ...(canHire && status !== 'shortlisted' ? [hire] : []),
    ...(mayWriteTo(candidate) ? [write] : []),
  ];
  const all = [...actions, ...others];
  useKeys(Object.fromEntries(all.map(({ key, run, byKey = run }) => [key, keys.on && byKey])));

  const places = stages.filter(({ value }) => value !== stage && value !== hired);
  /** On phones there is room for two. */
  const [shown, hidden] = isWide
    ? [[...actions, ...others], []]
    : [actions.slice(0, 2), [...actions.slice(2), ...others]];
  const menu = [
    ...(status === 'withdrawn' ? [] : places),
    ...hidden.map(({ name, label }) => ({ value: name, label })),
  ];
  const choose = (value: string) => {
    const action = hidden.find(({ name }) => name === value);
    if (action) action.run();
    else void move(candidate, value);
  };
  const lines: KeyLine[] = [
    ...all.map(({ key, label }) => ({ keys: [key.toUpperCase()], label })),
    { keys: ['J', '→'], label: t('detail.next') },
    { keys: ['K', '←'], label: t('detail.previous') },
  ];
  return (
    <Paper ref={foot} component="section" aria-label={t('decision.bar')} className={classes.bar} radius={0}>
      {isWide && (
        <KeyHelp lines={lines} position="top-start">
          {/* Who speaks to the computer would press letters by accident. */}
          <Switch
            mt="xs"
            label={t('keys.on')}
            checked={keys.on}
            onChange={(event) => keys.set(event.currentTarget.checked)}
          />
          <Switch
            label={t('keys.advance')}
            checked={advance.on}
            onChange={(event) => advance.set(event.currentTarget.checked)}
          />
        </KeyHelp>
      )}
      <div className={classes.actions}>
        {shown.map(({ name, key, label, icon: Icon, looks, run }) => (
          <Button
            key={name}
            variant="default"
            {...looks}
            aria-keyshortcuts={keys.on && isWide ? key.toUpperCase() : undefined}
            leftSection={<Icon size={18} aria-hidden />}
            rightSection={
              keys.on &&
              isWide && (
                <Kbd size="xs" aria-hidden className={classes.key}>
                  {key.toUpperCase()}
                </Kbd>
              )
            }
            onClick={run}
          >
            {label}
          </Button>
        ))}
        {menu.length > 0 && (
          <MoveMenu places={menu} onChoose={choose}>
            <Button
              variant="default"
              className={classes.more}
              aria-label={isWide ? undefined : t('decision.more')}
              rightSection={isWide && <IconChevronDown size={18} aria-hidden />}
            >
              {isWide ? t('stage.moveTo') : <IconDots size={20} aria-hidden />}
            </Button>
          </MoveMenu>
        )}
      </div>
      <RejectDialog
        title={t('reject.title', { name: candidate.name })}
        opened={opened === 'reject'}
        recipients={[candidate]}
        onClose={close}
        onReject={async (given) => {
          const saving = decide(candidate, { status: 'rejected', ...given });
          // Own words would be lost if it could not be saved.
          if (given.reason && !(await saving)) return;
          close();
          onDecided();
        }}
      />
      {opened === 'write' && (
        <Suspense fallback={<KeysHeld />}>
          <MessageDialog recipients={[candidate]} onClose={close} onSent={close} />
        </Suspense>
      )}
    </Paper>
  );
}
