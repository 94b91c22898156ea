import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef } from 'react'
import type { ImportProgress } from '../imports/progress.ts'
import { askProgress, askStop } from './ask-service.ts'
import { followImport } from './follow-import.ts'
import type { Stage } from './stage.ts'

/**
 * Shows the progress of an import in the dialog. An import continues without its dialog: a page
 * that is opened later shows the running one.
 */
export function useFollowing(setStage: Dispatch<SetStateAction<Stage>>) {
  const following = useRef<AbortController>(undefined)

  const follow = useCallback(
    async (begun: ImportProgress) => {
      following.current?.abort()
      const controller = new AbortController()
      following.current = controller
      const onNews = (run: ImportProgress) => setStage({ name: 'importing', run })
      const onSilence = () => setStage((stage) => withNote(stage, SILENT))
      onNews(begun)
      const end = await followImport(begun, { onNews, onSilence, signal: controller.signal })
      if (!end) return
      if ('message' in end) setStage({ name: 'failed', message: end.message })
      else if (end.run) setStage({ name: 'done', run: end.run })
      else setStage({ name: 'failed', message: RESTARTED })
    },
    [setStage],
  )

  useEffect(() => {
    let isHere = true
    void askProgress().then((answer) => {
      if (isHere && 'run' in answer && answer.run) void follow(answer.run)
    })
    return () => {
      isHere = false
      following.current?.abort()
    }
  }, [follow])

  async function stop({ id }: ImportProgress) {
    const answer = await askStop(id)
    if ('message' in answer) setStage((stage) => withNote(stage, answer.message))
    if ('silent' in answer) setStage((stage) => withNote(stage, NOT_STOPPED))
  }

  return { follow, stop }
}

/** The next update sets or removes the note that it is stopping. */
function withNote(stage: Stage, note: string): Stage {
  return stage.name === 'importing' ? { ...stage, note } : stage
}

const SILENT =
  'There is no answer from the service at the moment. The import goes on as long as the service runs; this window asks again every second.'
const NOT_STOPPED = 'There was no answer, so the import may go on. Press Stop again.'
const RESTARTED =
  'The content service was started again before the import had ended. What was imported stays. Choose the same sheet again: the preview shows what is still to be done.'
