import { sample } from 'openapi-sampler';
import { expect, it } from 'vitest';
import { described } from './described.ts';
import { openApiDocument } from './document.ts';
import type { Json } from './schema.ts';

const about = { title: 'Test', description: 'Test', server: 'https://acheep.example/api/v1' };
const document = openApiDocument(described, about);

type Content = { content?: Record<string, { schema?: Json; example?: unknown }> };

it('shows a body and a response of every call that the contract accepts: a sample, or one made of examples', () => {
  const refused: unknown[] = [];
  let count = 0;
  for (const { endpoint } of described) {
    const { method, path } = endpoint;
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as {
      requestBody?: Content;
      responses: Record<string, Content>;
    };
    const answer = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))?.[1];
    for (const [rules, place] of [
      [endpoint.body, operation.requestBody],
      [endpoint.response, answer],
    ] as const) {
      if (!rules) continue;
      // As the page of the description does: from examples, choices, defaults and formats.
      const [{ schema = {}, example = sample(schema, { quiet: true }, document) } = {}] = Object.values(
        place?.content ?? {},
      );
      const { error } = rules.safeParse(example);
      if (error) refused.push([`${method} ${path}`, error.issues]);
      count += 1;
    }
  }
  expect(refused).toEqual([]);
  expect(count).toBeGreaterThan(550);
});
