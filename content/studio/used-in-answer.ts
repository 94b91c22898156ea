export type ShownUse = {
  path: string
  title: string
  noun: string
  places: string[]
  isPublic: boolean
  isNeeded: boolean
}

export type Answer = { uses: ShownUse[]; mayTakeOut: boolean }

/** What the service says about where a record is used. */
export function readAnswer(value: unknown): Answer {
  const { uses, mayTakeOut } = asRow(value)
  return {
    uses: Array.isArray(uses) ? uses.map(readUse) : [],
    mayTakeOut: mayTakeOut === true,
  }
}

/** The sentence with which the service refuses. */
export async function readMessage(response: Response): Promise<string> {
  const { errors } = asRow(await response.json().catch(() => undefined))
  const [first] = Array.isArray(errors) ? errors : []
  return textOf(asRow(first).message) || 'This could not be deleted. Try again in a moment.'
}

function readUse(value: unknown): ShownUse {
  const { path, title, noun, places, isPublic, isNeeded } = asRow(value)
  return {
    path: textOf(path),
    title: textOf(title),
    noun: textOf(noun),
    places: Array.isArray(places) ? places.map(textOf) : [],
    isPublic: isPublic === true,
    isNeeded: isNeeded === true,
  }
}

function asRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
