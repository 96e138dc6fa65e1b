import { addDays, today } from '@acheep/contract/kernel/calendar';
import { talentGet, talentList } from '@acheep/contract/talent/talent';
import type { Module } from '../../../module.ts';
import { deleteShownBefore, eachShown } from './talent.repository.ts';
import { talentService } from './talent.service.ts';
import { talentTasks } from './talent.tasks.ts';

/** Days for which companies' looks at CVs are stored. */
const keptDays = 365;

export const talentModule: Module = {
  routes(register, deps) {
    const talents = talentService(deps);
    register(talentList, talents.page);
    register(talentGet, talents.read);
  },
  tasks: talentTasks,
  tables: { resume_shown: 'cv-shown' },
  ownData: { 'cv-shown': eachShown },
  sweep: ({ database: { prisma }, now }) =>
    deleteShownBefore(prisma, new Date(addDays(today(now()), -keptDays))),
};
