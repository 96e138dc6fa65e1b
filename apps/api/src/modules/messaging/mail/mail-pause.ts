import { setTimeout as sleep } from 'node:timers/promises';
import type { Worked } from '../../../plumbing/queue.ts';

/** Milliseconds until a silent server is asked again. They double each time, until a mail has been sent. */
const pauses = { first: 2_000, most: 60_000 };

/** A failure as the mail library reports it, with the SMTP command that failed; none if the connection broke first. */
interface Failed {
  code?: string;
  command?: string;
}

/** Steps whose failure is that mail's own. The server refuses the sender to everybody. */
const ofOneMail = ['RCPT TO', 'DATA', 'API'];
const ofSender = 'MAIL FROM';
const isOfServer = ({ code, command }: Failed) =>
  command === undefined ? code === 'ECONNECTION' : !ofOneMail.includes(command);

/**
 * Pauses the mail queue while the mail server takes none, so that thousands of mails neither fail one by one nor lose
 * their tries. `answers` opens a conversation and says whether that succeeds.
 */
export function mailPause(lanes: readonly Worked[], answers: () => Promise<boolean>) {
  const ended = new AbortController();
  let pause = pauses.first;
  let isResting = false;

  async function rest({ command }: Failed) {
    for (const lane of lanes) lane.pause();
    // A conversation also breaks off where one recipient's mail is too much for a server that takes all others.
    let isBack = command !== ofSender && (await answers());
    while (!isBack) {
      await sleep(pause, undefined, { ref: false, signal: ended.signal });
      pause = Math.min(2 * pause, pauses.most);
      isBack = await answers();
    }
    for (const lane of lanes) await lane.resume();
  }

  return {
    sent() {
      pause = pauses.first;
    },
    failed(failure: Failed) {
      if (isResting || !isOfServer(failure)) return;
      isResting = true;
      rest(failure)
        // Only the end of the worker breaks it off.
        .catch(() => {})
        .finally(() => {
          isResting = false;
        });
    },
    close: () => ended.abort(),
  };
}
