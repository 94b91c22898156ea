'use client'

import { SearchFilter, SearchIcon, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { type Filters, filtersOf, kindOf, whereOf } from '../filters.ts'

/** Search, filters and order. In the drawer of a field the kind of file is given. */
export function Toolbar() {
  const { query, handleSearchChange, handleSortChange, handleWhereChange } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const filters = filtersOf(query.where)
  const choose = (change: Partial<Filters>) =>
    void handleWhereChange?.(whereOf({ ...filters, ...change }))
  const sort = typeof query.sort === 'string' ? query.sort : NEWEST
  return (
    <div className="library__toolbar">
      <div className="library__search">
        <SearchIcon />
        <SearchFilter
          label="Search alt text, caption and filename"
          handleChange={(search) => void handleSearchChange?.(search)}
          searchQueryParam={query.search ?? ''}
        />
      </div>
      {!isInDrawer && (
        <Choice
          label="Kind"
          value={filters.kind}
          onChange={(value) => choose({ kind: kindOf(value) ?? '' })}
          options={KINDS}
        />
      )}
      <Choice
        label="Show"
        value={filters.state}
        onChange={(value) => choose({ state: stateOf(value) })}
        options={STATES}
      />
      <Choice
        label="Order"
        value={sort}
        onChange={(value) => void handleSortChange?.(value)}
        options={ORDERS}
      />
    </div>
  )
}

const KINDS = [
  ['', 'All kinds'],
  ['picture', 'Pictures'],
  ['film', 'Films'],
  ['document', 'Documents'],
  ['model', 'Models'],
  ['font', 'Fonts'],
] as const

const STATES = [
  ['', 'All files'],
  ['unused', 'Unused'],
  ['undescribed', 'Without alt text'],
] as const

const NEWEST = '-createdAt'

const ORDERS = [
  [NEWEST, 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['filename', 'Name'],
  ['-filesize', 'Largest first'],
] as const

const stateOf = (value: string) => STATES.find(([state]) => state === value)?.[0] ?? ''

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      className="library__choice"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  )
}
