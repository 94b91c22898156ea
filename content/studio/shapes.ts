/** A listing or amenity that is tied to a shape; `path` tells one record from another. */
export type Place = { shape: string; title: string; path: string }

/** The shapes of the masterplan model; `model` is its file, or null where there is none yet. */
export type Shapes = { model: string | null; shapes: string[]; places: Place[] }

/** What the service says of the shapes. */
export function readShapes(value: unknown): Shapes {
  const { model, shapes, places } = asRow(value)
  return {
    model: typeof model === 'string' ? model : null,
    shapes: listOf(shapes).filter((shape) => typeof shape === 'string'),
    places: listOf(places).map(readPlace),
  }
}

/** The shapes to choose from, each with who has it; a chosen one is offered even if it is unknown. */
export function optionsFor({ shapes, places }: Shapes, chosen: string, own?: string) {
  const names = chosen && !shapes.includes(chosen) ? [...shapes, chosen] : shapes
  const titles = Map.groupBy(othersIn(places, own), ({ shape }) => shape)
  return names.map((value) => {
    const holders = titles.get(value)?.map(({ title }) => title) ?? []
    return { value, label: [value, ...holders].join(' · ') }
  })
}

/** What is odd about the chosen shape. It may be saved all the same: a model can change later. */
export function warningsFor(known: Shapes, chosen: string, own?: string): string[] {
  if (!chosen || !known.model) return []
  const holders = othersIn(known.places, own).filter(({ shape }) => shape === chosen)
  return [
    ...holders.map(({ title }) => `“${title}” has this shape, too: both would have the same pin.`),
    ...(known.shapes.includes(chosen)
      ? []
      : [`The masterplan model has no shape called “${chosen}”: this place would have no pin.`]),
  ]
}

function othersIn(places: Place[], own: string | undefined) {
  return own ? places.filter(({ path }) => path !== own) : []
}

function readPlace(value: unknown): Place {
  const { shape, title, path } = asRow(value)
  return { shape: textOf(shape), title: textOf(title), path: textOf(path) }
}

function asRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
