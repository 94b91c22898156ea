import s from './numeral.module.css'

/** The number of an item in its row: 01, 02 … */
export function Numeral({ index }: { index: number }) {
  return (
    <i className={s.numeral} aria-hidden="true">
      {String(index + 1).padStart(2, '0')}
    </i>
  )
}
