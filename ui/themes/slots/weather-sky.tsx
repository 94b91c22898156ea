import { WeatherSky as Sky } from '../day/weather-sky.tsx'
import { LongRule } from '../plain/long-rule.tsx'
import { slot } from '../slot.tsx'

/** What stands beside a sentence about the weather at a place. */
export const WeatherSky = slot<{ timeZone: string | null }>('arc', { day: Sky, plain: LongRule })
