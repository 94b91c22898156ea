'use client'

import { Banner, Button, Link, useConfig, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useState } from 'react'
import { ModelPicture } from './model-picture.tsx'
import './model-panel.css'
import { type Panel, type Row, readPanel, rowsOf, strays } from './panel.ts'
import { notesOn, pairWords, sizeWords } from './panel-words.ts'
import { ShapeOffer } from './shape-offer.tsx'
import { usePanel } from './use-panel.ts'

/** The model of the map: a picture of it, its shapes with their records, and what is missing. */
export const ModelPanel: UIFieldClientComponent = () => {
  const model = useFormFields(([fields]) => fields.model?.value)
  const gate = useFormFields(([fields]) => fields.gate?.value)
  const { answer, hasFailed, reload } = usePanel(model)
  const [chosen, choose] = useState<string | null>(null)
  const panel = readPanel(answer, typeof gate === 'string' ? gate : null)
  if (hasFailed) return <Failed onRetry={reload} />
  if (!panel.model) return null
  const rows = rowsOf(panel)
  const row = rows.find(({ name }) => name === chosen)
  return (
    <section className="field-type model-panel" aria-labelledby="model-panel-title">
      <h2 id="model-panel-title" className="field-label">
        Shapes and records
      </h2>
      <p>
        {pairWords(panel)} {sizeWords(panel)}
      </p>
      {notesOn(panel).map((note) => (
        <Banner key={note} type="info">
          {note}
        </Banner>
      ))}
      {panel.scene && (
        <ModelPicture
          key={panel.scene.url}
          model={panel.scene}
          rows={rows}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <div className="model-panel__columns">
        <ShapeList rows={rows} chosen={chosen} onChoose={choose} />
        <div aria-live="polite">
          {row ? (
            <ShapeOffer key={row.name} row={row} panel={panel} onChange={reload} />
          ) : (
            <p>Choose a shape to open its record or to find one for it.</p>
          )}
        </div>
      </div>
      <Strays panel={panel} />
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="field-type model-panel" role="alert">
      <p>The shapes of the model and their records could not be loaded.</p>
      <Button size="small" buttonStyle="secondary" onClick={onRetry}>
        Try again
      </Button>
    </section>
  )
}

/** Records whose shape is not in the model: they have no pin, and nothing lights up for them. */
function Strays({ panel }: { panel: Panel }) {
  const { routes } = useConfig().config
  const lost = strays(panel)
  if (lost.length === 0) return null
  return (
    <>
      <h3>Their shape is not in the model</h3>
      <ul className="model-panel__strays">
        {lost.map(({ path, title, shape }) => (
          <li key={path}>
            <Link href={`${routes.admin}/collections/${path}`}>Open {title}</Link> ({shape})
          </li>
        ))}
      </ul>
    </>
  )
}

type Props = { rows: Row[]; chosen: string | null; onChoose: (name: string) => void }

/** The shapes of the model with their records; those without one come first. */
function ShapeList({ rows, chosen, onChoose }: Props) {
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
