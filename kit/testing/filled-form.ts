/** A form with these values, as a browser sends it. */
export function filledForm(values: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.set(name, value)
  return form
}
