import { words } from '../words.ts'
import s from './map.module.css'

const KINDS = ['all', 'houses', 'amenities'] as const

/** Which places are shown. The stylesheet does it: there is nothing to send. */
export function Filters() {
  return (
    <fieldset className={s.filters}>
      <legend className="vh">{words.showOnMap}</legend>
      {KINDS.map((kind) => (
        <label key={kind} className={s.chip}>
          <input type="radio" name="show" data-show={kind} defaultChecked={kind === 'all'} />
          <span>{words.mapFilters[kind]}</span>
        </label>
      ))}
    </fieldset>
  )
}
