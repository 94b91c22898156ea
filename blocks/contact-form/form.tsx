import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import { ENQUIRIES_PATH, FORM, type FormState, formId } from '@belvedere/kit/enquiry/form-state.ts'
import { Button } from '@belvedere/ui/button.tsx'
import s from './contact-form.module.css'
import { AnswerFields, type Controls, MessageFields, News, PersonFields } from './controls.tsx'
import { mailtoUrl } from './mailto.ts'
import { Sent } from './sent.tsx'
import { Notice, Summary } from './summary.tsx'
import { type Outcome, useEnquiryForm } from './use-enquiry-form.ts'

/** The link to the privacy page. */
type Privacy = { label: string; to: string } | null

type Props = {
  /** The alternative when the form cannot be sent. */
  email: string | undefined
  /** The id of the block. */
  block: string
  /** The path of the page. */
  page: string
  subjects: string[]
  languages: string[]
  privacy: Privacy
  words: FormWords
  state: FormState | undefined
}

/** The enquiry form. It is an ordinary form, which works without scripts. */
export function Form(props: Props) {
  const { email, block, page, words, privacy, state } = props
  const group = formId(block)
  const enquiry = useEnquiryForm({ group, page, words, state })
  const { outcome, house, errorOf } = enquiry
  if (outcome.is === 'sent')
    return <Sent reference={outcome.reference} words={words} isNew={enquiry.isHydrated} />

  const kept = state && state.is !== 'sent' ? state : undefined
  const controls: Controls = { group, words, values: kept?.values ?? {}, errorOf }
  return (
    <form
      ref={enquiry.form}
      action={`${ENQUIRIES_PATH}#${group}`}
      method="post"
      encType="multipart/form-data"
      noValidate={enquiry.isHydrated}
      {...enquiry.handlers}
    >
      <Summary heading={words.wrong} errors={enquiry.submitErrors} tried={enquiry.submitted} />
      <OutcomeNotice outcome={outcome} words={words} email={email} />
      <HiddenFields
        page={page}
        block={block}
        ticket={kept?.ticket ?? ''}
        house={house?.path ?? ''}
      />
      <div className={s.fields}>
        <PersonFields {...controls} />
        <AnswerFields {...controls} languages={props.languages} />
        <MessageFields
          {...controls}
          subjects={props.subjects}
          house={house}
          isAlone={props.languages.length <= 1}
        />
        <News {...controls} />
      </div>
      <div className={s.foot}>
        <Button
          type="submit"
          label={outcome.is === 'sending' ? words.sending : words.go}
          dark
          hasArrow
        />
        <p className={s.note}>
          {words.note}
          {privacy && <PrivacyLink {...privacy} />}
        </p>
      </div>
    </form>
  )
}

type NoticeProps = { outcome: Outcome; words: FormWords; email: string | undefined }

/** The reason why the form is still shown, with another way to send the text. */
function OutcomeNotice({ outcome, words, email }: NoticeProps) {
  const text = {
    'look-over': words.lookOver,
    busy: words.busy,
    'not-kept': words.notKept,
    'too-long': words.tooLong,
  }
  const values = 'values' in outcome ? outcome.values : undefined
  const is = outcome.is in text ? (outcome.is as keyof typeof text) : undefined
  return (
    <Notice reason={is && outcome}>
      <p>{is && text[is]}</p>
      {email && values && is !== 'look-over' && (
        <p>
          <a href={mailtoUrl(email, values)}>{words.byMail}</a>
        </p>
      )}
    </Notice>
  )
}

/** Opens in the same tab: the input is kept, and restored on the way back. */
function PrivacyLink({ label, to }: NonNullable<Privacy>) {
  return (
    <>
      {' '}
      <a href={to}>{label}</a>
    </>
  )
}

type HiddenProps = { page: string; block: string; ticket: string; house: string }

/** The hidden fields of the form, and a honeypot for programs that fill in every field. */
function HiddenFields({ page, block, ticket, house }: HiddenProps) {
  return (
    <>
      <input type="hidden" name={FORM.page} value={page} readOnly />
      <input type="hidden" name={FORM.block} value={block} readOnly />
      {ticket && <input type="hidden" name={FORM.ticket} value={ticket} readOnly />}
      {house && <input type="hidden" name="house" value={house} readOnly />}
      <div className="vh" aria-hidden="true">
        <label>
          Website
          <input type="text" name={FORM.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
