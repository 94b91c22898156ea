'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../../studio/request.ts'
import { moved, type Place, placeOf } from '../moves.ts'
import type { TreeLink, TreeList } from '../shown.ts'
import { type LinkRow, saveMove } from './save-move.ts'

/** Longer than other messages: it is read, and then undone. */
const SHOWN_MS = 12_000

/**
 * The lists of links, and moves in them. A move is shown at once and saved after those before it;
 * one that fails is taken back, and the tree shows the menu as it is stored.
 */
export function useMoves(sent: TreeList[]) {
  const router = useRouter()
  const [lists, setLists] = useState(sent)
  const saves = useRef({ last: Promise.resolve(), waiting: 0 })
  useEffect(() => {
    // What the server sent before the last move was saved would take it back for a moment.
    if (saves.current.waiting === 0) setLists(sent)
  }, [sent])

  async function save(work: () => Promise<void>) {
    const { current } = saves
    current.waiting++
    current.last = current.last.then(work).catch((error) => void toast.error(sentenceOf(error)))
    await current.last
    current.waiting--
    if (current.waiting === 0) router.refresh()
  }

  function move(link: TreeLink, to: Place | undefined, row?: LinkRow) {
    const before = placeOf(linksIn(lists), link.id)
    setLists((now) => withLinks(now, moved(linksIn(now), link, to)))
    void save(async () => {
      const stored = await saveMove(link.id, to, row)
      const undo = () => {
        setLists((now) => withLinks(now, moved(linksIn(now), link, before)))
        // Only what this move has taken out is put in again: others may have done the same since.
        const again = to ? undefined : stored
        void save(async () => void (await saveMove(link.id, before, again)))
      }
      const list = lists.find(({ name }) => name === to?.list)
      const place = list
        ? `“${link.label}” is in “${list.title}” now.`
        : `“${link.label}” is out of the menu.`
      const message = `${place} Visitors see this once the menu is published.`
      toast.success(message, { action: { label: 'Undo', onClick: undo }, duration: SHOWN_MS })
    })
  }
  return { lists, move }
}

/** The links by the names of their lists. */
export const linksIn = (lists: TreeList[]): Record<string, TreeLink[]> =>
  Object.fromEntries(lists.map(({ name, links }) => [name, links]))

const withLinks = (lists: TreeList[], links: Record<string, TreeLink[]>): TreeList[] =>
  lists.map((list) => ({ ...list, links: links[list.name] ?? [] }))
