import s from './flight.module.css'

/** The sun that flies from the mark to the page (design.md, "The sun hands over"). */
export function Flight({ inset }: { inset: string }) {
  return (
    <i className={s.flight} data-sun="" style={{ inset }}>
      <b />
      <b />
    </i>
  )
}
