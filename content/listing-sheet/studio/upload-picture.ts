import { asRow, listOf } from './parse-preview.ts'

/** The id of the stored picture, or why it was not stored. */
export type Uploaded = { id: number } | { message: string }

/** Uploads a picture to the media library; never rejects. */
export async function uploadPicture(file: File, alt: string): Promise<Uploaded> {
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify({ alt }))
  try {
    const response = await fetch('/api/media', { method: 'POST', body })
    const { doc, errors } = asRow(await response.json())
    const { id } = asRow(doc)
    if (typeof id === 'number') return { id }
    const { message } = asRow(listOf(errors)[0])
    return { message: typeof message === 'string' ? message : NO_ANSWER }
  } catch {
    return { message: NO_ANSWER }
  }
}

const NO_ANSWER = 'The upload broke off. Check your connection and press Import again.'
