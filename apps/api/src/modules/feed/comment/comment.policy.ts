interface Written {
  authorId: string | null;
  company: { id: string } | null;
  text: string | null;
  hiddenBy: string | null;
}
interface Writer {
  id: string;
  companyId: string;
}

const isOf = ({ company }: Pick<Written, 'company'>, { companyId }: Writer) => company?.id === companyId;

/** Only the author may edit, while writing for the same company. */
export const mayEdit = (comment: Written, writer: Writer) =>
  comment.authorId === writer.id && isOf(comment, writer);

/** Every member of the company may delete its comments. */
export const mayDelete = (comment: Written, writer: Writer) => isOf(comment, writer);

/** Deleted comments, and those hidden by the operator, can be neither edited nor restored. */
export const isFixed = ({ text, hiddenBy }: Written) => text === null || hiddenBy === 'operator';
