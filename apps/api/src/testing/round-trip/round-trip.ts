import type { BodyOf, Endpoint } from '@acheep/contract/kernel/endpoint';
import type { UploadKindName } from '@acheep/contract/platform/upload-kind';
import { createUpload } from '@acheep/prisma/factories/upload';
import type { Harness } from '../harness.ts';

export type Person = { id: string };
export type Values = Record<string, unknown>;
/** What a body says beside the record's own fields. */
type Beside = 'updatedAt' | 'publish';
export const beside: readonly string[] = ['updatedAt', 'publish'] satisfies Beside[];
/** Every field of a body. One that is new in the contract has to be given its value here. */
export type Full<E extends Endpoint> = {
  [K in Exclude<keyof Required<BodyOf<E>>, Beside>]: Required<BodyOf<E>>[K];
};

export interface RoundTrip {
  /** The least that can be saved. */
  least: Values;
  /** Bodies that together say every field in another way than the least shows it. */
  full: Values[];
  /** Saves a body, and returns the record from wherever it is shown whole. */
  save(body: Values): Promise<Values[]>;
}

/** A file of somebody's, as a body refers to it. */
export async function fileOf(api: Harness, { id: ownerId }: Person, kind: UploadKindName = 'document') {
  const { originalName, path } = await createUpload(api.prisma, { ownerId, kind });
  return { originalName, path };
}
