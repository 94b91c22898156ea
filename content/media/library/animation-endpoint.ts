import { isEditor } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'
import { readPart } from '../bytes.ts'
import { isAnimation } from '../is-animation.ts'
import { uploads } from '../storage/uploads-storage.ts'

/** `GET /api/media/:id/animation`: whether the file is an animated picture, as it says itself. */
export const animationEndpoint = endpoint(isEditor, 'get', '/:id/animation', async (req) => {
  const id = readId(req)
  const { filename } = await req.payload.findByID({ collection: 'media', id, depth: 0, req })
  const path = filename ? await uploads().find(filename) : undefined
  if (!path) return { isAnimation: false }
  return { isAnimation: await isAnimation((start, length) => readPart(path, start, length)) }
})
