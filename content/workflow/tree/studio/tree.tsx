'use client'

import { DraggableSortable, Link } from '@payloadcms/ui'
import { useState } from 'react'
import { makeRowId } from '../../../studio/make-row-id.ts'
import { stateWord } from '../../../studio/record-state.ts'
import { dropPlace, type Item } from '../drop-place.ts'
import { nextPlace, type Place } from '../moves.ts'
import { outsideMenu } from '../outside.ts'
import type { ShownTree, TreeLink, TreePage } from '../shown.ts'
import { MoveButtons } from './move-buttons.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { atDepth, TreeHeading, TreeRow } from './tree-row.tsx'
import './tree.css'
import { linksIn, useMoves } from './use-moves.ts'

type Props = ShownTree & { admin: string }

const MENU = '/globals/global'
const OUTSIDE = 'outside'

/** The pages by menu and address, with the ways to move them in the menu. */
export function Tree({ pages, hasMore, lists: sent, menuState, mayMove, admin }: Props) {
  const { lists, move } = useMoves(sent)
  const [asked, setAsked] = useState<TreeLink | TreePage>()
  const links = linksIn(lists)
  const outside = outsideMenu(pages, Object.values(links).flat())
  const pageOf = (key: string | undefined) => pages.find((page) => page.key === key)
  const items: Item[] = [
    ...lists.flatMap(({ name, links }) => [
      { id: name, list: name },
      ...links.map((link) => ({ id: link.id, link })),
    ]),
    { id: OUTSIDE },
    ...outside.flatMap(({ page }) => (page ? { id: page.key, page } : [])),
  ]

  /** Moves what was dragged or chosen: a link, or a page that gets one. */
  function bring(one: TreeLink | TreePage, to: Place | undefined) {
    if (!('key' in one)) return move(one, to)
    if (!to) return
    const { key, title: label, path, link } = one
    const id = makeRowId()
    move({ id, label, page: key, to: path ?? '' }, to, { id, link: { label, ...link } })
  }

  function drop(from: number, onto: number) {
    const item = items[from]
    const one = item?.link ?? item?.page
    const place = dropPlace(items, from, onto)
    if (one && place) bring(one, place.to)
  }

  const buttons = (one: TreeLink | TreePage) =>
    mayMove && (
      <MoveButtons
        id={'key' in one ? one.key : one.id}
        label={'key' in one ? one.title : one.label}
        up={'key' in one ? undefined : nextPlace(links, one.id, -1)}
        down={'key' in one ? undefined : nextPlace(links, one.id, 1)}
        isInMenu={!('key' in one)}
        onMove={(to) => bring(one, to)}
        onAsk={() => setAsked(one)}
      />
    )
  return (
    <div className="tree">
      <p className="tree__state">
        Menu and footer: <b>{stateWord(menuState)}</b>.{' '}
        {menuState !== 'published' && 'Visitors see what is published. '}
        <Link href={admin + MENU}>
          {menuState === 'published' ? 'Edit the menu' : 'See the changes and publish'}
        </Link>
      </p>
      <DraggableSortable
        ids={items.map(({ id }) => id)}
        onDragEnd={({ moveFromIndex, moveToIndex }) => drop(moveFromIndex, moveToIndex)}
      >
        {lists.map(({ name, part, title, links }) => (
          <section key={name} aria-labelledby={`tree-${name}`}>
            <TreeHeading id={name} part={part} title={title} />
            <ul>
              {links.map((link) => (
                <TreeRow
                  key={link.id}
                  {...{ admin, mayMove, id: link.id, label: link.label || 'Without a text' }}
                  address={pageOf(link.page)?.path ?? link.to}
                  page={pageOf(link.page)}
                  form={pageOf(link.page)?.form ?? MENU}
                >
                  {buttons(link)}
                </TreeRow>
              ))}
            </ul>
            {links.length === 0 && <p className="tree__none">No links.</p>}
          </section>
        ))}
        <section aria-labelledby={`tree-${OUTSIDE}`}>
          <TreeHeading id={OUTSIDE} part="" title="Not in the menu" />
          <ul>
            {outside.map(({ page, path, depth, heading }) =>
              page ? (
                <TreeRow
                  key={page.key}
                  {...{ admin, depth, page, form: page.form, id: page.key, label: page.title }}
                  mayMove={mayMove && page.path !== null}
                  address={path || 'No address yet'}
                >
                  {page.path !== null && buttons(page)}
                </TreeRow>
              ) : (
                <li key={path} className="tree__above" style={atDepth(depth)}>
                  {heading ? `${heading}, in the menu` : 'No page'} <code>{path}</code>
                </li>
              ),
            )}
          </ul>
          {outside.length === 0 && <p className="tree__none">Every page is in the menu.</p>}
          {hasMore && (
            <p className="tree__none">There are more pages than are shown: see the list.</p>
          )}
        </section>
      </DraggableSortable>
      {asked && (
        <MoveDialog
          one={asked}
          lists={lists}
          onMove={(to) => bring(asked, to)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
