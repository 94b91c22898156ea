export type ShownUse = {
  path: string
  title: string
  noun: string
  places: string[]
  isPublic: boolean
  isNeeded: boolean
}

export type UsedInResponse = { uses: ShownUse[]; mayTakeOut: boolean }

/** Parses the response of the `used-in` endpoint. */
export function parseUses(value: unknown): UsedInResponse {
  const { uses, mayTakeOut } = asRow(value)
  return {
    uses: Array.isArray(uses) ? uses.map(readUse) : [],
    mayTakeOut: mayTakeOut === true,
  }
}

/** The error message of a failed response, or a general one. */
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
