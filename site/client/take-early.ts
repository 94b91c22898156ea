import type { Arrived } from './payload.ts'

type Early = {
  take: (address: string) => Promise<Arrived | undefined> | undefined
  settle: (address: string) => void
}

let early: Early | undefined

/** What fetches ahead comes after the page, and may never come. */
export function provideEarly(ahead: Early): void {
  early = ahead
}

/** The payload of a page that was fetched ahead, or is on its way. */
export function takeEarly(address: string): Promise<Arrived | undefined> | undefined {
  return early?.take(address)
}

/** The page is about to be shown: what was fetched ahead is used up. */
export function settleEarly(address: string): void {
  early?.settle(address)
}
