import { say } from '@belvedere/kit/words/say.ts'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { type ListChoice, printChoice } from '../../content/list-choice.ts'
import s from './category.module.css'
import { pagesShown } from './pages-shown.ts'

type Props = { path: string; choice: ListChoice; pages: number }

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pager({ path, choice, pages }: Props) {
  const { list, locale } = useWords()
  if (pages < 2) return null
  const { page } = choice
  const to = (other: number) => {
    const search = printChoice({ ...choice, page: other })
    return search ? `${path}?${search}` : path
  }
  return (
    <nav className={s.pager} aria-label={list.pages}>
      {page > 1 && <Step to={to(page - 1)} label={list.previousPage} className={s.back} />}
      <ol>
        {pagesShown(page, pages).map((shown) => (
          <li key={shown.page}>
            {shown.isAfterGap && <span aria-hidden="true">…</span>}
            <a
              className="num"
              href={to(shown.page)}
              aria-label={say(list.page, { number: shown.page }, locale)}
              aria-current={shown.page === page ? 'page' : undefined}
            >
              {shown.page}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && <Step to={to(page + 1)} label={list.nextPage} />}
    </nav>
  )
}

function Step({
  to,
  label,
  className,
}: {
  to: string
  label: string
  className?: string | undefined
}) {
  return (
    <a className={`${s.step} ${className ?? ''}`} href={to} aria-label={label}>
      <ArrowIcon />
    </a>
  )
}
