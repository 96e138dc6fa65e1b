import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { breaksNothing } from './accessibility.ts';

/** Asserts in `pnpm test:deep` that a state has no violations to which `accessibility-*` does not come. */
export async function breaksNothingDeep(page: Page, where: string) {
  if (inject('isDeep')) await breaksNothing(page, where);
}
