import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import type { ComponentType } from 'react';
import { GatheringFormBasics } from './gathering-form-basics.tsx';
import { GatheringFormFee } from './gathering-form-fee.tsx';
import { GatheringFormPeople } from './gathering-form-people.tsx';
import { GatheringFormTexts } from './gathering-form-texts.tsx';
import { GatheringFormTime } from './gathering-form-time.tsx';
import { emptyGathering, type GatheringForm, type GatheringValues } from './gathering-form-values.ts';

export interface FieldsProps {
  form: GatheringForm;
  kind: GatheringKind;
  saved: OwnGatheringDetail | undefined;
}

interface GatheringStep {
  key: 'basics' | 'time' | 'texts' | 'people' | 'fee';
  Fields: ComponentType<FieldsProps>;
  /** The first of its fields; they go on to the next step's first, in the order of the form's values. */
  first: keyof GatheringValues;
}

/** The steps in which a training or an event is written. */
export const gatheringSteps: readonly GatheringStep[] = [
  { key: 'basics', Fields: GatheringFormBasics, first: 'title' },
  { key: 'time', Fields: GatheringFormTime, first: 'sessions' },
  { key: 'texts', Fields: GatheringFormTexts, first: 'description' },
  { key: 'people', Fields: GatheringFormPeople, first: 'speakers' },
  { key: 'fee', Fields: GatheringFormFee, first: 'currency' },
];

const fields = Object.keys(emptyGathering);

/** In which step a field stands, by the path of its value. */
export function stepOf(path: string): number {
  const place = fields.indexOf(path.split('.')[0] ?? '');
  return Math.max(
    0,
    gatheringSteps.findLastIndex(({ first }) => fields.indexOf(first) <= place),
  );
}
