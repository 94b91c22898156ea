import {
  type AskedForm,
  answersTo,
  CONSENT,
  type Consent,
} from '@belvedere/kit/enquiry/asked-form.ts'
import type { ControlName } from '@belvedere/kit/enquiry/check-control.ts'
import { ENQUIRIES_PATH, FORM, type FormState, formId } from '@belvedere/kit/enquiry/form-state.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import s from './contact-form.module.css'
import { type Controls, PersonFields } from './controls.tsx'
import { errorSummaries } from './error-summary.ts'
import { controlId, errorsOf } from './errors.ts'
import { Box, controlProps, ErrorMessage } from './field.tsx'
import { mailtoUrl } from './mailto.ts'
import { Questions } from './questions.tsx'
import { reasonOf, scriptData } from './script-data.ts'
import { Sent } from './sent.tsx'
import { Notice, Summary } from './summary.tsx'

/** The link to the privacy page. */
type Privacy = { label: string; to: string } | null

type Props = {
  /** The alternative when the form cannot be sent. */
  email: string | undefined
  /** The id of the block. */
  block: string
  /** The path of the page. */
  page: string
  asked: AskedForm
  subjects: string[]
  languages: string[]
  privacy: Privacy
  /** Within what time the owner answers. */
  promise: string | null
  words: SiteWords['form']
  state: FormState | undefined
}

/**
 * The enquiry form. It is an ordinary form, which works without scripts. Its script needs the data
 * and the template; the answer to a form that was sent without scripts has neither, and stays as it
 * is.
 */
export function Form(props: Props) {
  const { email, block, page, asked, words, privacy, promise, state } = props
  const summaries = errorSummaries(controlCount(asked), useWords())
  const group = formId(block)
  if (state?.is === 'sent')
    return <Sent reference={state.reference} words={words} promise={promise} />

  const errors = errorsOf(state?.is === 'wrong' ? state.problems : [], group, words)
  const errorOf = (field: ControlName) => errors.find((one) => one.field === field)?.message
  const controls: Controls = { group, words, values: state?.values ?? {}, errorOf }
  return (
    <form
      action={`${ENQUIRIES_PATH}#${group}`}
      method="post"
      encType="multipart/form-data"
      data-form={state ? undefined : scriptData({ group, page, email, words, toMend: summaries })}
    >
      <Summary errors={errors} />
      <OutcomeNotice {...{ state, words, email, asked }} />
      <HiddenFields
        words={words}
        page={page}
        block={block}
        ticket={state?.ticket ?? ''}
        house={state?.house?.path ?? ''}
      />
      <div className={s.fields}>
        <PersonFields {...controls} />
        <Questions
          {...controls}
          rows={asked.rows}
          subjects={props.subjects}
          languages={props.languages}
          house={state?.house}
        />
        {asked.consent && <ConsentBox {...controls} consent={asked.consent} privacy={privacy} />}
      </div>
      {!asked.rows.some(({ ask }) => ask === 'about') && (
        <p className={s.house}>
          {words.about && `${words.about}: `}
          <output name="about">{state?.house?.title}</output>
        </p>
      )}
      <div className={s.foot}>
        <Button type="submit" label={words.go} dark hasArrow />
        {(words.note || promise || (privacy && !asked.consent)) && (
          <p className={s.note}>
            {[words.note, promise].filter(Boolean).join(' ')}
            {privacy && !asked.consent && <PrivacyLink {...privacy} />}
          </p>
        )}
      </div>
      {!state && (
        <template>
          <ErrorMessage />
          <Sent words={words} promise={promise} />
        </template>
      )}
    </form>
  )
}

/** How many controls may have errors: name, e-mail address, the questions, and the consent. */
function controlCount({ rows, consent }: AskedForm) {
  return 2 + rows.length + (consent ? 1 : 0)
}

type NoticeProps = {
  state: Exclude<FormState, { is: 'sent' }> | undefined
  words: SiteWords['form']
  email: string | undefined
  asked: AskedForm
}

/** The reason why the form is still shown, with another way to send the text. */
function OutcomeNotice({ state, words, email, asked }: NoticeProps) {
  const text = state && state.is !== 'wrong' && reasonOf(state.is, words)
  const mail =
    text &&
    email &&
    state.is !== 'look-over' &&
    mailtoUrl(email, (field) => state.values[field], answersTo(asked, state.values))
  return (
    <Notice about="outcome">
      {text && (
        <>
          <p>{text}</p>
          {mail && (
            <p>
              <a href={mail}>{words.byMail}</a>
            </p>
          )}
        </>
      )}
    </Notice>
  )
}

type ConsentProps = Controls & { consent: Consent; privacy: Privacy }

/** What people have to agree to; the value of the box is the version of the text. */
function ConsentBox({ consent, privacy, group, values, errorOf }: ConsentProps) {
  const [id, error] = [controlId(group, CONSENT), errorOf(CONSENT)]
  return (
    <Box id={id} label={consent.text} link={privacy && <PrivacyLink {...privacy} />} error={error}>
      <input
        name={CONSENT}
        type="checkbox"
        value={consent.version}
        defaultChecked={values.consent === consent.version}
        required
        {...controlProps(id, error)}
      />
    </Box>
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

type HiddenProps = Record<'page' | 'block' | 'ticket' | 'house', string> & {
  words: SiteWords['form']
}

/**
 * What keeps the programs of visitors from filling in a field: 1Password, Bitwarden, LastPass,
 * Dashlane and Proton Pass each have an attribute of their own, and none heeds `autocomplete`.
 */
const NOT_FILLED = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': '',
}

/** The hidden fields of the form, and a honeypot for programs that fill in every field. */
function HiddenFields({ page, block, ticket, house, words }: HiddenProps) {
  return (
    <>
      <input type="hidden" name={FORM.page} value={page} readOnly />
      <input type="hidden" name={FORM.block} value={block} readOnly />
      {ticket && <input type="hidden" name={FORM.ticket} value={ticket} readOnly />}
      {house && <input type="hidden" name="house" value={house} readOnly />}
      <div className="vh" aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={FORM.trap} tabIndex={-1} autoComplete="off" {...NOT_FILLED} />
        </label>
      </div>
    </>
  )
}
