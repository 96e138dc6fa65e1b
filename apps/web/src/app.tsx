import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useFeedbackWanted } from './lib/feedback.ts';
import { lazy } from './lib/lazy.ts';
import { takeOverForm } from './lib/plain-form.ts';
import { queryClient } from './lib/query-client.ts';
import { colorSchemeManager } from './ui/color-scheme.ts';
import { drawFont } from './ui/load-font.ts';
import { cssVariables, theme } from './ui/theme.ts';

const Feedback = lazy(() => import('./ui/feedback-outlet.tsx').then((m) => ({ default: m.FeedbackOutlet })));

export function App({ children }: { children: ReactNode }) {
  const feedbackWanted = useFeedbackWanted();
  useLayoutEffect(drawFont, []);
  useLayoutEffect(takeOverForm, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Suspense>{feedbackWanted && <Feedback />}</Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
