import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { addToGlobal, type Feature } from '../../payload/feature.ts'
import type { Media } from '../../payload-types.ts'
import { fileToLoad } from './optimised-file.ts'
import { factsIn, namesIn } from './stored-facts.ts'

/** More places than a map has pins for. */
const MAX_PLACES = 2000

/** Enough to choose one; further ones are found in their lists. */
const MAX_UNPLACED = 200

/**
 * `GET /api/globals/map/shapes`: the shapes of the masterplan model, the places that use them, and
 * the records without a shape. With `?model=<id>`, those of a model that is chosen in the form but
 * not saved.
 */
const shapesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/shapes',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) {
      const errors = [{ message: 'Sign in to the studio to see the shapes.' }]
      return Response.json({ errors }, { status: 403 })
    }
    const [model, ...records] = await Promise.all([
      readModel(req),
      readPlaces(req, 'listings'),
      readPlaces(req, 'amenities'),
      readUnplaced(req, 'listings'),
      readUnplaced(req, 'amenities'),
    ])
    const [listings, amenities, ...unplaced] = records
    return Response.json({
      ...model,
      places: [...listings, ...amenities],
      unplaced: unplaced.flat(),
    })
  },
}

/** Adds the shapes of its model to the map page. */
export const masterplanShapes: Feature = {
  global: (global) =>
    global.slug === 'map' ? addToGlobal(global, { endpoints: [shapesEndpoint] }) : global,
}

/** The model of the map page, including one that is only in the draft. */
async function readModel(req: PayloadRequest) {
  const { payload } = req
  const id = idIn(req.query.model) ?? (await storedModel(req))
  if (!id) return { model: null, shapes: [], scene: null }
  const file = await payload.findByID({ collection: 'media', id, req, disableErrors: true })
  return {
    model: file?.filename ?? null,
    shapes: namesIn(file?.shapes),
    scene: file && panelFacts(file),
  }
}

async function storedModel(req: PayloadRequest) {
  const { model } = await req.payload.findGlobal({ slug: 'map', draft: true, depth: 0, req })
  return typeof model === 'object' ? model?.id : model
}

function idIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined
}

async function readPlaces(req: PayloadRequest, collection: 'listings' | 'amenities') {
  const { docs } = await req.payload.find({
    collection,
    draft: true,
    depth: 0,
    limit: MAX_PLACES,
    pagination: false,
    where: { meshKey: { exists: true } },
    select: { title: true, meshKey: true },
    req,
  })
  return docs.flatMap(({ id, title, meshKey }) =>
    meshKey ? [{ shape: meshKey, title: title || 'Untitled', path: `${collection}/${id}` }] : [],
  )
}

async function readUnplaced(req: PayloadRequest, collection: 'listings' | 'amenities') {
  const { docs } = await req.payload.find({
    collection,
    draft: true,
    depth: 0,
    limit: MAX_UNPLACED,
    pagination: false,
    where: { or: [{ meshKey: { exists: false } }, { meshKey: { equals: '' } }] },
    select: { title: true },
    sort: 'title',
    req,
  })
  return docs.map(({ id, title }) => ({ title: title || 'Untitled', path: `${collection}/${id}` }))
}

/** The studio's data about a model; null for one that an older service stored. */
function panelFacts({ filename, filesize, shapes }: Media) {
  const facts = factsIn(shapes)
  if (!facts || !filename) return null
  return {
    url: `/media/${fileToLoad(filename, facts.mark)}`,
    bytes: facts.bytes,
    uploadedBytes: filesize ?? facts.bytes,
    triangles: facts.triangles,
    hasRoads: facts.roads !== null,
    faults: facts.faults,
    nodes: facts.nodes.map(({ name, base, hasAnchor, horizon }) => {
      return { name, base, isPlace: hasAnchor || horizon !== null }
    }),
  }
}
