import { MantineProvider } from '@mantine/core';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResumeView } from './resume-view.tsx';

const empty = { work: [], education: [], trainings: [], skills: [], languages: [], name: { en: 'Sok Dara' } };

it.each([
  [['+85512777321'], '', '+855 12 777 321'],
  [['+85512777321', '+85517999888'], '', '+855 12 777 321 · +855 17 999 888'],
  [['+85512777321'], 'dara@example.org', '+855 12 777 321 · dara@example.org'],
  [[], 'dara@example.org', 'dara@example.org'],
])('separates ways to reach somebody, and no more: %s %s', (phone, email, said) => {
  const resume = { ...empty, phone, email } as unknown as ComponentProps<typeof ResumeView>['resume'];
  const view = createElement(ResumeView, { resume, locale: 'en' });
  document.body.innerHTML = renderToStaticMarkup(createElement(MantineProvider, null, view));
  expect(document.querySelector('header p')?.textContent).toBe(said);
});
