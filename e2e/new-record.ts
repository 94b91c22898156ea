import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { collectionPages } from '../testing/page-kinds.ts'
import { holdAnswers } from './hold.ts'

export type Kind = (typeof collectionPages)[number]['collection'] | 'amenities'
export type Words = Record<string, string>

/** A field of a form by its name. */
export const nameOf = (form: Page | Locator, name: string) =>
  form.locator(`:is(input, textarea)[name="${name}"]`)

/** Types with this pause between keys, in ms, as an editor who goes from field to field. */
export const typist = (page: Page, form: Page | Locator, delay: number) => async (words: Words) => {
  for (const [name, text] of Object.entries(words)) {
    await nameOf(form, name).click()
    await page.keyboard.press('End')
    await page.keyboard.type(text, { delay })
  }
}

const isCreation = (kind: Kind) => (request: Request) =>
  request.method() === 'POST' && request.url().includes(`/api/${kind}?autosave=true`)
const isUpdate = (kind: Kind) => (request: Request) =>
  request.method() === 'PATCH' && new URL(request.url()).pathname.startsWith(`/api/${kind}/`)
/** The form requests the state of its fields at this moment. */
const isLook = (request: Request) => 'next-action' in request.headers()

/**
 * The editor's actions before the first save, during it, during the second, and until its response
 * has arrived.
 */
type Stages = [start: Step, creating: Step, saving: Step, looking: Step]
type Step = () => Promise<void>

/** Makes a new record while its answers are held, and returns its id. */
export async function makeSlowly(page: Page, kind: Kind, stages: Stages): Promise<number> {
  const [start, creating, saving, looking] = stages
  const creation = await holdAnswers(page, isCreation(kind))
  const update = await holdAnswers(page, isUpdate(kind))
  await start()
  const { doc } = await (await creation.answered).json()
  await creating()
  creation.release()
  await update.answered
  await saving()
  const looks = await holdAnswers(page, isLook)
  update.release()
  await looks.answered
  await looking()
  looks.release()
  return doc.id
}

/** Expects that a form still shows these words. */
export async function expectKept(form: Page | Locator, words: Words) {
  for (const [name, text] of Object.entries(words))
    await expect(nameOf(form, name)).toHaveValue(text)
}
