import { isEditor, isPublisher } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'
import { publicUses } from './public-uses.ts'

/** `GET /api/media/:id/public-uses`: what shows the file, and whether its look is for publishers. */
export const publicUsesEndpoint = endpoint(isEditor, 'get', '/:id/public-uses', async (req) => {
  const titles = (await publicUses(req, readId(req))).map(({ title }) => title)
  return { titles, isLocked: titles.length > 0 && !isPublisher({ req }) }
})
