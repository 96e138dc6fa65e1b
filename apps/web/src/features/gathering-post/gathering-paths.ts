import { paths } from '@acheep/contract/paths';

/** The pages of each kind, for those who hold it. */
export const kindPaths = {
  training: {
    list: paths.manageTraining,
    active: paths.manageTrainingActive,
    create: paths.manageTrainingCreate,
    edit: paths.manageTrainingEdit,
    page: paths.training,
  },
  event: {
    list: paths.manageEvent,
    active: () => paths.manageEvent({ status: 'active' }),
    create: paths.manageEventCreate,
    edit: paths.manageEventEdit,
    page: paths.event,
  },
} as const;
