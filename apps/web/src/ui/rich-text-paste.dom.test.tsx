import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Editor } from '@tiptap/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { RichTextEditorBody } from './rich-text-editor-body.tsx';
import { pastedHtml } from './rich-text-paste.ts';

const folder = path.join(import.meta.dirname, '../../../../packages/contract/src/kernel/rich-text/pasted');
const samples = readdirSync(folder).map((name) => {
  const [html = '', becomes = ''] = readFileSync(path.join(folder, name), 'utf8').split('<!-- becomes -->');
  return { name, html, becomes: becomes.replaceAll('\n', '') };
});

/** The editor of a short text, and what it holds, as the server would store it. */
async function opened(value = '') {
  const onChange = vi.fn<(html: string) => void>();
  await show(
    <RichTextEditorBody
      id="text"
      value={value}
      onChange={onChange}
      invalid={false}
      required={false}
      long={undefined}
    />,
    { words: ['field'] },
  );
  const box = () => document.querySelector<HTMLElement & { editor: Editor }>('.ProseMirror');
  await expect.poll(() => box()?.editor.isInitialized).toBe(true);
  const editor = box()?.editor as Editor;
  return { editor, held: () => pastedHtml(editor.getHTML(), { pictures: false }) };
}

it.each(samples)('a text pasted from elsewhere keeps what it means: $name', async ({ html, becomes }) => {
  expect(pastedHtml(html, { pictures: false })).toBe(becomes);
  const { editor, held } = await opened();
  editor.view.pasteHTML(html);
  // The editor has a paragraph in each item.
  expect(held()).toBe(becomes.replace(/<li>(?!<p)([^<]*(?:<(?!\/?(?:ul|ol|li))[^<]*)*)/g, '<li><p>$1</p>'));
});

it('words go into the line where they are pasted, and a part of an editor as it is', async () => {
  const { editor, held } = await opened('<p>one -three</p>');
  editor.commands.setTextSelection(5);
  editor.view.pasteHTML('<b style="font-weight:normal" id="docs-internal-guid-1"><span>thirty</span></b>');
  expect(held()).toBe('<p>one thirty-three</p>');
  const own = '<ul data-pm-slice="1 1 []"><li><p>four</p></li></ul>';
  expect(pastedHtml(own, { pictures: false })).toBe(own);
});

it('a pasted link leads where it led, and an address becomes one', async () => {
  const { editor, held } = await opened();
  editor.view.pasteHTML(
    '<p><a href="https://example.com/jobs?of=7">example.com</a> and https://example.org</p>',
  );
  const addresses = [...held().matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['https://example.com/jobs?of=7', 'https://example.org']);
});
