import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { WeatherContent } from './view.tsx'

export const block = staticKind(fragment, WeatherContent)
