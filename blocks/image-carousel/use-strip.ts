import { type RefObject, useEffect, useState } from 'react'
import { nextStop, type Reach, reachOf } from './stops.ts'

const UNKNOWN: Reach = { isScrollable: false, isAtStart: true, isAtEnd: true }

/** Where a scrolling strip stands, and how to move it by one item. */
export function useStrip(strip: RefObject<HTMLElement | null>) {
  const [reach, setReach] = useState(UNKNOWN)

  useEffect(() => {
    const element = strip.current
    if (!element) return

    const measure = () => {
      const now = reachOf(element)
      setReach((before) => (isSame(before, now) ? before : now))
    }
    const resize = new ResizeObserver(measure)
    resize.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip])

  const step = (direction: 1 | -1) => {
    const element = strip.current
    // the stylesheet decides whether the strip glides there
    element?.scrollTo({ left: nextStop(stopsOf(element), element.scrollLeft, direction) })
  }
  return { ...reach, step }
}

function isSame(one: Reach, other: Reach) {
  return (
    one.isScrollable === other.isScrollable &&
    one.isAtStart === other.isAtStart &&
    one.isAtEnd === other.isAtEnd
  )
}

/** The scroll positions at which an item stands at the strip's start; the first item is at 0. */
function stopsOf(element: HTMLElement): number[] {
  const items = Array.from(element.children).filter((child) => child instanceof HTMLElement)
  const origin = items[0]?.offsetLeft ?? 0
  return items.map((item) => item.offsetLeft - origin)
}
