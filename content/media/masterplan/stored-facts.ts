import type { ModelFacts } from './facts.ts'

/** Raised when the stored format changes; facts of another version count as unknown. */
const VERSION = 1

/** The facts in the format of `media.shapes`. */
export function toStored(facts: ModelFacts): object {
  return { version: VERSION, ...facts }
}

/** The facts in `media.shapes`; null for a file of an older service, which stored only names. */
export function factsIn(shapes: unknown): ModelFacts | null {
  return isStored(shapes) ? shapes : null
}

/** The names of a model's shapes in `media.shapes`, those of places first. */
export function namesIn(shapes: unknown): string[] {
  if (isStored(shapes)) return shapes.nodes.map(({ name }) => name)
  return Array.isArray(shapes) ? shapes.filter((shape) => typeof shape === 'string') : []
}

/** Only the service writes the field, so its version describes the contents. */
function isStored(shapes: unknown): shapes is ModelFacts {
  const isObject = typeof shapes === 'object' && shapes !== null
  return isObject && 'version' in shapes && shapes.version === VERSION
}
