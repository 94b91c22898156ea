import { BigArc } from './arc.tsx'
import s from './weather-sky.module.css'

/** Mid-morning, until the behaviour sets the time. */
const MORNING = 0.36

/** The arc with the sun at the local time of day, which `move-sky.ts` sets. */
export function WeatherSky({ timeZone }: { timeZone: string | null }) {
  return (
    <div className={s.sky} data-sky="" data-time-zone={timeZone ?? undefined}>
      <BigArc hour={MORNING} className={s.skyArc} />
    </div>
  )
}
