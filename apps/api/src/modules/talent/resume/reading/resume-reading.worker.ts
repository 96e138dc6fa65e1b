import { attachedReading } from './attached-resume.ts';
import { type FileKind, textOfFile } from './file-lines.ts';
import { proposalOf, type Reading } from './proposal.ts';

/** Reads a CV file in a thread, so that a malicious file cannot block the event loop. */
export default async function read({ path, kind }: { path: string; kind: FileKind }): Promise<Reading> {
  const text = await textOfFile(path, kind);
  return attachedReading(text) ?? proposalOf(text.lines);
}
