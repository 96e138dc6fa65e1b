import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { text } from '../kernel/text.ts';
import { postCard, postLength } from './post.ts';

export const shareNew = z.strictObject({ body: named(text(postLength), 'text', 'អត្ថបទ') });

export const postShare = endpoint({
  method: 'POST',
  path: '/post/:id/share',
  access: 'Post',
  summary: "Share a post in the feed, with the caller's own text; sharing a shared post shares its original",
  body: shareNew,
  response: one(postCard),
  status: 201,
  idempotent: true,
  limit: 'unasked',
});
