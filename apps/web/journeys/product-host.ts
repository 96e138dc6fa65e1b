import { localProduct } from '../../api/src/local/local-product.ts';

// Program that runs one product after the other in one process, so that its modules are loaded and compiled once: each
// message has the settings of the next, or null to end the present one, and is answered with what went wrong.
const environment = { ...process.env };
let product: ReturnType<typeof localProduct> | undefined;

async function change(settings: Record<string, string> | null) {
  await product?.stop();
  product = undefined;
  if (!settings) return;
  process.env = { ...environment, ...settings };
  product = localProduct();
  await product.start();
}

process.on('message', (settings: Record<string, string> | null) => {
  change(settings).then(
    () => process.send?.({ fault: null }),
    (error: Error) => process.send?.({ fault: error.stack }),
  );
});
process.on('disconnect', () => process.exit());
