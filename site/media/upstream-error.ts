import { Refusal } from './refusal.ts'

const TRY_AGAIN = 'cannot be had at the moment. Please try again in a few seconds.'
export const PICTURE_UNAVAILABLE = `This picture ${TRY_AGAIN}`
export const FILE_UNAVAILABLE = `This file ${TRY_AGAIN}`

/**
 * Throws the `Refusal` for an error response of the content service. Its message is passed on for
 * 400 and 404, which concern the address; for other statuses it is only logged.
 */
export async function throwUpstreamError(response: Response, unavailable: string): Promise<never> {
  const message = (await response.text()).slice(0, 300).trim()
  if (response.status === 400 || response.status === 404)
    throw new Refusal(response.status, message)
  if (response.status === 503) throw new Refusal(503, unavailable, message)
  throw new Refusal(502, 'This picture or file could not be made.', `${response.status} ${message}`)
}
