import type { Arrived } from './payload.ts'

type Take = (address: string) => Promise<Arrived | undefined> | undefined

let takeFrom: Take = () => undefined

/** What fetches ahead comes after the page, and may never come. */
export function provideEarly(take: Take): void {
  takeFrom = take
}

/** The payload of a page that was fetched ahead, or is on its way. */
export function takeEarly(address: string): Promise<Arrived | undefined> | undefined {
  return takeFrom(address)
}
