'use client'

import { useConfig, useListQuery } from '@payloadcms/ui'
import type { MouseEvent } from 'react'
import { type Tab, tabOf, tabQuery } from '../filters.ts'

type Props = { tabs: Tab[]; counts: number[] }

/** The quick filters. The list keeps its query itself, so a click goes through it. */
export function TabLinks({ tabs, counts }: Props) {
  const { query, refineListData } = useListQuery()
  const { admin } = useConfig().config.routes
  const current = tabOf(tabs, query.where)
  const open = (event: MouseEvent, { name, where }: Tab) => {
    // With a modifier key, the browser opens it elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // A new page, because Payload's panel of filters would look for an account called “spam”.
    if (name === 'mine' || current === 'mine') return
    event.preventDefault()
    void refineListData({ where, page: 1 })
  }
  return (
    <nav aria-label="Filters">
      {tabs.map((tab, i) => (
        <a
          key={tab.name}
          href={`${admin}/collections/enquiries${tabQuery(tab, query.search)}`}
          data-tab={tab.name}
          onClick={(event) => open(event, tab)}
          {...(tab.name === current && { 'aria-current': 'page' })}
        >
          {tab.label} <span>{counts[i]}</span>
        </a>
      ))}
    </nav>
  )
}
