'use client'

import { Link, useDraggableSortable } from '@payloadcms/ui'
import { DragHandleIcon } from '@payloadcms/ui/icons/DragHandle'
import type { CSSProperties, ReactNode } from 'react'
import { stateWord } from '../../../studio/record-state.ts'
import type { TreePage } from '../shown.ts'

type Props = {
  id: string
  label: string
  address: string
  /** The page of the row; a link to elsewhere has none. */
  page: TreePage | undefined
  form: string
  admin: string
  depth?: number
  mayMove: boolean
  children: ReactNode
}

/** A link of the menu or a page outside it: its name, its address, its state, and ways to move it. */
export function TreeRow({ id, label, address, page, depth = 0, ...props }: Props) {
  const { form, admin, mayMove, children } = props
  const { listeners, setNodeRef, transform, transition, isDragging } = useDraggableSortable({
    id,
    disabled: !mayMove,
  })
  return (
    <li
      ref={setNodeRef}
      className="tree__row"
      data-dragged={isDragging}
      style={{ ...atDepth(depth), transform, transition }}
    >
      {mayMove && (
        <span className="tree__handle" aria-hidden="true" {...listeners}>
          <DragHandleIcon />
        </span>
      )}
      <div className="tree__what">
        <Link href={admin + form}>{label}</Link>
        <small>
          {address ? <span className="tree__address">{address}</span> : <b>Leads to nothing</b>}
          {page && page.title !== label && <span>{page.title}</span>}
          {page?.below && (
            <Link className="tree__below" href={admin + page.below.list}>
              {page.below.words}
            </Link>
          )}
        </small>
      </div>
      <span className="tree__status" data-state={page?.state}>
        {page ? stateWord(page.state) : ''}
      </span>
      {children}
    </li>
  )
}

/** The title of a list, onto which rows can be dropped. */
export function TreeHeading({ id, part, title }: { id: string; part: string; title: string }) {
  const { setNodeRef, transform, transition } = useDraggableSortable({ id, disabled: false })
  return (
    <h2 id={`tree-${id}`} ref={setNodeRef} style={{ transform, transition }}>
      {part && <span>{part}</span>} {title}
    </h2>
  )
}

/** The style of a row this many pages below the first ones. */
export function atDepth(depth: number): CSSProperties {
  return Object.fromEntries([['--depth', depth]])
}
