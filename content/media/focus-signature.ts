import { createHmac, timingSafeEqual } from 'node:crypto'
import { readEnv } from '@belvedere/kit/env.ts'
import type { Focus } from '@belvedere/kit/media-address.ts'
import type { Point } from './crop-window.ts'

/**
 * A focal point for an address, with a signature. A point can be anywhere in a picture, so without
 * signatures a client could request any number of variants.
 */
export function signFocus(file: string, { x, y }: Point): Focus {
  const point = { x: x.toFixed(2), y: y.toFixed(2) }
  return { ...point, signature: signatureOf(file, point) }
}

/** The focal point of an address, or undefined if the signature does not match. */
export function verifyFocus(file: string, { x, y, signature }: Focus): Point | undefined {
  const isValid = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(file, { x, y })))
  return isValid ? { x: Number(x), y: Number(y) } : undefined
}

function signatureOf(file: string, { x, y }: { x: string; y: string }) {
  const key = readEnv('PAYLOAD_SECRET', { hint: 'Run "npm start" once: it writes .env.local.' })
  return createHmac('sha256', key)
    .update(`media focus ${file} ${x} ${y}`)
    .digest('hex')
    .slice(0, 16)
}
