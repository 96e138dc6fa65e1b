/** The JSON of a response, of at most `most` bytes, so that no server can exhaust the memory. */
export async function boundedJson({ body }: Response, most: number): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) throw new Error('too long an answer');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}
