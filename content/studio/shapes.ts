import { asFields, asList, asString } from '@belvedere/kit/json.ts'

/** A listing or amenity with a shape; `path` identifies the record. */
export type Place = { shape: string; title: string; path: string }

/** The shapes of the masterplan model; `model` is its file name, or null without a model. */
export type Shapes = { model: string | null; shapes: string[]; places: Place[] }

/** Parses the response of the shapes endpoint. */
export function readShapes(value: unknown): Shapes {
  const { model, shapes, places } = asFields(value)
  return {
    model: typeof model === 'string' ? model : null,
    shapes: asList(shapes).filter((shape) => typeof shape === 'string'),
    places: asList(places).map(readPlace),
  }
}

/** Select options with the places that use each shape, including a chosen shape not in the model. */
export function optionsFor({ shapes, places }: Shapes, chosen: string, own?: string) {
  const names = chosen && !shapes.includes(chosen) ? [...shapes, chosen] : shapes
  const titles = Map.groupBy(othersIn(places, own), ({ shape }) => shape)
  return names.map((value) => {
    const holders = titles.get(value)?.map(({ title }) => title) ?? []
    return { value, label: [value, ...holders].join(' · ') }
  })
}

/** Warnings about the chosen shape. They do not prevent saving, since the model can change later. */
export function warningsFor(model: Shapes, chosen: string, own?: string): string[] {
  if (!chosen || !model.model) return []
  const holders = othersIn(model.places, own).filter(({ shape }) => shape === chosen)
  return [
    ...holders.map(({ title }) => `“${title}” uses this shape too: both would have the same pin.`),
    ...(model.shapes.includes(chosen)
      ? []
      : [`The masterplan model has no shape “${chosen}”: this place would have no pin.`]),
  ]
}

function othersIn(places: Place[], own: string | undefined) {
  return own ? places.filter(({ path }) => path !== own) : []
}

function readPlace(value: unknown): Place {
  const { shape, title, path } = asFields(value)
  return { shape: asString(shape), title: asString(title), path: asString(path) }
}
