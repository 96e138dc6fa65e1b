import type { Comment, CommentSaid } from '@acheep/contract/feed/comment';
import type { CommentState } from '@acheep/contract/feed/comment-option';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import type { CommentRow } from './comment.repository.ts';

function stateOf({ text, hiddenBy, author, company }: CommentRow): CommentState {
  if (text === null) return 'deleted';
  return hiddenBy || author?.disabledAt || company?.owner.disabledAt ? 'hidden' : 'shown';
}

/** `isRead`: the reader may see hidden comments. */
export function presentModerated(row: CommentRow, { isRead = false } = {}): CommentSaid {
  const state = stateOf(row);
  const seen = state === 'shown' || isRead;
  return {
    _id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    state,
    company: seen && row.company ? presentCompanyName(row.company) : null,
    text: seen ? row.text : null,
    mentions: seen ? row.mentions.map(({ companyId, name }) => ({ _id: companyId, name })) : [],
    editedAt: row.editedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

interface Answers {
  answers: CommentRow[];
  answerCount: number;
}

export const presentComment = (row: CommentRow, { answers, answerCount }: Answers): Comment => ({
  ...presentModerated(row),
  answers: answers.map((answer) => presentModerated(answer)),
  answerCount,
});
