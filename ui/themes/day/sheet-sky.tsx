import s from './sheet-sky.module.css'

/** The arc of a page change, with the sun on it (design.md, "The sun hands over"). */
export function SheetSky() {
  return (
    <div className={s.sheetSky}>
      <i className={s.sheetSun} />
    </div>
  )
}
