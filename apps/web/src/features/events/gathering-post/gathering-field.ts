import { gatheringDraft } from '@acheep/contract/events/gathering-draft';
import { fieldNames } from '../../../lib/field-name.ts';

/** What the form calls a field that only trainings have, or that both have; and one that only events have. */
export const gatheringField = fieldNames(gatheringDraft.training);
export const eventField = fieldNames(gatheringDraft.event);
