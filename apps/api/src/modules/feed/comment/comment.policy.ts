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

/** Whoever wrote it may change it, while they write for the same company. */
export const mayEdit = (comment: Written, writer: Writer) =>
  comment.authorId === writer.id && isOf(comment, writer);

/** What stands in a company's name its people may take away. */
export const mayDelete = (comment: Written, writer: Writer) => isOf(comment, writer);

/** What the operator hid is not to be changed, nor put back. */
export const isFixed = ({ text, hiddenBy }: Written) => text === null || hiddenBy === 'operator';
