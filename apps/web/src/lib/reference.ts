import type { Localized } from '@acheep/contract/locale';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { currentLocale } from './locale.ts';

const hour = 60 * 60 * 1000;

/** The text in the page's language. */
export const localized = (text: Localized): string => text[currentLocale()];

export const categoryQuery = queryOptions({
  queryKey: ['category'],
  queryFn: ({ signal }) => call('GET /category', { signal }),
  select: ({ data }) => data,
  staleTime: 60_000,
});

export const industryQuery = queryOptions({
  queryKey: ['industry'],
  queryFn: ({ signal }) => call('GET /industry', { signal }),
  select: ({ data }) => data,
  staleTime: hour,
});

export const provinceQuery = queryOptions({
  queryKey: ['province'],
  queryFn: ({ signal }) => call('GET /address/province', { signal }),
  select: ({ data }) => data,
  staleTime: hour,
});
