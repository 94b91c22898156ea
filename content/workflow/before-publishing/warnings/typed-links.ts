import type { NamedPath } from '../name-paths.ts'
import { typedPaths } from '../typed-paths.ts'
import { type Check, warn } from './warning.ts'

/** Typed addresses of this site that lead to no page. */
export const typedLinks =
  (dead: readonly NamedPath[]): Check =>
  (leaves) => {
    const titles = new Map(dead.map(({ path, title }) => [path, title]))
    return leaves.flatMap((leaf) =>
      typedPaths(leaf).flatMap((path) => {
        const title = titles.get(path)
        if (title === undefined) return []
        const sentence =
          title === path
            ? `Nothing is at ${path} of this site, so this link leads nowhere. Correct the address, or take the link out.`
            : `“${title}” is not public at ${path}, so this link leads nowhere. Publish it, too, or choose another address.`
        return [warn(leaf, sentence)]
      }),
    )
  }
