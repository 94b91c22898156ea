import { Link } from '@payloadcms/ui'
import { type Filter, queryOf } from '../filter.ts'
import { TOPICS } from '../topics.ts'

type Props = { filter: Filter; people: { id: number; name: string }[]; address: string }

/** Chooses what is shown; an ordinary form, so that each choice has an address. */
export function AuditFilter({ filter, people, address }: Props) {
  const { topic = '', person = '', from = '', to = '' } = filter
  return (
    <form className="audit__filter" method="get" action={address} key={JSON.stringify(filter)}>
      <label>
        <span>Kind</span>
        <select name="topic" defaultValue={topic}>
          <option value="">Everything</option>
          {TOPICS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Person</span>
        <select name="person" defaultValue={person}>
          <option value="">Everybody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>From</span>
        <input type="date" name="from" defaultValue={from} />
      </label>
      <label>
        <span>To</span>
        <input type="date" name="to" defaultValue={to} />
      </label>
      <button type="submit">Show</button>
      {Object.keys(queryOf(filter)).length > 0 && (
        <Link href={address} prefetch={false}>
          Show everything
        </Link>
      )}
    </form>
  )
}
