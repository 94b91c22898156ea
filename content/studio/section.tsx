import { type ReactNode, useId } from 'react'

type Props = { title: string; count?: number; none?: string; children?: ReactNode }

/** A list of the dashboard under its title, or the sentence that says that it is empty. */
export function Section({ title, count, none, children }: Props) {
  const id = useId()
  const isEmpty = [children].flat().every((child) => !child)
  return (
    <section className="property__section" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && count > 0 && <span>{count}</span>}
      </h2>
      {isEmpty ? <p className="property__none">{none}</p> : children}
    </section>
  )
}
