import { ownPath } from '@belvedere/kit/addresses.ts'
import { collectionPages, globalPages } from './page-kinds.ts'

export type PageKind = (typeof globalPages)[number] | (typeof collectionPages)[number]

/** The names in a pattern: `category` and `slug` in `/real-estate/:category/:slug`. */
export type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The slugs that the path of a kind of page has. */
type Slugs<Key> = Readonly<Record<NamesIn<Extract<PageKind, { key: Key }>['path']>, string>>

const PATTERNS: ReadonlyMap<string, string> = new Map(
  [...globalPages, ...collectionPages].map(({ key, path }) => [key, path]),
)

/** The path of a page: `/gallery/villas` for the kind `gallery` and the slug `villas`. */
export function pagePath<Key extends PageKind['key']>(
  kind: Key,
  ...[slugs]: keyof Slugs<Key> extends never ? [] : [slugs: Slugs<Key>]
): string {
  const given: Readonly<Record<string, string>> = slugs ?? {}
  return ownPath(PATTERNS.get(kind) ?? '').replaceAll(/:(\w+)/g, (_, name) => given[name] ?? '')
}
