import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { ApplicationSteps } from './application-steps.tsx';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces(['application']);
});

it.each([
  ['in a list, which has a column for the date', false, 'Sent'],
  ['on its own page', true, 'Sent on Nov 20, 2026'],
])('says once when an application was sent, %s', (_, named, said) => {
  const sent = { status: 'received', hired: false, viewedAt: null, interview: null } as const;
  const application = { ...sent, createdAt: '2026-11-20T02:00:00.000Z' };
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <ApplicationSteps application={application} named={named} />
    </MantineProvider>,
  );
  expect(document.querySelector('ol + *')?.textContent).toBe(said);
});
