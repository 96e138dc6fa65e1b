import { interviewChange, interviewPick } from '@acheep/contract/hiring/interview';
import { notificationList } from '@acheep/contract/messaging/notification';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBot } from '../../../testing/bot.ts';
import { candidateOf, letPause, mailsOrdered } from '../../../testing/interview.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';
import { remindOfInterviews } from './interview.tasks.ts';

let bot: Awaited<ReturnType<typeof startBot>>;
beforeAll(async () => {
  bot = await startBot();
});
beforeEach(() => bot.telegram.calm());
afterEach(() => bot.api.setClock(null));
afterAll(() => bot.close());

const bellOf = async (person: { id: string }) =>
  (await bot.api.as(person).call(notificationList)).body.data as { kind: string; params: never }[];
const remindersOf = async (person: { id: string }) =>
  (await bellOf(person)).filter(({ kind }) => kind === 'interview-soon' || kind === 'interview-ahead');

/** Agreed on nine in the morning, three days ahead, with somebody who has a phone alone and a chat. */
async function agreed(meeting: object = {}, locale: 'en' | 'km' = 'en') {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const made = await candidateOf(bot.api);
  const email = noAddress();
  await bot.api.prisma.user.update({ where: { id: made.seeker.id }, data: { email, locale } });
  const chat = await bot.link(made.seeker);
  const { data } = (await made.propose({ times: [`${day}T02:00:00.000Z`], ...meeting })).body;
  const params = { id: data._id };
  const [time] = data.times;
  await bot.api.as(made.seeker).call(interviewPick, { params, body: { time } });
  await bot.rested();
  await letPause(bot.api, made.params.id);
  bot.api.setClock(new Date(new Date(time).getTime() - 16 * 3_600_000));
  return { ...made, email, chat, time, of: params };
}

describe('a reminder', () => {
  it('is told to somebody without an e-mail address, and to the interviewer', async () => {
    const { seeker, recruiter, email, chat, time, params } = await agreed();
    await remindOfInterviews(bot.api.deps);
    await bot.rested();
    const about = { jobTitle: 'Accountant', at: time, format: 'office', place: 'Street 271', id: params.id };
    expect(await remindersOf(seeker)).toMatchObject([
      { kind: 'interview-soon', params: { ...about, company: 'Mekong Trading' } },
    ]);
    expect(await remindersOf(recruiter)).toMatchObject([
      { kind: 'interview-ahead', params: { ...about, candidate: 'Keo Pisey' } },
    ]);
    expect(bot.texts(chat).at(-1)).toMatch(
      /^Your interview with Mekong Trading for “Accountant” is coming up: \w+, .+ at 9:00 AM\. At the office\. Street 271$/,
    );
    expect(bot.telegram.of(chat).at(-1)?.buttons).toMatchObject({
      inline_keyboard: [[{ url: `https://acheep.example/manage-user-applied/${params.id}` }]],
    });
    expect(await mailsOrdered(bot.api, email)).toBe(0);
  });

  it('is in the reader’s language, and ends with the format of a call', async () => {
    const { seeker, chat } = await agreed({ format: 'phone', address: undefined }, 'km');
    await remindOfInterviews(bot.api.deps);
    await bot.rested();
    const [told] = await remindersOf(seeker);
    expect(bot.texts(chat).at(-1)).toMatch(/ជិតដល់ហើយ៖ ថ្ងៃ.+ ម៉ោង 9:00 ព្រឹក។ តាមទូរស័ព្ទ។$/);
    expect(notificationText('interview-soon', told?.params ?? {}, 'en')).toMatch(/at 9:00 AM\. By phone\.$/);
  });

  it('comes once, also where its worker ended before it had queued everything', async () => {
    const { seeker, recruiter, chat } = await agreed();
    const before = bot.texts(chat).length;
    const { queue } = bot.api.deps;
    const ending = Object.create(queue, {
      enqueue: { value: () => Promise.reject(new Error('the worker was killed')) },
    });
    await expect(remindOfInterviews({ ...bot.api.deps, queue: ending })).rejects.toThrow('killed');
    expect([...(await remindersOf(seeker)), ...(await remindersOf(recruiter))]).toEqual([]);
    await Promise.all([1, 2, 3].map(() => remindOfInterviews(bot.api.deps)));
    await remindOfInterviews(bot.api.deps);
    await bot.rested();
    expect([await remindersOf(seeker), await remindersOf(recruiter)]).toMatchObject([[{}], [{}]]);
    expect(bot.texts(chat)).toHaveLength(before + 1);
  });
});

describe('a reminder that Telegram wanted later', () => {
  /** Held back by Telegram for ten minutes. */
  async function held() {
    const made = await agreed();
    bot.telegram.next('sendMessage', {
      status: 429,
      description: 'Too Many Requests: retry after 600',
      retryAfter: 600,
    });
    await remindOfInterviews(bot.api.deps);
    await bot.rested();
    return made;
  }
  async function release() {
    await bot.api.prisma.$executeRaw`
      UPDATE pgboss.job SET start_after = now() WHERE name = 'telegram-message' AND state = 'created'`;
    await bot.rested();
  }

  it('comes after that', async () => {
    const { chat } = await held();
    expect(bot.texts(chat).at(-1)).not.toContain('is coming up');
    await release();
    expect(bot.texts(chat).at(-1)).toContain('is coming up');
  });

  it('does not come for an interview that was moved meanwhile, nor once it has begun', async () => {
    const moved = await held();
    const { updatedAt } = await bot.api.prisma.interview.findUniqueOrThrow({ where: moved.of });
    const times = [new Date(new Date(moved.time).getTime() + 86_400_000).toISOString()];
    const body = { ...moved.body, times, updatedAt: updatedAt.toISOString() };
    const { status } = await bot.api.as(moved.recruiter).call(interviewChange, { params: moved.of, body });
    expect(status).toBe(200);
    await release();
    expect(bot.texts(moved.chat).join()).not.toContain('is coming up');
    expect(bot.texts(moved.chat).at(-1)).toContain('has proposed interview times');

    const begun = await held();
    bot.api.setClock(new Date(begun.time));
    await release();
    expect(bot.texts(begun.chat).join()).not.toContain('is coming up');
  });
});
