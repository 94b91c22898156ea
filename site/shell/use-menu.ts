import { everyTick, type Tick } from '@belvedere/motion/scroll/tick.ts'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { sendToMenu } from '../browser/store/actions.ts'
import { useSite, useSiteStore } from '../browser/store/context.tsx'
import type { MenuEvent, MenuState } from '../browser/store/menu.ts'
import type { SiteState } from '../browser/store/store.ts'
import { keepTab } from './keep-tab.ts'

/** How far the page may shift under the open menu before that counts as scrolling, in pixels. */
const scrollSlack = 8

type Parts = {
  panel: RefObject<HTMLElement | null>
  toggle: RefObject<HTMLElement | null>
}
type Send = (event: MenuEvent) => void

/** The menu's state, moved by its events, by scrolling, by Escape, by navigation. */
export function useMenu(parts: Parts): [MenuState, Send] {
  const store = useSiteStore()
  const state = useSite(menuOf)
  const send = useCallback((event: MenuEvent) => sendToMenu(store, event), [store])
  useMovement(state, send, parts)
  useReasonsToClose(state.isOpen, send)
  useNavigationToClose(send)
  return [state, send]
}

const menuOf = ({ flags }: SiteState) => flags.menu

/** Waits for the panel's movement to end. A panel that closes gives the focus back first. */
function useMovement({ isOpening, isClosing }: MenuState, send: Send, { panel, toggle }: Parts) {
  useEffect(() => {
    if (!panel.current || !(isOpening || isClosing)) return
    if (isClosing && holdsFocus(panel.current)) toggle.current?.focus({ preventScroll: true })
    let isStale = false
    movementOf(panel.current).then(() => {
      if (!isStale) send('settle')
    })
    return () => {
      isStale = true
    }
  }, [isOpening, isClosing, panel, toggle, send])
}

/** The style sheet decides how long the panel moves; this only waits for it. */
function movementOf(panel: HTMLElement) {
  return Promise.allSettled(panel.getAnimations().map((animation) => animation.finished))
}

/** A browser may already have taken the focus from the panel because it became inert. */
function holdsFocus(panel: HTMLElement): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || panel.contains(activeElement)
}

function useReasonsToClose(isOpen: boolean, send: Send) {
  useEffect(() => {
    if (!isOpen) return
    const start = scrollY
    const watch = new AbortController()
    const { signal } = watch
    const onScroll = ({ top }: Tick) => {
      if (Math.abs(top - start) > scrollSlack) send('close')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') send('close')
      keepTab(event)
    }
    everyTick(onScroll, signal)
    addEventListener('keydown', onKey, { signal })
    return () => watch.abort()
  }, [isOpen, send])
}

function useNavigationToClose(send: Send) {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    send('close')
  }, [key, send])
}
