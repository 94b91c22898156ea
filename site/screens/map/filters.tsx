import { Chip } from '@belvedere/ui/chip.tsx'
import { words } from '../words.ts'
import s from './map.module.css'

const KINDS = ['all', 'houses', 'amenities'] as const

/** Filters the places by kind, with CSS only. */
export function Filters() {
  return (
    <fieldset className={s.filters}>
      <legend className="vh">{words.showOnMap}</legend>
      {KINDS.map((kind) => (
        <Chip
          key={kind}
          name="show"
          data-show={kind}
          label={words.mapFilters[kind]}
          defaultChecked={kind === 'all'}
        />
      ))}
    </fieldset>
  )
}
