import s from './rising-sun.module.css'

/** The sun that rises on the horizon, and becomes the window on a picture. */
export function RisingSun() {
  return <i className={s.risingSun} />
}
