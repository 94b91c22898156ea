import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { closedMenu, type MenuEvent, type MenuState, nextMenuState } from './menu-state.ts'

/** How far the page may shift under the open menu before that counts as scrolling, in pixels. */
const scrollSlack = 8

type Parts = {
  panel: RefObject<HTMLDialogElement | null>
  opener: RefObject<HTMLButtonElement | null>
}
type Send = (event: MenuEvent) => void

/** The menu's state, moved by its events, by scrolling, by navigation and by the panel itself. */
export function useMenu(parts: Parts): [MenuState, Send] {
  const [state, send] = useReducer(nextMenuState, closedMenu)
  useMovement(state, send, parts)
  useCloseOnScroll(state.isOpen, send)
  useCloseOnNavigation(send)
  return [state, send]
}

/** Shows the panel, waits for its movement to end, and takes it away after the closing one. */
function useMovement({ isOpening, isClosing }: MenuState, send: Send, { panel, opener }: Parts) {
  const openedAt = useRef('')
  useEffect(() => {
    if (panel.current?.open) send('toggle')
  }, [panel, send])
  useEffect(() => {
    const dialog = panel.current
    if (!dialog || !(isOpening || isClosing)) return
    if (isOpening) openedAt.current = location.href
    if (isOpening && !dialog.open) dialog.showModal()
    let isStale = false
    movementOf(dialog).then(() => {
      if (isStale) return
      if (isClosing) putAway(dialog, location.href === openedAt.current ? opener.current : main())
      send('settle')
    })
    return () => {
      isStale = true
    }
  }, [isOpening, isClosing, panel, opener, send])
}

/** The style sheet decides how long the panel moves; this only waits for it. */
function movementOf(dialog: HTMLDialogElement) {
  return Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished))
}

/** The focus goes back to the toggle, or on to a page that is new. */
function putAway(dialog: HTMLDialogElement, next: HTMLElement | null) {
  dialog.close()
  next?.focus({ preventScroll: true })
}

const main = () => document.getElementById('main')

function useCloseOnScroll(isOpen: boolean, send: Send) {
  useEffect(() => {
    if (!isOpen) return
    const start = scrollY
    const onScroll = () => {
      if (Math.abs(scrollY - start) > scrollSlack) send('close')
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [isOpen, send])
}

function useCloseOnNavigation(send: Send) {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    send('close')
  }, [key, send])
}
