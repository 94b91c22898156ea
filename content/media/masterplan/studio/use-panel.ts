import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { requestIfPossible } from '../../../studio/request.ts'

/** What the service says of a model; `failed` if it says nothing. */
type Answer = { value: unknown } | 'failed'

/** What the service says of the model that the form has; `reload` after a record has changed. */
export function usePanel(model: unknown) {
  const { routes } = useConfig().config
  const [answer, setAnswer] = useState<Answer>()
  const [turn, setTurn] = useState(0)
  const id = typeof model === 'number' || typeof model === 'string' ? model : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const address = `${routes.api}/globals/map/shapes?model=${id}`
    if (id === null) setAnswer(undefined)
    else
      void requestIfPossible<unknown>(address, { signal }).then((value) => {
        if (!signal.aborted) setAnswer(value === undefined ? 'failed' : { value })
      })
    return () => controller.abort()
  }, [routes.api, id, turn])
  const reload = useCallback(() => setTurn((now) => now + 1), [])
  const hasFailed = answer === 'failed'
  return { answer: hasFailed ? undefined : answer?.value, hasFailed, reload }
}
