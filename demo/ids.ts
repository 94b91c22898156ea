/** The ids that pictures and pages have got in this database, by name and by slug. */
export type Ids = { pictures: Map<string, number>; pages: Map<string, number> }

/** The id of a picture; a name without one is a mistake in `copy.json`. */
export function pictureId({ pictures }: Ids, name: string): number {
  return found(pictures.get(name), `The picture "${name}" is not in manifest.json.`)
}

/** The id of the page at a path of one part, such as `/lagoon`. */
export function pageId({ pages }: Ids, path: string): number {
  return found(pages.get(path.slice(1)), `copy.json links to ${path}, which is no page of it.`)
}

function found<T>(value: T | undefined, complaint: string): T {
  if (value === undefined) throw new Error(complaint)
  return value
}
