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

/** True for the end of a pause because the worker ends. */
const isEnd = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Pauses the mail queue while the mail server takes none, so that thousands of mails neither fail one by one nor lose
 * their tries. `answers` opens a conversation and says whether that succeeds. `report` gets failures of the queue.
 */
export function mailPause(
  lanes: readonly Worked[],
  answers: () => Promise<boolean>,
  report: (error: Error) => void,
) {
  const ended = new AbortController();
  let pause = pauses.first;
  let isResting = false;

  function pauseAll() {
    for (const lane of lanes) lane.pause();
  }
  async function resumeAll() {
    try {
      for (const lane of lanes) await lane.resume();
      return true;
    } catch (error) {
      // Until the next try a failed mail pauses nothing.
      pauseAll();
      report(error as Error);
      return false;
    }
  }

  async function rest({ command }: Failed) {
    pauseAll();
    // A conversation also breaks off where one recipient's mail is too much for a server that takes all others.
    let isBack = command !== ofSender && (await answers()) && (await resumeAll());
    while (!isBack) {
      await sleep(pause, undefined, { ref: false, signal: ended.signal });
      pause = Math.min(2 * pause, pauses.most);
      isBack = (await answers()) && (await resumeAll());
    }
  }

  return {
    sent() {
      pause = pauses.first;
    },
    failed(failure: Failed) {
      if (isResting || !isOfServer(failure)) return;
      isResting = true;
      rest(failure)
        .catch((error) => {
          if (!isEnd(error)) report(error);
        })
        .finally(() => {
          isResting = false;
        });
    },
    close: () => ended.abort(),
  };
}
