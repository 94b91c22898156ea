import type { FieldProblem } from '@belvedere/kit/enquiry/check-control.ts'
import { FORM, type House, PREVIEW, SAMPLE_REFERENCE } from '@belvedere/kit/enquiry/form-state.ts'
import { stepsForEnquiry } from '@belvedere/ui/visit-steps.ts'
import { answersIn, problemsIn } from './controls-in.ts'
import { controlId, errorsOf } from './errors.ts'
import { forgetValues, keepValues, restoreValues } from './kept-values.ts'
import { mailtoUrl } from './mailto.ts'
import { type Reason, readScriptData, reasonOf, type ScriptData } from './script-data.ts'
import { sendForm } from './send-form.ts'
import { element, labelButton, linkTo, offerHouse, say, showErrors, showSent } from './show.ts'
import { houseOfVisit, ticketFor } from './ticket.ts'

const ERROR_LINK = '[data-notice=errors] a'

/**
 * Validates fields when they are left, sends the form, and stores the input. Its elements are looked
 * up when they are needed: programs of visitors wrap, move and add elements at any time. Without
 * scripts the browser sends the form, and the site answers.
 */
export function startForm(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector('form')
  const data = form && readScriptData(form)
  if (!form || !data) return
  const { group } = data
  let house: House | undefined
  let problems: FieldProblem[] = []
  /** The button that is held down. */
  let pressed: Element | null
  let isSending = false
  const ticket = ticketFor(group, (found) => {
    house = found
    offerHouse(form, found)
    restoreValues(form, group)
  })

  const setProblems = (next: FieldProblem[]) => {
    problems = next
    showErrors(form, errorsOf(problems, group, data.words))
  }
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => form.addEventListener(type, act, { signal })

  on('focusin', () => ticket.request())
  on('pointerdown', ({ target }) => {
    pressed = target instanceof Element ? target.closest('[type=submit]') : null
  })
  const release = () => {
    pressed = null
  }
  document.addEventListener('pointerup', release, { signal })
  on('focusout', ({ target }) => {
    // A message would move the button away from the pointer; the press validates all fields.
    if (pressed) return
    const field = target instanceof Element ? target.getAttribute('name') : null
    // A field that is left empty is not reported before the form is sent.
    const own = problemsIn(form).filter((one) => one.field === field && one.problem !== 'missing')
    if (own.length > 0) setProblems([...problems.filter((one) => one.field !== field), ...own])
  })
  on('input', () => {
    const found = problemsIn(form)
    setProblems(problems.filter(({ field }) => found.some((one) => one.field === field)))
    keepValues(form, group)
  })
  on('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(ERROR_LINK)
    if (!link) return
    event.preventDefault()
    document.getElementById(link.hash.slice(1))?.focus()
  })
  on('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    const found = problemsIn(form)
    setProblems(found)
    summarise(form, found, data)
    if (found.length > 0) return
    if (isPreview()) return showSent(form, SAMPLE_REFERENCE, data.page)
    isSending = true
    say(form, 'outcome')
    labelButton(form, data.words.sending)
    const sent = { data: dataOf(form, house), visit: stepsForEnquiry() }
    const answer = await sendForm(sent, await ticket.held())
    isSending = false
    labelButton(form, data.words.go)
    Object.assign(form.elements.namedItem(FORM.trap) ?? {}, { value: '' })
    if (answer.is === 'sent') {
      forgetValues(group)
      showSent(form, answer.reference, data.page)
    } else if (answer.is === 'wrong') {
      // The form asks for something else since it was loaded; what was written is restored in the new one.
      if (answer.problems.some(({ field }) => !document.getElementById(controlId(group, field))))
        return location.reload()
      setProblems(answer.problems)
      summarise(form, answer.problems, data)
    } else explain(form, answer.is, data)
  })

  restoreValues(form, group)
  const path = houseOfVisit()
  if (path || form.contains(document.activeElement)) ticket.request(path)
  form.noValidate = true
}

/** Lists the errors at the top, with a link to each field. */
function summarise(form: HTMLFormElement, problems: FieldProblem[], data: ScriptData) {
  const { group, words, toMend } = data
  const items = errorsOf(problems, group, words).map(({ id, message }) =>
    element('li', linkTo(`#${id}`, message)),
  )
  const heading = toMend[items.length - 1]
  say(form, 'errors', ...(heading ? [element('p', heading), element('ul', ...items)] : []))
}

/** Says why the form is still shown, with another way to send the text. */
function explain(form: HTMLFormElement, reason: Reason, { email, words }: ScriptData) {
  const parts = [element('p', reasonOf(reason, words))]
  if (email && reason !== 'look-over') {
    const data = new FormData(form)
    const url = mailtoUrl(email, (field) => `${data.get(field) ?? ''}`.trim(), answersIn(form))
    parts.push(element('p', linkTo(url, words.byMail)))
  }
  say(form, 'outcome', ...parts)
}

/** An editor who tries the form is no visitor: no enquiry is sent from a preview. */
function isPreview() {
  return new URLSearchParams(location.search).get(PREVIEW) === 'true'
}

/** What a form holds. Where it asks for the subject, the enquiry is about the listing only while that is it. */
function dataOf(form: HTMLFormElement, house: House | undefined): FormData {
  const data = new FormData(form)
  if (house && house.title === (data.get('about') ?? house.title)) data.set('house', house.path)
  return data
}
