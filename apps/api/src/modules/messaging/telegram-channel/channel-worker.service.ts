import type { ShareChannel } from '@acheep/contract/kernel/share-channel';
import type { Deps } from '../../../deps.ts';
import { loadSharp } from '../../../plumbing/sharp.ts';
import { TelegramFault } from '../../../plumbing/telegram.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { notify } from '../notification/notify.ts';
import { channelCalls, channelFaultOf, isUnknownBot } from './channel-call.ts';
import { channelContent, type PostContent } from './channel-content.ts';
import { closedPost } from './channel-text.ts';
import { channelWords } from './channel-words.ts';
import { isQuiet } from './telegram-channel.policy.ts';
import * as channels from './telegram-channel.repository.ts';
import * as posts from './telegram-post.repository.ts';

/** Milliseconds for which a worker has a channel to itself, and after which it begins no further edit. */
const hold = 150_000;
const editing = 30_000;
/** Changes of a channel's posts in one run: Telegram allows some twenty calls a minute for one channel. */
const maxEdits = 15;
const hour = 3_600_000;
/** Way of sharing in the links of posts, before the channel's number. */
const shareChannel: ShareChannel = 'telegram-channel';

type Channel = channels.ChannelRow;

/** Stands where the picture of a removed post was. */
async function blankPicture(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const create = { width: 1200, height: 630, channels: 3, background: '#e6ece8' } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

/** Thrown where Telegram cannot be reached, or does not know the bot: no other channel would do better. */
class Unreachable extends Error {}

/**
 * Brings the channels up to date: posts that changed are edited, closed or deleted, and each channel gets one new post,
 * so that those who follow it are not flooded.
 */
export function channelWorker(deps: Deps) {
  const { config, database, now } = deps;
  const { prisma } = database;
  const calls = channelCalls(config);
  const readContent = channelContent(deps);
  const contentOf = (post: Parameters<typeof readContent>[0], { language, number }: Channel) =>
    readContent(post, { language, via: `${shareChannel}.${number}` });

  /** Pauses a channel and tells the operators once. */
  const pause = (channel: Channel, fault: NonNullable<Channel['fault']>) =>
    prisma.$transaction(async (tx) => {
      if (!(await channels.pauseChannel(tx, channel.id, fault))) return;
      const notice = { params: { channel: channel.title } };
      const admins = await listAdmins(tx);
      await notify(deps, tx, 'telegram-paused', ...admins.map(({ id: userId }) => ({ userId, ...notice })));
    });

  /** Ends the run of a channel whose call failed; throws what is no failure of a call, and what concerns all. */
  async function giveWay(channel: Channel, error: unknown): Promise<void> {
    if (!(error instanceof TelegramFault)) throw error;
    const fault = channelFaultOf(error);
    if (fault) return pause(channel, fault);
    if (error.kind === 'later') {
      const until = new Date(now().getTime() + (error.retryAfter ?? 60) * 1000);
      await channels.waitWithChannel(prisma, channel.id, until);
      return;
    }
    if (error.kind === 'away' || isUnknownBot(error)) throw new Unreachable();
  }

  async function remove(channel: Channel, { id, messageId, hasPhoto }: posts.ChangedPost) {
    const place = { chatId: channel.chatId, messageId };
    if (!(await calls.remove(place))) {
      const replacement = channelWords.removed[channel.language];
      // The picture says what the text said.
      if (hasPhoto) await calls.editPhoto(place, replacement, await blankPicture());
      else await calls.editText(place, replacement, false);
    }
    await posts.savePost(prisma, id, { state: 'deleted', text: '', isOpen: false });
  }

  async function close(channel: Channel, { id, messageId, hasPhoto, text, version }: posts.ChangedPost) {
    const place = { chatId: channel.chatId, messageId };
    const isThere = await calls.editText(place, closedPost(text, channel.language), hasPhoto);
    await posts.savePost(prisma, id, {
      version,
      isOpen: false,
      ...(!isThere && { state: 'deleted', text: '' }),
    });
  }

  async function update(channel: Channel, post: posts.ChangedPost) {
    const content = await contentOf(post, channel);
    // It was closed since it was read: the next run sees it.
    if (!content) return;
    const place = { chatId: channel.chatId, messageId: post.messageId };
    const { text, html } = content;
    let isThere = true;
    if (text !== post.text || !post.isOpen) {
      const photo = post.hasPhoto && text !== post.text ? await content.photo() : null;
      isThere = photo
        ? await calls.editPhoto(place, html, photo)
        : await calls.editText(place, html, post.hasPhoto);
    }
    const { id, version } = post;
    await posts.savePost(
      prisma,
      id,
      isThere ? { version, text, isOpen: true } : { version, state: 'deleted', text: '', isOpen: false },
    );
  }

  const changes = { gone: remove, closed: close, open: update };

  /** Carries out what changed. False if the channel has to wait. */
  async function catchUp(channel: Channel, until: number): Promise<boolean> {
    for (const post of await posts.findChanged(database, channel, now(), maxEdits)) {
      if (performance.now() > until) return true;
      try {
        await changes[post.standing](channel, post);
      } catch (error) {
        await giveWay(channel, error);
        const isOwn = error instanceof TelegramFault && error.kind === 'refused' && !channelFaultOf(error);
        if (!isOwn) return false;
        // Telegram refuses this change alone, and would again: the post stays as it is until the next one.
        await posts.savePost(prisma, post.id, { version: post.version });
      }
    }
    return true;
  }

  async function send(channel: Channel, next: posts.NextPost, content: PostContent) {
    const photo = await content.photo();
    // Asked first: while Telegram is away, nothing is begun that nobody could tell the end of.
    await calls.look(channel.chatId);
    const id = await posts.reservePost(prisma, channel, next, now());
    if (!id) return;
    try {
      const messageId = await calls.send(channel.chatId, content.html, photo);
      const sent = { state: 'sent', messageId, hasPhoto: photo !== null, text: content.text };
      await posts.savePost(prisma, id, sent);
    } catch (error) {
      const kind = error instanceof TelegramFault ? error.kind : 'unsure';
      if (kind === 'unsure') await posts.savePost(prisma, id, { state: 'unsure' });
      else if (kind === 'refused' && !channelFaultOf(error) && !isUnknownBot(error))
        await posts.savePost(prisma, id, { state: 'refused' });
      else await posts.forgetPost(prisma, id);
      throw error;
    }
  }

  async function postNext(channel: Channel) {
    const at = now();
    if (!channel.isOn || isQuiet(channel, at)) return;
    const sent = await posts.countSince(prisma, channel.id, new Date(at.getTime() - hour));
    if (sent >= channel.perHour) return;
    const [next] = await posts.findNext(database, channel, at, 1);
    const content = next && (await contentOf(next, channel));
    if (!content) return;
    try {
      await send(channel, next, content);
    } catch (error) {
      await giveWay(channel, error);
    }
  }

  async function serve(channel: Channel) {
    // The hold is ours, so whoever was sending these is gone.
    await posts.noteLost(prisma, channel.id);
    if (channel.fault || (channel.waitUntil && channel.waitUntil > now())) return;
    if (await catchUp(channel, performance.now() + editing)) await postNext(channel);
  }

  return async () => {
    let fault: unknown;
    for (const { id } of await channels.listChannels(prisma)) {
      const at = now();
      const channel = await channels.holdChannel(prisma, id, at, new Date(at.getTime() + hold));
      if (!channel) continue;
      try {
        await serve(channel);
      } catch (error) {
        if (error instanceof Unreachable) return;
        // What is wrong with one channel, or with a record of it, holds no other up.
        fault ??= error;
      } finally {
        await channels.releaseChannel(prisma, id);
      }
    }
    if (fault) throw fault;
  };
}
