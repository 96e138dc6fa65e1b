import { Button, MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

it.each(['compact-md', 'compact-sm', 'sm'])('buttons of the size %s have letters of one size', (size) => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <MantineProvider theme={theme}>
      <Button size={size}>Reject</Button>
    </MantineProvider>,
  );
  expect(root.querySelector('button')?.style.getPropertyValue('--button-fz')).toMatch(
    /font-size-(?:compact-)?sm/,
  );
});
