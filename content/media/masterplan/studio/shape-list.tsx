import type { Row } from './panel.ts'

type Props = { rows: Row[]; chosen: string | null; onChoose: (name: string) => void }

/** The shapes of the model with their records; those without one come first. */
export function ShapeList({ rows, chosen, onChoose }: Props) {
  const open = rows.filter(({ place }) => !place)
  const taken = rows.filter(({ place }) => place)
  return (
    <ul className="model-panel__shapes" aria-label="Shapes of the model">
      {[...open, ...taken].map(({ name, place }) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            <b>{name}</b> {place ? place.title : 'no record'}
          </button>
        </li>
      ))}
    </ul>
  )
}
