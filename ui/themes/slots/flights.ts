import type { Look } from '@belvedere/kit/theme/look.ts'
import type { ThemeName } from '@belvedere/kit/theme/themes.ts'
import { FLY } from '../day/fly.ts'

/** Declarations of `fly()`, which sends something from the mark of the splash to the page. */
const FLIGHTS: Record<ThemeName, string> = { day: FLY, plain: '' }

/** The script of a look for the splash; without one nothing flies. */
export function flightOf({ theme, parts }: Look): string {
  return (parts.arc && FLIGHTS[theme]) || 'fly=()=>{}'
}
