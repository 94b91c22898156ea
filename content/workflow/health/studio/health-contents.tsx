import type { NamedFinding } from '@belvedere/kit/health/finding.ts'
import { Link } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import type { Queue } from '../queues.ts'
import type { Health } from '../read-health.ts'

type Props = { health: Health; admin: string }

/** The contents of the page of the installation’s health: what is wrong comes first. */
export function HealthContents({ health, admin }: Props) {
  const { findings, queues } = health
  return (
    <>
      <header className="property__head">
        <h1>Health</h1>
        <p className="health__sum">{sumOf(health)}</p>
      </header>
      <div className="property__columns">
        <section className="property__section" aria-labelledby="health-checks">
          <h2 id="health-checks">What was looked at</h2>
          <ul className="property__rows health__checks">
            {findings.map((finding) => (
              <FindingRow key={`${finding.name} ${finding.found}`} {...finding} />
            ))}
          </ul>
          <p className="property__none">
            “npm run doctor” on the server looks at more: settings, versions, the database and who
            else writes to it.
          </p>
        </section>
        <div>
          <section className="property__section" aria-labelledby="health-queues">
            <h2 id="health-queues">What waits</h2>
            <ul className="property__rows">
              {queues.map((queue) => (
                <QueueRow key={queue.name} {...{ queue, admin }} />
              ))}
            </ul>
          </section>
          <Installation {...health} />
        </div>
      </div>
    </>
  )
}

const WORDS = { ok: 'OK', warning: 'Warning', fault: 'Fault' } as const

function FindingRow({ is, name, found, todo }: NamedFinding) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="health__is" data-is={is}>
          {WORDS[is]}
        </span>
        <small>{found}</small>
        {todo && <small className="health__todo">{todo}</small>}
      </div>
    </li>
  )
}

function QueueRow({ queue, admin }: { queue: Queue; admin: string }) {
  const { name, count, trouble, path } = queue
  const contents = (
    <>
      <strong>{name}</strong>
      <span>{count.toLocaleString('en-GB')}</span>
      {trouble && <small className="health__todo">{trouble}</small>}
    </>
  )
  return (
    <li>
      {path ? (
        <Link href={admin + path} prefetch={false}>
          {contents}
        </Link>
      ) : (
        <div>{contents}</div>
      )}
    </li>
  )
}

function Installation({ version, node, engine, startedAt }: Health) {
  return (
    <section className="property__section" aria-labelledby="health-version">
      <h2 id="health-version">This installation</h2>
      <dl className="health__facts">
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Node</dt>
        <dd>{node.replace(/^v/, '')}</dd>
        <dt>Database</dt>
        <dd>{engine}</dd>
        <dt>Running since</dt>
        <dd>
          <Moment iso={startedAt} />
        </dd>
      </dl>
    </section>
  )
}

function sumOf({ findings, queues }: Health) {
  const count = (is: NamedFinding['is']) => findings.filter((one) => one.is === is).length
  const late = queues.filter(({ trouble }) => trouble).length
  const parts = [
    sayCount(count('fault'), 'fault'),
    sayCount(count('warning'), 'warning'),
    late > 0 ? `${late} of what waits is late` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Everything is well.'
}

const sayCount = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
