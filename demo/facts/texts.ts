/** A text of the demo, with where it stands and what that place knows. */
export type Placed<About> = { where: string; text: string; around: About }

/** Every text of a value, with the number of pictures or items of the part that it belongs to. */
export function textsIn<About extends object>(
  value: unknown,
  where: string,
  around: About,
): Placed<About>[] {
  if (typeof value === 'string') return [{ where, text: value.replaceAll(/[*\n]+/g, ' '), around }]
  if (typeof value !== 'object' || value === null) return []
  const list = Object.entries(value).find(([name]) => name === 'images' || name === 'items')?.[1]
  const own = Array.isArray(list) ? { ...around, items: list.length } : around
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${where}.${name}`, own))
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}
