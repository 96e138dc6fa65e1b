import { mainJob } from './main-job.ts';
import { startOwnProduct } from './product.ts';

mainJob(await startOwnProduct());
