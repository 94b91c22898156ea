/** Says that a time was set, to the line above the fields. */
export const schedulesChanged = new EventTarget()

type Info = {
  id?: number | string | undefined
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
}

/** The open record, as the addresses of schedules name it; undefined before its first save. */
export function schedulesOf({ id, collectionSlug, globalSlug }: Info): string | undefined {
  if (globalSlug) return `global:${globalSlug}`
  return id === undefined ? undefined : `${collectionSlug}:${id}`
}
