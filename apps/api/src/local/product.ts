import { failToStart, stopOnSignal } from '../process-end.ts';
import { localProduct } from './local-product.ts';

const product = localProduct({ isWatching: process.argv.includes('--watch') });
stopOnSignal(product.stop);
try {
  await product.start();
} catch (error) {
  await product.stop().catch(() => {});
  failToStart(error);
}
