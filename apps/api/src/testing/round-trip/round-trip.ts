import type { BodyOf, Endpoint } from '@acheep/contract/kernel/endpoint';
import type { UploadKindName } from '@acheep/contract/platform/upload-kind';
import { createUpload } from '@acheep/prisma/factories/upload';
import type { Harness } from '../harness.ts';

export type Person = { id: string };
export type Values = Record<string, unknown>;
/** Fields of a body that are not the record's. */
type Beside =
  | 'updatedAt'
  | 'publish'
  | 'beyondVacancies'
  | 'correctionReason'
  | 'templateId'
  | 'password'
  | 'pricing'
  | 'measure'
  | 'warning';
export const beside: readonly string[] = [
  'updatedAt',
  'publish',
  'beyondVacancies',
  'correctionReason',
  'templateId',
  'password',
  'pricing',
  'measure',
  'warning',
] satisfies Beside[];
/** Every field of a body. A new field of the contract must get its value here. */
export type Full<E extends Endpoint> = {
  [K in Exclude<keyof Required<BodyOf<E>>, Beside>]: Required<BodyOf<E>>[K];
};

export interface RoundTrip {
  /** Minimal valid body. */
  least: Values;
  /** Bodies that together set every field to another value than the minimal one results in. */
  full: Values[];
  /** Saves a body, and returns the record from every place that shows it in full. */
  save(body: Values): Promise<Values[]>;
}

/** File of a user, as a body refers to it. */
export async function fileOf(api: Harness, { id: ownerId }: Person, kind: UploadKindName = 'document') {
  const { originalName, path } = await createUpload(api.prisma, { ownerId, kind });
  return { originalName, path };
}
