import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Moment } from '../../studio/moment.tsx'
import type { ImportProgress } from '../imports/progress.ts'
import { askPast } from './ask-service.ts'
import { pastLabel, pastWords } from './import-words.ts'

type Props = { onOpen: (run: ImportProgress, isAsking: boolean) => void }

/** The imports until now: who, when, how many, and whether they were taken back. */
export function PastImports({ onOpen }: Props) {
  const [imports, setImports] = useState<ImportProgress[]>([])
  const [next, setNext] = useState<number | undefined>()
  const [failure, setFailure] = useState('')

  async function load(page: number) {
    const answer = await askPast(page)
    if ('message' in answer) return setFailure(answer.message)
    setFailure('')
    // An import that has begun meanwhile moves the others to the next page.
    setImports((known) => {
      const ids = new Set(known.map(({ id }) => id))
      return [...known, ...answer.imports.filter(({ id }) => !ids.has(id))]
    })
    setNext(answer.hasMore ? page + 1 : undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog is opened
  useEffect(() => void load(1), [])

  if (imports.length === 0 && !failure) return null
  return (
    <section className="past-imports" aria-labelledby="past-imports">
      <h3 id="past-imports">Imports until now</h3>
      {failure && <p role="status">{failure}</p>}
      <ul>
        {imports.map((run) => (
          <PastImport key={run.id} run={run} onOpen={onOpen} />
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" className="work-more" onClick={() => void load(next)}>
          Show older ones
        </button>
      )}
    </section>
  )
}

function PastImport({ run, onOpen }: Props & { run: ImportProgress }) {
  const { sheet, by, begunAt, may, back } = run
  const label = pastLabel(run)
  const name = sheet || 'A sheet'
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {label && <span className="sheet-changed">{label}</span>}
        <small>
          {by} · <Moment iso={begunAt} /> · {pastWords(run)}
        </small>
      </div>
      <div className="work-buttons">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={`Details of “${name}”`}
          onClick={() => onOpen(run, false)}
        >
          Details
        </Button>
        {may.takeBack && !back && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            aria-label={`Take back… “${name}”`}
            onClick={() => onOpen(run, true)}
          >
            Take back…
          </Button>
        )}
      </div>
    </li>
  )
}
