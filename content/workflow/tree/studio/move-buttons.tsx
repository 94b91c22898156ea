'use client'

import { useEffect, useRef } from 'react'
import type { Place } from '../moves.ts'

type Props = {
  id: string
  label: string
  /** The places one step up and down; undefined where there is none. */
  up: Place | undefined
  down: Place | undefined
  isInMenu: boolean
  onMove: (to: Place) => void
  onAsk: () => void
}

/** The button that was pressed last: its row may be another element after the move. */
let pressed = ''

/** The ways to move a row without dragging. */
export function MoveButtons({ id, label, up, down, isInMenu, onMove, onAsk }: Props) {
  const own = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const [row, name] = pressed.split(' ')
    if (row !== id) return
    pressed = ''
    const buttons = [...(own.current?.querySelectorAll('button') ?? [])]
    const button = buttons.find((one) => one.name === name && !one.disabled)
    ;(button ?? buttons.find((one) => !one.disabled))?.focus()
  })
  const step = (name: string, to: Place | undefined) => (
    <button
      type="button"
      name={name}
      aria-label={`Move “${label}” ${name}`}
      disabled={!to}
      onClick={() => {
        if (!to) return
        pressed = `${id} ${name}`
        onMove(to)
      }}
    >
      <span aria-hidden="true">{name === 'up' ? '↑' : '↓'}</span>
    </button>
  )
  return (
    <span className="tree__moves" ref={own}>
      {isInMenu && step('up', up)}
      {isInMenu && step('down', down)}
      <button
        type="button"
        name="ask"
        aria-haspopup="dialog"
        aria-label={`${isInMenu ? 'Move…' : 'Put in…'} “${label}”`}
        onClick={onAsk}
      >
        {isInMenu ? 'Move…' : 'Put in…'}
      </button>
    </span>
  )
}
