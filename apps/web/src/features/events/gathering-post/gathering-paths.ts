import { paths } from '@acheep/contract/paths';

export const kindPaths = {
  training: {
    list: paths.manageTraining,
    active: paths.manageTrainingActive,
    create: paths.manageTrainingCreate,
    edit: paths.manageTrainingEdit,
    participants: paths.trainingParticipants,
    page: paths.training,
  },
  event: {
    list: paths.manageEvent,
    active: () => paths.manageEvent({ status: 'active' }),
    create: paths.manageEventCreate,
    edit: paths.manageEventEdit,
    participants: paths.eventParticipants,
    page: paths.event,
  },
} as const;
