import { createHmac, timingSafeEqual } from 'node:crypto'
import { readEnv } from '@belvedere/kit/env.ts'
import type { Focus } from '@belvedere/kit/media-address.ts'

export type Point = { x: number; y: number }

/**
 * A focal point as an address carries it. The seal keeps the set of addresses closed: a point is
 * free to lie anywhere, so only points that this service wrote down are computed.
 */
export function sealFocus(file: string, { x, y }: Point): Focus {
  const point = { x: x.toFixed(2), y: y.toFixed(2) }
  return { ...point, seal: sealOf(file, point) }
}

/** The focal point of an address, or nothing where the seal is not ours. */
export function openFocus(file: string, { x, y, seal }: Focus): Point | undefined {
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(file, { x, y })))
  return isOurs ? { x: Number(x), y: Number(y) } : undefined
}

function sealOf(file: string, { x, y }: { x: string; y: string }) {
  const key = readEnv('PAYLOAD_SECRET', { hint: 'Run "npm start" once: it writes .env.local.' })
  return createHmac('sha256', key)
    .update(`media focus ${file} ${x} ${y}`)
    .digest('hex')
    .slice(0, 16)
}
