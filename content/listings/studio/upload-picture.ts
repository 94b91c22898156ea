import { asList, asRow } from '../../studio/request.ts'

/** The id of the stored picture, or why it was not stored. */
export type Uploaded = { id: number } | { message: string }

/**
 * Uploads a picture to the media library. With the id of one that is there already, only its alt
 * text is changed. Never rejects.
 */
export async function uploadPicture(file: File, alt: string, id?: number): Promise<Uploaded> {
  const body = new FormData()
  if (id === undefined) body.set('file', file)
  body.set('_payload', JSON.stringify({ alt }))
  const [method, path] = id === undefined ? ['POST', ''] : ['PATCH', `/${id}`]
  try {
    const response = await fetch(`/api/media${path}`, { method, body })
    const { doc, errors } = asRow(await response.json())
    const { id: stored } = asRow(doc)
    if (typeof stored === 'number') return { id: stored }
    const { message } = asRow(asList(errors)[0])
    return { message: typeof message === 'string' ? message : NO_ANSWER }
  } catch {
    return { message: NO_ANSWER }
  }
}

const NO_ANSWER = 'The upload broke off. Check your connection and press Import again.'
