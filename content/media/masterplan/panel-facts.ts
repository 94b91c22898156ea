import type { Media } from '../../payload-types.ts'
import { fileToLoad } from './optimised-file.ts'
import { factsIn } from './stored-facts.ts'

/** The studio's data about a model; null for one that an older service stored. */
export function panelFacts({ filename, filesize, shapes }: Media) {
  const facts = factsIn(shapes)
  if (!facts || !filename) return null
  return {
    url: `/media/${fileToLoad(filename, facts.mark)}`,
    bytes: facts.bytes,
    uploadedBytes: filesize ?? facts.bytes,
    triangles: facts.triangles,
    hasRoads: facts.roads !== null,
    nodes: facts.nodes.map(({ name, base, hasAnchor, horizon }) => {
      return { name, base, isPlace: hasAnchor || horizon !== null }
    }),
  }
}
