import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { folderOfFailure } from '../../api/src/testing/failed-test.ts';
import { withinOneDay } from '../../api/src/testing/one-day.ts';
import { logOfProduct } from './product.ts';
import { openPages } from './shared-browser.ts';

await withinOneDay();

// A failed journey leaves what its pages and its product showed in a folder, which its error names.
beforeEach(({ task, onTestFailed }) => {
  const began = Date.now();
  onTestFailed(async () => {
    const folder = await folderOfFailure(task);
    const write = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content);
    await write('product.log', logOfProduct(began));
    for (const [at, { page, said }] of openPages().entries()) {
      await write(`page-${at + 1}.png`, await page.screenshot({ timeout: 5_000 }).catch(String));
      const text = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
      await write(`page-${at + 1}.txt`, [page.url(), text, '', 'Console:', ...said].join('\n'));
    }
  });
});
