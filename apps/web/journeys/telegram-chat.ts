import { expect } from 'vitest';
import type { Product } from './product.ts';

interface Keyboard {
  inline_keyboard: { text: string }[][];
}

/** A person's chat with the bot of the site. */
export function telegramChat({ telegram }: Product, name: string) {
  const person = telegram.person({ first_name: name });
  /** Messages that the bot has sent, oldest first. */
  const messages = () =>
    telegram
      .of(person)
      .map(({ text, buttons }) => ({ text, buttons: (buttons as Keyboard | null)?.inline_keyboard ?? [] }));
  return {
    messages,
    says: (text: string) => telegram.says(person, text),
    /** Waits for a message, the latest that matches. */
    async message(matching: RegExp) {
      const found = () => messages().findLast(({ text }) => matching.test(text));
      await expect.poll(found, { timeout: 40_000 }).toBeDefined();
      return found() as ReturnType<typeof messages>[number];
    },
    /** Waits until the last message offers a button, and presses it. */
    async press(label: string) {
      const offered = () =>
        messages()
          .at(-1)
          ?.buttons.flat()
          .map(({ text }) => text);
      await expect.poll(offered, { timeout: 40_000 }).toContain(label);
      telegram.presses(person, label);
    },
  };
}
