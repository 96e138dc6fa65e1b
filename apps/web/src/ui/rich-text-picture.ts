import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { Image, type ImageOptions } from '@tiptap/extension-image';
import type { Editor } from '@tiptap/react';
import { sendPicture } from '../lib/send-file.ts';
import type { PictureLinks } from './rich-text.tsx';

const kind = 'picture' satisfies PictureKind;
export const pictureTypes = Object.keys(uploadKinds[kind].types);

interface Attributes {
  src: string | null;
  alt: string | null;
  /** Temporary URL while the picture is not public; not saved with the text. */
  shown: string | null;
  /** Id of the upload while it is in progress; not saved either. */
  sending: string | null;
}

function looks(image: HTMLImageElement, { src, alt, shown, sending }: Attributes, links: PictureLinks) {
  const address = shown ?? (src && (links[src] ?? src));
  if (address) image.src = address;
  image.alt = alt ?? '';
  image.toggleAttribute('data-sending', sending !== null);
}

/** An uploaded picture. External ones, pasted or not, are dropped. */
export const Picture = Image.extend<ImageOptions & { links: PictureLinks }>({
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: '' },
      shown: { default: null, rendered: false },
      sending: { default: null, rendered: false },
    };
  },
  parseHTML() {
    return [{ tag: 'img[src^="/media/images/"]' }];
  },
  addNodeView() {
    const { links } = this.options;
    return ({ node }) => {
      const dom = document.createElement('img');
      looks(dom, node.attrs as Attributes, links);
      return {
        dom,
        update(now) {
          if (now.type !== node.type) return false;
          looks(dom, now.attrs as Attributes, links);
          return true;
        },
      };
    };
  },
});

function placeOf(editor: Editor, sending: string): number | null {
  let place: number | null = null;
  editor.state.doc.descendants((node, at) => {
    if (node.attrs.sending === sending) place = at;
  });
  return place;
}

/** Inserts a picture at the cursor: a placeholder until it is uploaded, removed if the upload fails. */
export async function insertPicture(editor: Editor, file: File) {
  const sending = crypto.randomUUID();
  const shown = URL.createObjectURL(file);
  editor.chain().focus().insertContent({ type: Picture.name, attrs: { sending, shown } }).run();
  const change = (act: (at: number) => void) => {
    // Null if the placeholder was removed or the editor closed meanwhile.
    const at = editor.isDestroyed ? null : placeOf(editor, sending);
    if (at !== null) act(at);
  };
  try {
    const { path, image, url } = await sendPicture(kind, file);
    change((at) => {
      const node = editor.state.doc.nodeAt(at);
      const attributes = { ...node?.attrs, src: `/media/${path}`, shown: image ?? url, sending: null };
      editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, attributes));
    });
  } catch {
    // The upload reports its own error.
    change((at) => editor.view.dispatch(editor.state.tr.delete(at, at + 1)));
  } finally {
    URL.revokeObjectURL(shown);
  }
}
