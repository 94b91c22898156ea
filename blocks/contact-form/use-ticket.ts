import {
  type FormState,
  HOUSE_PARAMETER,
  type House,
  isListing,
} from '@belvedere/kit/enquiry/form-state.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepTicket, keptTicket, restoreValues } from './kept-values.ts'
import { fetchTicket, type HeldTicket, hold } from './ticket.ts'

/**
 * Requests a ticket when the form is first touched; at once when it is about a listing, whose name
 * comes with the ticket. Also restores earlier input.
 */
export function useTicket(
  form: RefObject<HTMLFormElement | null>,
  group: string,
  state: FormState | undefined,
) {
  const held = useRef<Promise<HeldTicket | undefined>>(undefined)
  const [house, setHouse] = useState<House | undefined>(
    state && 'house' in state ? state.house : undefined,
  )
  const [isHydrated, setHydrated] = useState(false)

  const touch = (path = '') => {
    held.current ??= fetchTicket(path).then(
      (answer) => {
        if (answer.house) setHouse(answer.house)
        const kept = keptTicket(group)
        if (kept) return { ticket: kept, since: 0, proof: undefined }
        keepTicket(group, answer.ticket)
        return hold(answer)
      },
      // The ticket is requested again when the form is sent.
      () => {
        held.current = undefined
        return undefined
      },
    )
  }
  const ask = useRef(touch)
  useEffect(() => {
    setHydrated(true)
    const path = houseOf(location.search) ?? houseBefore()
    if (path) ask.current(path)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a house adds an option that the kept values may refer to
  useEffect(() => {
    if (form.current) restoreValues(form.current, group)
  }, [house])

  return { house, isHydrated, touch: () => touch(), ticket: () => held.current }
}

function houseOf(search: string) {
  const path = new URLSearchParams(search).get(HOUSE_PARAMETER) ?? ''
  return isListing(path) ? path : undefined
}

/**
 * The listing that the visitor comes from, by a link that does not name it: that of the header or
 * the menu.
 */
function houseBefore() {
  const before = addressBefore()
  if (!URL.canParse(before)) return
  const { origin, pathname } = new URL(before)
  return origin === location.origin && isListing(pathname) ? pathname : undefined
}

function addressBefore() {
  if (!('navigation' in window)) return document.referrer
  const { currentEntry } = navigation
  // A tab that was opened by the link has no earlier history entry.
  return navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url ?? document.referrer
}
