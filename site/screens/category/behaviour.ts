/** A choice is followed at once: nobody has to look for the button. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const submit = (event: Event) => {
    const field = event.target
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.form?.requestSubmit()
    }
  }
  root.addEventListener('change', submit, { signal })
}
