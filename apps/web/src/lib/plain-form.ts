/** The form of the server's page. Once it is replaced, it still has what was typed into it. */
const form = document.querySelector<HTMLFormElement>('.ac-document form');
let focused: Element | null = null;

/** Notes where the focus is, before the application's page replaces the server's. */
export function leavePlainForm() {
  focused = document.activeElement;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Sets a field as typing does, for React to notice. */
function type(field: Field, value: string) {
  field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Takes what somebody typed into the server's form over into the application's, with the focus. */
export function takeOverForm() {
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
