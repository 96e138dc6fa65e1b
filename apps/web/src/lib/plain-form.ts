/** The form of the server's page. Once it is replaced, it still has what was typed into it. */
const form = document.querySelector<HTMLFormElement>('.ac-document form');
let focused: EventTarget | null = document.activeElement;
const noteFocus = ({ target }: FocusEvent) => {
  focused = target;
};
if (form) document.addEventListener('focusin', noteFocus);

type Field = HTMLInputElement | HTMLSelectElement;

/** Sets a field as typing does, for React to notice. */
function type(field: Field, value: string) {
  field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Takes what somebody typed into the server's form over into the application's, with the focus. */
export function takeOverForm() {
  document.removeEventListener('focusin', noteFocus);
  const fields = [...(form?.querySelectorAll<Field>('[name]:not([type=hidden])') ?? [])];
  for (const field of fields) {
    const own = document.querySelector<Field>(`#content form [name=${field.name}]`);
    if (!own) continue;
    if (own.value !== field.value) type(own, field.value);
    if (focused !== field) continue;
    own.focus();
    if (own instanceof HTMLInputElement) own.setSelectionRange(own.value.length, own.value.length);
  }
}
