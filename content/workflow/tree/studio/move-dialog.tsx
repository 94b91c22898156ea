'use client'

import { Button } from '@payloadcms/ui'
import { Dialog } from '../../../studio/dialog.tsx'
import type { Place } from '../moves.ts'
import type { TreeLink, TreeList, TreePage } from '../shown.ts'

type Props = {
  one: TreeLink | TreePage
  lists: TreeList[]
  onMove: (to: Place | undefined) => void
  onClose: () => void
}

/** Asks for the list of links into which a link or a page is put, or takes it out of the menu. */
export function MoveDialog({ one, lists, onMove, onClose }: Props) {
  const isPage = 'key' in one
  const choose = (to: Place | undefined) => {
    onClose()
    onMove(to)
  }
  const title = isPage ? `Put “${one.title}” into the menu` : `Move “${one.label}”`
  return (
    <Dialog title={title} className="tree-dialog" closesBeside onClose={onClose}>
      <p>It comes last in the list. Visitors see it there once the menu is published.</p>
      <div className="tree-dialog__lists">
        {lists.map(({ name, part, title, links }) => (
          <Button
            key={name}
            buttonStyle="secondary"
            margin={false}
            disabled={!isPage && links.some(({ id }) => id === one.id)}
            onClick={() => choose({ list: name })}
          >
            {part}: {title}
          </Button>
        ))}
        {!isPage && (
          <Button buttonStyle="secondary" margin={false} onClick={() => choose(undefined)}>
            Take it out
          </Button>
        )}
      </div>
    </Dialog>
  )
}
