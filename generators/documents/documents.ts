import { boatTransferTimes } from './boat-transfer-times/boat-transfer-times.ts'
import { directionsByRoad } from './directions-by-road/directions-by-road.ts'
import { lagoonGuide } from './lagoon-guide/lagoon-guide.ts'
import type { Document } from './parts/document.ts'
import { plantingList } from './planting-list/planting-list.ts'
import { seaGrassSurvey } from './sea-grass-survey/sea-grass-survey.ts'
import { tideAndWindTables } from './tide-and-wind-tables-2026/tide-and-wind-tables.ts'

/** The documents of the demo; each name is that of its PDF. */
export const DOCUMENTS: Document[] = [
  lagoonGuide,
  tideAndWindTables,
  plantingList,
  seaGrassSurvey,
  directionsByRoad,
  boatTransferTimes,
]
