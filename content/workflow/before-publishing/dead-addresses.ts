import type { PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import type { Row } from '../../editing/versions/changed-rows.ts'
import { pageAt } from '../../kinds/paths.ts'
import { deadAmong } from '../dashboard/dead-paths.ts'
import type { Leaf } from './leaves-of.ts'
import { type NamedPath, namePaths } from './name-paths.ts'
import { typedPaths } from './typed-paths.ts'

/** A record and its future public version. */
export type Published = { target: Target; after: Row }

/**
 * The typed addresses of a form that will lead to no page once it is published, alone or with
 * others.
 */
export async function deadAddresses(
  req: PayloadRequest,
  leaves: Leaf[],
  together: readonly Published[],
): Promise<NamedPath[]> {
  const paths = [...new Set(leaves.flatMap(typedPaths))]
  const others = paths.filter((path) => !together.some((one) => isOwn(one, path)))
  return namePaths(req, await deadAmong(req, others))
}

/** Whether a path is the record’s own address, which is published with it. */
function isOwn({ target, after: { slug } }: Published, path: string): boolean {
  const page = pageAt(path)
  if (!page) return false
  if ('global' in page) return 'global' in target && target.global === page.global
  return 'collection' in target && target.collection === page.collection && slug === page.slug
}
