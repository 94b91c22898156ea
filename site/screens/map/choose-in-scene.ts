import { walk } from '@belvedere/kit/walks/walk.ts'
import type { MapScene } from '@belvedere/scenes/map/contract.ts'
import { CHOICE } from './choice.ts'
import { coveredOf } from './covered.ts'
import { POINTED, pointedId } from './pointing.ts'
import type { SceneData } from './scene-data.ts'
import { chosenId, shownIds } from './state-of.ts'

type Parts = { map: HTMLElement; frame: HTMLElement; scene: MapScene; data: SceneData }

/** Keeps the scene at what the page shows: the choice with its walk, what is pointed at, the filters. */
export function chooseInScene({ map, frame, scene, data }: Parts, signal: AbortSignal): void {
  const choose = () => {
    const chosen = chosenId(map)
    scene.show({ chosen, walk: walkOf(data, chosen), covered: coveredOf(map, frame) })
  }
  const point = () => scene.show({ pointed: pointedId(map) })
  const filter = () => scene.show({ shown: shownIds(map) })
  filter()
  choose()
  map.addEventListener(CHOICE, choose, { signal })
  map.addEventListener(POINTED, point, { signal })
  map.addEventListener('change', filter, { signal })
  const cover = () => scene.show({ covered: coveredOf(map, frame) })
  scene.on('resize', cover, signal)
  // A card that opens may scroll the page, and with it the frame under the header.
  addEventListener('scrollend', cover, { signal })
}

function walkOf({ walks }: SceneData, chosen: string | null) {
  const place = chosen && walks?.places[chosen]
  if (!walks || !place) return []
  return walk(walks.roads, walks.gate, place)?.path ?? []
}
