import { Refusal } from './refusal.ts'

const AGAIN = 'cannot be had at the moment. Please try again in a few seconds.'
export const AWAY = `This picture ${AGAIN}`
export const FILE_AWAY = `This file ${AGAIN}`

/** A refusal is passed on in its own words when it is about the address, else in ours. */
export async function refusalOf(answer: Response, away: string): Promise<never> {
  const words = (await answer.text()).slice(0, 300).trim()
  if (answer.status === 400 || answer.status === 404) throw new Refusal(answer.status, words)
  if (answer.status === 503) throw new Refusal(503, away, words)
  throw new Refusal(502, 'This picture or file could not be made.', `${answer.status} ${words}`)
}
