import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { WeatherStatus } from './view.tsx'

export const block = staticKind(fragment, WeatherStatus)
