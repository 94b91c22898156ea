import { PAGE_HOURS } from '@belvedere/kit/page-hour.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { MinusIcon } from '@belvedere/ui/icons/minus.tsx'
import { PlusIcon } from '@belvedere/ui/icons/plus.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import card from './card.module.css'
import { PlaceCard } from './card.tsx'
import type { Where } from './day/terrace.ts'
import { Filters } from './filters.tsx'
import { Legend } from './legend.tsx'
import { PlaceList } from './list.tsx'
import s from './map.module.css'
import panel from './panel.module.css'
import type { Place } from './places.ts'
import { Plan } from './plan.tsx'
import round from './round.module.css'
import type { SceneData } from './scene-data.ts'
import { SceneTools } from './scene-tools.tsx'
import { writeScriptWords } from './script-words.ts'
import type { Water } from './waters.ts'

/** Suns of the map stand where that of its slider does, from the hour on with which it opens. */
const OPENING: Style = { '--hour': PAGE_HOURS.evening.position }

type Props = {
  eyebrow: string | null
  title: string
  subtitle: string | null
  plan: Picture | null
  /** The plan after sunset; it loads when the hour slider is first used. */
  planDusk: Picture | null
  /** The location of the property; null if the settings lack it, and then no hours are known. */
  where: Where | null
  waters: readonly Water[]
  places: Place[]
  /** The id of the place whose card the address asks for. */
  chosen: string | null
  scene: SceneData | null
}

/**
 * The map: plan with pins, panel with the same places as lists, and a card for each place. A scene
 * replaces the plan where the browser can draw one.
 */
export function MapScreen({
  eyebrow,
  title,
  subtitle,
  plan,
  planDusk,
  where,
  waters,
  places,
  chosen,
  scene,
}: Props) {
  const words = useWords().map
  const houses = places.filter(({ kind }) => kind === 'house')
  const amenities = places.filter(({ kind }) => kind === 'amenity')
  const dusk = where && planDusk
  const hasTools = plan !== null && (scene !== null || dusk !== null)
  return (
    <section
      className={`block block--flush ${s.map}`}
      data-opening=""
      data-model={plan && scene ? JSON.stringify(scene) : undefined}
      style={hasTools && where ? OPENING : undefined}
      data-say={writeScriptWords(words)}
      aria-labelledby="map-title"
    >
      {plan && <Plan picture={plan} dusk={dusk} waters={waters} places={places} chosen={chosen} />}
      {plan && <ZoomButtons />}
      {hasTools && <SceneTools hasScene={scene !== null} where={where} />}
      <div className={panel.panel}>
        <div className={panel.head}>
          <Eyebrow text={eyebrow} />
          <Display as="h1" id="map-title" title={title} className={panel.title} />
          <Text text={subtitle} />
        </div>
        <Filters houses={houses} amenities={amenities} />
        <PlaceList title={words.homes} places={houses} chosen={chosen} />
        <PlaceList title={words.amenities} places={amenities} chosen={chosen} />
      </div>
      <section className={card.cards} aria-label={words.places}>
        {places.map((place) => (
          <PlaceCard key={place.id} place={place} isChosen={place.id === chosen} />
        ))}
      </section>
      {plan && places.length > 0 && <Legend places={places} />}
      <p className="vh" role="status" data-said="" />
    </section>
  )
}

/** The zoom buttons, which are hidden without scripts. */
function ZoomButtons() {
  const words = useWords().map
  return (
    <fieldset className={s.zoom} data-zoom="" data-spot="">
      <legend className="vh">{words.plan}</legend>
      <button type="button" className={round.round} aria-label={words.zoomIn}>
        <PlusIcon />
      </button>
      <button type="button" className={round.round} aria-label={words.zoomOut} aria-disabled="true">
        <MinusIcon />
      </button>
    </fieldset>
  )
}
