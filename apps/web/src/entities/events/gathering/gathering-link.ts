import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { paths } from '@acheep/contract/paths';

export const gatheringPath = ({ kind, _id }: { kind: GatheringKind; _id: string }) => paths[kind](_id);
