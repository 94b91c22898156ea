'use client'

import type { ModelView } from '@belvedere/scenes/studio/model-view.ts'
import { useEffect, useRef, useState } from 'react'
import type { PanelModel, Row } from './panel.ts'

type Props = {
  model: PanelModel
  rows: Row[]
  chosen: string | null
  onChoose: (name: string) => void
}

/**
 * The model on a canvas that can be turned and clicked; without WebGL a sentence instead. Another
 * model needs another canvas: its address is the key.
 */
export function ModelPicture({ model, rows, chosen, onChoose }: Props) {
  const { canvas, view, isMissing } = useModelView(model, onChoose)
  useEffect(() => {
    view?.paint(
      new Map(
        rows.map(({ name, place }) => {
          return [name, name === chosen ? 'chosen' : place ? 'taken' : 'open'] as const
        }),
      ),
    )
  }, [view, rows, chosen])
  if (isMissing)
    return <p>This browser does not draw the model here. The lists have the same shapes.</p>
  return (
    <figure className="model-panel__picture">
      <canvas ref={canvas} role="img" aria-label="The model" />
      <figcaption>
        <span data-look="taken">with a record</span>
        <span data-look="open">without one</span>
        <span data-look="chosen">chosen</span>
        Drag to turn, scroll to zoom, click a shape to choose it. The list below does the same.
      </figcaption>
    </figure>
  )
}

/** Loads the renderer, which no other page of the studio needs. */
function useModelView({ url, nodes }: PanelModel, onPick: (name: string) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const names = useRef(new Set<string>())
  const pick = useRef(onPick)
  const [view, setView] = useState<ModelView>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    names.current = new Set(nodes.flatMap(({ name, isPlace }) => (isPlace ? [name] : [])))
    pick.current = onPick
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const giveUp = () => signal.aborted || setMissing(true)
    const start = async () => {
      if (!canvas.current) return
      const { showModel } = await import('@belvedere/scenes/studio/model-view.ts')
      const options = { names: names.current, signal, onLost: giveUp }
      const shown = await showModel(canvas.current, url, {
        ...options,
        onPick: (name) => pick.current(name),
      })
      if (!signal.aborted) setView(shown)
    }
    start().catch(giveUp)
    return () => controller.abort()
  }, [url])
  return { canvas, view, isMissing }
}
