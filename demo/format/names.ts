/**
 * What the values of a property may refer to: the names of its files, the slugs of its records by
 * collection, and the paths of its pages. Without a set, any name is taken.
 */
export type Names = {
  files: ReadonlySet<string> | undefined
  records: ReadonlyMap<string, ReadonlySet<string>>
  paths: ReadonlySet<string> | undefined
}

/** For a schema that describes the format, without the names of one property. */
export const ANY_NAMES: Names = { files: undefined, records: new Map(), paths: undefined }
