import { gatheringDraft } from '@acheep/contract/events/gathering-draft';
import { fieldNames } from '../../../lib/field-name.ts';

/** Labels of the fields that trainings have, including shared ones, and of those that events have. */
export const gatheringField = fieldNames(gatheringDraft.training);
export const eventField = fieldNames(gatheringDraft.event);
