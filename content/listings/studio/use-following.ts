import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef } from 'react'
import { isOver } from '../../long-work/row.ts'
import { followWork, SILENT, UNANSWERED } from '../../long-work/studio/follow.ts'
import type { ImportProgress } from '../imports/progress.ts'
import { askDecision, askProgress, type Decision } from './ask-service.ts'
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
      const { signal } = controller
      const ask = ({ id }: ImportProgress) => askProgress(id)
      const end = await followWork(begun, { ask, onNews, onSilence, signal })
      if (!end) return
      if ('message' in end) setStage({ name: 'failed', message: end.message })
      else if (end.run) setStage({ name: 'done', run: end.run })
      else setStage({ name: 'failed', message: FORGOTTEN })
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

  /** A stop is followed already; what is begun by the others is followed from here. */
  async function decide(decision: Decision, { id }: ImportProgress) {
    const answer = await askDecision(decision, id)
    if ('message' in answer) setStage((stage) => withNote(stage, answer.message))
    else if ('silent' in answer) setStage((stage) => withNote(stage, UNANSWERED))
    else if (answer.run && decision !== 'stop') void follow(answer.run)
  }

  /** Shows an import of the history. */
  async function open({ id }: ImportProgress, isAsking: boolean) {
    const answer = await askProgress(id)
    if (!('run' in answer)) {
      const message = 'message' in answer ? answer.message : UNANSWERED
      return setStage({ name: 'failed', message })
    }
    if (!answer.run) return setStage({ name: 'failed', message: FORGOTTEN })
    if (!isOver(answer.run)) return follow(answer.run)
    setStage({ name: 'done', run: answer.run, isAsking })
  }

  return { follow, decide, open }
}

/** The next update sets or removes the note that it is stopping. */
function withNote(stage: Stage, note: string): Stage {
  return stage.name === 'importing' || stage.name === 'done' ? { ...stage, note } : stage
}

const FORGOTTEN = 'The service does not know this import any more.'
