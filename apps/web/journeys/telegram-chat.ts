import { expect, inject } from 'vitest';

interface Message {
  text: string;
  buttons: { inline_keyboard: { text: string }[][] } | null;
}

/** A person's chat with the bot of the site, at the Telegram of the journeys. */
export function telegramChat(name: string) {
  const telegram = inject('telegram');
  /** Messages of the chat, after what its person does there. */
  async function visit(does: { says?: string; presses?: string } = {}): Promise<Message[]> {
    const response = await fetch(`${telegram}/person/${name}?${new URLSearchParams(does)}`);
    return response.json();
  }
  return {
    visit,
    /** Waits for a message, the latest that matches. */
    async message(matching: RegExp): Promise<Message> {
      const found = async () => (await visit()).reverse().find(({ text }) => matching.test(text));
      await expect.poll(found, { timeout: 40_000 }).toBeDefined();
      return (await found()) as Message;
    },
    /** Waits until the last message offers a button, and presses it. */
    async press(label: string) {
      const offered = async () =>
        (await visit())
          .at(-1)
          ?.buttons?.inline_keyboard.flat()
          .map(({ text }) => text);
      await expect.poll(offered, { timeout: 40_000 }).toContain(label);
      await visit({ presses: label });
    },
  };
}
