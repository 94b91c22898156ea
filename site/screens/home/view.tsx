import { Display } from '@belvedere/ui/display.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { telephoneAddress } from '../../shell/addresses.ts'
import s from './home.module.css'

type Props = { name: string | null; email: string | null; phone: string | null }

/**
 * In the place of a home page that is not published: the name, and how to get in touch. The page is
 * the same for everybody, so editors find their preview by a link: it asks the studio who they are.
 */
export function OpeningSoon({ name, email, phone }: Props) {
  const words = useWords().pages
  return (
    <section
      className={`block ${s.soon}`}
      data-opening=""
      data-header="black"
      aria-labelledby="opening-title"
    >
      <div className={`grid ${s.body}`}>
        {name && <p className="eyebrow">{name}</p>}
        <Display as="h1" id="opening-title" title={words.openingSoon} className={s.title} />
        {words.beingPrepared && <p className="lead">{words.beingPrepared}</p>}
        {(email || phone) && (
          <p className={s.contact}>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={telephoneAddress(phone)}>{phone}</a>}
          </p>
        )}
        {words.forEditors && (
          <p className={s.editors}>
            {/* The answer is another document: the studio may stand in between. */}
            <a href="/?preview=true" rel="external">
              {words.forEditors}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
