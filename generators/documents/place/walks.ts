import { walk } from '@belvedere/kit/walks/walk.ts'
import copy from '../../../demo/copy.json' with { type: 'json' }
import { facts, groundOf } from './model.ts'

/** Five kilometres an hour, the pace of the map, in metres a minute. */
const PACE = 5000 / 60

/** “5 to 8 min”: on foot from the quay to a place of the map, or to the houses of a category. */
export function minutesFromQuay(to: string, unit: string): string {
  const houses = copy.listings.filter(({ category }) => category === to)
  const places = houses.length > 0 ? houses.map(({ meshKey }) => meshKey) : [to]
  const minutes = places.map(minutesTo)
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  return `${least === most ? least : `${least} to ${most}`} ${unit}`
}

function minutesTo(place: string) {
  const way = walk(facts.roads, groundOf('marina'), groundOf(place))
  if (!way) throw new Error(`No road of the model leads from the marina to ${place}.`)
  return Math.round((way.units * copy.map.metres) / PACE)
}
