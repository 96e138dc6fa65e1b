import type { SampleNoun } from '@acheep/contract/domain/sample-noun';
import type { SampleNounRow } from './sample-noun.repository.ts';

export const presentSampleNoun = ({ id, createdAt, updatedAt, ...row }: SampleNounRow): SampleNoun => ({
  ...row,
  _id: id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
